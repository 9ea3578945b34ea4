/// What a client should eat on days of one kind; nil where nothing is aimed at. Weights in milligrams.
public struct NutrientTarget: Hashable, Sendable {
    /// The nutrients that can be aimed at, in the order in which they are typed and shown.
    public static let nutrients: [Nutrient] = [.protein, .carbohydrate, .fat, .fibre]

    /// For which days.
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

    /// What the protein, carbohydrate and fat aimed at make, at 4, 4 and 9 kcal a gram; what is not aimed at makes nothing.
    public var energy: Energy {
        Nutrients(
            energy: .zero, protein: self[.protein] ?? 0, fat: self[.fat] ?? 0,
            carbohydrate: self[.carbohydrate] ?? 0
        ).energyOfMacros ?? .zero
    }
}

/// What is said of one day of a client as a whole.
public struct DiaryDay: Hashable, Sendable {
    /// Whether one trains on it: targets differ.
    public enum Kind: String, Sendable, CaseIterable {
        case training, rest
    }

    /// Which day.
    public var day: Day
    /// Said by hand; nil takes it from whether a session or a run stands on the day.
    public var kind: Kind?
    /// Free text.
    public var note: String
    /// Everything eaten is recorded: only then the day counts for the adaptive expenditure.
    public var isComplete: Bool

    /// A day of which nothing is said.
    public init(day: Day, kind: Kind? = nil, note: String = "", isComplete: Bool = false) {
        self.day = day
        self.kind = kind
        self.note = note
        self.isComplete = isComplete
    }
}
