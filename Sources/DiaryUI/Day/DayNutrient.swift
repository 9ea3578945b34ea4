import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// One nutrient of a day against its target.
struct DayNutrient: Hashable, Sendable {
    /// "protein".
    let name: Phrase
    /// Milligrams as far as known; nil if no entry has them. Nothing eaten counts as none.
    let known: Int?
    /// Whether some entries have the value and some do not.
    let isPartial: Bool
    /// Milligrams to aim at.
    let goal: Int?

    /// One nutrient of all that was eaten. Unknown amounts are left out and reported.
    init(_ nutrient: Nutrient, _ total: NutrientTotal, goal: Int?) {
        name = nutrient.label
        self.goal = goal
        known = total.known[nutrient]
        isPartial = total.isAtLeast(nutrient)
    }

    /// "112 g", "at least 112 g" if some entries lack the value, "unknown" if all do.
    var amount: Phrase {
        guard let known else { return "unknown" }
        return isPartial ? "at least \(Self.grams(known)) g" : "\(Self.grams(known)) g"
    }

    /// "of 150 g", or empty.
    var target: Phrase { goal.map { "of \(Self.grams($0)) g" } ?? "" }

    /// How much of the target is reached; nil without one, or where nothing is known.
    var share: Double? {
        guard let goal, let known else { return nil }
        return goal > 0 ? Double(known) / Double(goal) : 1
    }

    /// "protein 112 of 150 g".
    var text: Phrase {
        guard let goal else { return "\(name) \(amount)" }
        guard let known else { return "\(name) unknown of \(Self.grams(goal)) g" }
        return isPartial
            ? "\(name) at least \(Self.grams(known)) of \(Self.grams(goal)) g"
            : "\(name) \(Self.grams(known)) of \(Self.grams(goal)) g"
    }

    /// "112/150", for a line of them.
    private var short: Phrase {
        guard let known else { return "\(name) ?" }
        guard let goal else { return "\(name) \(Self.grams(known))" }
        return "\(name) \(Self.grams(known))/\(Self.grams(goal))"
    }

    /// All of them in one line: each by itself where that fits, else the numbers and their targets only, with "at least"
    /// at those that lack values, or, where that does not fit either, once for all.
    static func items(_ nutrients: [DayNutrient], width: Int) -> [Phrase] {
        let isPartial = nutrients.contains(where: \.isPartial)
        let isWhole = nutrients.contains { $0.known != nil && !$0.isPartial }
        var once = nutrients.map(\.short)
        if isPartial, let first = once.first { once[0] = "at least \(first)" }
        let each = nutrients.map { $0.isPartial ? "at least \($0.short)" : $0.short }
        let forms = [nutrients.map(\.text), grams(isWhole ? each : once, nutrients), grams(once, nutrients)]
        return forms.first { TextWidth.of($0.joined(separator: " · ")) <= width } ?? forms[2]
    }

    /// These items with the unit at the last one.
    private static func grams(_ items: [Phrase], _ nutrients: [DayNutrient]) -> [Phrase] {
        guard let last = items.last, nutrients.last?.known != nil else { return items }
        return items.dropLast() + ["\(last) g"]
    }

    /// Whole grams; small amounts to a tenth.
    static func grams(_ milligrams: Int) -> String {
        milligrams >= 10_000 || milligrams % 1000 == 0
            ? "\((milligrams + 500) / 1000)" : NumberFormat.shown(Double(milligrams) / 1000, decimals: 1)
    }
}
