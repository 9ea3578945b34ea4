public import FitnessModel
import GRDB

/// A machine where only the name counts: a choice in a form.
public struct MachineName: Hashable, Sendable, Identifiable {
    /// Names the machine.
    public let id: Identifier<Machine>
    /// As the trainer writes it.
    public let name: String
}

extension Diary {
    /// The trainer's machines in use by name, and `kept`, whatever became of it: the one that an exercise has now.
    public func machineNames(
        with kept: Identifier<Machine>? = nil
    ) throws(StoreError) -> [MachineName] {
        let sql = """
            SELECT id, name FROM machine WHERE (owner = ? AND archived_at IS NULL) OR id = ? ORDER BY name_key, id
            """
        return try read { db in try db.all(sql, viewer, kept) { MachineName(id: $0.id(0), name: $0.text(1)) } }
    }
}
