/// The target of a client for days of one kind; nil values have no target. Weights in milligrams.
public struct NutrientTarget: Hashable, Sendable {
    /// The nutrients with targets, in the order of the form.
    public static let nutrients: [Nutrient] = [.protein, .carbohydrate, .fat, .fibre]

    /// The kind of days.
    public var kind: DiaryDay.Kind
    private var amounts: [Nutrient: Int] = [:]

    /// Targets for days of one kind.
    public init(
        kind: DiaryDay.Kind, protein: Int? = nil, fat: Int? = nil, carbohydrate: Int? = nil, fibre: Int? = nil
    ) {
        self.kind = kind
        self[.protein] = protein
        self[.fat] = fat
        self[.carbohydrate] = carbohydrate
        self[.fibre] = fibre
    }

    /// Milligrams of a nutrient.
    public subscript(nutrient: Nutrient) -> Int? {
        get { amounts[nutrient] }
        set { amounts[nutrient] = newValue }
    }

    /// The energy of the protein, carbohydrate and fat targets, at 4, 4 and 9 kcal a gram; missing targets count as
    /// zero.
    public var energy: Energy {
        Nutrients(
            energy: .zero, protein: self[.protein] ?? 0, fat: self[.fat] ?? 0,
            carbohydrate: self[.carbohydrate] ?? 0
        ).energyOfMacros ?? .zero
    }
}

/// The marks of one day of a client.
public struct DiaryDay: Hashable, Sendable {
    /// Whether one trains on it: targets differ.
    public enum Kind: String, Sendable, CaseIterable {
        case training, rest
    }

    /// The day.
    public var day: Day
    /// The kind as marked; nil to derive it from sessions and runs.
    public var kind: Kind?
    /// Free text.
    public var note: String
    /// Everything eaten is recorded: only then the day is used for the measured expenditure.
    public var isComplete: Bool

    /// A day without marks.
    public init(day: Day, kind: Kind? = nil, note: String = "", isComplete: Bool = false) {
        self.day = day
        self.kind = kind
        self.note = note
        self.isComplete = isComplete
    }
}
