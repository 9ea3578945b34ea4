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
        case food
        case activity
        /// What an empty list says.
        case plain
        case blank
    }

    let kind: Kind
    var key: Key?
    let name: String
    /// A text for each column of its list, the time of day first.
    var cells: [String] = []

    var isActivity: Bool { kind == .activity }
    var hasTime: Bool { key != nil && !cells[0].isEmpty }

    /// An empty line.
    static let blank = DayLine(kind: .blank, name: "")
    /// What an empty list says.
    static func plain(_ text: String) -> DayLine { DayLine(kind: .plain, name: text) }
}
