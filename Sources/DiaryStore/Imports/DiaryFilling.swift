package import FitnessModel
package import Foundation
import GRDB

/// Filling a new diary with made-up records, for `DemoDiary`.
extension Diary {
    /// Creates the file of a diary and fills it; the file appears whole or not at all, also if the program is killed.
    ///
    /// - Throws: `notEmpty` if the file exists and has content; the error of `fill`.
    package static func create(
        at location: URL, options: DiaryOptions, fill: (Diary) throws(StoreError) -> Void
    ) throws(StoreError) {
        let target = DiaryFile(path: location.path)
        let file = try target.status() == nil ? PartialFile(for: target) : nil
        let diary = try Diary(path: file?.path ?? target.path, options: options)
        do {
            try fill(diary)
        } catch {
            try? diary.close()
            throw error
        }
        try diary.close()
        try file?.put(replacing: false)
    }
}

extension DiaryContents {
    fileprivate static let demoKey = "demo"

    /// Whether the diary was filled with made-up clients.
    public func isDemo() throws(StoreError) -> Bool { try access.settings.get(Self.demoKey) != nil }
}

extension Change {
    /// The same transaction with ids counted from the beginning of time: the same in every run, and below all later ids
    /// of a clock.
    ///
    /// - Parameter now: the time of the records.
    package func withCountedIDs(now: Date) -> Change {
        let ids = IDGenerator(device: 0, clock: DiaryClock { Date(timeIntervalSince1970: 0) })
        ids.pass(1)
        return Change(db: db, diary: diary, identifiers: ids, now: now)
    }

    /// Marks the diary as one of made-up clients.
    package func markAsDemo() throws { try settings.set(DiaryContents.demoKey, to: "yes") }
}

/// Adds load cells to finished sessions with statements that are prepared once: for many of them.
package struct CellWriter {
    private let change: Change
    private let rows: BoundStatement
    private let sets: PerformedSets

    /// Prepares the statements.
    package init(_ change: Change) throws {
        self.change = change
        rows = try BoundStatement(
            change.db,
            """
            INSERT INTO session_row (
                id, session, client, day, exercise, phase_row, position, label, tempo, reps, sets, rest, text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        sets = try PerformedSets(change.db)
    }

    /// Adds the cell of a sheet's row to a session.
    ///
    /// - Parameters:
    ///   - done: the sets of `text`.
    ///   - marks: the stopwatch times of sets, by their number from 1.
    ///   - row: the row of the sheet, with its exercise and prescription.
    package func add(
        _ text: String, sets done: [PerformedSet], marks: [Int: SetMark] = [:], of row: PhaseRow,
        to session: TrainingSession
    ) throws {
        let id = change.newID(SessionRow.self)
        let prescription = row.prescription
        try rows.run([
            id, session.id, session.client, session.day, row.exercise, row.id, row.position, prescription.label,
            prescription.tempo,
            prescription.reps, prescription.sets, prescription.rest, text,
        ])
        try sets.insert(done, of: id)
        for (number, mark) in marks.sorted(by: { $0.key < $1.key }) {
            try SetMarks(change.db).put(mark, set: number, of: id, as: change.newID())
        }
    }
}
