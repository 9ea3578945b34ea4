package import FitnessModel
import GRDB

extension Food: ArchivedRecord {
    package static let storage = Storage<Food>(
        .food, as: "f", visible: visibility, changeable: "(f.owner IS NOT NULL AND \(visibility))",
        [.owner(orShipped: \.isShipped)] + described + [.archived(\.isArchived)])

    /// The columns that describe a food, whoever's it is.
    static let described: [StoredColumn<Food>] =
        [
            StoredColumn("client", \.client), StoredColumn("food_group", \.group), StoredColumn("name", \.name),
            .computed("name_key") { $0.name.searchKey }, .computed("words") { FoodWords($0).joined },
            StoredColumn("brand", \.brand), StoredColumn("unit", \.unit), StoredColumn("is_recipe", \.isRecipe),
            StoredColumn("yield_milli", \.yieldThousandths) { $0.flatMap { $0 > 0 ? $0 : nil } },
        ] + figures

    /// Energy and nutrients of 100 g or 100 ml.
    static let figures: [StoredColumn<Food>] = StoredColumn.nutrients(\.per100.energy) { \.per100[$0] }

    /// The foods that a trainer may see: those without an owner, which are everybody's, own ones, and those of visible
    /// clients. Takes the trainer twice.
    static let visibility = """
        (f.owner IS NULL OR (f.client IS NULL AND f.owner = ?)
            OR EXISTS (SELECT 1 FROM client c WHERE c.id = f.client AND \(Visibility.client)))
        """

    package init(blank id: Identifier<Food>) { self.init(id: id, name: "", per100: Nutrients(energy: .zero)) }

    /// The amount of the cooked dish, in the unit of its values.
    fileprivate var yieldThousandths: Int? {
        get { yield?.thousandths }
        set { yield = newValue.map { FoodAmount(thousandths: $0, unit) } }
    }
}

extension FoodGroup: NamedRecord {
    package static let storage = Storage<FoodGroup>(
        .foodGroup, as: "g", visible: "(g.owner IS NULL OR g.owner = ?)",
        changeable: "g.owner = ?",
        [.owner(orShipped: \.isShipped), StoredColumn("name", \.name), .computed("name_key") { $0.name.searchKey }])

    package init(blank id: Identifier<FoodGroup>) { self.init(id: id, name: "") }
}

extension StoredColumn {
    /// Energy and nutrients; nothing is below zero in the file.
    static func nutrients(
        _ energy: any WritableKeyPath<Record, Energy> & Sendable,
        _ path: (Nutrient) -> any WritableKeyPath<Record, Int?> & Sendable
    ) -> [Self] {
        [Self("energy_cal", energy) { max($0, .zero) }]
            + Nutrient.allCases.map { nutrient in
                Self("\(nutrient.rawValue)_mg", path(nutrient)) { $0.map { max($0, 0) } }
            }
    }
}

extension FoodAmount.Unit: Storable {}
