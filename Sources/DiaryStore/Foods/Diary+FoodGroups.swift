public import FitnessModel
import GRDB

extension DiaryAccess {
    /// The groups: those of the catalogue in their order, then the trainer's own by name.
    public func foodGroups() throws(StoreError) -> [FoodGroup] {
        let viewer = viewer
        let sql = """
            SELECT id, name, owner FROM food_group WHERE owner IS NULL OR owner = ?
            ORDER BY owner IS NOT NULL, position, name_key, id
            """
        return try read { db in
            try db.all(sql, viewer) { FoodGroup(id: $0.id(0), name: $0.text(1), isShipped: $0.isOfNobody(2)) }
        }
    }

    /// Adds a group of the trainer's own.
    @discardableResult
    public func addFoodGroup(named name: String) throws(StoreError) -> Identifier<FoodGroup> {
        try change("Add food group \(Label.name(name))") { change in
            let id = change.newID(FoodGroup.self)
            try change.db.run(
                "INSERT INTO food_group (id, owner, name, name_key) VALUES (?, ?, ?, ?)", id, try change.trainer, name,
                name.searchKey)
            return id
        }
    }

    /// Gives one of the trainer's own groups another name.
    public func renameFoodGroup(_ id: Identifier<FoodGroup>, to name: String) throws(StoreError) {
        try demandOwn(id)
        try change("Rename food group \(Label.name(name))") { change in
            try change.db.run(
                "UPDATE food_group SET name = ?, name_key = ? WHERE id = ?", name, name.searchKey, id)
        }
    }

    /// Deletes one of the trainer's own groups. Its foods stay, without a group.
    public func deleteFoodGroup(_ id: Identifier<FoodGroup>) throws(StoreError) {
        let name = try demandOwn(id)
        try change("Delete food group \(Label.name(name))") { change in
            try change.db.run("UPDATE food SET food_group = NULL WHERE food_group = ?", id)
            try change.db.run("DELETE FROM food_group WHERE id = ?", id)
        }
    }

    @discardableResult
    private func demandOwn(_ id: Identifier<FoodGroup>) throws(StoreError) -> String {
        let viewer = viewer
        let sql = "SELECT name FROM food_group WHERE id = ? AND owner = ?"
        let found = try read { db in try db.first(sql, id, viewer) { $0.text(0) } }
        guard let found else { throw .missing }
        return found
    }
}
