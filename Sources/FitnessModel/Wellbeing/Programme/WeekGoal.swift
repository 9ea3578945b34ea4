/// What a client wants to have done within six days, in weeks 1 and 3.
public struct WeekGoal: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<WeekGoal>
    /// Whose it is.
    public var programme: Identifier<Programme>
    /// The week, 1 or 3.
    public var number: Int
    /// What is to be done, what it needs and who can help.
    public var target = ""
    /// By what one will see that it is done.
    public var seenBy = ""
    /// How sure they are, from 1 no chance to 10 certain; nil before they said so.
    public var feasibility: Int?
    /// What it is good for.
    public var reason = ""
    /// By when, in words.
    public var due = ""
    /// The day that these words mean; nil where they mean none.
    public var dueDay: Day?
    /// The goal in a few words.
    public var short = ""

    /// What feasibility can be.
    public static let feasibilities = 1...10
    /// From here on a goal is gone on with: below it adds strain in place of taking it away.
    public static let leastFeasible = 6

    /// A goal of which nothing is said.
    public init(id: Identifier<WeekGoal> = .unsaved, programme: Identifier<Programme> = .unsaved, number: Int) {
        self.id = id
        (self.programme, self.number) = (programme, number)
    }

    /// Whether it is sure enough to be gone on with.
    public var isFeasible: Bool { feasibility.map { $0 >= Self.leastFeasible } == true }
    /// Whether all of it is said.
    public var isComplete: Bool { isFeasible && [target, seenBy, reason, due, short].allSatisfy { !$0.isBlank } }
    /// How it is called later: in a few words where there are any.
    public var name: String { short.isBlank ? target : short }
}

extension String {
    /// Whether nothing can be read in it.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
