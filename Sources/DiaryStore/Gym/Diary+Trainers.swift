public import FitnessModel
import GRDB

extension Diary {
    /// The acting trainer; nil before one is chosen.
    public func currentTrainer() throws(StoreError) -> Trainer? {
        guard let actor else { return nil }
        return try read { db in
            try db.first("SELECT id, name FROM trainer WHERE id = ?", actor) { Trainer(id: $0.id(0), name: $0.text(1)) }
        }
    }

    /// Adds a trainer to the gym.
    @discardableResult
    public func addTrainer(named name: String) throws(StoreError) -> Identifier<Trainer> {
        try change("Add trainer \(Label.name(name))") { change in
            let id = change.newID(Trainer.self)
            try change.db.run("INSERT INTO trainer (id, name) VALUES (?, ?)", id, name)
            return id
        }
    }

    /// Gives the gym another name. Not undone.
    public func renameGym(_ name: String) throws(StoreError) {
        try write { db in try db.run("UPDATE gym SET name = ?", name) }
    }
}
