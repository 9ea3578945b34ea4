public import FitnessModel
import GRDB

/// Imports of files, each as one change.
public struct Imports {
    package let access: Access

    /// Imports sessions of another program, as one change. Earlier imported ones are skipped.
    ///
    /// - Parameters:
    ///   - file: the name of the file for the journal: "strong.csv".
    ///   - progress: called with the finished share, 0...1; returning false cancels, and nothing is changed.
    @discardableResult
    public func sessions(
        _ drafts: [SessionDraft], client id: Identifier<Client>, file: String,
        progress: (Double) -> Bool = { _ in true }
    ) throws(StoreError) -> ImportOutcome {
        try access.change { change in
            let client = try change.clients.get(id)
            try change.name(.import, .session, of: id, [.file: file])
            change.numberDensely()
            var work = try SessionImport(change.db, client: id, unit: client.unit, trainer: try change.trainer)
            let insertion = try BoundStatement(
                change.db,
                """
                INSERT INTO session_row (id, session, client, day, exercise, position, text, note)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """)
            let sets = try PerformedSets(change.db)
            let new = work.new(drafts)
            for (number, draft) in new.enumerated() {
                if number % 64 == 0, !progress(Double(number) / Double(new.count)) { throw CancellationError() }
                let session = try change.insert(
                    TrainingSession(draft, client: id, unit: client.unit), source: draft.source)
                for (position, row) in draft.rows.enumerated() {
                    let exercise = try work.exercise(for: row) { try change.insert($0) }
                    let cell = work.cell(for: row)
                    let added = change.newID(SessionRow.self)
                    try insertion.run([added, session, id, draft.day, exercise, position, cell.text, row.note])
                    try sets.insert(cell.sets, of: added)
                }
            }
            return work.outcome
        }
    }

    /// What the same import would add. Nothing is changed; without a client, as for a new one.
    public func preview(
        _ drafts: [SessionDraft], client id: Identifier<Client>?
    ) throws(StoreError) -> ImportOutcome {
        try access.read(for: id) { db, client in
            var work = try SessionImport(db, client: id, unit: client?.unit ?? .kg, trainer: access.viewer)
            for row in work.new(drafts).flatMap(\.rows) {
                _ = work.exercise(for: row) { $0.id }
                _ = work.cell(for: row)
            }
            return work.outcome
        }
    }
}

extension DiaryAccess {
    /// Imports of files, each as one change.
    public var imports: Imports { Imports(access: access) }
}

extension TrainingSession {
    fileprivate init(_ draft: SessionDraft, client: Identifier<Client>, unit: MassUnit) {
        self.init(
            id: .unsaved, client: client, title: draft.title, day: draft.day,
            startedAt: draft.startedAt, endedAt: draft.endedAt, state: .done, mode: .imported, note: draft.note,
            effort: draft.effort, unit: unit)
    }
}

extension Imports {
    /// Imports appointments of another calendar, as one change. Appointments in the same version are skipped, even if
    /// they were changed here; those in another version are updated, but keep the trainer's changes: outcome, sheet,
    /// client, and occurrences that were moved, left out or ended.
    ///
    /// - Parameters:
    ///   - file: the name of the file for the journal: "calendar.ics".
    ///   - progress: called with the finished share, 0...1; returning false cancels, and nothing is changed.
    @discardableResult
    public func appointments(
        _ drafts: [AppointmentDraft], file: String, progress: (Double) -> Bool = { _ in true }
    ) throws(StoreError) -> [AppointmentMatch] {
        try access.change { change in
            change.name(ChangeFacts(.import, .appointment, [.file: file]))
            change.numberDensely()
            let work = try AppointmentImport(change)
            var matches: [AppointmentMatch] = []
            for (number, draft) in drafts.enumerated() {
                if number % 64 == 0, !progress(Double(number) / Double(drafts.count)) { throw CancellationError() }
                let plan = try work.plan(draft, change.db)
                matches.append(plan.match)
                if plan.match.kind != .known { try change.carryOut(plan) }
            }
            return matches
        }
    }

    /// What the same import would do. Nothing is changed.
    public func preview(_ drafts: [AppointmentDraft]) throws(StoreError) -> [AppointmentMatch] {
        let work = try AppointmentImport(access)
        return try access.read { db in try drafts.map { try work.plan($0, db).match } }
    }
}

extension Change {
    fileprivate func carryOut(_ plan: AppointmentPlan) throws {
        let id = try plan.known?.id ?? insert(plan.new)
        if let known = plan.known { try update(from: known, to: plan.new) }
        for (old, new) in plan.repetitions {
            switch (old, new) {
            case (let old?, let new?): try update(from: old, to: new)
            case (let old?, nil): try delete(old.id)
            case (nil, var new?):
                new.repetition = new.repetition.map { Appointment.Repetition(of: id, on: $0.day) }
                _ = try insert(new)
            case (nil, nil): break
            }
        }
    }
}

extension Imports {
    /// Imports foods recorded by another program, as one change. Earlier imported ones are skipped.
    ///
    /// - Parameters:
    ///   - file: the name of the file for the journal: "servings.csv".
    ///   - progress: called with the finished share, 0...1; returning false cancels, and nothing is changed.
    @discardableResult
    public func servings(
        _ drafts: [ServingDraft], client id: Identifier<Client>, file: String,
        progress: (Double) -> Bool = { _ in true }
    ) throws(StoreError) -> ServingOutcome {
        try access.change { change in
            try change.name(.import, .foodEntry, of: id, [.file: file])
            change.numberDensely()
            var work = try ServingImport(change.db, client: id)
            let new = work.new(drafts)
            for (number, draft) in new.enumerated() {
                if number % 256 == 0, !progress(Double(number) / Double(new.count)) { throw CancellationError() }
                var entry = draft.entry
                (entry.client, entry.source) = (id, draft.source)
                _ = try change.insert(entry)
            }
            return work.outcome
        }
    }

    /// What the same import would add. Nothing is changed.
    public func preview(
        _ drafts: [ServingDraft], client id: Identifier<Client>
    ) throws(StoreError) -> ServingOutcome {
        try access.read(of: id) { db, _ in
            var work = try ServingImport(db, client: id)
            _ = work.new(drafts)
            return work.outcome
        }
    }
}

/// Determines what is new in an import of servings, by their source.
private struct ServingImport {
    private(set) var outcome = ServingOutcome()
    private var knownSources: Set<String>

    init(_ db: Database, client: Identifier<Client>) throws {
        let sources = "SELECT source FROM food_entry WHERE client = ? AND source IS NOT NULL"
        knownSources = Set(try db.all(sources, client) { $0.text(0) })
    }

    /// The drafts that are not in the diary yet, the earliest day first, so that ids follow the days; within one day in
    /// the order of the file.
    mutating func new(_ drafts: [ServingDraft]) -> [ServingDraft] {
        let new = drafts.filter { knownSources.insert($0.source).inserted }
        outcome.alreadyThere += drafts.count - new.count
        outcome.added += new.count
        outcome.days.formUnion(new.map(\.entry.day))
        outcome.energy += new.map(\.entry.nutrients.energy).reduce(.zero, +)
        return new.sorted { $0.entry.day < $1.entry.day }
    }
}

/// What an import added, or would add.
public struct ImportOutcome: Hashable, Sendable {
    /// New sessions.
    public var sessionsAdded = 0
    /// Sessions that had been imported before.
    public var sessionsAlreadyThere = 0
    /// Exercises that the library did not have.
    public var exercisesAdded = 0
    /// Load cells.
    public var rowsAdded = 0
    /// Sets in them.
    public var setsAdded = 0

    /// An empty result.
    public init() {}
}

/// What an import of servings added, or would add.
public struct ServingOutcome: Hashable, Sendable {
    /// New entries.
    public var added = 0
    /// Entries that had been imported before.
    public var alreadyThere = 0
    /// The days on which something was added.
    public var days: Set<Day> = []
    /// The energy of the added servings.
    public var energy = Energy.zero

    /// An empty result.
    public init() {}
}
