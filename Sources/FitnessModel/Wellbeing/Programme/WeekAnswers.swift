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
    /// Whether a week that is ended by its last page has all that ends it. The others end with something else: a practice, sentences.
    public func isComplete(_ answers: WeekAnswers) -> Bool {
        switch self {
        case .goal: answers.goal.isComplete
        case .hours: answers.goal.isComplete && answers.times.missing.isEmpty && answers.chosen != nil
        case .lettingGo, .meaning, .closing: false
        }
    }
}
