public import FitnessModel
import GRDB

/// The gym's categories and the acting trainer's own, and what is sorted into them.
public struct Categories: RecordSubject {
    package let access: Access

    /// The gym's, then the trainer's own, each in their order.
    public func list(_ kind: Category.Kind) throws(StoreError) -> [Category] {
        try access.records(where: Condition("g.kind = ?", kind), order: Category.order)
    }

    /// Adds a category at the end, of the trainer's own or for everybody.
    @discardableResult
    public func add(
        _ kind: Category.Kind, named name: String, forWholeGym: Bool = false
    ) throws(StoreError) -> Identifier<Category> {
        try access.change("Add category \(Label.name(name))") { change in
            try change.insert(
                Category(id: .unsaved, kind: kind, name: name, owner: forWholeGym ? nil : try change.trainer))
        }
    }

    /// Gives a category another name.
    public func rename(_ id: Identifier<Category>, to name: String) throws(StoreError) {
        try access.change { change in
            try change.name("Rename", id)
            try change.update(id) { $0.name = name }
        }
    }

    /// Deletes a category; what was sorted into it stays.
    public func delete(_ id: Identifier<Category>) throws(StoreError) {
        try access.change { change in
            try change.name("Delete", id)
            let tables = [
                "client_category", "exercise_category", "phase_category", "mesocycle_category", "machine_category",
            ]
            for table in tables {
                try change.db.run("DELETE FROM \(table) WHERE category = ?", id)
            }
            try change.delete(id)
        }
    }
}

extension Category: NamedRecord {
    package static let storage = Storage<Category>(
        "category", as: "g", visible: "(g.owner IS NULL OR g.owner = ?)",
        [
            .fixed("kind", \.kind), StoredColumn("name", \.name), .fixed("owner", \.owner),
            .added("position") { category, change in
                try change.db.count(
                    "SELECT coalesce(max(position) + 1, 0) FROM category WHERE kind = ? AND owner IS ?", category.kind,
                    category.owner)
            },
        ])

    /// The gym's first.
    static let order = "g.owner IS NOT NULL, g.position, g.name, g.id"

    package init(blank id: Identifier<Category>) { self.init(id: id, kind: .client, name: "") }
}

extension DiaryAccess {
    /// The drawers into which clients, exercises, plans and machines are sorted.
    public var categories: Categories { Categories(access: access) }
}
