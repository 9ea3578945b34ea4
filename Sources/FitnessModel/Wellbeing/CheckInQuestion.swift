/// What is asked behind a level.
public struct CheckInQuestion: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<CheckInQuestion>
    /// The level behind which it is asked.
    public var level: StressLevel
    /// The question.
    public var text: String
    /// Comes with Spotter, and cannot be changed.
    public var isShipped: Bool
    /// Is not asked any more.
    public var isArchived: Bool

    /// One of a trainer's own.
    public init(id: Identifier<CheckInQuestion> = .unsaved, level: StressLevel, text: String) {
        self.id = id
        (self.level, self.text) = (level, text)
        (isShipped, isArchived) = (false, false)
    }

    /// One of them by a number that is drawn, the next one for the next number; nil where there is none.
    public static func draw(_ number: Int, of questions: [CheckInQuestion]) -> CheckInQuestion? {
        questions.isEmpty ? nil : questions[((number % questions.count) + questions.count) % questions.count]
    }
}
