public import FitnessModel
import GRDB

extension Diary {
    /// The gym's categories, then the trainer's own, each in their order.
    public func categories(_ kind: Category.Kind) throws(StoreError) -> [Category] {
        let sql = """
            SELECT id, kind, name, owner FROM category
            WHERE kind = ? AND (owner IS NULL OR owner = ?) ORDER BY owner IS NOT NULL, position, name, id
            """
        return try read { db in try db.all(sql, kind.rawValue, viewer, decode: Category.init(row:)) }
    }

    /// Adds a category at the end, of the trainer's own or for everybody.
    @discardableResult
    public func addCategory(
        _ kind: Category.Kind, named name: String, forWholeGym: Bool = false
    ) throws(StoreError) -> Identifier<Category> {
        try change("Add category \(Label.name(name))") { change in
            let id = change.newID(Category.self)
            let owner = forWholeGym ? nil : try change.trainer
            let position = try change.db.count(
                "SELECT coalesce(max(position) + 1, 0) FROM category WHERE kind = ? AND owner IS ?", kind.rawValue,
                owner)
            try change.db.run(
                "INSERT INTO category (id, kind, name, owner, position) VALUES (?, ?, ?, ?, ?)",
                id, kind.rawValue, name, owner, position)
            return id
        }
    }

    /// Gives a category another name.
    public func renameCategory(_ id: Identifier<Category>, to name: String) throws(StoreError) {
        let category = try category(id)
        try change("Rename category \(Label.name(category.name))") { change in
            try change.db.run("UPDATE category SET name = ? WHERE id = ?", name, id)
        }
    }

    /// Deletes a category; what was sorted into it stays.
    public func deleteCategory(_ id: Identifier<Category>) throws(StoreError) {
        let category = try category(id)
        try change("Delete category \(Label.name(category.name))") { change in
            for table in ["client_category", "exercise_category", "phase_category", "mesocycle_category"] {
                try change.db.run("DELETE FROM \(table) WHERE category = ?", id)
            }
            try change.db.run("DELETE FROM category WHERE id = ?", id)
        }
    }

    private func category(_ id: Identifier<Category>) throws(StoreError) -> Category {
        let sql = "SELECT id, kind, name, owner FROM category WHERE id = ? AND (owner IS NULL OR owner = ?)"
        return try read { db in
            guard let category = try db.first(sql, id, viewer, decode: Category.init(row:)) else {
                throw StoreError.missing
            }
            return category
        }
    }
}

extension Category {
    /// From `id, kind, name, owner`.
    init(row: Row) {
        self.init(id: row.id(0), kind: row.raw(1) ?? .client, name: row.text(2), owner: row.optionalID(3))
    }
}
