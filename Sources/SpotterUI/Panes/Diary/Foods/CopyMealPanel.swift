import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Copies a meal or everything of another day: the days before with what they hold, and any day that is typed.
struct CopyMealPanel: Chooser {
    typealias Context = SpotterUI.Context

    /// What one line stands for: a whole day, or one of its meals.
    struct Line: Hashable, Sendable {
        let day: Day
        /// Nil for the whole day.
        let meal: Meal?
        let names: [String]
        let energy: Energy
    }

    /// How many days before are looked at, and how many are listed.
    private static let lookedAt = 60
    private static let listed = 14

    private let client: Identifier<Client>
    private let day: Day
    private let recent: [Line]
    private var lines: [Line]
    /// Where a meal goes; nil to the one it was.
    private var target: Meal?
    var typed = TypedList()
    /// The day that is typed, when it is one.
    private var asked: Day?

    /// Opens the list for a day.
    static func open(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        let recent = context.read { diary -> [Line] in
            var lines: [Line] = []
            var days = 0
            for back in 1...lookedAt where days < listed {
                let before = day.adding(days: -back)
                let found = Self.lines(of: before, try diary.foodEntries(of: client, on: before))
                lines += found
                if !found.isEmpty { days += 1 }
            }
            return lines
        }
        guard let recent else { return }
        context.present(CopyMealPanel(client: client, day: day, recent: recent))
    }

    /// Copies everything of the day before; a day without anything says so.
    static func repeatYesterday(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient()?.id else { return }
        copyDay(from: day.adding(days: -1), to: day, of: client, &context)
    }

    private init(client: Identifier<Client>, day: Day, recent: [Line]) {
        self.client = client
        self.day = day
        self.recent = recent
        lines = recent
    }

    /// The whole day first, then its meals; nothing for a day on which nothing was eaten.
    private static func lines(of day: Day, _ entries: [FoodEntry]) -> [Line] {
        guard !entries.isEmpty else { return [] }
        func line(_ meal: Meal?, _ entries: [FoodEntry]) -> Line {
            Line(
                day: day, meal: meal, names: entries.map(\.name),
                energy: entries.reduce(.zero) { $0 + $1.nutrients.energy })
        }
        let meals = Meal.allCases.compactMap { meal -> Line? in
            let own = entries.filter { $0.meal == meal }
            return own.isEmpty ? nil : line(meal, own)
        }
        return [line(nil, entries)] + meals
    }

    var hints: [KeyHint] {
        [
            KeyHint("Enter", "copy"), KeyHint("↑ ↓", "move"), KeyHint("type", "a date or a food"),
            KeyHint(.ctrl("l"), "to which meal"), KeyHint("Esc", "close"),
        ]
    }

    var writes: Bool { true }
    var heading: String { "Copy to \(day.weekday.short) \(day.short)" }
    var lineCount: Int { lines.count }
    var countText: String { target.map { "a meal goes to \($0.rawValue)" } ?? "a meal stays the meal it was" }
    func boxSize(_ body: Rect) -> Size {
        Size(columns: min(body.width - 2, 90), rows: min(body.height, max(recent.count, 6) + 5))
    }

    mutating func special(_ key: Key, context: inout Context) -> OverlayOutcome? {
        guard key == .ctrl("l") else { return nil }
        target = target.map { $0 == Meal.allCases.last ? nil : $0.next } ?? Meal.allCases.first
        return .stay
    }

    func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        lines.indices.contains(index) && copy(lines[index], &context) ? .close : .stay
    }

    /// A date shows its day, whenever it was; everything else narrows by the names of foods.
    mutating func search(_ context: inout Context) {
        let text = typed.text
        asked = Day.read(text, today: context.today)
        guard let asked else {
            let wanted = SearchKey.fold(text)
            lines = recent.filter { line in
                wanted.isEmpty || line.names.contains { SearchKey.fold($0).contains(wanted) }
            }
            return
        }
        let client = client
        let entries = context.read { diary in try diary.foodEntries(of: client, on: asked) }
        lines = Self.lines(of: asked, entries ?? [])
    }

    private func copy(_ line: Line, _ context: inout Context) -> Bool {
        guard let meal = line.meal else { return Self.copyDay(from: line.day, to: day, of: client, &context) }
        let (client, day, target) = (client, day, target ?? meal)
        let when = RelativeDay.text(line.day, today: context.today)
        let copied = context.write(nil) { diary in
            try diary.copyMeal(meal, from: line.day, to: day, as: target, of: client)
        }
        guard let copied else { return false }
        let goal = target == meal ? "" : " as \(target.rawValue)"
        context.message = .success(
            "Copied \(meal.rawValue) of \(when)\(goal): \(Count.text(copied, "entry", plural: "entries")). u undoes.")
        return true
    }

    @discardableResult
    private static func copyDay(from: Day, to: Day, of client: Identifier<Client>, _ context: inout Context) -> Bool {
        let when = RelativeDay.text(from, today: context.today)
        let copied = context.write(nil) { diary in
            try diary.copyDay(from: from, to: to, of: client)
        }
        guard let copied else { return false }
        context.message =
            copied == 0
            ? .warning("Nothing was written down \(when == "yesterday" ? "" : "on ")\(when): y copies another day.")
            : .success("Copied all of \(when): \(Count.text(copied, "entry", plural: "entries")). u undoes.")
        return copied > 0
    }
}

extension CopyMealPanel {
    var emptyText: String {
        if let asked { return "Nothing was written down on \(asked.long)." }
        if typed.text.isEmpty { return "Nothing was written down in the days before. Type a date: 12 mar, -90d." }
        return "\"\(typed.text)\" is no date and no food of these days. Write 12 mar, 2026-03-12, mon or -3d."
    }

    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        let line = lines[index]
        let count = Count.text(line.names.count, "entry", plural: "entries")
        let energy = EnergyText.text(line.energy, in: context.energyUnit)
        guard let meal = line.meal else {
            let day = "\(line.day.weekday.short) \(line.day.short)  \(RelativeDay.text(line.day, today: context.today))"
            screen.listLine(
                row, isSelected: isSelected, left: "\(day): the whole day, \(count)", right: energy,
                style: Style(.text, .bold))
            return
        }
        let names = line.names.joined(separator: ", ")
        screen.listLine(row, isSelected: isSelected, left: "  \(meal.rawValue): \(names)", right: energy)
    }
}
