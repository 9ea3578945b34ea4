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

/// What a client writes down in one week of the four.
public struct WeekAnswers: Hashable, Sendable {
    /// The goal, in weeks 1 and 3.
    public var goal: WeekGoal
    /// When the parts of the day are, in week 3.
    public var times = DayTimes()
    /// What the day goes to, in week 3.
    public var activities: [DayActivity] = DayActivity.given.enumerated().map {
        DayActivity(position: $0.offset + 1, name: $0.element)
    }
    /// What came of a strain, in week 4.
    public var meaning = WeekMeaning()

    /// Nothing yet.
    public init(week number: Int) { goal = WeekGoal(number: number) }

    /// What the day goes to.
    public var shares: DayShares { DayShares(activities, times) }
    /// The activity that should change; nil before one was chosen.
    public var chosen: DayActivity? { activities.first(where: \.isChosen) }

    /// Chooses the one that should change.
    public mutating func choose(_ activity: DayActivity) {
        for index in activities.indices {
            activities[index].isChosen = activities[index].position == activity.position
        }
    }

    /// Adds one of their own, behind the others.
    public mutating func add(_ name: String, minutes: Int) {
        let last = activities.map(\.position).max() ?? 0
        activities.append(DayActivity(position: last + 1, name: name, minutes: minutes, isOwn: true))
    }
}

extension ProgrammePart {
    /// Whether a week that is ended by its last page has all that ends it. The others end with something else: a
    /// practice, sentences.
    public func isComplete(_ answers: WeekAnswers) -> Bool {
        switch self {
        case .goal: answers.goal.isComplete
        case .hours: answers.goal.isComplete && answers.times.missing.isEmpty && answers.chosen != nil
        case .lettingGo, .meaning, .closing: false
        }
    }
}

/// What a client found in something that strained them, in week 4.
public struct WeekMeaning: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<WeekMeaning>
    /// Whose it is.
    public var programme: Identifier<Programme>
    /// What it was.
    public var event = ""
    /// What came of it.
    public var positives = ""

    /// Nothing yet.
    public init(id: Identifier<WeekMeaning> = .unsaved, programme: Identifier<Programme> = .unsaved) {
        self.id = id
        self.programme = programme
    }
}
