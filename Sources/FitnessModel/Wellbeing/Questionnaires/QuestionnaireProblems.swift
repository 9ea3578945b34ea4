extension Questionnaire {
    /// A problem that makes a questionnaire unusable.
    public struct Problem: Hashable, Sendable {
        /// The path in the file: `["scale", "0", "bands"]`.
        public let place: [String]
        /// The problem and how to fix it.
        public let text: String

        /// A problem.
        public init(_ place: [String], _ text: String) { (self.place, self.text) = (place, text) }
    }

    /// The largest number of questions; more are an error.
    public static let itemLimit = 200
    /// The valid values, factors and caps, which keep sums countable.
    static let values = -100_000...100_000

    /// The problems; empty if it can be used.
    public var problems: [Problem] {
        var found: [Problem] = []
        if key.isEmpty {
            found.append(Problem(["key"], "key is missing: a short name that stays, such as \"my-week\"."))
        }
        if title.isEmpty { found.append(Problem(["title"], "title is missing: what people call it.")) }
        if version < 1 { found.append(Problem(["version"], "version counts from 1.")) }
        if items.isEmpty { found.append(Problem(["item"], "there is no question: write [[item]] with key and text.")) }
        if items.count > Self.itemLimit {
            found.append(Problem(["item"], "\(items.count) questions are too many: at most \(Self.itemLimit)."))
        }
        if items.contains(where: { $0.kind == .tick }), !isTickList {
            found.append(
                Problem(["answer"], "a tick list has nothing but lines to tick: answer = \"ticks\" for all of it."))
        }
        return found + itemProblems + scaleProblems
    }

    private var itemProblems: [Problem] {
        var (found, seen) = ([Problem](), Set<String>())
        for (number, item) in items.enumerated() {
            func say(_ part: String, _ text: String) { found.append(Problem(["item", "\(number)", part], text)) }
            if item.key.isEmpty { say("key", "the question needs a key, such as key = \"q\(number + 1)\".") }
            if !item.key.isEmpty, !seen.insert(item.key).inserted {
                say("key", "there are two questions \(item.key): give one another key.")
            }
            if item.text.isEmpty { say("text", "the question \(item.key) has no text.") }
            if let text = item.kind.problem { say("answer", text) }
            for scale in item.scales where self.scale(scale) == nil {
                say("scale", "there is no [[scale]] with key = \"\(scale)\".")
            }
        }
        return found
    }

    private var scaleProblems: [Problem] {
        var (found, seen) = ([Problem](), Set<String>())
        for (number, scale) in scales.enumerated() {
            func say(_ part: String, _ text: String) { found.append(Problem(["scale", "\(number)", part], text)) }
            let asked = items(of: scale)
            if scale.key.isEmpty { say("key", "the scale needs a key, such as key = \"sum\".") }
            if !scale.key.isEmpty, !seen.insert(scale.key).inserted {
                say("key", "there are two scales \(scale.key): give one another key.")
            }
            if scale.title.isEmpty { say("title", "the scale \(scale.key) has no title: what the result calls it.") }
            if !scale.key.isEmpty, asked.isEmpty {
                say("key", "no question counts in \(scale.key): give some scale = \"\(scale.key)\".")
            }
            if !(1...1_000).contains(scale.factor) { say("factor", "factor is a whole number from 1 to 1000.") }
            if let cap = scale.cap, !Self.values.contains(cap) { say("cap", "cap \(cap) is out of all bounds.") }
            if scale.mayMiss < 0 || scale.mayMiss >= max(asked.count, 1) {
                say(
                    "missing",
                    "of \(asked.count) questions at least one has to be answered: missing = 0 or a little more.")
            }
            for text in bandProblems(scale) { say("bands", text) }
        }
        return found
    }

    private func bandProblems(_ scale: Scale) -> [String] {
        var found: [String] = []
        for band in scale.bands {
            if band.from > band.to { found.append("the band \(band.word) ends before it begins: from is above to.") }
            if band.word.isEmpty { found.append("the band from \(band.from) to \(band.to) has no word.") }
        }
        for (number, band) in scale.bands.enumerated() {
            let met = scale.bands[..<number].first { $0.from <= band.to && band.from <= $0.to }
            if let met { found.append("the bands \(met.word) and \(band.word) overlap: a result can be in one only.") }
        }
        return found
    }
}

extension Questionnaire.AnswerKind {
    /// The problem of the item.
    fileprivate var problem: String? {
        if !Questionnaire.values.contains(bounds.lowerBound) || !Questionnaire.values.contains(bounds.upperBound) {
            return "values go from \(Questionnaire.values.lowerBound) to \(Questionnaire.values.upperBound)."
        }
        return switch self {
        case .tick: nil
        case .number(let low, let high):
            low < high ? nil : "the range is empty: from \(low) to \(high). Write the lower number first."
        case .choice(let choices):
            if choices.count < 2 {
                "a choice needs two answers or more: choices = [[0, \"never\"], [1, \"always\"]]."
            } else if Set(choices.map(\.value)).count < choices.count {
                "two answers have the same value."
            } else if choices.contains(where: \.word.isEmpty) {
                "an answer has no word."
            } else {
                nil
            }
        }
    }
}
