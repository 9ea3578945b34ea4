/// Energy and nutrients of a food, of an entry or of a day. Weights in milligrams; nil is not known, and never zero.
public struct Nutrients: Hashable, Codable, Sendable {
    /// Energy.
    public var energy: Energy
    /// Milligrams of protein.
    public var protein: Int?
    /// Milligrams of fat.
    public var fat: Int?
    /// Milligrams of carbohydrate, fibre included.
    public var carbohydrate: Int?
    /// Milligrams of fibre.
    public var fibre: Int?
    /// Milligrams of sugar.
    public var sugar: Int?
    /// Milligrams of sodium.
    public var sodium: Int?

    /// Nothing at all, all of it known.
    public static let zero = Nutrients(
        energy: .zero, protein: 0, fat: 0, carbohydrate: 0, fibre: 0, sugar: 0, sodium: 0)

    /// Energy and other known nutrients.
    public init(
        energy: Energy, protein: Int? = nil, fat: Int? = nil, carbohydrate: Int? = nil, fibre: Int? = nil,
        sugar: Int? = nil, sodium: Int? = nil
    ) {
        self.energy = energy
        self.protein = protein
        self.fat = fat
        self.carbohydrate = carbohydrate
        self.fibre = fibre
        self.sugar = sugar
        self.sodium = sodium
    }
}

/// Values that look mistyped and yet may be right: facts, to be confirmed once. The caller words them.
extension Nutrients {
    /// Whether the energy is implausible for one food at once: more than 3,000 kcal, as when grams are typed as
    /// portions.
    public static func isUnlikelyAtOnce(_ energy: Energy) -> Bool { energy > Energy(3000, .kcal) }

    /// Whether no food has so much in 100 g: more than 900 kcal (fat has 9 kcal a gram), or more than 100 g of protein,
    /// carbohydrate and fat together. Fibre and sugar are in the carbohydrate.
    public var isUnlikelyPer100g: Bool {
        energy > Energy(900, .kcal) || [protein, carbohydrate, fat].compactMap { $0 }.reduce(0, +) > 100_000
    }
}

extension Nutrients {
    /// The sum. A value unknown in one is unknown in both; `NutrientTotal` gives the minimum.
    public static func + (left: Nutrients, right: Nutrients) -> Nutrients {
        var sum = Nutrients(energy: left.energy + right.energy)
        for nutrient in Nutrient.allCases {
            if let first = left[nutrient], let second = right[nutrient] { sum[nutrient] = first + second }
        }
        return sum
    }

    /// The share `numerator / denominator` of everything, each figure rounded to the nearest whole, halves away from
    /// zero.
    public func scaled(by numerator: Int, over denominator: Int) -> Nutrients {
        var scaled = Nutrients(
            energy: Energy(calories: ExactRatio.scale(energy.calories, by: numerator, over: denominator)))
        for nutrient in Nutrient.allCases {
            scaled[nutrient] = self[nutrient].map { ExactRatio.scale($0, by: numerator, over: denominator) }
        }
        return scaled
    }

    /// The values of an amount of a food with these values per hundred.
    public func of(_ amount: FoodAmount) -> Nutrients {
        scaled(by: amount.thousandths, over: 100_000)
    }

    /// Energy that protein, fat and carbohydrate make by 4, 9 and 4 kcal a gram (Atwater's general factors); nil as
    /// long as one of them is not known.
    public var energyOfMacros: Energy? {
        guard let protein, let fat, let carbohydrate else { return nil }
        return Energy(calories: 4 * protein + 9 * fat + 4 * carbohydrate)
    }

    /// The energy of the macronutrients where it differs from the stated energy by more than a fifth and by more than
    /// 20 kcal: a note for people, never a correction. Alcohol, fibre and sweeteners differ with good reason.
    public var conflictingEnergy: Energy? {
        guard let macros = energyOfMacros else { return nil }
        let difference = abs(macros.calories - energy.calories)
        return difference > 20_000 && difference * 5 > energy.calories ? macros : nil
    }
}

/// Whole numbers multiplied and divided without a loss on the way.
enum ExactRatio {
    /// `number * numerator / denominator`, rounded to the nearest whole, halves away from zero. Results out of range
    /// become the largest number; a denominator of zero gives zero.
    static func scale(_ number: Int, by numerator: Int, over denominator: Int) -> Int {
        guard denominator != 0 else { return 0 }
        let isNegative = (number < 0) != (numerator < 0) ? denominator > 0 : denominator < 0
        let product = number.magnitude.multipliedFullWidth(by: numerator.magnitude)
        let divisor = denominator.magnitude
        guard product.high < divisor else { return isNegative ? Int.min + 1 : Int.max }
        let (quotient, remainder) = divisor.dividingFullWidth(product)
        // Half or more of the divisor, compared without overflow.
        let isRoundedUp = remainder >= divisor - remainder && remainder > 0
        guard quotient < UInt(Int.max) else { return isNegative ? Int.min + 1 : Int.max }
        let rounded = Int(quotient) + (isRoundedUp ? 1 : 0)
        return isNegative ? -rounded : rounded
    }
}
