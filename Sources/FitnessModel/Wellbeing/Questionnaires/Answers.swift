/// What was answered so far, by the keys of the questions. That somebody does not say is an answer, too.
public struct Answers: Hashable, Sendable {
    private var values: [String: Int?] = [:]

    /// None yet.
    public init() {}

    /// Some answers; nil is "does not say".
    public init(_ values: [String: Int?]) { self.values = values }

    /// How many questions were answered.
    public var count: Int { values.count }

    /// Whether a question was answered, be it with "does not say".
    public func has(_ item: String) -> Bool { values[item] != nil }

    /// The value of an answer; nil where the question was not answered, or they do not say.
    public func value(of item: String) -> Int? { values[item] ?? nil }

    /// Answers a question.
    public mutating func set(_ value: Int?, of item: String) { values.updateValue(value, forKey: item) }

    /// Takes an answer back.
    public mutating func remove(_ item: String) { values.removeValue(forKey: item) }

    /// The first of these questions that was not answered; nil where all were.
    public func firstOpen(of items: [Questionnaire.Item]) -> Int? { items.firstIndex { !has($0.key) } }
}
