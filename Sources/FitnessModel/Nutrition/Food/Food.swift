/// Something to eat or drink: of the catalogue, or a trainer's own, or a recipe.
public struct Food: Identified, Hashable, Codable {
    /// Names the record. Foods of the catalogue have the number of their source.
    public var id: Identifier<Food>
    /// As it is shown.
    public var name: String
    /// The manufacturer; may be empty.
    public var brand: String
    /// The group; nil for none.
    public var group: Identifier<FoodGroup>?
    /// Its figures are per hundred of this.
    public var unit: FoodAmount.Unit
    /// Energy and nutrients of 100 g or 100 ml.
    public var per100: Nutrients
    /// Its usual portions, the most usual first.
    public var portions: [FoodPortion]
    /// Made of other foods.
    public var isRecipe: Bool
    /// The weight of a recipe's cooked dish; nil for the sum of its ingredients.
    public var yield: FoodAmount?
    /// Only for this client; nil for all of the trainer's.
    public var client: Identifier<Client>?
    /// Whether it belongs to Spotter's catalogue: visible to everybody, and read-only.
    public var isShipped = false
    /// Whether it is hidden from lists.
    public var isArchived = false

    /// A food; its own id is ignored when it is added.
    public init(
        id: Identifier<Food> = .unsaved, name: String, brand: String = "",
        group: Identifier<FoodGroup>? = nil, unit: FoodAmount.Unit = .g, per100: Nutrients,
        portions: [FoodPortion] = [], isRecipe: Bool = false, yield: FoodAmount? = nil,
        client: Identifier<Client>? = nil
    ) {
        self.id = id
        self.name = name
        self.brand = brand
        self.group = group
        self.unit = unit
        self.per100 = per100
        self.portions = portions
        self.isRecipe = isRecipe
        self.yield = yield
        self.client = client
    }
}

extension Food {
    /// An entry of the food. The amount is in the unit of the food's values: see `amount(reading:)`.
    public func entry(amount: FoodAmount, day: Day, meal: Meal, minute: Int? = nil) -> FoodEntry {
        FoodEntry(
            day: day, minute: minute, meal: meal, food: id, name: shownName, amount: amount,
            nutrients: per100.of(amount))
    }

    /// Portions of the food as they are eaten.
    public func entry(serving: FoodEntry.Serving, day: Day, meal: Meal, minute: Int? = nil) -> FoodEntry {
        var entry = entry(amount: serving.amount, day: day, meal: meal, minute: minute)
        entry.serving = serving
        return entry
    }

    /// The name with who makes it: "Muesli, Emco".
    public var shownName: String { brand.isEmpty ? name : "\(name), \(brand)" }
}

extension FoodEntry {
    /// The same amount with the figures that a food has now; as it is where the amount is in another unit, or not
    /// known.
    public func refigured(by food: Food) -> FoodEntry {
        guard let amount, amount.unit == food.unit else { return self }
        var entry = self
        entry.nutrients = food.per100.of(amount)
        return entry
    }

    /// The same food in another amount, in proportion to the entry's own copy of the values; portions are dropped.
    ///
    /// - Returns: nil if the entry has no amount, or one of another unit.
    public func scaled(to amount: FoodAmount) -> FoodEntry? {
        guard let own = self.amount, own.unit == amount.unit, own.thousandths > 0 else { return nil }
        var scaled = self
        scaled.nutrients = nutrients.scaled(by: amount.thousandths, over: own.thousandths)
        scaled.amount = amount
        scaled.serving = nil
        return scaled
    }
}

extension Food {
    /// Weight and volume of the same amount of a food, as one of its portions gives them.
    struct Density: Hashable {
        /// In the unit of the food's figures.
        var own: FoodAmount
        /// The amount in the other unit.
        var other: FoodAmount
    }

    /// The density of a portion whose name has a volume ("1 cup", 244 g): a plain one before "1 cup, chopped", and the
    /// largest of them, which is rounded least. Nil without one.
    var density: Density? {
        let measured = portions.compactMap { portion -> (density: Density, isPlain: Bool)? in
            guard portion.amount.unit == unit, portion.amount.thousandths > 0,
                let (amount, isPlain) = portion.measured, amount.unit != unit, amount.thousandths > 0
            else { return nil }
            return (Density(own: portion.amount, other: amount), isPlain)
        }
        return measured.max { first, second in
            guard first.isPlain == second.isPlain else { return second.isPlain }
            return first.density.own.thousandths < second.density.own.thousandths
        }?.density
    }

    /// The amount in the unit of the food's figures.
    public func converted(_ amount: FoodAmount) throws(FoodAmount.Refusal) -> FoodAmount {
        guard amount.unit != unit else { return amount }
        guard let density else { throw .noDensity(from: amount.unit, to: unit) }
        let converted = ExactRatio.scale(
            amount.thousandths, by: density.own.thousandths, over: density.other.thousandths)
        guard converted <= FoodAmount.largest else { throw .tooLarge }
        return FoodAmount(thousandths: converted, unit)
    }

    /// Parses an amount of this food: "150", "200 ml", "2 fl oz", "1 cup".
    public func amount(reading text: String) throws(FoodAmount.Refusal) -> FoodAmount {
        try converted(try FoodAmount.reading(text, unit))
    }
}

extension FoodPortion {
    /// The weight or volume in the name: 236.588 ml for "1 cup, chopped". A plain one has nothing but a remark in
    /// brackets after the unit.
    var measured: (amount: FoodAmount, isPlain: Bool)? {
        guard let (number, rest) = DecimalNumber.read(name) else { return nil }
        let words = rest.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "(" }).map(String.init)
        for count in [2, 1] where words.count >= count {
            guard let measure = FoodMeasure(word: words.prefix(count).joined(separator: " ")) else { continue }
            let after = rest.drop { $0 != " " && $0 != "," && $0 != "(" }
            let remark = count == 2 ? after.dropFirst().drop { $0 != " " && $0 != "," && $0 != "(" } : after
            let isPlain = remark.allSatisfy { $0 == " " } || remark.drop { $0 == " " }.first == "("
            return (FoodAmount(number, measure), isPlain)
        }
        return nil
    }
}

/// A usual portion of a food: "1 medium", 118 g.
public struct FoodPortion: Hashable, Codable, Sendable {
    /// The name: "slice", "1 medium", "cup".
    public var name: String
    /// How much one of it is.
    public var amount: FoodAmount

    /// A portion.
    public init(name: String, amount: FoodAmount) {
        self.name = name
        self.amount = amount
    }
}

/// A group of related foods.
public struct FoodGroup: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<FoodGroup>
    /// As it is shown.
    public var name: String
    /// Of the catalogue that Spotter brings.
    public var isShipped: Bool

    /// A group.
    public init(id: Identifier<FoodGroup>, name: String, isShipped: Bool = false) {
        self.id = id
        self.name = name
        self.isShipped = isShipped
    }
}
