/// Questions that are answered in one go, and what follows from the answers. Each comes from a file; an answer set keeps a copy, so
/// that a later version of the file changes nothing of what was answered.
public struct Questionnaire: Hashable, Codable, Sendable {
    /// What one question can be answered with.
    public enum AnswerKind: Hashable, Codable, Sendable {
        /// One of some words, each with its value.
        case choice([Choice])
        /// A whole number within bounds.
        case number(low: Int, high: Int)
        /// A line of a list, ticked or not: 1 or 0.
        case tick
    }

    /// An answer in words.
    public struct Choice: Hashable, Codable, Sendable {
        /// What it counts.
        public let value: Int
        /// What is read.
        public let word: String

        /// A choice.
        public init(_ value: Int, _ word: String) { (self.value, self.word) = (value, word) }
    }

    /// One question.
    public struct Item: Hashable, Codable, Sendable {
        /// Names it among the questions; stays the same when its text is mended.
        public let key: String
        /// The question.
        public let text: String
        /// What it can be answered with.
        public let kind: AnswerKind
        /// Counts from the other end: the lowest answer as the highest.
        public let isReversed: Bool
        /// The keys of the scales in which it counts; none for what is only asked.
        public let scales: [String]

        /// A question.
        public init(
            _ key: String, _ text: String, _ kind: AnswerKind, isReversed: Bool = false, scales: [String] = []
        ) {
            (self.key, self.text, self.kind) = (key, text, kind)
            (self.isReversed, self.scales) = (isReversed, scales)
        }
    }

    /// A figure that follows from some of the answers.
    public struct Scale: Hashable, Codable, Sendable {
        /// How the answers make one figure.
        public enum Rule: String, CaseIterable, Codable, Sendable {
            case sum, mean
        }

        /// Names it.
        public let key: String
        /// What the result calls it.
        public let title: String
        /// Sum or mean.
        public let rule: Rule
        /// By what the sum or the mean is multiplied.
        public let factor: Int
        /// The most that it can be; nil without a cap.
        public let cap: Int?
        /// How many of its questions may be left without an answer. They count as the mean of the others.
        public let mayMiss: Int
        /// What a range of figures is called.
        public let bands: [Band]

        /// A scale.
        public init(
            _ key: String, _ title: String, rule: Rule = .sum, factor: Int = 1, cap: Int? = nil, mayMiss: Int = 0,
            bands: [Band] = []
        ) {
            (self.key, self.title, self.rule) = (key, title, rule)
            (self.factor, self.cap, self.mayMiss, self.bands) = (factor, cap, mayMiss, bands)
        }
    }

    /// What figures from one to another are called.
    public struct Band: Hashable, Codable, Sendable {
        /// The lowest figure of it.
        public let from: Int
        /// The highest.
        public let to: Int
        /// What it is called.
        public let word: String

        /// A band.
        public init(_ from: Int, _ to: Int, _ word: String) { (self.from, self.to, self.word) = (from, to, word) }
    }

    /// Names it; the same in every version.
    public let key: String
    /// The version of its file, from 1.
    public let version: Int
    /// What people call it.
    public let title: String
    /// Under which terms it may be used.
    public let licence: String
    /// Whose it is, and where it is published.
    public let source: String
    /// The time that it asks about: "the last 30 days".
    public let period: String
    /// What is said below the questions and the result.
    public let note: String
    /// The language of its questions, "en".
    public let language: String
    /// What it is answered for in the four weeks.
    public let roles: [AnswerSet.Role]
    /// Whether each answer set has an order of its own.
    public let isShuffled: Bool
    /// The questions in the order of the file.
    public let items: [Item]
    /// What follows from them, in the order of the result.
    public let scales: [Scale]

    /// A questionnaire; `problems` says whether it can be asked.
    public init(
        key: String, version: Int = 1, title: String, licence: String = "", source: String = "", period: String = "",
        note: String = "", language: String = "en", roles: [AnswerSet.Role] = [], isShuffled: Bool = false,
        items: [Item], scales: [Scale]
    ) {
        (self.key, self.version, self.title) = (key, version, title)
        (self.licence, self.source, self.period, self.note) = (licence, source, period, note)
        (self.language, self.roles, self.isShuffled) = (language, roles, isShuffled)
        (self.items, self.scales) = (items, scales)
    }

    /// Whether all of it stands on one page, to be ticked.
    public var isTickList: Bool { !items.isEmpty && items.allSatisfy { $0.kind == .tick } }

    /// A question by its key.
    public func item(_ key: String) -> Item? { items.first { $0.key == key } }

    /// A scale by its key.
    public func scale(_ key: String) -> Scale? { scales.first { $0.key == key } }
}

extension Questionnaire.AnswerKind {
    /// From the least to the most that an answer can count.
    public var bounds: ClosedRange<Int> {
        switch self {
        case .choice(let choices):
            let values = choices.map(\.value)
            return (values.min() ?? 0)...(values.max() ?? 0)
        case .number(let low, let high): return min(low, high)...max(low, high)
        case .tick: return 0...1
        }
    }

    /// Whether this can be an answer.
    public func takes(_ value: Int) -> Bool {
        switch self {
        case .choice(let choices): choices.contains { $0.value == value }
        case .number, .tick: bounds.contains(value)
        }
    }

    /// An answer as it is read: "very often", "11", "yes".
    public func text(_ value: Int) -> String {
        switch self {
        case .choice(let choices): choices.first { $0.value == value }?.word ?? "\(value)"
        case .number: "\(value)"
        case .tick: value == 0 ? "no" : "yes"
        }
    }
}

extension Questionnaire.Item {
    /// What an answer counts in a scale.
    public func counted(_ value: Int) -> Int {
        isReversed ? kind.bounds.lowerBound + kind.bounds.upperBound - value : value
    }
}
