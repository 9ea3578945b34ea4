public import FitnessModel
public import Foundation
import GRDB

/// The four-week programmes of clients.
public struct Programmes: RecordSubject {
    package typealias Record = Programme

    package let access: Access

    // MARK: Reading

    /// Those of a client, newest first.
    public func list(of client: Identifier<Client>) throws(StoreError) -> [Programme] {
        try access.read(of: client) { db, _ in
            try db.list(Condition("g.client = ?", client), order: Programme.newestFirst)
        }
    }

    /// The state of a client's newest programme at a moment; nil if there is none.
    public func status(
        of client: Identifier<Client>, at now: Date, in zone: TimeZone
    ) throws(StoreError) -> ProgrammeStatus? {
        try access.read(of: client) { db, _ in
            let newest: Programme? = try db.first(Condition("g.client = ?", client), order: Programme.newestFirst)
            return try newest.map { try db.status(of: $0, at: now, in: zone) }
        }
    }

    /// The state of a programme at a moment.
    ///
    /// - Throws: `missing`.
    public func status(
        _ id: Identifier<Programme>, at now: Date, in zone: TimeZone
    ) throws(StoreError) -> ProgrammeStatus {
        try access.read { db in try db.status(of: db.get(id, viewer: access.viewer), at: now, in: zone) }
    }

    /// A programme in progress, for the trainer.
    public struct Running: Sendable {
        /// The state.
        public let status: ProgrammeStatus
        /// The client's name.
        public let name: String
        /// The newest day on which they checked in; nil for none.
        public let lastCheckIn: Day?
    }

    /// The programmes in progress of all active clients, by name.
    public func running(at now: Date, in zone: TimeZone) throws(StoreError) -> [Running] {
        // Each client has at most one in progress, and these have an index of their own.
        let sql = """
            SELECT \(Programme.columns), c.name, (SELECT max(day) FROM check_in WHERE client = g.client)
            FROM programme g INDEXED BY programme_running CROSS JOIN client c ON c.id = g.client
            WHERE g.state = 'running' AND c.archived_at IS NULL AND \(Visibility.client)
            """
        let count = Programme.columnCount
        return try access.read { db in
            try db.all(sql, access.viewer) { row in
                Running(
                    status: try db.status(of: Programme(row: row), at: now, in: zone), name: row.text(count),
                    lastCheckIn: row.optionalDay(count + 1))
            }.sorted { $0.name < $1.name }
        }
    }

    // MARK: Starting, moving and leaving

    /// Starts a programme of a client on a day.
    ///
    /// - Throws: `refused` without a consent, and while another one is in progress.
    @discardableResult
    public func begin(of client: Identifier<Client>, on day: Day) throws(StoreError) -> Identifier<Programme> {
        try access.change { change in
            var begun = Programme(
                client: client, startedDay: day, deadlineDay: day.adding(days: ProgrammeStatus.spanDays))
            begun.consent = try change.demandConsent(of: client)
            try change.name(.start, begun)
            let running = "SELECT count(*) FROM programme WHERE client = ? AND state = 'running'"
            guard try change.db.count(running, client) == 0 else { throw StoreError.refused(.programmeGoesOn) }
            return try change.insert(begun)
        }
    }

    /// Notes that the introduction was read.
    public func readIntroduction(_ id: Identifier<Programme>) throws(StoreError) {
        try onRunning(.see, id) { programme, change in
            programme.introReadAt = programme.introReadAt ?? change.now
        }
    }

    /// Moves the last day.
    public func extend(_ id: Identifier<Programme>, to day: Day) throws(StoreError) {
        try onRunning(.lengthen, id) { programme, _ in programme.deadlineDay = day }
    }

    /// Ends them before their end. All that was written stays.
    public func leave(_ id: Identifier<Programme>) throws(StoreError) {
        try onRunning(.leave, id) { programme, _ in programme.state = .left }
    }

    private func onRunning(
        _ action: ChangeKind.Action, _ id: Identifier<Programme>, _ edit: (inout Programme, Change) throws -> Void
    ) throws(StoreError) {
        try access.change { change in
            let programme = try change.running(id)
            try change.name(action, programme)
            try change.update(id) { try edit(&$0, change) }
        }
    }
}

extension Change {
    /// A programme in progress with a valid consent.
    func running(_ id: Identifier<Programme>) throws -> Programme {
        let programme: Programme = try changeable(id)
        _ = try demandConsent(of: programme.client)
        guard programme.state == .running else { throw StoreError.refused(.programmeIsOver) }
        return programme
    }
}

extension Database {
    /// The state of a programme at a moment; each part by its index.
    func status(of programme: Programme, at now: Date, in zone: TimeZone) throws -> ProgrammeStatus {
        let consent = try Consent.newest(of: programme.client, self)
        var status = ProgrammeStatus(programme, hasConsent: consent?.isOpen == true, now: now, in: zone)
        let answered = """
            SELECT role, min(done_at) FROM answer_set WHERE programme = ? AND done_at IS NOT NULL GROUP BY role
            """
        try each(answered, programme.id) { row in
            if let role: AnswerSet.Role = row.raw(0) { status.answeredAt[role] = row.date(1) }
        }
        let weeks: [ProgrammeWeek] = try list(Condition("w.programme = ?", programme.id), order: "w.number")
        status.weeks = Dictionary(weeks.map { ($0.number, $0) }) { first, _ in first }
        let practised = "SELECT min(began_at + 1000 * seconds) FROM practice WHERE programme = ?"
        let practice = try first(practised, programme.id) { $0.date(0) } ?? nil
        // These parts end with a record that is stored elsewhere, and undone there.
        for (part, end) in [(ProgrammePart.lettingGo, practice), (.meaning, status.answeredAt[.meaning])] {
            guard let end else { continue }
            var week = status.week(part.rawValue)
            week.completedAt = end
            status.weeks[part.rawValue] = week
        }
        let rated = "SELECT number FROM week_rating WHERE programme = ?"
        status.rated = Set(try all(rated, programme.id) { $0[0] as Int })
        status.exitedAt =
            try first("SELECT rated_at FROM exit_rating WHERE programme = ?", programme.id) {
                $0.date(0)
            } ?? nil
        return status
    }
}

extension DiaryAccess {
    /// The four-week programmes of clients.
    public var programmes: Programmes { Programmes(access: self.access) }
}
