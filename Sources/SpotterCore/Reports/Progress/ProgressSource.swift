public import DiaryStore
public import FitnessModel
public import Foundation

/// Where a section reads from: one client, a period, the clock and the formula.
public struct ProgressSource: Sendable {
    let diary: Diary
    package let client: Client
    let period: ProgressPeriod
    package let today: Day
    package let zone: TimeZone
    package let formula: StrengthFormula
    /// The days of the period.
    package let days: ClosedRange<Day>
    /// With which weekday lists of weekdays begin; the weeks of figures are those of ISO 8601.
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
        let first = period == .all ? try diary.firstTrainingDay(of: client.id) : nil
        days = period.days(today: today, first: first)
    }

    /// What is read over days that are given.
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
    ///   - weeks: how many weeks up to now; nil from the first session on.
    ///   - today: the day it is.
    ///   - zone: in which clocks are read.
    public init(_ diary: Diary, client: Client, weeks: Int?, today: Day, zone: TimeZone) throws(StoreError) {
        try self.init(
            diary, client: client, period: weeks.map { .weeks($0) } ?? .all, today: today, zone: zone,
            formula: try diary.strengthFormula())
    }

    /// The unit of weights.
    package var unit: MassUnit { client.unit }
    /// The weeks of the period, oldest first.
    var weeks: [ISOWeek] { ISOWeek.all(in: days) }
    /// The last thirty days.
    var lastMonth: ClosedRange<Day> { today.adding(days: -29)...today }

    /// Weeks in a row with a session, a run or an activity, whatever the period.
    func streak() throws(StoreError) -> Streak {
        let trainings = try diary.trainings(of: client.id, days: .earliest...today)
        return Streak(trainings.map(\.day), today: today)
    }

    func sessions() throws(StoreError) -> [TrainingSession] { try diary.sessionFigures(of: client.id, days: days) }
    func work() throws(StoreError) -> [WorkFigures] { try diary.workFigures(of: client.id, days: days) }
}

extension Sequence {
    /// Sums up by week; weeks without anything give zero.
    func totals(by weeks: [ISOWeek], day: (Element) -> Day, amount: (Element) -> Double) -> [Double] {
        let totals = Dictionary(map { (ISOWeek(day($0)), amount($0)) }, uniquingKeysWith: +)
        return weeks.map { totals[$0] ?? 0 }
    }
}
