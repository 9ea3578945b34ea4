public import FitnessModel
import GRDB

/// The result of a session, beside the client's earlier history.
public struct SessionResult: Hashable, Sendable {
    /// The work in one exercise.
    public struct Work: Hashable, Sendable, Identifiable {
        /// The exercise.
        public let id: Identifier<Exercise>
        /// The exercise's current name.
        public let name: String
        /// Its prescription; of several rows the first.
        public let prescription: Prescription
        /// The smallest change of weight.
        public let loadStep: Mass
        /// The sets of all its rows.
        public let cell: LoadCell
        /// The sets planned before the session, of all its rows.
        public let planned: LoadCell
        /// The sets of the previous time in any session; nil the first time.
        public let last: LoadCell?
        /// The client's best sets up to this session.
        public let best: BestSets
        /// New records.
        public let records: [TrainingRecord]
    }

    /// The session with its rows.
    public let sheet: SessionSheet
    /// The exercises with sets, in the order of training.
    public let work: [Work]
    /// The session before it of the same phase or routine that is finished, if any.
    public let previous: SessionSheet?
    /// The sessions left of the client's session packs; nil without one.
    public let sessionsLeft: Int?
    /// True when the client did nothing since.
    public let isNewest: Bool
}

extension Sessions {
    /// The result of a session.
    ///
    /// - Parameter formula: the formula for one-repetition maxima.
    /// - Throws: `missing`.
    public func result(
        of id: Identifier<TrainingSession>, by formula: StrengthFormula
    ) throws(StoreError) -> SessionResult {
        let sheet = try sheet(id)
        let (work, before, left, isNewest) = try access.read { db in
            let client = sheet.session.client
            let past = try Past(db, client: client, before: id, viewer: access.viewer)
            return (
                try SessionResult.work(db, sheet, past, by: formula), try past.session(alike: sheet.session),
                try SessionsLeft.read(of: client, today: access.today, db),
                try past.isNewest(sheet.session)
            )
        }
        let previous: SessionSheet? = if let before { try self.sheet(before) } else { nil }
        return SessionResult(
            sheet: sheet, work: work, previous: previous, sessionsLeft: left, isNewest: isNewest)
    }
}

extension SessionResult {
    fileprivate static func work(
        _ db: Database, _ sheet: SessionSheet, _ past: Past, by formula: StrengthFormula
    ) throws -> [Work] {
        let lifts = try LiftedSet.all(db, of: sheet.session.id)
        var seen: Set<Identifier<Exercise>> = []
        return try sheet.rows.filter { seen.insert($0.row.exercise).inserted }.compactMap { first in
            let exercise = first.row.exercise
            let rows = sheet.rows.filter { $0.row.exercise == exercise }.map(\.row)
            let cell = joined(rows.map(\.text), sheet.unit, first)
            guard !cell.sets.isEmpty else { return nil }
            let last = try past.cells(exercise, limit: 4).bySession(kind: first.unitKind).first
            let before = try past.heaviestLifts(exercise)
            let now = lifts[exercise] ?? []
            return Work(
                id: exercise, name: first.row.exerciseName, prescription: first.row.prescription,
                loadStep: first.loadStep, cell: cell, planned: joined(rows.map(\.planned), sheet.unit, first),
                last: last,
                best: BestSets(
                    (before + now).map {
                        BestSets.Lift(
                            resistance: $0.isOnBody ? .bodyWeight(added: $0.load) : .load($0.load), reps: $0.reps,
                            effort: $0.effort, by: formula)
                    }),
                records: TrainingRecord.records(among: now, before: before, by: formula))
        }
    }

    private static func joined(_ texts: [String], _ unit: MassUnit, _ row: SessionSheetRow) -> LoadCell {
        LoadCell(texts.filter { !$0.isEmpty }.joined(separator: " "), unit: unit, kind: row.unitKind)
    }
}

/// A row of a sheet or a session, with the unit kind of its exercise.
public struct CountedRow<Record: Identified & Hashable>: Hashable, Sendable, Identifiable {
    /// The row.
    public let row: Record
    /// The unit kind; weight and reps without an exercise.
    public let unitKind: UnitKind
    /// The smallest change of weight.
    public let loadStep: Mass

    /// Names the row.
    public var id: Identifier<Record> { row.id }

    /// The columns of the exercise, as `e`.
    static var columns: String { "e.unit_kind, e.load_step_g" }

    /// Reads these columns, from `column` on.
    init(_ record: Record, _ row: Row, at column: Int) {
        self.row = record
        unitKind = row.raw(column) ?? .loadAndReps
        loadStep = row.mass(column + 1) ?? Exercise.defaultLoadStep
    }
}

/// A row of a session.
public typealias SessionSheetRow = CountedRow<SessionRow>

/// All that one session shows by itself.
public struct SessionSheet: Hashable, Sendable {
    /// The session.
    public let session: TrainingSession
    /// The client's name.
    public let clientName: String
    /// The sheet it followed, if any.
    public let phaseName: String?
    /// The unit of its cells.
    public var unit: MassUnit { session.unit }
    /// The rows in the order of training.
    public let rows: [SessionSheetRow]
}
