public import Foundation

/// A client's mood at one moment: a level and an optional answer to a question. There may be several a day. Only the
/// words can be edited later.
public struct CheckIn: Identified, Hashable {
    /// The person who pressed the key.
    public enum Speaker: String, CaseIterable, Sendable {
        case client, trainer
    }

    /// Names the record.
    public var id: Identifier<CheckIn>
    /// The client.
    public var client: Identifier<Client>
    /// The consent under which it is stored.
    public var consent: Identifier<Consent>
    /// The day.
    public var day: Day
    /// The minute past midnight, 0...1439.
    public var minute: Int
    /// The level that was chosen.
    public var level: StressLevel
    /// The question, exactly as asked; empty for none.
    public var question: String
    /// The answer; may be empty.
    public var answer: String
    /// When it was written down.
    public var writtenAt: Date
    /// When its words were edited last; nil for never.
    public var changedAt: Date?
    /// The person who pressed the key.
    public var speaker: Speaker
    /// The sleep of the night before, in minutes; nil if unknown.
    public var sleep: Int?
    /// Muscle soreness, from 1 not at all to 4 very; nil if unknown.
    public var soreness: Int?
    /// Energy, from 1 none to 4 plenty; nil if unknown.
    public var energy: Int?

    /// The valid values of soreness and energy.
    public static let ratings = 1...4
    /// The valid minutes of sleep.
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
}

/// A question after a level.
public struct CheckInQuestion: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<CheckInQuestion>
    /// The level.
    public var level: StressLevel
    /// The question.
    public var text: String
    /// Comes with Spotter, and cannot be changed.
    public var isShipped: Bool
    /// Whether it is no longer asked.
    public var isArchived: Bool

    /// Creates a custom question.
    public init(id: Identifier<CheckInQuestion> = .unsaved, level: StressLevel, text: String) {
        self.id = id
        (self.level, self.text) = (level, text)
        (isShipped, isArchived) = (false, false)
    }

    /// A question by a random number, the next one for the next number; nil without questions.
    public static func draw(_ number: Int, of questions: [CheckInQuestion]) -> CheckInQuestion? {
        questions.isEmpty ? nil : questions[((number % questions.count) + questions.count) % questions.count]
    }
}

/// How somebody feels: four answers, none of them in the middle.
public enum StressLevel: Int, CaseIterable, Comparable, Sendable {
    case woundUp = 1
    case wornOut = 2
    case atEase = 3
    case carefree = 4

    /// Mouth, hand and word distinguish levels, in ASCII as well; colour has no meaning here, since red would read as
    /// anger.
    public var face: String {
        switch self {
        case .woundUp: "( o~o )'"
        case .wornOut: "( -_- )z"
        case .atEase: "( o_o )"
        case .carefree: "\\( ^o^ )/"
        }
    }

    /// Worse is lower.
    public static func < (left: StressLevel, right: StressLevel) -> Bool { left.rawValue < right.rawValue }
}

/// A client's consent to store their stress, sleep and programme. Nothing of it is stored without one.
public struct Consent: Identified, Hashable {
    /// How the consent was given.
    public enum Way: String, CaseIterable, Sendable {
        /// By the client at this terminal.
        case here
        /// On paper, as confirmed by the trainer.
        case paper
    }

    /// The number of the current wording. Another wording has another number, and needs a new consent.
    public static let currentVersion = 2

    /// Names the record.
    public var id: Identifier<Consent>
    /// The client.
    public var client: Identifier<Client>
    /// The version of the text that the client read.
    public var version: Int
    /// When it was given.
    public var givenAt: Date
    /// How; nil once it was withdrawn.
    public var way: Way?
    /// The day on the paper.
    public var paperDay: Day?
    /// Whether answers may be exported without a name.
    public var isForStudy: Bool
    /// When all of it was erased; nil while it holds.
    public var withdrawnAt: Date?

    /// Creates a consent that is given now.
    public init(
        id: Identifier<Consent> = .unsaved, client: Identifier<Client> = .unsaved, way: Way = .here,
        paperDay: Day? = nil, isForStudy: Bool = false
    ) {
        self.id = id
        self.client = client
        version = Self.currentVersion
        givenAt = Date(timeIntervalSince1970: 0)
        (self.way, self.paperDay, self.isForStudy) = (way, paperDay, isForStudy)
    }

    /// Whether it covers the current wording.
    public var isOpen: Bool { withdrawnAt == nil && version == Self.currentVersion }
}
