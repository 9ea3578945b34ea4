/// Where Cronometer's values stand in a file, found by name: its layouts differ in order and in which nutrients they have.
struct CronometerColumns {
    /// A column of amounts, and how many thousandths of the diary's unit one of it is.
    struct Amounts {
        let index: Int
        /// Small calories for energy, milligrams for weights.
        let factor: Double
    }

    let day: Int
    let food: Int
    let amount: Int
    let time: Int?
    let group: Int?
    let energy: Amounts
    let protein: Amounts?
    let fat: Amounts?
    let carbohydrate: Amounts?
    let fibre: Amounts?
    let sugar: Amounts?
    let sodium: Amounts?

    /// Nil when the header is not that of Cronometer's servings.
    init?(_ table: CSVTable) {
        guard let day = table.column("day", "date"), let food = table.column("food name"),
            let amount = table.column("amount"), let energy = Self.energy(table)
        else { return nil }
        self.day = day
        self.food = food
        self.amount = amount
        self.energy = energy
        time = table.column("time")
        group = table.column("group", "meal")
        protein = Self.weight(table, "protein")
        fat = Self.weight(table, "fat")
        carbohydrate = Self.weight(table, "carbs", "carbohydrates", "carbohydrate")
        fibre = Self.weight(table, "fiber", "fibre")
        sugar = Self.weight(table, "sugars", "sugar")
        sodium = Self.weight(table, "sodium")
    }

    /// Kilojoules are those of food labels, 4.184 to the kilocalorie.
    private static func energy(_ table: CSVTable) -> Amounts? {
        if let index = table.column("energy (kcal)", "calories (kcal)") { return Amounts(index: index, factor: 1000) }
        return table.column("energy (kj)").map { Amounts(index: $0, factor: 1000 / 4.184) }
    }

    /// The unit stands in the title. The sign of micro is written with two different letters, U+00B5 and U+03BC.
    private static func weight(_ table: CSVTable, _ names: String...) -> Amounts? {
        for name in names {
            if let index = table.column("\(name) (g)") { return Amounts(index: index, factor: 1000) }
            if let index = table.column("\(name) (mg)") { return Amounts(index: index, factor: 1) }
            let micro = table.column("\(name) (\u{B5}g)", "\(name) (\u{3BC}g)", "\(name) (mcg)", "\(name) (ug)")
            if let micro { return Amounts(index: micro, factor: 0.001) }
        }
        return nil
    }
}
