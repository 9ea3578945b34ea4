public import Foundation

/// A questionnaire that a client answers, or has answered.
public struct AnswerSet: Identified, Hashable {
    /// The role of a questionnaire.
    public enum Role: String, CaseIterable, Codable, Sendable {
        /// At the first entry into the four-week programme.
        case entry
        /// Asked at the same time: the events of the year before.
        case screening
        /// At the end, to be compared with the entry.
        case retest
        /// The questionnaire of the fourth week.
        case meaning
        /// At any time, outside of the four-week programme.
        case extra
    }

    /// Names the record.
    public var id: Identifier<AnswerSet>
    /// The client.
    public var client: Identifier<Client>
    /// The consent under which it is stored.
    public var consent: Identifier<Consent>
    /// The four-week programme it belongs to; nil outside of one.
    public var programme: Identifier<Programme>?
    /// The role.
    public var role: Role
    /// From which the order of the questions follows.
    public var seed: Int64
    /// The time of the first question.
    public var startedAt: Date
    /// When the last answer was given; nil while questions are left. From then on nothing of it changes.
    public var doneAt: Date?
    /// The questions as they were asked, whatever their file contains now.
    public var questionnaire: Questionnaire

    /// A set that starts.
    public init(
        id: Identifier<AnswerSet> = .unsaved, client: Identifier<Client> = .unsaved, role: Role = .extra,
        programme: Identifier<Programme>? = nil, seed: Int64 = 0, questionnaire: Questionnaire
    ) {
        self.id = id
        (self.client, self.role, self.programme) = (client, role, programme)
        consent = .unsaved
        (self.seed, self.questionnaire) = (seed, questionnaire)
        startedAt = Date(timeIntervalSince1970: 0)
    }

    /// Whether every question was answered.
    public var isDone: Bool { doneAt != nil }

    /// The questions in the order of this set.
    public var items: [Questionnaire.Item] { questionnaire.items(seed: seed) }
}

/// The answers so far, by the keys of the questions. "Does not say" is an answer, too.
public struct Answers: Hashable, Sendable {
    private var values: [String: Int?] = [:]

    /// Creates an empty set of answers.
    public init() {}

    /// Some answers; nil is "does not say".
    public init(_ values: [String: Int?]) { self.values = values }

    /// The number of answered questions.
    public var count: Int { values.count }

    /// Whether a question was answered, also with "does not say".
    public func has(_ item: String) -> Bool { values[item] != nil }

    /// The value of an answer; nil without one, and for "does not say".
    public func value(of item: String) -> Int? { values[item] ?? nil }

    /// Answers a question.
    public mutating func set(_ value: Int?, of item: String) { values.updateValue(value, forKey: item) }

    /// Removes an answer.
    public mutating func remove(_ item: String) { values.removeValue(forKey: item) }

    /// The first of these questions that was not answered; nil if all were.
    public func firstOpen(of items: [Questionnaire.Item]) -> Int? { items.firstIndex { !has($0.key) } }
}
