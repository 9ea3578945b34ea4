public import Foundation

/// How a client was at one moment: a level and, where they wanted, an answer to a question. There may be several a day. What was said
/// stays: only the words can be changed later.
public struct CheckIn: Identified, Hashable {
    /// Who pressed the key.
    public enum Speaker: String, CaseIterable, Sendable {
        case client, trainer
    }

    /// Names the record.
    public var id: Identifier<CheckIn>
    /// Whose it is.
    public var client: Identifier<Client>
    /// The consent under which it is kept.
    public var consent: Identifier<Consent>
    /// The day.
    public var day: Day
    /// The minute past midnight, 0...1439.
    public var minute: Int
    /// The level that was chosen.
    public var level: StressLevel
    /// The question that was asked then, to the letter; empty where none was.
    public var question: String
    /// What was answered; may be empty.
    public var answer: String
    /// When it was written down.
    public var writtenAt: Date
    /// When its words were changed last; nil where they are the first.
    public var changedAt: Date?
    /// Who pressed the key.
    public var speaker: Speaker
    /// The sleep of the night before, in minutes; nil where nobody said.
    public var sleep: Int?
    /// How sore the muscles are, from 1 not at all to 4 very; nil where nobody said.
    public var soreness: Int?
    /// How much energy there is, from 1 none to 4 plenty; nil where nobody said.
    public var energy: Int?

    /// What soreness and energy can be.
    public static let ratings = 1...4
    /// What the sleep of a night can be, in minutes.
    public static let sleeps = 0...1_440

    /// A check-in at a moment.
    public init(
        id: Identifier<CheckIn> = .unsaved, client: Identifier<Client> = .unsaved, day: Day, minute: Int,
        level: StressLevel, question: String = "", answer: String = "", speaker: Speaker = .trainer
    ) {
        self.id = id
        self.client = client
        consent = .unsaved
        (self.day, self.minute, self.level) = (day, minute, level)
        (self.question, self.answer, self.speaker) = (question, answer, speaker)
        writtenAt = Date(timeIntervalSince1970: 0)
    }

    /// The time of the day.
    public var time: TimeOfDay? { TimeOfDay(minuteOfDay: minute) }

    /// "2 worn out".
    public var words: String { "\(level.rawValue) \(level.word)" }
}
