public import FitnessModel
import GRDB

extension Categories {
    /// Those into which a client is sorted, as far as the acting trainer sees them.
    public func of(client id: Identifier<Client>) throws(StoreError) -> [Category] {
        _ = try access.clients.get(id)
        return try of(id.rawValue, table: "client")
    }

    /// Those into which an exercise is sorted, as far as the acting trainer sees them.
    public func of(exercise id: Identifier<Exercise>) throws(StoreError) -> [Category] {
        _ = try access.exercise(id)
        return try of(id.rawValue, table: "exercise")
    }

    /// Those into which a sheet is sorted, as far as the acting trainer sees them.
    public func of(phase id: Identifier<Phase>) throws(StoreError) -> [Category] {
        _ = try access.phase(id)
        return try of(id.rawValue, table: "phase")
    }

    /// Those into which a mesocycle is sorted, as far as the acting trainer sees them.
    public func of(mesocycle id: Identifier<Mesocycle>) throws(StoreError) -> [Category] {
        _ = try access.mesocycle(id)
        return try of(id.rawValue, table: "mesocycle")
    }

    /// Sorts a client into these categories and no others; what other trainers sorted for themselves stays.
    public func set(_ categories: [Identifier<Category>], client id: Identifier<Client>) throws(StoreError) {
        try access.change { change in
            try change.name("Sort client \(Label.name(change.clients.get(id).name))")
            try change.sort(id.rawValue, table: "client", into: categories, of: .client)
        }
    }

    /// Sorts an exercise of the trainer's library into these categories and no others.
    public func set(_ categories: [Identifier<Category>], exercise id: Identifier<Exercise>) throws(StoreError) {
        try access.change { change in
            try change.name("Sort exercise \(Label.name(change.own(id).name))")
            try change.sort(id.rawValue, table: "exercise", into: categories, of: .exercise)
        }
    }

    /// Sorts a sheet into these categories and no others.
    public func set(_ categories: [Identifier<Category>], phase id: Identifier<Phase>) throws(StoreError) {
        try access.change { change in
            try change.name("Sort \(Label.phase(change.phase(id)))")
            try change.sort(id.rawValue, table: "phase", into: categories, of: .plan)
        }
    }

    /// Sorts a mesocycle into these categories and no others.
    public func set(_ categories: [Identifier<Category>], mesocycle id: Identifier<Mesocycle>) throws(StoreError) {
        try access.change { change in
            try change.name("Sort \(Label.mesocycle(change.mesocycle(id)))")
            try change.sort(id.rawValue, table: "mesocycle", into: categories, of: .plan)
        }
    }

    private func of(_ record: Int64, table: String) throws(StoreError) -> [Category] {
        var condition = Condition()
        condition.add("g.id IN (SELECT category FROM \(table)_category WHERE \(table) = ?)", record)
        condition.add(Category.storage.visible, access.viewer)
        return try access.read { db in try db.list(condition, order: Category.order) }
    }
}

extension Change {
    /// Sorts a record into categories that the acting trainer may use; what others sorted for themselves stays.
    func sort(
        _ record: Int64, table: String, into categories: [Identifier<Category>], of kind: Category.Kind
    ) throws {
        let own = "SELECT id FROM category WHERE owner IS NULL OR owner = ?"
        try db.run("DELETE FROM \(table)_category WHERE \(table) = ? AND category IN (\(own))", record, try trainer)
        let sql = """
            INSERT INTO \(table)_category (\(table), category)
            SELECT ?, id FROM category WHERE id = ? AND kind = ? AND (owner IS NULL OR owner = ?)
            """
        for category in Set(categories) {
            try db.run(sql, record, category, kind, try trainer)
            guard db.changesCount == 1 else { throw StoreError.missing }
        }
    }
}
