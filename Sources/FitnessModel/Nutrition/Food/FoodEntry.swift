/// A food that a client ate on a day. Its values are a copy: later changes of the food do not affect it.
public struct FoodEntry: Identified, Hashable {
    /// How often a portion was eaten.
    public struct Serving: Hashable, Sendable {
        /// The portion, with the amount that one of it had.
        public var portion: FoodPortion
        /// The number of portions, in thousandths.
        public var count: Int

        /// A number of portions, in thousandths.
        public init(portion: FoodPortion, count: Int = 1000) {
            self.portion = portion
            self.count = count
        }
    }

    /// Names the record.
    public var id: Identifier<FoodEntry>
    /// The client.
    public var client: Identifier<Client>
    /// When.
    public var day: Day
    /// Minutes after midnight; nil if unknown.
    public var minute: Int?
    /// The meal.
    public var meal: Meal
    /// The food; nil for quick adds and imports.
    public var food: Identifier<Food>?
    /// The name at that time.
    public var name: String
    /// The amount; nil for quick adds.
    public var amount: FoodAmount?
    /// The portions, if it was entered by portions; their product is the amount.
    public var serving: Serving?
    /// Energy and nutrients of all of it.
    public var nutrients: Nutrients
    /// Free text.
    public var note: String
    /// The identity in the program that it was imported from; nil for own entries.
    public var source: String?

    /// An entry; its own id is ignored when it is added.
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

extension FoodEntry.Serving {
    /// The total amount.
    public var amount: FoodAmount {
        FoodAmount(
            thousandths: ExactRatio.scale(portion.amount.thousandths, by: count, over: 1000), portion.amount.unit)
    }

    /// "2", "0.5", "1.25".
    public var countText: String { NumberFormat.shown(count, decimals: 3) }

    /// Reads how often a portion was eaten, in thousandths: "2", "1.5", "1,5", "1/2", "1 1/2", "½". Nil if it is not
    /// such a number, or above a thousand.
    public static func readCount(_ text: String) -> Int? {
        var words = text
        for (sign, plain) in [("½", " 1/2"), ("¼", " 1/4"), ("¾", " 3/4"), ("⅓", " 1/3"), ("⅔", " 2/3")] {
            words = words.replacing(sign, with: plain)
        }
        let parts = words.split(whereSeparator: \.isWhitespace).map(String.init)
        switch parts.count {
        case 1: return limited(fraction(parts[0]) ?? decimal(parts[0]))
        case 2:
            guard let whole = decimal(parts[0]), whole % 1000 == 0, let rest = fraction(parts[1]), rest < 1000 else {
                return nil
            }
            return limited(whole + rest)
        default: return nil
        }
    }

    private static func limited(_ count: Int?) -> Int? { count.flatMap { (0...1_000_000).contains($0) ? $0 : nil } }

    private static func decimal(_ text: String) -> Int? {
        guard let (number, suffix) = DecimalNumber.read(text), suffix.isEmpty else { return nil }
        return number.scaled(by: 1000)
    }

    private static func fraction(_ text: String) -> Int? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
            let over = Int(parts[1]), (1...1000).contains(over), let number = Int(parts[0]), number <= 1_000_000
        else { return nil }
        return ExactRatio.scale(number, by: 1000, over: over)
    }
}

/// The meals of a day, in their order.
public enum Meal: String, Sendable, CaseIterable, Comparable {
    case breakfast, lunch, dinner, snack

    /// Earlier meals first.
    public static func < (left: Meal, right: Meal) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Something eaten that another program wrote, before it is in the diary.
public struct ServingDraft: Hashable, Sendable {
    /// The identity in its source: importing it again adds nothing.
    public var source: String
    /// The entry; its own id is ignored.
    public var entry: FoodEntry

    /// An entry of a source.
    public init(source: String, entry: FoodEntry) {
        self.source = source
        self.entry = entry
    }
}
