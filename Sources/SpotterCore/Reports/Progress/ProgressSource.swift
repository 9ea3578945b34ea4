public import DiaryStore
public import FitnessModel
public import Foundation
package import Phrases
import ViewKit

/// The input of a section: one client, a period, the current day, the time zone and the formula.
public struct ProgressSource: Sendable {
    let diary: Diary
    package let client: Client
    let period: ProgressPeriod
    package let today: Day
    package let zone: TimeZone
    package let formula: StrengthFormula
    package let days: ClosedRange<Day>
    /// The first weekday in lists of weekdays. Weekly figures always use the weeks of ISO 8601.
    public var weekStart = WeekStart.monday

    package init(
        _ diary: Diary, client: Client, period: ProgressPeriod, today: Day, zone: TimeZone, formula: StrengthFormula
    ) throws(StoreError) {
        self.diary = diary
        self.client = client
        self.period = period
        self.today = today
        self.zone = zone
        self.formula = formula
        let first = period == .all ? try diary.figures.firstTrainingDay(of: client.id) : nil
        days = period.days(today: today, first: first)
    }

    /// Creates a source with a known range of days.
    init(
        _ diary: Diary, client: Client, days: ClosedRange<Day>, period: ProgressPeriod, today: Day,
        zone: TimeZone = .gmt,
        formula: StrengthFormula
    ) {
        (self.diary, self.client, self.days, self.period) = (diary, client, days, period)
        (self.today, self.zone, self.formula) = (today, zone, formula)
    }

    /// The statistics of a client for the command line.
    ///
    /// - Parameters:
    ///   - weeks: The number of weeks up to now; nil for all since the first session.
    ///   - today: The current day.
    ///   - zone: The time zone of clock times.
    public init(_ diary: Diary, client: Client, weeks: Int?, today: Day, zone: TimeZone) throws(StoreError) {
        try self.init(
            diary, client: client, period: weeks.map { .weeks($0) } ?? .all, today: today, zone: zone,
            formula: try diary.figures.strengthFormula())
    }

    package var unit: MassUnit { client.unit }
    /// The weeks of the period, oldest first.
    var weeks: [ISOWeek] { ISOWeek.all(in: days) }
    /// The last thirty days.
    var lastMonth: ClosedRange<Day> { today.adding(days: -29)...today }

    /// Consecutive weeks with a session, a run or an activity, regardless of the period.
    func streak() throws(StoreError) -> Streak {
        let trainings = try diary.figures.trainings(of: client.id, days: .earliest...today)
        return Streak(trainings.map(\.day), today: today)
    }

    func sessions() throws(StoreError) -> [TrainingSession] {
        try diary.figures.sessionFigures(of: client.id, days: days)
    }
    func work() throws(StoreError) -> [WorkFigures] { try diary.figures.workFigures(of: client.id, days: days) }
}

extension Sequence {
    /// Sums the amounts by week; weeks without elements are zero.
    func totals(by weeks: [ISOWeek], day: (Element) -> Day, amount: (Element) -> Double) -> [Double] {
        let totals = Dictionary(map { (ISOWeek(day($0)), amount($0)) }, uniquingKeysWith: +)
        return weeks.map { totals[$0] ?? 0 }
    }
}

package enum ProgressPeriod: Hashable, Sendable {
    /// A number of weeks including the current one.
    case weeks(Int)
    /// All weeks since the first session.
    case all
    /// From one day to another.
    case days(ClosedRange<Day>)

    /// The choices that a key cycles through.
    package static let choices: [ProgressPeriod] = [.weeks(4), .weeks(12), .weeks(52), .all]

    /// "12 weeks".
    package var title: Phrase {
        switch self {
        case .weeks(1): "this week"
        case .weeks(52): "1 year"
        case .weeks(let count): "\(count) weeks"
        case .all: "all"
        case .days(let days): "\(days.lowerBound.dated) to \(days.upperBound.dated)"
        }
    }

    package var next: ProgressPeriod { Self.choices.cycled(from: self) }

    /// Whole weeks up to the current day, or the given days.
    func days(today: Day, first: Day?) -> ClosedRange<Day> {
        let begin: Day
        switch self {
        case .weeks(let count): begin = ISOWeek(today).adding(weeks: 1 - max(1, count)).monday
        case .all: begin = ISOWeek(min(first ?? today, today)).monday
        case .days(let days): return days
        }
        return min(begin, today)...today
    }
}

/// The exercises trained most in the period.
package struct StrengthReport: Sendable {
    private static let maxExercises = 12

    /// The exercises, most sets first.
    package let exercises: [(id: Identifier<Exercise>, name: String)]

    package init(_ source: ProgressSource) throws(StoreError) {
        var sets: [Identifier<Exercise>: Int] = [:]
        for entry in try source.work() where entry.volume.grams > 0 { sets[entry.exercise, default: 0] += entry.sets }
        let ranked = sets.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.maxExercises).map(\.key)
        let names = try source.diary.figures.exerciseNames(ranked)
        exercises = ranked.map { ($0, names[$0] ?? "") }
    }

    /// The figures of all exercises.
    package func table(_ source: ProgressSource) throws(StoreError) -> ProgressTable {
        var points: [(name: String, point: StrengthPoint)] = []
        for exercise in exercises {
            points += try source.strength(of: exercise.id).map { (exercise.name, $0) }
        }
        return .strength(points, source)
    }
}

extension ProgressSource {
    /// The estimated one-repetition maximum of an exercise in each session.
    package func strength(of exercise: Identifier<Exercise>) throws(StoreError) -> [StrengthPoint] {
        try diary.figures.strengthTrend(client: client.id, exercise: exercise, days: days, formula: formula)
    }
}

extension ProgressTable {
    /// A row for each point, with the name of its exercise.
    package static func strength(
        _ points: [(name: String, point: StrengthPoint)], _ source: ProgressSource
    ) -> ProgressTable {
        let (unit, formula) = (source.unit, source.formula)
        return ProgressTable(
            "Strength (\(formula.name))",
            ["exercise", "day", "e1RM (\(unit.rawValue))", "from load (\(unit.rawValue))", "from reps"],
            points.map { name, point in
                [
                    .text(name), .text(point.day.iso), .number(point.estimate.value(in: unit), decimals: 1),
                    .number(point.load.value(in: unit), decimals: 2), .whole(point.reps),
                ]
            })
    }
}
