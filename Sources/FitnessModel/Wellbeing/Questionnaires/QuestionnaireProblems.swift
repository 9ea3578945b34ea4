extension Questionnaire {
    /// A problem that makes a questionnaire unusable.
    public struct Problem: Hashable, Sendable {
        /// The path in the file: `["scale", "0", "bands"]`.
        public let place: [String]
        /// The fault at that position.
        public let fault: Fault

        /// A problem.
        public init(_ place: [String], _ fault: Fault) { (self.place, self.fault) = (place, fault) }
    }

    /// What can be wrong in a questionnaire.
    public enum Fault: Hashable, Sendable {
        case noKey, noTitle, version, noItems
        /// There are that many questions.
        case tooManyItems(Int)
        /// Lines to tick are mixed with other questions.
        case mixedTicks
        /// A question without a key, with the number to propose.
        case itemWithoutKey(Int)
        /// Two questions have this key.
        case itemTwice(String)
        /// The question with this key has no text.
        case itemWithoutText(String)
        /// A question names a scale with this key, which does not exist.
        case noScale(String)
        case scaleWithoutKey
        /// Two scales have this key.
        case scaleTwice(String)
        /// The scale with this key has no title.
        case scaleWithoutTitle(String)
        /// No question counts in the scale with this key.
        case scaleWithoutItems(String)
        case factor
        /// A cap out of bounds.
        case cap(Int)
        /// All of that many questions may be missing.
        case mayMiss(questions: Int)
        /// The band with this word ends or begins outside these bounds.
        case bandOutside(String, ClosedRange<Int>)
        /// The band with this word ends before it begins.
        case bandReversed(String)
        /// The band from one number to another has no word.
        case bandWithoutWord(from: Int, to: Int)
        /// Two bands overlap.
        case bandsOverlap(String, String)
        /// A value is outside these bounds.
        case outside(ClosedRange<Int>)
        /// A range from a number to one that is not larger.
        case emptyRange(from: Int, to: Int)
        case tooFewChoices, equalChoices, choiceWithoutWord
    }

    /// The largest number of questions; more are an error.
    public static let itemLimit = 200
    /// The valid values, caps and ends of bands, which keep sums countable.
    static let values = -100_000...100_000

    /// The problems; empty if it can be used.
    public var problems: [Problem] {
        var found: [Problem] = []
        if key.isEmpty { found.append(Problem(["key"], .noKey)) }
        if title.isEmpty { found.append(Problem(["title"], .noTitle)) }
        if version < 1 { found.append(Problem(["version"], .version)) }
        if items.isEmpty { found.append(Problem(["item"], .noItems)) }
        if items.count > Self.itemLimit { found.append(Problem(["item"], .tooManyItems(items.count))) }
        if items.contains(where: { $0.kind == .tick }), !isTickList {
            found.append(Problem(["answer"], .mixedTicks))
        }
        return found + itemProblems + scaleProblems
    }

    private var itemProblems: [Problem] {
        var (found, seen) = ([Problem](), Set<String>())
        for (number, item) in items.enumerated() {
            func note(_ part: String, _ fault: Fault) { found.append(Problem(["item", "\(number)", part], fault)) }
            if item.key.isEmpty { note("key", .itemWithoutKey(number + 1)) }
            if !item.key.isEmpty, !seen.insert(item.key).inserted { note("key", .itemTwice(item.key)) }
            if item.text.isEmpty { note("text", .itemWithoutText(item.key)) }
            if let fault = item.kind.fault { note("answer", fault) }
            for scale in item.scales where self.scale(scale) == nil { note("scale", .noScale(scale)) }
        }
        return found
    }

    private var scaleProblems: [Problem] {
        var (found, seen) = ([Problem](), Set<String>())
        for (number, scale) in scales.enumerated() {
            func note(_ part: String, _ fault: Fault) { found.append(Problem(["scale", "\(number)", part], fault)) }
            let items = items(of: scale)
            if scale.key.isEmpty { note("key", .scaleWithoutKey) }
            if !scale.key.isEmpty, !seen.insert(scale.key).inserted { note("key", .scaleTwice(scale.key)) }
            if scale.title.isEmpty { note("title", .scaleWithoutTitle(scale.key)) }
            if !scale.key.isEmpty, items.isEmpty { note("key", .scaleWithoutItems(scale.key)) }
            if !Scale.factors.contains(scale.factor) { note("factor", .factor) }
            if let cap = scale.cap, !Self.values.contains(cap) { note("cap", .cap(cap)) }
            if scale.mayMiss < 0 || scale.mayMiss >= max(items.count, 1) {
                note("missing", .mayMiss(questions: items.count))
            }
            for fault in bandFaults(scale) { note("bands", fault) }
        }
        return found
    }

    private func bandFaults(_ scale: Scale) -> [Fault] {
        var found: [Fault] = []
        for band in scale.bands {
            if !Self.values.contains(band.from) || !Self.values.contains(band.to) {
                found.append(.bandOutside(band.word, Self.values))
            }
            if band.from > band.to { found.append(.bandReversed(band.word)) }
            if band.word.isEmpty { found.append(.bandWithoutWord(from: band.from, to: band.to)) }
        }
        for (number, band) in scale.bands.enumerated() {
            let met = scale.bands[..<number].first { $0.from <= band.to && band.from <= $0.to }
            if let met { found.append(.bandsOverlap(met.word, band.word)) }
        }
        return found
    }
}

extension Questionnaire.Scale {
    /// The valid factors.
    static let factors = 1...1_000
}

extension Questionnaire.AnswerKind {
    /// The fault in the kind of answer of an item.
    fileprivate var fault: Questionnaire.Fault? {
        let values = Questionnaire.values
        if !values.contains(bounds.lowerBound) || !values.contains(bounds.upperBound) { return .outside(values) }
        return switch self {
        case .tick: nil
        case .number(let low, let high): low < high ? nil : .emptyRange(from: low, to: high)
        case .choice(let choices):
            if choices.count < 2 {
                .tooFewChoices
            } else if Set(choices.map(\.value)).count < choices.count {
                .equalChoices
            } else if choices.contains(where: \.word.isEmpty) {
                .choiceWithoutWord
            } else {
                nil
            }
        }
    }
}
