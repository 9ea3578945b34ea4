import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// Copies a meal or all food of another day: lists previous days with their food, and accepts a typed day.
package struct CopyMealPanel: Chooser {
    package typealias Context = SpotterShell.Context

    /// A line: a whole day, or one of its meals.
    struct Line: Sendable {
        let day: Day
        /// Nil for the whole day.
        let meal: Meal?
        let entries: [FoodEntry]
    }

    /// How many previous days can be listed.
    private static let lookedAt = 60
    /// How many of them are listed: the last ones on which something was eaten.
    private static let listed = 14

    private let client: Identifier<Client>
    private let day: Day
    private let recent: [Line]
    private var lines: [Line]
    /// The target meal; nil for the same one.
    private var target: Meal?
    var typed = TypedList()
    /// The day that is typed, when it is one.
    private var typedDay: Day?

    /// Opens the list for a day.
    static func open(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        let entries = context.read { diary in
            try diary.foodEntries.list(of: client, before: day, most: listed, within: lookedAt)
        }
        guard let entries else { return }
        let days = Dictionary(grouping: entries, by: \.day).sorted { $0.key > $1.key }
        let recent = days.flatMap { lines(of: $0.key, $0.value) }
        context.present(CopyMealPanel(client: client, day: day, recent: recent, lines: recent))
    }

    /// Copies everything of the previous day; shows a message if it is empty.
    static func repeatYesterday(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        copy(nil, from: day.adding(days: -1), to: day, of: client, &context)
    }

    /// The whole day first, then its meals; nothing for a day on which nothing was eaten.
    private static func lines(of day: Day, _ entries: [FoodEntry]) -> [Line] {
        ([nil] + Meal.allCases).compactMap { meal in
            let eaten = entries.filter { meal == nil || $0.meal == meal }
            return eaten.isEmpty ? nil : Line(day: day, meal: meal, entries: eaten)
        }
    }

    var hints: [KeyHint] {
        [
            KeyHint("Enter", "copy"), KeyHint("↑ ↓", "move"), KeyHint.typing("a date or a food"),
            KeyHint(.ctrl("l"), "to which meal"), KeyHint("Esc", "close"),
        ]
    }

    var writes: Bool { true }
    var heading: Phrase { "Copy to \(day.named)" }
    var lineCount: Int { lines.count }
    var countText: Phrase { target.map { "a meal goes to \($0.word)" } ?? "meals stay as they are" }
    func boxSize(_ body: Rect) -> Size {
        Size(columns: min(body.width - 2, 90), rows: min(body.height, max(recent.count, 6) + 5))
    }

    mutating func special(_ key: Key, context: inout Context) -> OverlayOutcome? {
        guard key == .ctrl("l") else { return nil }
        switch target {
        case nil: target = Meal.allCases.first
        case Meal.allCases.last: target = nil
        case let meal?: target = meal.next
        }
        return .stay
    }

    func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        guard lines.indices.contains(index) else { return .stay }
        let line = lines[index]
        let target = line.meal == nil ? nil : target
        return Self.copy(line.meal, from: line.day, to: day, as: target, of: client, &context) ? .close : .stay
    }

    /// A date shows its day, whenever it was; other text filters by the names of foods.
    mutating func search(_ context: inout Context) {
        let text = typed.text
        typedDay = Day.read(text, today: context.today, past: true)
        if let typedDay {
            let entries = context.read { [client] diary in try diary.foodEntries.list(of: client, on: typedDay) }
            lines = Self.lines(of: typedDay, entries ?? [])
        } else {
            let wanted = SearchKey.fold(text)
            lines = recent.filter { line in
                wanted.isEmpty || line.entries.contains { SearchKey.fold($0.name).contains(wanted) }
            }
        }
    }

    @discardableResult
    private static func copy(
        _ meal: Meal?, from source: Day, to day: Day, as target: Meal? = nil, of client: Identifier<Client>,
        _ context: inout Context
    ) -> Bool {
        let when = RelativeDay.text(source, today: context.today)
        let copied = context.write(nil) { diary in
            try diary.foodEntries.copy(meal, from: source, to: day, as: target, of: client)
        }
        guard let copied else { return false }
        guard copied > 0 else {
            context.message = .warning("No food logged on \(source.short): y copies another day.")
            return false
        }
        let words: Phrase =
            switch (meal, target) {
            case (let meal?, let target?) where target != meal:
                "Copied \(meal.word) of \(when) as \(target.word): \(copied, one: "entry", other: "entries"). u: undo."
            case (let meal?, _): "Copied \(meal.word) of \(when): \(copied, one: "entry", other: "entries"). u: undo."
            case (nil, _): "Copied all of \(when): \(copied, one: "entry", other: "entries"). u: undo."
            }
        context.message = .success(words)
        return true
    }
}

extension CopyMealPanel {
    var emptyText: Phrase {
        if let typedDay { return "No food logged on \(typedDay.long)." }
        if typed.text.isEmpty { return "No food logged on the previous days. Type a date: 12 mar, -90d." }
        return "\"\(typed.text)\" is neither a date nor a food of these days. Write 12 mar, 2026-03-12, mon or -3d."
    }

    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        let line = lines[index]
        let energy = EnergyText.text(
            line.entries.reduce(.zero) { $0 + $1.nutrients.energy }, in: context.shared.energyUnit)
        guard let meal = line.meal else {
            let day: Phrase = "\(line.day.named)  \(RelativeDay.text(line.day, today: context.today))"
            screen.listLine(
                row, isSelected: isSelected,
                left: "\(day): the whole day, \(line.entries.count, one: "entry", other: "entries")",
                right: Phrase(verbatim: energy), style: Style(.text, .bold))
            return
        }
        let names = line.entries.map(\.name)
        screen.listLine(
            row, isSelected: isSelected, left: "  \(meal.word): \(list: names)", right: Phrase(verbatim: energy))
    }
}
