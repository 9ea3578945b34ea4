import DiaryStore
import FitnessModel

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

        /// As it is called on screen.
        var label: String {
            switch self {
            case .name: "Name"
            case .group: "Group"
            case .yield: "Cooked weight"
            case .servings: "Servings"
            }
        }
    }

    /// How the portion is called that the number of servings makes.
    static let serving = "1 serving"

    private var texts = Field.allCases.map { _ in "" }
    var parts: [Part] = []

    init(name: String) { self[.name] = name }

    /// What stands in a field.
    subscript(_ field: Field) -> String {
        get { texts[field.rawValue] }
        set { texts[field.rawValue] = newValue }
    }

    /// How many lines take the focus: the fields, the parts, and the last one that adds a part.
    var lineCount: Int { Field.allCases.count + parts.count + 1 }

    /// The part of a line.
    func part(at line: Int) -> Int? {
        let place = line - Field.allCases.count
        return parts.indices.contains(place) ? place : nil
    }

    /// What stands in a line: in a field, or as the amount of a part; nil for the last one.
    subscript(line line: Int) -> String? {
        get { Field(rawValue: line).map { self[$0] } ?? part(at: line).map { parts[$0].amount } }
        set {
            guard let newValue else { return }
            if let field = Field(rawValue: line) { self[field] = newValue }
            if let part = part(at: line) { parts[part].amount = newValue }
        }
    }

    /// What is wrong with a line; nil when all is well.
    func problem(at line: Int) -> String? {
        let text = (self[line: line] ?? "").trimmingBlanks
        switch Field(rawValue: line) {
        case .name: return text.isEmpty ? "Name is needed." : nil
        case .yield where !text.isEmpty && readYield == nil:
            return "\"\(text)\" is no weight: write 1200 or 1.2 kg, or leave it empty."
        case .servings where !text.isEmpty && readServings == nil:
            return "\"\(text)\" is no number of servings: write 4, or leave it empty."
        default: break
        }
        guard let part = part(at: line).map({ parts[$0] }) else { return nil }
        do throws(FoodAmount.Refusal) {
            let amount = try part.food.amount(reading: part.amount)
            return amount.thousandths > 0 ? nil : "How much \(part.food.name)? Ctrl-R takes it out."
        } catch { return "\(part.food.name): \(error.wording(part.amount, unit: part.food.unit))" }
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
        guard let amount = FoodAmount.read(self[.yield], .g), amount.unit == .g, amount.thousandths > 0 else {
            return nil
        }
        return amount
    }

    /// What the dish weighs as far as is known: cooked, or all that goes in.
    var weight: FoodAmount { readYield ?? RecipeFigures.weight(of: readParts) }

    /// Among how many it is divided; nil where nobody said.
    var readServings: Int? {
        FoodEntry.Serving.readCount(self[.servings]).flatMap { $0 > 0 ? $0 : nil }
    }

    /// What one serving weighs.
    var servingWeight: FoodAmount? {
        guard let count = readServings, weight.thousandths > 0 else { return nil }
        return FoodAmount(thousandths: max(1, (weight.thousandths * 1_000 + count / 2) / count), .g)
    }

    /// Energy and nutrients of 100 g; nil as long as it weighs nothing.
    var per100: Nutrients? { RecipeFigures.per100(parts: readParts, yield: readYield) }
}
