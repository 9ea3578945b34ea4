import FitnessModel

/// What is said about formulas and what they lack.
enum SkinfoldWording {
    /// "Tri, Quad and the birth day in the profile".
    static func text(_ gap: BodyFatGap) -> String {
        if gap.sex { return "the sex in the profile" }
        var parts = gap.sites.map(\.short)
        if gap.age { parts.append("the birth day in the profile") }
        if gap.weight { parts.append("the weight") }
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }
}
