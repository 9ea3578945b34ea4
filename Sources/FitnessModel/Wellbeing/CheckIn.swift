public import Foundation

/// How a client was at one moment: a level and, where they wanted, an answer to a question. There may be several a day.
/// What was said stays: only the words can be changed later.
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

/// How somebody feels: four answers, none of them in the middle.
public enum StressLevel: Int, CaseIterable, Comparable, Sendable {
    case woundUp = 1
    case wornOut = 2
    case atEase = 3
    case carefree = 4

    /// "worn out".
    public var word: String {
        switch self {
        case .woundUp: "wound up"
        case .wornOut: "worn out"
        case .atEase: "at ease"
        case .carefree: "carefree"
        }
    }

    /// Told apart by mouth, hand and word, in ASCII as well; colour carries nothing here, red would read as anger.
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

/// That a client allows to keep what they say about stress, sleep and the four weeks. Nothing of it is kept without.
public struct Consent: Identified, Hashable {
    /// How it was given.
    public enum Way: String, CaseIterable, Sendable {
        /// By the client at this terminal.
        case here
        /// On paper, of which the trainer says so.
        case paper
    }

    /// The wording that is shown now. Another wording is another number, and is asked for again.
    public static let currentVersion = 2

    /// Names the record.
    public var id: Identifier<Consent>
    /// Whose it is.
    public var client: Identifier<Client>
    /// Which wording was read.
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

    /// One that is given.
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

    /// Whether it allows what is kept today.
    public var isOpen: Bool { withdrawnAt == nil && version == Self.currentVersion }
}
