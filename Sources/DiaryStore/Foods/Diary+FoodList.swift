public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Foods by name; for everything in use of a group that is all that there is to say.
    public func foods(
        inGroup group: Identifier<FoodGroup>?, client: Identifier<Client>? = nil, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [FoodHit] {
        try foods(FoodFilter(group: group, client: client), offset: offset, limit: limit)
    }

    /// How many foods in use a group has.
    public func foodCount(
        inGroup group: Identifier<FoodGroup>?, client: Identifier<Client>? = nil
    ) throws(StoreError) -> Int {
        try foodCount(FoodFilter(group: group, client: client))
    }

    /// The foods that the filter lets through, by name.
    public func foods(_ filter: FoodFilter, offset: Int = 0, limit: Int = 200) throws(StoreError) -> [FoodHit] {
        if let client = filter.client { _ = try clients.get(client) }
        let condition = filter.condition(viewer: viewer)
        let sql = """
            SELECT \(Food.columns) FROM \(filter.source) WHERE \(condition.sql) ORDER BY f.name_key, f.id LIMIT ? OFFSET ?
            """
        return try read { db in
            let rows = try db.rows(sql, condition.values + [limit, offset])
            return try db.complete(try Array(rows.map(FoodHit.init(row:))), client: filter.client)
        }
    }

    /// How many foods the filter lets through.
    public func foodCount(_ filter: FoodFilter) throws(StoreError) -> Int {
        if let client = filter.client { _ = try clients.get(client) }
        let condition = filter.condition(viewer: viewer)
        return try read { db in
            try db.count("SELECT count(*) FROM \(filter.source) WHERE \(condition.sql)", condition.values)
        }
    }

    /// A food with all its portions.
    public func food(_ id: Identifier<Food>) throws(StoreError) -> Food {
        let viewer = viewer
        let sql = "SELECT \(Food.columns) FROM food f WHERE f.id = ? AND \(Food.visibility)"
        let found = try read { db -> Food? in
            let food = try db.first(sql, id, viewer, viewer) { Food(row: $0, portions: []) }
            guard var food else { return nil }
            food.portions = try db.portions(of: id, unit: food.unit)
            return food
        }
        guard let found else { throw .missing }
        return found
    }

    /// Whether the trainer does not want to see a food of the catalogue.
    public func isHidden(_ id: Identifier<Food>) throws(StoreError) -> Bool {
        let viewer = viewer
        return try read { db in
            try db.count("SELECT count(*) FROM hidden_food WHERE trainer = ? AND food = ?", viewer, id) > 0
        }
    }
}
