public import FitnessModel
import GRDB

/// The trainers of the gym.
public struct Trainers {
    let access: Access

    /// Those that are not archived, in the order they came.
    public func list() throws(StoreError) -> [Trainer] {
        let sql = "SELECT id, name FROM trainer WHERE archived_at IS NULL ORDER BY id"
        return try access.read { db in try db.all(sql) { Trainer(id: $0.id(0), name: $0.text(1)) } }
    }

    /// The acting trainer; nil before one is chosen.
    public func current() throws(StoreError) -> Trainer? {
        let sql = "SELECT id, name FROM trainer WHERE id = ?"
        return try access.read { db in
            try db.first(sql, access.actingTrainer) { Trainer(id: $0.id(0), name: $0.text(1)) }
        }
    }

    /// Adds a trainer to the gym.
    @discardableResult
    public func add(named name: String) throws(StoreError) -> Identifier<Trainer> {
        try access.change(ChangeFacts(.add, .trainer, [.name: name])) { change in
            let id = change.newID(Trainer.self)
            try change.db.run("INSERT INTO trainer (id, name) VALUES (?, ?)", id, name)
            return id
        }
    }

    /// Gives a trainer another name.
    public func rename(_ id: Identifier<Trainer>, to name: String) throws(StoreError) {
        try access.change(ChangeFacts(.rename, .trainer, subject: id.rawValue, [.name: name])) { change in
            try change.db.run("UPDATE trainer SET name = ? WHERE id = ?", name, id)
            guard change.db.changesCount == 1 else { throw StoreError.missing }
        }
    }
}

extension DiaryAccess {
    /// The trainers of the gym.
    public var trainers: Trainers { Trainers(access: access) }
}
