import FitnessModel
import GRDB

/// All that some days of a client are reckoned from, read in one go: so many questions, however many days.
struct EnergyBook {
    let days: [Day]
    let profile: EnergyProfile
    let said: [Day: DiaryDay]
    let bodies: [BodyFigures]
    let activities: [Day: [ActivityEntry]]
    let sessions: [Day: [SessionExpenditure]]
    let runs: [Day: [Run]]
    private let goals: [EnergyGoal]

    init(of client: Client, in range: ClosedRange<Day>, _ db: Database) throws {
        let id = client.id
        let count = range.lowerBound.days(until: range.upperBound)
        days = (0...count).map { range.lowerBound.adding(days: $0) }
        profile = try EnergyProfile.read(of: id, db)
        let rows = try DiaryDay.read(of: id, in: range, db)
        said = Dictionary(rows.map { ($0.day, $0) }) { first, _ in first }
        bodies = try BodyHistory(of: client, in: range, db).figures(on: days)
        activities = Dictionary(grouping: try ActivityEntry.fetch(db, client: id, days: range), by: \.day)
        sessions = Dictionary(grouping: try SessionExpenditure.fetch(db, client: id, days: range), by: \.day)
        runs = Dictionary(grouping: try Self.runs(of: id, in: range, db), by: \.day)
        let begun = try EnergyGoal.read(of: id, on: range.lowerBound, db)
        goals = try [begun].compactMap { $0 } + EnergyGoal.read(of: id, in: range, db)
    }

    /// The goal that counts on a day.
    func goal(on day: Day) -> EnergyGoal? { goals.last { $0.start <= day } }

    func basal(of body: BodyFigures) -> Result<BasalMetabolism, BasalMetabolism.Missing> {
        Result { () throws(BasalMetabolism.Missing) in try BasalMetabolism(of: body, profile) }
    }

    func costedActivities(_ body: BodyFigures) -> [Costed<ActivityEntry>] {
        (activities[body.day] ?? []).map { Costed($0, $0.energy(weight: body.weight, profile: profile)) }
    }

    /// A session that goes on counts by the sets that are done.
    func costedSessions(_ body: BodyFigures) -> [Costed<SessionExpenditure>] {
        (sessions[body.day] ?? []).map { Costed($0, $0.energy(weight: body.weight, profile: profile)) }
    }

    func costedRuns(_ body: BodyFigures) -> [Costed<Run>] {
        (runs[body.day] ?? []).map { Costed($0, $0.energy(weight: body.weight, profile: profile)) }
    }

    /// Finished runs, the earliest first: a live one counts when it ends.
    private static func runs(
        of client: Identifier<Client>, in days: ClosedRange<Day>, _ db: Database
    ) throws -> [Run] {
        let sql = """
            SELECT \(Run.columns) FROM run r WHERE r.client = ? AND r.day BETWEEN ? AND ? AND r.state = 'done'
            ORDER BY r.day DESC, coalesce(r.started_at, 0) DESC, r.id DESC
            """
        return try db.all(sql, client, days.lowerBound, days.upperBound) { Run(row: $0) }.reversed()
    }
}
