import FitnessModel

/// One line of a list of the day, in words: what was eaten, or what was done.
struct DayLine: Hashable, Sendable {
    /// What the cursor knows a line by: the record behind it.
    enum Key: Hashable, Sendable {
        case food(Identifier<FoodEntry>)
        case activity(Identifier<ActivityEntry>)
        case session(Identifier<TrainingSession>)
        case run(Identifier<Run>)
    }

    /// How it is drawn.
    enum Kind: Hashable, Sendable {
        /// The head of a list, where both lists are one.
        case title
        /// A meal with its sum.
        case meal
        case entry
        /// What an empty list says.
        case plain
        case blank
    }

    let kind: Kind
    var key: Key?
    /// "07:30", or empty.
    var time = ""
    var name: String
    /// "2 × slice", "300 g", "30 min".
    var amount = ""
    /// The same in grams, where the amount is by portions.
    var weight = ""
    /// Energy as a number without its unit.
    var energy = ""
    /// Protein, carbohydrate and fat in grams; "-" where it is not known.
    var macros: [String] = []

    /// Belongs to what was done.
    var isDoing = false

    /// An empty line.
    static let blank = DayLine(kind: .blank, name: "")
    /// What an empty list says.
    static func plain(_ text: String) -> DayLine { DayLine(kind: .plain, name: text) }
}
