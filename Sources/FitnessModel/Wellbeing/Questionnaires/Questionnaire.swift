/// A questionnaire with its scales. It comes from a file; an answer set stores a copy, so that a later version of the
/// file does not affect it.
public struct Questionnaire: Hashable, Codable, Sendable {
    /// The kind of answer of a question.
    public enum AnswerKind: Hashable, Codable, Sendable {
        /// One of several words, each with its value.
        case choice([Choice])
        /// A whole number within bounds.
        case number(low: Int, high: Int)
        /// A line of a list, ticked or not: 1 or 0.
        case tick
    }

    /// A word as an answer.
    public struct Choice: Hashable, Codable, Sendable {
        /// The value.
        public let value: Int
        /// The word.
        public let word: String

        /// A choice.
        public init(_ value: Int, _ word: String) { (self.value, self.word) = (value, word) }
    }

    /// One question.
    public struct Item: Hashable, Codable, Sendable {
        /// Names it among the questions; stays the same when its text is corrected.
        public let key: String
        /// The question.
        public let text: String
        /// The kind of answer.
        public let kind: AnswerKind
        /// Counts from the other end: the lowest answer as the highest.
        public let isReversed: Bool
        /// The keys of the scales in which it counts; empty for none.
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
        /// The title in the result.
        public let title: String
        /// Sum or mean.
        public let rule: Rule
        /// The factor of the sum or average.
        public let factor: Int
        /// The most that it can be; nil without a cap.
        public let cap: Int?
        /// How many of its questions may be left without an answer. They count as the mean of the others.
        public let mayMiss: Int
        /// The names of ranges of scores.
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

    /// The name of a range of scores.
    public struct Band: Hashable, Codable, Sendable {
        /// The lowest figure of it.
        public let from: Int
        /// The highest.
        public let to: Int
        /// The name.
        public let word: String

        /// A band.
        public init(_ from: Int, _ to: Int, _ word: String) { (self.from, self.to, self.word) = (from, to, word) }
    }

    /// Names it; the same in every version.
    public let key: String
    /// The version of its file, from 1.
    public let version: Int
    /// The title.
    public let title: String
    /// Under which terms it may be used.
    public let licence: String
    /// The author, and where it is published.
    public let source: String
    /// The time in question: "the last 30 days".
    public let period: String
    /// The note below the questions and the result.
    public let note: String
    /// The language of its questions, "en".
    public let language: String
    /// Its roles in the programme.
    public let roles: [AnswerSet.Role]
    /// Whether each answer set has an order of its own.
    public let isShuffled: Bool
    /// The questions in the order of the file.
    public let items: [Item]
    /// The scales, in the order of the result.
    public let scales: [Scale]

    /// A questionnaire; `problems` says whether it can be used.
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

    /// Whether it is a tick list on one page.
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
}

extension Questionnaire.Item {
    /// The value of an answer in a scale.
    public func counted(_ value: Int) -> Int {
        let bounds = countedBounds
        let value = Questionnaire.countable(value)
        return isReversed ? bounds.lowerBound + bounds.upperBound - value : value
    }

    /// From the least to the most that an answer can count in a scale.
    fileprivate var countedBounds: ClosedRange<Int> {
        Questionnaire.countable(kind.bounds.lowerBound)...Questionnaire.countable(kind.bounds.upperBound)
    }
}

extension Questionnaire.Scale {
    /// The factor within the valid ones.
    fileprivate var countedFactor: Int { min(max(factor, Self.factors.lowerBound), Self.factors.upperBound) }
}

extension Questionnaire {
    /// The score of a scale.
    public struct Score: Hashable, Sendable {
        /// The key of the scale.
        public let scale: String
        /// The figure in thousandths.
        public let milli: Int

        /// A score.
        public init(_ scale: String, milli: Int) { (self.scale, self.milli) = (scale, milli) }
    }

    /// A number of a definition within the valid values. `problems` reports others in a file, but a definition that is
    /// stored can contain any.
    fileprivate static func countable(_ value: Int) -> Int { min(max(value, values.lowerBound), values.upperBound) }

    /// The scores in the order of the scales. A scale with too many missing answers is left out.
    ///
    /// Missing answers that a scale permits count as the average of the others, so that sums stay comparable. Scores
    /// are rounded to thousandths, half up, before they are capped.
    public func scores(_ answers: Answers) -> [Score] {
        scales.compactMap { scale in score(scale, answers).map { Score(scale.key, milli: $0) } }
    }

    private func score(_ scale: Scale, _ answers: Answers) -> Int? {
        let items = items(of: scale)
        let counted = items.compactMap { item in answers.value(of: item.key).map(item.counted) }
        guard !counted.isEmpty, items.count - counted.count <= scale.mayMiss else { return nil }
        let sum = counted.reduce(0, +) * scale.countedFactor * (scale.rule == .sum ? items.count : 1)
        let milli = Self.rounded(sum * 1_000, by: counted.count)
        return scale.cap.map { min(milli, Self.countable($0) * 1_000) } ?? milli
    }

    /// A quotient to the nearest whole number, half up also below zero.
    private static func rounded(_ dividend: Int, by divisor: Int) -> Int {
        let (double, half) = (2 * divisor, 2 * dividend + divisor)
        let quotient = half / double
        return half % double < 0 ? quotient - 1 : quotient
    }

    /// The questions that count in a scale.
    public func items(of scale: Scale) -> [Item] {
        items.prefix(Self.itemLimit).filter { $0.scales.contains(scale.key) }
    }

    /// From the least to the most that a scale can be, missing answers aside.
    public func bounds(of scale: Scale) -> ClosedRange<Int> {
        let bounds = items(of: scale).map(\.countedBounds)
        guard !bounds.isEmpty else { return 0...0 }
        func figure(_ sum: Int) -> Int {
            let product = sum * scale.countedFactor
            let figure = scale.rule == .sum ? product : product / bounds.count
            return scale.cap.map { min(figure, Self.countable($0)) } ?? figure
        }
        let (low, high) = (bounds.map(\.lowerBound).reduce(0, +), bounds.map(\.upperBound).reduce(0, +))
        return figure(low)...max(figure(low), figure(high))
    }

    /// The name of a score; nil if no band has one.
    public func band(_ score: Score) -> String? {
        let figure = Double(score.milli) / 1_000
        return scale(score.scale)?.bands.last { Double($0.from) <= figure && figure <= Double($0.to) }?.word
    }

    /// The questions in the order of an answer set with this seed: always the same.
    public func items(seed: Int64) -> [Item] {
        guard isShuffled else { return items }
        var (shuffled, state) = (items, UInt64(bitPattern: seed))
        // SplitMix64 and Fisher and Yates, written out: the library's own shuffling may differ between releases.
        for last in stride(from: shuffled.count - 1, to: 0, by: -1) {
            state &+= 0x9E37_79B9_7F4A_7C15
            var drawn = state
            drawn = (drawn ^ (drawn >> 30)) &* 0xBF58_476D_1CE4_E5B9
            drawn = (drawn ^ (drawn >> 27)) &* 0x94D0_49BB_1331_11EB
            drawn ^= drawn >> 31
            shuffled.swapAt(last, Int(drawn % UInt64(last + 1)))
        }
        return shuffled
    }
}
