/// The meals of a day, in their order.
public enum Meal: String, Sendable, CaseIterable, Comparable {
    case breakfast, lunch, dinner, snack

    /// Earlier meals first.
    public static func < (left: Meal, right: Meal) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
