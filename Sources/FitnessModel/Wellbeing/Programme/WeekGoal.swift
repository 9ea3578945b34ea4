/// A client's goal for the next six days, in weeks 1 and 3.
public struct WeekGoal: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<WeekGoal>
    /// The programme.
    public var programme: Identifier<Programme>
    /// The week, 1 or 3.
    public var number: Int
    /// The goal, what it needs and who can help.
    public var target = ""
    /// By what one will see that it is done.
    public var seenBy = ""
    /// The confidence, from 1 no chance to 10 certain; nil if not given.
    public var feasibility: Int?
    /// The purpose.
    public var reason = ""
    /// The date, in words.
    public var due = ""
    /// The day that the words mean; nil if unclear.
    public var dueDay: Day?
    /// The goal in a few words.
    public var short = ""

    /// The valid values of confidence.
    public static let feasibilities = 1...10
    /// The smallest confidence to continue with: an unlikely goal adds stress.
    public static let minFeasibility = 6

    /// An empty goal.
    public init(id: Identifier<WeekGoal> = .unsaved, programme: Identifier<Programme> = .unsaved, number: Int) {
        self.id = id
        (self.programme, self.number) = (programme, number)
    }

    /// Whether the confidence is high enough to continue.
    public var isFeasible: Bool { feasibility.map { $0 >= Self.minFeasibility } == true }
    /// Whether all fields are filled in.
    public var isComplete: Bool { isFeasible && [target, seenBy, reason, due, short].allSatisfy { !$0.isBlank } }
    /// The short form if there is one, else the goal.
    public var name: String { short.isBlank ? target : short }
}

extension String {
    /// Whether nothing can be read in it.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

/// A client's answers in one week of the programme.
public struct WeekAnswers: Hashable, Sendable {
    /// The goal, in weeks 1 and 3.
    public var goal: WeekGoal
    /// When the parts of the day are, in week 3.
    public var times = DayTimes()
    /// The activities of a day, in week 3.
    public var activities: [DayActivity] = DayActivity.given.enumerated().map {
        DayActivity(position: $0.offset + 1, name: $0.element)
    }
    /// The meaning found in a strain, in week 4.
    public var meaning = WeekMeaning()

    /// Empty answers.
    public init(week number: Int) { goal = WeekGoal(number: number) }

    /// The parts of the day.
    public var shares: DayShares { DayShares(activities, times) }
    /// Whether an activity takes some time: one without time cannot be chosen.
    public var hasMinutes: Bool { activities.contains { $0.minutes > 0 } }
    /// The activity that should change; nil before one was chosen.
    public var chosen: DayActivity? { activities.first(where: \.isChosen) }

    /// Chooses the one that should change.
    public mutating func choose(_ activity: DayActivity) {
        for index in activities.indices {
            activities[index].isChosen = activities[index].position == activity.position
        }
    }

    /// Adds a custom one after the others.
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

/// What a client found in a strain, in week 4.
public struct WeekMeaning: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<WeekMeaning>
    /// The programme.
    public var programme: Identifier<Programme>
    /// The strain.
    public var event = ""
    /// The result.
    public var positives = ""

    /// An empty answer.
    public init(id: Identifier<WeekMeaning> = .unsaved, programme: Identifier<Programme> = .unsaved) {
        self.id = id
        self.programme = programme
    }
}
