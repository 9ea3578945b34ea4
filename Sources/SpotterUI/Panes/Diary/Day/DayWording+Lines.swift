import DiaryStore
import FitnessModel
import Foundation
import ViewKit

extension DayWording {
    /// What was eaten, meal by meal with its sum.
    func foods(_ day: EnergyDay) -> [DayLine] {
        guard !day.foods.isEmpty else {
            return [.plain("Nothing yet. f adds food,"), .plain("R repeats the day before, y copies a meal.")]
        }
        return Meal.allCases.flatMap { meal -> [DayLine] in
            let entries = day.foods.filter { $0.meal == meal }
            guard !entries.isEmpty else { return [] }
            let sum = entries.reduce(Energy.zero) { $0 + $1.nutrients.energy }
            let macros = Self.macros.map { part in
                let known = entries.compactMap { $0.nutrients[keyPath: part] }
                return known.isEmpty ? "-" : Self.whole(known.reduce(0, +))
            }
            return [DayLine(kind: .meal, name: meal.rawValue, energy: number(sum), macros: macros)]
                + entries.map { line($0) }
        }
    }

    private static var macros: [KeyPath<Nutrients, Int?>] { [\.protein, \.carbohydrate, \.fat] }

    private func line(_ entry: FoodEntry) -> DayLine {
        var line = DayLine(
            kind: .entry, key: .food(entry.id), time: Self.clock(entry.minute), name: entry.name,
            energy: number(entry.nutrients.energy))
        line.amount = Self.amount(entry)
        line.weight = entry.amount.map { Self.whole($0.thousandths) + ($0.unit == .ml ? " ml" : "") } ?? ""
        line.macros = Self.macros.map { entry.nutrients[keyPath: $0].map(Self.whole) ?? "-" }
        return line
    }

    /// "1 medium" or "2 × slice" of portions, else "300 g"; empty for what was added quickly.
    static func amount(_ entry: FoodEntry) -> String {
        guard let serving = entry.serving else { return entry.amount?.text ?? "" }
        let name = serving.portion.name
        let isCounted = name.first?.isNumber ?? false
        if serving.count == 1000 { return isCounted ? name : "1 × \(name)" }
        // "2 × medium" of "1 medium"; "2 × 0.5 cup" stays as it is.
        return "\(serving.countText) × \(name.hasPrefix("1 ") ? String(name.dropFirst(2)) : name)"
    }

    /// Milligrams as whole grams, millilitres alike.
    private static func whole(_ thousandths: Int) -> String { "\((thousandths + 500) / 1000)" }

    /// "07:30", or empty.
    static func clock(_ minute: Int?) -> String { TimeOfDay(minuteOfDay: minute)?.text ?? "" }
}

extension DayWording {
    /// What was done: activities, sessions, runs.
    func doings(_ day: EnergyDay) -> [DayLine] {
        let lines =
            day.activities.map { line($0) } + day.sessions.map { line($0) } + day.runs.map { line($0) }
        return lines.isEmpty ? [.plain("Nothing yet. v adds an"), .plain("activity, a r a run.")] : lines
    }

    private func line(_ cost: Costed<ActivityEntry>) -> DayLine {
        let entry = cost.record
        return doing(
            .activity(entry.id), time: Self.clock(entry.minute), entry.name,
            Self.minutes(entry.duration), cost.energy)
    }

    /// An estimate says that it is one; so does what was said by hand in its place.
    private func line(_ cost: Costed<SessionExpenditure>) -> DayLine {
        let session = cost.record
        let title = session.title.isEmpty ? "Strength training" : session.title
        let mark = session.isLive ? "goes on" : session.isCorrected ? "corrected" : "estimate"
        var line = doing(.session(session.session), "\(title) (\(mark))", Self.minutes(session.seconds), cost.energy)
        // In a narrow window the name may be cut: the sign is not.
        if !session.isCorrected { line.energy = "~" + line.energy }
        return line
    }

    private func line(_ cost: Costed<Run>) -> DayLine {
        doing(.run(cost.record.id), Self.title(cost.record), Self.time(cost.record.elapsed), cost.energy)
    }

    private func doing(
        _ key: DayLine.Key, time: String = "", _ name: String, _ duration: String, _ energy: Energy?
    ) -> DayLine {
        var line = DayLine(kind: .entry, key: key, time: time, name: name, energy: energy.map(number) ?? "?")
        line.amount = duration
        line.isDoing = true
        return line
    }

    /// "90 min": what is short is never cut in two.
    static func minutes(_ seconds: Int) -> String { seconds < 60 ? "\(seconds) s" : "\((seconds + 30) / 60) min" }

    /// "24:58", "1:02:05" of milliseconds.
    static func time(_ milliseconds: Int) -> String {
        let seconds = milliseconds / 1000
        let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
        let shown = parts[0] > 0 ? parts : Array(parts.dropFirst())
        return shown.enumerated().map { $0 > 0 && $1 < 10 ? "0\($1)" : "\($1)" }.joined(separator: ":")
    }
}
