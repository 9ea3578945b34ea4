import DiaryStore
import FitnessModel
import Foundation
import ViewKit

extension DayWording {
    /// The records of the day in the order of the lists.
    var keys: [DayLine.Key] { (foods + activities).compactMap(\.key) }

    /// The titles of the food columns.
    var foodHead: [Phrase] { ["", "FOOD", "", "g", "\(unit.rawValue)", "P", "C", "F"] }
    /// The titles of the activity columns.
    var activityHead: [Phrase] { ["", "ACTIVITY", "time", "\(unit.rawValue)"] }

    /// The lists side by side, or one below the other as a single one.
    func lists(isSplit: Bool) -> [[DayLine]] {
        if isSplit { return [foods, activities] }
        let parts: [(name: Phrase, lines: [DayLine])] = [("FOOD", foods), ("ACTIVITY", activities)]
        let heads = parts.map { part in
            [DayLine(kind: .title, name: part.name, cells: ["\(unit.rawValue)"])] + part.lines
        }
        return [Array(heads.joined(separator: [.blank]))]
    }

    /// The foods, meal by meal with sums.
    func makeFoods() -> [DayLine] {
        guard !day.foods.isEmpty else {
            return [.plain("No food yet. a f adds some."), .plain("a y repeats the day before, y copies a meal.")]
        }
        return Meal.allCases.flatMap { meal -> [DayLine] in
            let entries = day.foods.filter { $0.meal == meal }
            guard !entries.isEmpty else { return [] }
            let sum = NutrientTotal(entries.map(\.nutrients)).known
            let cells: [Phrase] = ["", "", "", "", "\(number(sum.energy))"] + Self.macros(sum)
            return [DayLine(kind: .meal, name: meal.word, cells: cells)] + entries.map { line($0) }
        }
    }

    /// Whole grams of protein, carbohydrate and fat.
    private static func macros(_ nutrients: Nutrients) -> [Phrase] {
        [nutrients.protein, nutrients.carbohydrate, nutrients.fat].map { Phrase(verbatim: $0.map(whole) ?? "-") }
    }

    private func line(_ entry: FoodEntry) -> DayLine {
        let weight = entry.amount.map { Self.whole($0.thousandths) + ($0.unit == .ml ? " ml" : "") } ?? ""
        let energy = number(entry.nutrients.energy)
        let texts = [Self.clock(entry.minute), entry.name, Self.amount(entry), weight, energy]
        return DayLine(
            kind: .food, key: .food(entry.id), name: "\(entry.name)",
            cells: texts.map(Phrase.init(verbatim:)) + Self.macros(entry.nutrients))
    }

    /// "1 medium" or "2 × slice" of portions, else "300 g"; empty for a quick add.
    static func amount(_ entry: FoodEntry) -> String {
        guard let serving = entry.serving else { return entry.amount?.text ?? "" }
        let name = serving.portion.name
        let isCounted = name.first?.isNumber ?? false
        if serving.count == 1000 { return isCounted ? name : "1 × \(name)" }
        // "2 × medium" of "1 medium"; "2 × 0.5 cup" stays as it is.
        return "\(serving.countText) × \(name.hasPrefix("1 ") ? String(name.dropFirst(2)) : name)"
    }

    /// Milligrams as whole grams, and millilitres in the same way.
    private static func whole(_ thousandths: Int) -> String { "\((thousandths + 500) / 1000)" }

    /// "07:30", or empty.
    package static func clock(_ minute: Int?) -> String { TimeOfDay(minuteOfDay: minute)?.text ?? "" }
}

extension DayWording {
    /// Activities, sessions and runs.
    func makeActivities() -> [DayLine] {
        let lines =
            day.activities.map { line($0) } + day.sessions.map { line($0) } + day.runs.map { line($0) }
        return lines.isEmpty
            ? [.plain("No activities yet."), .plain("a v adds one."), .plain("a r adds a run.")] : lines
    }

    private func line(_ cost: Costed<ActivityEntry>) -> DayLine {
        let entry = cost.record
        return line(
            .activity(entry.id), time: Self.clock(entry.minute), "\(entry.name)", Self.minutes(entry.duration),
            cost.energy)
    }

    /// A session's line; it marks an estimate, and a typed value in its place.
    private func line(_ cost: Costed<SessionExpenditure>) -> DayLine {
        let session = cost.record
        let title: Phrase = session.title.isEmpty ? "Strength training" : "\(session.title)"
        let name: Phrase =
            session.isLive
            ? "\(title) (in progress)" : session.isCorrected ? "\(title) (corrected)" : "\(title) (estimate)"
        // In a narrow window the sign says that it is an estimate.
        return line(
            .session(session.session), name,
            short: session.title.isEmpty ? Phrase("Strength", context: "session") : title,
            Self.minutes(session.seconds), cost.energy, sign: session.isCorrected ? "" : "~")
    }

    private func line(_ cost: Costed<Run>) -> DayLine {
        let run = cost.record
        return line(
            .run(run.id), Self.title(run), ElapsedText.write(run.elapsed), cost.energy,
            sign: run.isEnergyEstimated && cost.energy != nil ? "~" : "")
    }

    private func line(
        _ key: DayLine.Key, time: String = "", _ name: Phrase, short: Phrase? = nil, _ duration: String,
        _ energy: Energy?, sign: String = ""
    ) -> DayLine {
        let cost = sign + (energy.map(number) ?? "?")
        let cells: [Phrase] = ["\(time)", name, "\(duration)", "\(cost)"]
        return DayLine(kind: .activity, key: key, name: name, short: short, cells: cells)
    }

    /// "90 min"; short texts are never broken.
    static func minutes(_ seconds: Int) -> String { seconds < 60 ? "\(seconds) s" : "\((seconds + 30) / 60) min" }
}

/// One line of a day's list as text: a food or an activity.
struct DayLine: Hashable, Sendable {
    /// The record behind a line, which the cursor keeps.
    enum Key: Hashable, Sendable {
        case food(Identifier<FoodEntry>)
        case activity(Identifier<ActivityEntry>)
        case session(Identifier<TrainingSession>)
        case run(Identifier<Run>)
    }

    /// The style of the line.
    enum Kind: Hashable, Sendable {
        /// The heading of a list, if both are in one.
        case title
        /// A meal with its sum.
        case meal
        case food
        case activity
        /// The text of an empty list.
        case plain
        case blank
    }

    let kind: Kind
    var key: Key?
    let name: Phrase
    /// The name where there is no room for it.
    var short: Phrase?
    /// A text for each column of its list, the time of day first.
    var cells: [Phrase] = []

    var isActivity: Bool { kind == .activity }
    var hasTime: Bool { key != nil && !cells[0].isEmpty }

    /// An empty line.
    static let blank = DayLine(kind: .blank, name: "")
    /// The text of an empty list.
    static func plain(_ text: Phrase) -> DayLine { DayLine(kind: .plain, name: text) }
}
