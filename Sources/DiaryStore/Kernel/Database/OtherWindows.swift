import GRDB
import Synchronization

/// A change of another process.
public enum ChangeElsewhere: Hashable, Sendable {
    /// Nothing that this window shows: it may be half typed there.
    case nothing
    /// Settings in the diary that views show, such as the formula of estimates. Other settings, such as the current
    /// client, are read when a view opens: each window keeps its own.
    case settings
    /// Records, or all that is not known better.
    case records
}

extension Diary {
    /// The changes of another process since the last call, by the newest entries of the journal. Cheap, since each
    /// write of any window causes several looks of each.
    ///
    /// - Parameter lookingAtFile: as for `hasChangedElsewhere`.
    public func changeElsewhere(lookingAtFile: Bool = true) throws(StoreError) -> ChangeElsewhere {
        guard try isNewVersion(lookingAtFile: lookingAtFile) else {
            if !path.isEmpty, state.withLock({ $0.mark == nil && $0.writes == 0 }) { try takeMark() }
            return .nothing
        }
        let before = state.withLock { $0.mark }
        try takeMark()
        return state.withLock { state in
            guard let before, let now = state.mark, before.records == now.records else {
                state.generation += 1
                return .records
            }
            return before.settings == now.settings ? .nothing : .settings
        }
    }

    /// Notes the content of the file. Later writes are seen by the next look.
    private func takeMark() throws(StoreError) {
        let (mark, version) = try StoreError.translating(path: path) {
            try writer.writeWithoutTransaction { db in try db.readOnce { db in try (DiaryMark(db), db.dataVersion()) } }
        }
        state.withLock { state in
            // Another thread may have written between.
            guard state.writes == 0 else { return }
            state.mark = version == state.seenVersion ? mark : nil
            if state.firstSchemaNumber == nil { state.firstSchemaNumber = mark.schemaNumber }
        }
    }
}

/// What distinguishes states of the file.
struct DiaryMark: Sendable {
    /// The last change and undo of each trainer, the newest records that bypass the journal, and the schema number,
    /// which VACUUM changes, too: erasure ends with it.
    let records: [String]
    /// The values of the settings that views show.
    let settings: [String]
    /// Changed by an erasure.
    let schemaNumber: Int64

    init(_ db: Database) throws {
        let trainers = """
            SELECT coalesce((SELECT id FROM journal WHERE actor IS t.id AND undone = 0 ORDER BY place DESC LIMIT 1), 0)
                || ' '
                || coalesce((SELECT id FROM journal WHERE actor IS t.id AND undone = 1 ORDER BY place DESC LIMIT 1), 0)
            FROM (SELECT id FROM trainer UNION ALL SELECT NULL) t
            """
        let others = """
            SELECT coalesce(max(id), 0) FROM journal UNION ALL SELECT coalesce(max(id), 0) FROM client
            UNION ALL SELECT coalesce(max(id), 0) FROM session UNION ALL SELECT coalesce(max(id), 0) FROM exercise
            UNION ALL SELECT count(*) FROM study_code UNION ALL SELECT count(*) FROM trainer
            """
        schemaNumber = try db.schemaNumber()
        records =
            try db.all(trainers) { $0.text(0) } + db.all(others) { String($0[0] as Int64) } + [String(schemaNumber)]
            + db.all("SELECT name FROM gym") { $0.text(0) }
        settings = try StoredSettings.shown.map { key in
            try db.first("SELECT value FROM setting WHERE key = ?", key) { $0.text(0) } ?? ""
        }
    }
}

extension Database {
    /// Changes with each commit of another process.
    func dataVersion() throws -> Int64 { try Int64.fetchOne(self, sql: "PRAGMA data_version") ?? 0 }

    /// Changes with each change of the schema and each VACUUM.
    func schemaNumber() throws -> Int64 { try Int64.fetchOne(self, sql: "PRAGMA schema_version") ?? 0 }
}
