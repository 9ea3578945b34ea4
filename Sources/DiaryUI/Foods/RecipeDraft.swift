import DiaryStore
import FitnessModel
import ViewKit

/// A recipe being typed; stored as a draft until it is saved.
struct RecipeDraft: Hashable, Codable, Sendable {
    /// One part with its amount as it is typed.
    struct Part: Hashable, Codable, Sendable {
        var food: Food
        var amount: String

        /// How much goes in; nil if that cannot be read.
        var read: FoodAmount? { try? food.amount(reading: amount) }

        /// The error in the amount; nil for none.
        fileprivate var problem: Phrase? {
            do throws(FoodAmount.Refusal) {
                let read = try food.amount(reading: amount)
                return read.thousandths > 0 ? nil : "How much \(food.name)? Ctrl-R removes it."
            } catch { return "\(food.name): \(error.wording(amount, unit: food.unit))" }
        }
    }

    /// The texts apart from the ingredients.
    enum Text: Int, CaseIterable {
        case name, group, yield, servings
    }

    /// The name of the portion that follows from the number of servings.
    static let serving = "1 serving"

    private var texts = Text.allCases.map { _ in "" }
    var parts: [Part]

    /// A recipe as it is, with the name of its group.
    init(_ recipe: Food, group: String, parts: [Part]) {
        self.parts = parts
        self[.name] = recipe.name
        self[.group] = group
        self[.yield] = recipe.yield?.text ?? ""
        let serving = recipe.portions.first { $0.name == Self.serving }?.amount.thousandths ?? 0
        if serving > 0 {
            self[.servings] = NumberFormat.shown(Double(weight.thousandths) / Double(serving), decimals: 2)
        }
    }

    /// The content of a text.
    subscript(_ text: Text) -> String {
        get { texts[text.rawValue] }
        set { texts[text.rawValue] = newValue }
    }

    /// The parts whose amounts can be read.
    var readParts: [(food: Food, amount: FoodAmount)] {
        parts.compactMap { part in
            guard let amount = part.read, amount.thousandths > 0 else { return nil }
            return (part.food, amount)
        }
    }

    /// The weight of the cooked dish; nil if the field is empty or invalid.
    var readYield: FoodAmount? {
        guard let amount = FoodAmount.read(self[.yield], .g), amount.unit == .g, amount.thousandths > 0 else {
            return nil
        }
        return amount
    }

    /// The weight of the dish: cooked, or the sum of its ingredients.
    var weight: FoodAmount { readYield ?? RecipeFigures.weight(of: readParts) }

    /// The number of servings; nil if unknown.
    private var readServings: Int? {
        FoodEntry.Serving.readCount(self[.servings]).flatMap { $0 > 0 ? $0 : nil }
    }

    /// The weight of one serving.
    var servingWeight: FoodAmount? {
        guard let count = readServings, weight.thousandths > 0 else { return nil }
        return FoodAmount(thousandths: max(1, (weight.thousandths * 1_000 + count / 2) / count), .g)
    }

    /// Energy and nutrients of 100 g; nil as long as it weighs nothing.
    var per100: Nutrients? { RecipeFigures.per100(parts: readParts, yield: readYield) }
}

extension RecipeDraft {
    /// The lines that take the focus: the texts, the amounts of the parts, and the last one that adds a part.
    var lines: [Field<RecipeDraft>] {
        let texts: [Field<RecipeDraft>] = [
            .text("name", "Name", \.[.name], isRequired: true, help: "as you will look for it"),
            Self.line("group", "Group", \.[.group], help: "optional") { _, _ in nil },
            Self.line("yield", "Cooked weight", \.[.yield], help: "empty: the sum") { text, draft in
                text.isEmpty || draft.readYield != nil
                    ? nil : "\"\(text)\" is not a weight: write 1200 or 1.2 kg, or leave it empty."
            },
            Self.line("servings", "Servings", \.[.servings], help: "how many it makes") { text, draft in
                text.isEmpty || draft.readServings != nil
                    ? nil : "\"\(text)\" is not a number of servings: write 4, or leave it empty."
            },
        ]
        let amounts = parts.indices.map { index in
            Self.line("part \(index)", "\(parts[index].food.shownName)", \.parts[index].amount, isProposed: true) {
                _, draft in draft.parts[index].problem
            }
        }
        return texts + amounts + [.custom("add", "+ add an ingredient", show: { _ in "" }) { _, _, _ in nil }]
    }

    private static func line(
        _ id: String, _ label: Phrase, _ path: Field<RecipeDraft>.Path<String>, isProposed: Bool = false,
        help: Phrase = "",
        problem: @escaping @Sendable (_ text: String, RecipeDraft) -> Phrase?
    ) -> Field<RecipeDraft> {
        .custom(id, label, isProposed: isProposed, help: help) {
            $0[keyPath: path]
        } put: { text, draft, _ in
            draft[keyPath: path] = text
            return problem(text, draft)
        }
    }
}
