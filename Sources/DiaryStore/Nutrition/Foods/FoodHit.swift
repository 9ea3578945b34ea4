public import FitnessModel
import GRDB

/// A food in a list.
public struct FoodHit: Identifiable, Hashable, Sendable {
    /// The food, without its portions.
    public let food: Food
    /// The food's first portion.
    public internal(set) var portion: FoodPortion?
    /// How often the client had it.
    public internal(set) var uses = 0
    /// When the client had it last.
    public internal(set) var lastDay: Day?
    /// The word that matched in place of the typed one, if there is no exact match: "chocolate" for "choclate".
    public internal(set) var spelling: String?

    /// The food's id.
    public var id: Identifier<Food> { food.id }
    /// The name as shown.
    public var name: String { food.name }

    /// Reads the columns of `Food.columns`.
    init(row: Row) { food = Food(row: row) }
}

extension Database {
    /// Fills in the first portion and how often the client had the food.
    func complete(_ hits: [FoodHit], client: Identifier<Client>?) throws -> [FoodHit] {
        try hits.map { hit in
            var hit = hit
            hit.portion = try portions(of: hit.food, limit: 1).first
            if let client {
                let use = "SELECT uses, last_day FROM food_use WHERE client = ? AND food = ?"
                if let (uses, day) = try first(use, client, hit.id, decode: { ($0[0] as Int, $0.optionalDay(1)) }) {
                    (hit.uses, hit.lastDay) = (uses, day)
                }
            }
            return hit
        }
    }
}

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
        try access.change(ChangeFacts(.add, .foodGroup, [.name: name])) { change in
            try change.insert(FoodGroup(id: .unsaved, name: name))
        }
    }
}

extension DiaryAccess {
    /// Groups of foods.
    public var foodGroups: FoodGroups { FoodGroups(access: access) }
}
