public import FitnessModel
import GRDB

/// All inputs of some days of a client, read at once: the number of queries does not depend on the number of days.
struct EnergyBook {
    let profile: EnergyProfile
    /// The values of each day, in order.
    let bodies: [BodyFigures]
    private let marks: [Day: DiaryDay]
    private let activities: [Day: [ActivityEntry]]
    private let sessions: [Day: [SessionExpenditure]]
    private let runs: [Day: [Run]]
    private let goals: [EnergyGoal]

    init(of client: Client, in range: ClosedRange<Day>, _ db: Database, else standard: EnergyProfile) throws {
        let id = client.id
        let count = range.lowerBound.days(until: range.upperBound)
        let days = (0...count).map { range.lowerBound.adding(days: $0) }
        profile = try EnergyProfile.read(of: id, db, else: standard)
        let rows = try DiaryDay.read(of: id, in: range, db)
        marks = Dictionary(rows.map { ($0.day, $0) }) { first, _ in first }
        bodies = try BodyHistory(of: client, in: range, db).figures(on: days)
        activities = Dictionary(grouping: try ActivityEntry.read(of: id, in: range, db), by: \.day)
        sessions = Dictionary(grouping: try SessionExpenditure.read(of: id, in: range, db), by: \.day)
        // The earliest first: a live one counts when it ends.
        let done = Condition(
            "r.client = ? AND r.state = 'done' AND r.day BETWEEN ? AND ?", id, range.lowerBound, range.upperBound)
        runs = Dictionary(grouping: try db.list(done, order: Run.newestFirst).reversed() as [Run], by: \.day)
        goals = try EnergyGoal.read(of: id, in: range, db)
    }

    /// The totals of a day.
    func summary(_ body: BodyFigures, _ total: NutrientTotal) -> DaySummary {
        let (sessions, runs) = (self.sessions(body).map(\.energy), self.runs(body).map(\.energy))
        let costs = activities(body).map(\.energy) + sessions + runs
        let marks = self.marks[body.day] ?? DiaryDay(day: body.day)
        return DaySummary(
            total: total, activity: costs.reduce(.zero) { $0 + ($1 ?? .zero) }, uncounted: costs.count { $0 == nil },
            kind: marks.kind ?? (sessions.isEmpty && runs.isEmpty ? .rest : .training), marks: marks,
            goal: goals.last { $0.start <= body.day }, body: body,
            basal: Result { () throws(BasalMetabolism.Missing) in try BasalMetabolism(of: body, profile) })
    }

    func activities(_ body: BodyFigures) -> [Costed<ActivityEntry>] {
        (activities[body.day] ?? []).map { Costed($0, $0.energy(weight: body.weight, profile: profile)) }
    }

    /// A live session counts by its finished sets.
    func sessions(_ body: BodyFigures) -> [Costed<SessionExpenditure>] {
        (sessions[body.day] ?? []).map { Costed($0, $0.energy(weight: body.weight, profile: profile)) }
    }

    func runs(_ body: BodyFigures) -> [Costed<Run>] {
        (runs[body.day] ?? []).map { Costed($0, $0.energy(weight: body.weight, profile: profile)) }
    }
}

/// An activity, session or run of a client with its energy.
public struct Costed<Record: Hashable & Sendable>: Hashable, Sendable {
    /// The record.
    public var record: Record
    /// Its energy; nil if unknown, for instance without a body weight.
    public var energy: Energy?

    init(_ record: Record, _ energy: Energy?) {
        self.record = record
        self.energy = energy
    }
}

/// The energy of a client's day: all its records and their totals.
@dynamicMemberLookup
public struct EnergyDay: Hashable, Sendable {
    /// The totals of the day.
    public let summary: DaySummary
    /// The foods, by meal, then by the minute.
    public let foods: [FoodEntry]
    /// The activities.
    public let activities: [Costed<ActivityEntry>]
    /// Training sessions; a live one counts by its finished sets.
    public let sessions: [Costed<SessionExpenditure>]
    /// Finished runs: a live one counts when it ends.
    public let runs: [Costed<Run>]
    /// The settings for calculating energy.
    public let profile: EnergyProfile
    /// The nutrient targets by kind of day.
    public let targets: [DiaryDay.Kind: NutrientTarget]

    /// The nutrient target of this day.
    public var target: NutrientTarget? { targets[summary.kind] }

    /// A property of the totals.
    public subscript<Value>(dynamicMember path: KeyPath<DaySummary, Value>) -> Value { summary[keyPath: path] }
}
