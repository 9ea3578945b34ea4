public import FitnessModel
import GRDB

/// A machine where only the name counts: a choice in a form.
public struct MachineName: Hashable, Sendable, Identifiable {
    /// Names the machine.
    public let id: Identifier<Machine>
    /// As the trainer writes it.
    public let name: String
}

extension DiaryAccess {
    /// The trainer's machines in use by name, and `kept`, whatever became of it: the one that an exercise has now, also
    /// another trainer's where such an exercise may be seen.
    public func machineNames(
        with kept: Identifier<Machine>? = nil
    ) throws(StoreError) -> [MachineName] {
        let sql = """
            SELECT m.id, m.name FROM machine m WHERE (m.owner = ? AND m.archived_at IS NULL) OR (m.id = ? AND (
                m.owner = ? OR EXISTS (SELECT 1 FROM exercise e WHERE e.machine = m.id AND \(Visibility.exercise))))
            ORDER BY m.name_key, m.id
            """
        let viewer = viewer
        return try read { db in
            try db.all(sql, viewer, kept, viewer, viewer, viewer, viewer) {
                MachineName(id: $0.id(0), name: $0.text(1))
            }
        }
    }
}
