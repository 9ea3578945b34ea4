import DiaryStore
import FitnessModel
import Foundation

/// Where a section reads from: one client, a period, the clock and the formula.
struct ProgressSource: Sendable {
    let diary: Diary
    let client: Client
    let period: ProgressPeriod
    let today: Day
    let zone: TimeZone
    let formula: StrengthFormula
    /// The days of the period.
    let days: ClosedRange<Day>

    init(
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

    /// The unit of weights.
    var unit: MassUnit { client.unit }
    /// The weeks of the period, oldest first.
    var weeks: [ISOWeek] { ISOWeek.all(in: days) }
    /// The last thirty days.
    var lastMonth: ClosedRange<Day> { today.adding(days: -29)...today }

    func sessions() throws(StoreError) -> [SessionFigures] { try diary.sessionFigures(of: client.id, days: days) }
    func work() throws(StoreError) -> [WorkFigures] { try diary.workFigures(of: client.id, days: days) }
}

extension Sequence {
    /// Sums up by week; weeks without anything give zero.
    func totals(by weeks: [ISOWeek], day: (Element) -> Day, amount: (Element) -> Double) -> [Double] {
        guard let first = weeks.first else { return [] }
        var totals = Array(repeating: 0.0, count: weeks.count)
        for element in self {
            let index = first.monday.days(until: ISOWeek(day(element)).monday) / 7
            if totals.indices.contains(index) { totals[index] += amount(element) }
        }
        return totals
    }
}
