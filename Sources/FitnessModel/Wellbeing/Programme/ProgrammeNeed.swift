/// Why a trainer looks after the four weeks of a client.
public enum ProgrammeNeed: Hashable, Sendable {
    /// No check-in for that many days.
    case noCheckIn(days: Int)
    /// A part has been open for that many days.
    case openFor(ProgrammePart, days: Int)
    /// It ends in that many days, 0 for today.
    case ends(inDays: Int)
    /// The last day is over, and something is left.
    case over(days: Int)

    /// From how many days on without a check-in one looks after it.
    public static let silentDays = 3
    /// From how many days on a part is open for long.
    public static let openDays = 7
    /// How many days before the end it is announced.
    public static let endDays = 7
}

extension ProgrammeStanding {
    /// The matters that wait for the trainer.
    ///
    /// - Parameter lastCheckIn: the day of the last check-in; nil for none.
    public func needs(lastCheckIn: Day?) -> [ProgrammeNeed] {
        guard programme.state == .running else { return [] }
        var needs: [ProgrammeNeed] = []
        if daysLeft < 0 {
            // Past the end only the questions at the end are still waited for.
            return [openPart == .closing ? .openFor(.closing, days: daysOpen ?? 0) : .over(days: -daysLeft)]
        }
        let silent = max(lastCheckIn ?? programme.startedDay, programme.startedDay).days(until: today)
        if silent >= ProgrammeNeed.silentDays { needs.append(.noCheckIn(days: silent)) }
        if let days = daysOpen, days >= ProgrammeNeed.openDays, let part = openPart {
            needs.append(.openFor(part, days: days))
        }
        if daysLeft <= ProgrammeNeed.endDays { needs.append(.ends(inDays: daysLeft)) }
        return needs
    }
}

/// The five parts of the four weeks, in order: each week has one task, then there are the closing questions.
public enum ProgrammePart: Int, CaseIterable, Comparable, Sendable {
    case goal = 1
    case lettingGo
    case hours
    case meaning
    case closing

    /// The four weeks, without what closes them.
    public static let weeks: [ProgrammePart] = [.goal, .lettingGo, .hours, .meaning]

    /// "A goal for six days".
    public var title: String {
        switch self {
        case .goal: "A goal for six days"
        case .lettingGo: "Letting go"
        case .hours: "Where the day goes"
        case .meaning: "What it is good for"
        case .closing: "Closing questions"
        }
    }

    /// The number of the week, 1...4; nil for what closes them.
    public var week: Int? { self == .closing ? nil : rawValue }
    /// "Week 2", "Closing questions".
    public var name: String { week.map { "Week \($0)" } ?? title }
    /// Whether a goal is written down in it.
    public var hasGoal: Bool { self == .goal || self == .hours }
    /// Whether what was written in it can be read again. Nothing is written in week 2.
    public var hasSummary: Bool { hasGoal || self == .meaning }
    /// The part before; nil for the first.
    public var before: ProgrammePart? { ProgrammePart(rawValue: rawValue - 1) }

    /// The earlier one comes first.
    public static func < (left: ProgrammePart, right: ProgrammePart) -> Bool { left.rawValue < right.rawValue }
}

extension ProgrammePart {
    /// The introduction before the first week, shown once.
    public static let introduction = """
        Four weeks, one small task each: a goal, letting go, the day's hours, what it is good for. A week takes ten minutes and six \
        days of trying out. Two short sets of questions come first, so that at the end you can see what changed.
        """

    /// The pages of a week; the closing questions have none.
    public var pages: [WeekPage] {
        switch self {
        case .goal: Self.goalPages(first: Self.firstGoal)
        case .lettingGo: Self.practicePages
        case .hours: Self.hoursPages + Self.goalPages(first: Self.goalOfHours)
        case .meaning: Self.meaningPages
        case .closing: []
        }
    }

    // MARK: A goal, in weeks 1 and 3

    private static let firstGoal = WeekPage(
        "What do you want to have done in six days?", label: "What",
        help: "Say it so that a stranger would know where to look. What do you need for it, and who can help?",
        .words(\.goal.target))

    private static let goalOfHours = WeekPage(
        "What shall be different about that line in six days?", label: "What",
        help: "Say it so that a stranger would know where to look. What do you need for it, and who can help?",
        .words(\.goal.target))

    private static func goalPages(first: WeekPage) -> [WeekPage] {
        [
            first,
            WeekPage(
                "By what will you see that it is done?", label: "Seen by",
                help: "Something that can be counted, or that somebody else would see, too.", .words(\.goal.seenBy)),
            WeekPage(
                "How sure are you that it can be done within six days?", label: "Sure",
                help: """
                    Below 6 a goal adds strain instead of taking it away. Make it smaller (PgUp), or choose another one. The next \
                    page opens from 6 on.
                    """, .feasibility),
            WeekPage(
                "What is it good for?", label: "Good for", help: "For you, or for somebody who matters to you.",
                .words(\.goal.reason)),
            WeekPage(
                "By when?", label: "By when", help: "A day and an hour are better than \"soon\".", .words(\.goal.due)),
            WeekPage(
                "Now in a few words.", label: "In short", help: "So that you can say it to yourself on the way.",
                .words(\.goal.short)),
        ]
    }

    // MARK: Week 2

    private static let practicePages = [
        WeekPage(
            "Some strain can be planned away, as last week.",
            help: """
                Some cannot; for that the body can be slowed down on purpose. It works through the breath, takes minutes, and is \
                learnt like a lift: by repeating it.
                """, isIntroduction: true),
        WeekPage(
            "Find a place where nobody wants anything from you.",
            help: "Sit so that nothing has to be held. There is no right length.", isIntroduction: true),
        WeekPage("Sit; let the hands lie.", help: "The feet stand. The eyes may close, or rest on one thing."),
        WeekPage("Breathe in without effort.", help: "Only as much as comes by itself."),
        WeekPage(
            "Breathe out slower than in.", help: "Until the air is gone; then wait until the next breath wants to come."
        ),
        WeekPage("Let jaw, shoulders and belly sink with it.", help: "One of them with each breath out."),
        WeekPage(
            "Thoughts come.", help: "See them, and go back to the next breath out. That is the exercise, not a mistake."
        ),
        WeekPage(
            "Once all of it together.", help: "In without effort, out slowly, let sink. A few breaths, as they come."),
        WeekPage(
            "Now for yourself.", help: "As long as you like. The time is kept; the first one completes the week.",
            .practice),
    ]

    // MARK: Week 3

    private static let hoursPages = [
        WeekPage(
            "Take an ordinary day with an ordinary amount of strain.", label: "Times",
            help: "When is what? A meal may be none.", .times),
        WeekPage("How long for each?", label: "Hours", help: "It need not come to 24 hours.", .minutes),
        WeekPage(
            "Look at it: is the strength where you want it?",
            help: """
                What takes more than it gives? What gives more than it gets? Nothing has to be answered here; look at the next page \
                for a while.
                """),
        WeekPage(
            "Choose one line that should change.", label: "To change", help: "The pages after this one are about it.",
            .shares),
    ]

    // MARK: Week 4

    private static let meaningPages = [
        WeekPage(
            "Think of something of late that strained you.", label: "What it was",
            help: "Neither the worst nor a trifle. What was it, and what exactly strained you?", .words(\.meaning.event)
        ),
        WeekPage(
            "What came of it that you would not have without it?", label: "What came of it",
            help: "Something learnt, somebody who helped, a way that you would not have gone.",
            .words(\.meaning.positives)),
        WeekPage(
            "Ten sentences: how true is each for you?",
            help: "There is no right answer, and nobody has measured with it: it is for looking at.", .sentences),
    ]
}
