/// Exercises that a client's health note advises against. Only a hint for the trainer: it knows a few words of the
/// trade and no medicine.
///
/// In `left knee taped, no box jumps; shoulder: nothing overhead` it understands the named parts of the body, and the
/// words after `no`, `nothing`, `avoid` and the like.
public struct HealthNote: Hashable, Sendable {
    /// A span of the note and the exercises it advises against.
    private struct Clause: Hashable, Sendable {
        /// The span as written.
        let text: String
        /// The parts of the body that it names.
        var parts: [BodyPart] = []
        /// Words that must all occur in an exercise.
        var words: [String] = []
    }

    private let clauses: [Clause]

    /// Reads a note of any length; commas, semicolons, full stops and line ends part it.
    public init(_ note: String) {
        let all = note.split { ";.!?".contains($0) || $0.isNewline }.flatMap(Self.clauses)
        // A prohibition is more specific than a part that hurts.
        clauses = all.filter { !$0.words.isEmpty } + all.filter { $0.words.isEmpty }
    }

    /// The words of the note that speak against an exercise; nil if none do.
    ///
    /// - Parameters:
    ///   - name: the trainer's name for it.
    ///   - muscles: its muscle groups; only those trained directly count.
    ///   - tags: count as words of its name.
    public func warning(
        against name: String, muscles: [MuscleGroup: MuscleGroup.Role] = [:], tags: [String] = []
    ) -> String? {
        guard !clauses.isEmpty else { return nil }
        let words = Set(([name] + tags).flatMap { Self.tokens($0[...]).map(\.word) })
        let direct = muscles.filter { $0.value == .direct }.keys
        return clauses.first { clause in
            clause.parts.contains { part in
                direct.contains { part.muscles.contains($0) } || part.isStrained(by: words)
            } || (!clause.words.isEmpty && clause.words.allSatisfy { words.contains($0) })
        }?.text
    }

    // MARK: Reading

    /// A word for comparison, and its range.
    private typealias Token = (word: String, range: Range<String.Index>)

    private static let forbidding: Set<String> = [
        "no", "not", "nothing", "never", "avoid", "avoids", "without", "dont", "don't", "cannot", "can't", "skip",
    ]
    private static let fillers: Set<String> = [
        "any", "heavy", "hard", "deep", "high", "low", "full", "loaded", "more", "much", "too", "with", "on", "for",
        "the", "to", "do", "her", "his", "left", "right", "both", "work", "exercise", "train", "movement", "load",
        "weight", "stuff", "anything",
    ]

    /// The clauses of one sentence. A prohibition continues after a comma: "no jumps, lunges".
    private static func clauses(_ sentence: Substring) -> [Clause] {
        var clauses: [Clause] = []
        var isForbidding = false
        for stretch in sentence.split(separator: ",") {
            let tokens = tokens(stretch)
            let forbidden = tokens.firstIndex { forbidding.contains($0.word) }
            // Before the word that forbids, and where nothing does, parts of the body are named.
            let named = tokens[..<(forbidden ?? tokens.count)]
            let parts = BodyPart.named(named.map(\.word))
            if !parts.isEmpty { clauses.append(Clause(text: text(named, of: stretch), parts: parts)) }
            if let forbidden {
                isForbidding = true
                clauses += alternatives(tokens[(forbidden + 1)...], text: text(tokens[forbidden...], of: stretch))
            } else if isForbidding {
                clauses += alternatives(tokens[...], text: "no \(text(tokens[...], of: stretch))")
            }
        }
        return clauses
    }

    /// "no running or jumping" forbids both.
    private static func alternatives(_ tokens: ArraySlice<Token>, text: String) -> [Clause] {
        tokens.split { ["or", "and", "nor"].contains($0.word) }.compactMap { tokens in
            let words = tokens.map(\.word).filter { !fillers.contains($0) }
            guard !words.isEmpty else { return nil }
            // "nothing overhead" and "no shoulder work" mean the part of the body.
            let parts = words.count == 1 ? BodyPart.named(words) : []
            return Clause(text: text, parts: parts, words: words)
        }
    }

    private static func text(_ tokens: ArraySlice<Token>, of stretch: Substring) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return String(stretch[first.range.lowerBound..<last.range.upperBound])
    }

    /// The words of a text, without case, accents and plural endings.
    private static func tokens(_ text: Substring) -> [Token] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }.map { word in
            (stem(SearchKey.fold(String(word))), word.startIndex..<word.endIndex)
        }
    }

    /// "jump" of "jumps" and "jumping", "run" of "running", "press" of "presses"; short words are unchanged.
    private static func stem(_ word: String) -> String {
        if word.count > 5, word.hasSuffix("ing"), !word.hasSuffix("thing") {
            let stem = word.dropLast(3)
            let isDoubled = stem.last == stem.dropLast().last && stem.last != "s" && stem.last != "l"
            return String(isDoubled ? stem.dropLast() : stem)
        }
        if word.count > 5, ["sses", "shes", "ches"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        if word.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss") { return String(word.dropLast()) }
        return word
    }
}

/// A part of the body named in notes, its muscle groups, and the exercises that load it.
private enum BodyPart: CaseIterable {
    case knee, shoulder, overhead, back, wrist, elbow, hip, neck, ankle

    /// The parts that these words name.
    static func named(_ words: [String]) -> [BodyPart] {
        allCases.filter { part in
            words.indices.contains { index in
                guard part.names.contains(words[index]) else { return false }
                // "back to full training" is not about the back.
                let next = words.indices.contains(index + 1) ? words[index + 1] : ""
                return part != .back || !["to", "from", "in", "at", "on"].contains(next)
            }
        }
    }

    private var names: Set<String> {
        switch self {
        case .knee: ["knee", "patella", "meniscu", "acl", "mcl", "pcl"]
        case .shoulder: ["shoulder", "rotator", "ac"]
        case .overhead: ["overhead"]
        case .back: ["back", "spine", "disc", "disk", "lumbar"]
        case .wrist: ["wrist"]
        case .elbow: ["elbow"]
        case .hip: ["hip", "groin"]
        case .neck: ["neck", "cervical"]
        case .ankle: ["ankle", "achille"]
        }
    }

    /// The muscle groups of the body part.
    var muscles: Set<MuscleGroup> {
        switch self {
        case .knee: [.quadriceps]
        case .shoulder: [.shoulders]
        case .overhead: []
        case .back: [.back]
        case .wrist: [.forearms]
        case .elbow: [.biceps, .triceps, .forearms]
        case .hip: [.glutes, .adductors]
        case .neck: [.neck]
        case .ankle: [.calves]
        }
    }

    /// Words in the names of exercises that load it.
    private var movements: Set<String> {
        switch self {
        case .knee: ["squat", "lunge", "jump", "pistol"]
        case .shoulder: ["shoulder", "press", "overhead", "snatch", "jerk", "dip", "handstand"]
        case .overhead: ["press", "overhead", "snatch", "jerk", "thruster", "handstand"]
        case .back: ["deadlift", "hyperextension"]
        case .wrist: ["wrist", "clean", "handstand"]
        case .elbow: ["dip", "skullcrusher", "pushdown"]
        case .hip: ["hip", "deadlift", "lunge"]
        case .neck: ["neck", "shrug", "headstand"]
        case .ankle: ["ankle", "calf", "jump", "skip", "run"]
        }
    }

    /// Whether an exercise with these words loads it, by its name; leg presses do not load the shoulders.
    func isStrained(by words: Set<String>) -> Bool {
        let found = movements.intersection(words)
        guard !found.isEmpty else { return false }
        let other: Set<String> = self == .overhead ? ["leg", "calf", "hip", "bench", "floor"] : ["leg", "calf", "hip"]
        return found != ["press"] || words.isDisjoint(with: other)
    }
}
