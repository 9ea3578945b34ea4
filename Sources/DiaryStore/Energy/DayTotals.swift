import FitnessModel

/// Sums over a day.
enum DayTotals {
    /// A nutrient is known when it is known of one part.
    static func nutrients(_ parts: [Nutrients]) -> Nutrients {
        parts.reduce(into: Nutrients(energy: .zero)) { sum, part in
            sum.energy = sum.energy + part.energy
            sum.protein = add(sum.protein, part.protein)
            sum.fat = add(sum.fat, part.fat)
            sum.carbohydrate = add(sum.carbohydrate, part.carbohydrate)
            sum.fibre = add(sum.fibre, part.fibre)
            sum.sugar = add(sum.sugar, part.sugar)
            sum.sodium = add(sum.sodium, part.sodium)
        }
    }

    private static func add(_ left: Int?, _ right: Int?) -> Int? {
        guard let left, let right else { return left ?? right }
        return left + right
    }
}
