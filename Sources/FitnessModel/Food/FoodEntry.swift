/// Something that a client ate on a day. Its figures are a copy: what changes in the food later does not change it.
public struct FoodEntry: Identified, Hashable {
    /// How often a portion was eaten.
    public struct Serving: Hashable, Sendable {
        /// The portion, with the amount that one of it had.
        public var portion: FoodPortion
        /// How often, in thousandths.
        public var count: Int

        /// A portion, so many thousandths of it.
        public init(portion: FoodPortion, count: Int = 1000) {
            self.portion = portion
            self.count = count
        }
    }

    /// Names the record.
    public var id: Identifier<FoodEntry>
    /// Whose it is.
    public var client: Identifier<Client>
    /// When.
    public var day: Day
    /// Minutes after midnight; nil where nobody said.
    public var minute: Int?
    /// At which meal.
    public var meal: Meal
    /// Which food; nil for what was added quickly or imported.
    public var food: Identifier<Food>?
    /// As it was called then.
    public var name: String
    /// How much; nil for what was added quickly.
    public var amount: FoodAmount?
    /// How it was said, where it was by portions; its product is the amount.
    public var serving: Serving?
    /// Energy and nutrients of all of it.
    public var nutrients: Nutrients
    /// Free text.
    public var note: String
    /// What it is known by in the program that it was imported from; nil for what was written down here.
    public var source: String?

    /// An entry; its own id counts for nothing when it is added.
    public init(
        id: Identifier<FoodEntry> = .unsaved, client: Identifier<Client> = .unsaved, day: Day, minute: Int? = nil,
        meal: Meal, food: Identifier<Food>? = nil, name: String, amount: FoodAmount? = nil, serving: Serving? = nil,
        nutrients: Nutrients, note: String = "", source: String? = nil
    ) {
        self.id = id
        self.client = client
        self.day = day
        self.minute = minute
        self.meal = meal
        self.food = food
        self.name = name
        self.amount = amount
        self.serving = serving
        self.nutrients = nutrients
        self.note = note
        self.source = source
    }
}
