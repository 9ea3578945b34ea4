import DiaryStore
import FitnessModel
import Foundation

/// A recipe as it is typed: kept as a draft until it is saved.
struct RecipeDraft: Hashable, Codable, Sendable {
    /// One part with its amount as it is typed.
    struct Part: Hashable, Codable, Sendable {
        var food: Food
        var amount: String
    }

    /// The typed fields, in their order on screen.
    enum Field: Int, CaseIterable {
        case name, group, yield, servings
    }

    /// How the portion is called that the number of servings makes.
    static let serving = "1 serving"

    var name = ""
    var group = ""
    var yield = ""
    var servings = ""
    var parts: [Part] = []

    subscript(_ field: Field) -> String {
        get {
            switch field {
            case .name: name
            case .group: group
            case .yield: yield
            case .servings: servings
            }
        }
        set {
            switch field {
            case .name: name = newValue
            case .group: group = newValue
            case .yield: yield = newValue
            case .servings: servings = newValue
            }
        }
    }

    /// The parts whose amounts can be read.
    var readParts: [(food: Food, amount: FoodAmount)] {
        parts.compactMap { part in
            guard let amount = try? part.food.amount(reading: part.amount), amount.thousandths > 0 else { return nil }
            return (part.food, amount)
        }
    }

    /// What the cooked dish weighs; nil where nothing is typed, or nothing that can be read.
    var readYield: FoodAmount? {
        guard let amount = FoodAmount.read(yield, .g), amount.unit == .g, amount.thousandths > 0 else { return nil }
        return amount
    }

    /// What the dish weighs as far as is known: cooked, or all that goes in.
    var weight: FoodAmount { readYield ?? RecipeFigures.weight(of: readParts) }

    /// Among how many it is divided; nil where nobody said.
    var readServings: Int? {
        FoodEntry.Serving.readCount(servings).flatMap { $0 > 0 ? $0 : nil }
    }

    /// What one serving weighs.
    var servingWeight: FoodAmount? {
        guard let count = readServings, weight.thousandths > 0 else { return nil }
        return FoodAmount(thousandths: max(1, (weight.thousandths * 1_000 + count / 2) / count), .g)
    }

    /// Energy and nutrients of 100 g; nil as long as it weighs nothing.
    var per100: Nutrients? { RecipeFigures.per100(parts: readParts, yield: readYield) }
}
