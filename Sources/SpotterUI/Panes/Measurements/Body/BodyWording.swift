import FitnessModel

/// What is said about formulas and what they lack.
enum BodyWording {
    /// "Tri, Quad and the birth day in the profile".
    static func text(_ gap: BodyFatGap) -> String {
        if gap.sex { return "the sex in the profile" }
        var parts = gap.sites.map(\.short)
        if gap.age { parts.append("the birth day in the profile") }
        if gap.weight { parts.append("the weight") }
        return Self.joined(parts)
    }

    /// "Chin, Cheek and Triceps".
    static func joined(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// "12.3".
    static func tenths(_ value: Double) -> String { BodyQuantity.sum.shown(value) }

    /// "+0.4", "-0.4", "=".
    static func change(_ value: Double) -> String { BodyQuantity.fat.change(value) }
}
