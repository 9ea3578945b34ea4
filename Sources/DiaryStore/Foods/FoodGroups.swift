public import FitnessModel
import GRDB

/// The groups of foods: those of the catalogue and the acting trainer's own.
public struct FoodGroups {
    let access: Access

    /// The groups: those of the catalogue in their order, then the trainer's own by name.
    public func list() throws(StoreError) -> [FoodGroup] {
        try access.records(order: "g.owner IS NOT NULL, g.position, g.name_key, g.id")
    }

    /// Adds a group of the trainer's own.
    @discardableResult
    public func add(named name: String) throws(StoreError) -> Identifier<FoodGroup> {
        try access.change("Add food group \(Label.name(name))") { change in
            try change.insert(FoodGroup(id: .unsaved, name: name))
        }
    }
}

extension DiaryAccess {
    /// Groups of foods.
    public var foodGroups: FoodGroups { FoodGroups(access: access) }
}
