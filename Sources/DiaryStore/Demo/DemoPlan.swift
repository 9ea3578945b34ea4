public import FitnessModel

/// How large an invented diary is, and from which seed it grows. The same plan always gives the same diary.
public struct DemoPlan: Hashable, Sendable {
    /// Another seed, other people and other loads.
    public var seed: UInt64
    /// For how many years they have trained, 1...50.
    public var years: Int
    /// How many clients there are, 1...10 000.
    public var clients: Int
    /// The day on which the diary ends; nobody has trained on it yet.
    public var today: Day
    /// What is asked in the four weeks; with nothing nobody has them.
    public var questionnaires: [Questionnaire]

    /// A small diary when nothing is given: eight clients, one year.
    public init(seed: UInt64 = 1, years: Int = 1, clients: Int = 8, today: Day, questionnaires: [Questionnaire]) {
        self.seed = seed
        self.years = min(max(years, 1), 50)
        self.clients = min(max(clients, 1), 10_000)
        self.today = today
        self.questionnaires = questionnaires
    }

    /// The day on which the first client came.
    var firstDay: Day { today.adding(days: -365 * years) }

    /// The days from this one up to the one before today.
    func days(from first: Day) -> [Day] { (0..<first.days(until: today)).map { first.adding(days: $0) } }
}
