extension Nutrients {
    /// The sum. What is not known of one is not known of both; `NutrientTotal` says how much it is at least.
    public static func + (left: Nutrients, right: Nutrients) -> Nutrients {
        var sum = Nutrients(energy: left.energy + right.energy)
        for nutrient in Nutrient.allCases {
            if let first = left[nutrient], let second = right[nutrient] { sum[nutrient] = first + second }
        }
        return sum
    }

    /// The share `numerator / denominator` of everything, each figure rounded to the nearest whole, halves away from zero.
    public func scaled(by numerator: Int, over denominator: Int) -> Nutrients {
        var scaled = Nutrients(
            energy: Energy(calories: ExactRatio.scale(energy.calories, by: numerator, over: denominator)))
        for nutrient in Nutrient.allCases {
            scaled[nutrient] = self[nutrient].map { ExactRatio.scale($0, by: numerator, over: denominator) }
        }
        return scaled
    }

    /// Of so much of a food of which these are the figures per hundred.
    public func of(_ amount: FoodAmount) -> Nutrients {
        scaled(by: amount.thousandths, over: 100_000)
    }

    /// Energy that protein, fat and carbohydrate make by 4, 9 and 4 kcal a gram (Atwater's general factors); nil as long
    /// as one of them is not known.
    public var energyOfMacros: Energy? {
        guard let protein, let fat, let carbohydrate else { return nil }
        return Energy(calories: 4 * protein + 9 * fat + 4 * carbohydrate)
    }

    /// The energy of the macronutrients where it differs from the stated energy by more than a fifth and by more than
    /// 20 kcal: a note for people, never a correction. Alcohol, fibre and sweeteners differ with good reason.
    public var energyDoubt: Energy? {
        guard let macros = energyOfMacros else { return nil }
        let difference = abs(macros.calories - energy.calories)
        return difference > 20_000 && difference * 5 > energy.calories ? macros : nil
    }
}
