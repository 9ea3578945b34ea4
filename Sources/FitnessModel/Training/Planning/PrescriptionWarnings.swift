extension Prescription {
    private static let largestReps = 100
    private static let largestSets = 20

    /// An unlikely text in a cell of the plan.
    public enum Warning: Hashable, Sendable {
        case noLabel, noTempo, noReps, noRest
        /// Far too many repetitions, as they are typed.
        case reps(String)
        /// Far too many sets, as they are typed.
        case sets(String)
    }

    /// An unlikely text in a cell of the plan, as when typing continues in the wrong column: 612 reps; nil if it is
    /// plausible, and for columns that take any text.
    public func warning(of column: KeyPath<Prescription, String>) -> Warning? {
        let text = self[keyPath: column].trimmingBlanks
        guard !text.isEmpty else { return nil }
        switch column {
        case \.label: return RowLabel(text) == nil ? .noLabel : nil
        case \.tempo: return Self.isTempo(text) ? nil : .noTempo
        case \.reps:
            if Self.isWord(text), RepTarget(text) == nil { return .noReps }
            return Self.isAbove(Self.largestReps, text, RepTarget(text)?.highest) ? .reps(text) : nil
        case \.sets: return Self.isAbove(Self.largestSets, text, SetTarget(text)?.highest) ? .sets(text) : nil
        case \.rest: return Self.isRest(text) ? nil : .noRest
        default: return nil
        }
    }

    /// A single word; several are meant: "as many as good".
    private static func isWord(_ text: String) -> Bool {
        text != "-" && text.allSatisfy { !$0.isNumber && !$0.isWhitespace }
    }

    /// Whether the number is above a limit, or has more digits than any valid one.
    private static func isAbove(_ limit: Int, _ text: String, _ read: Int?) -> Bool {
        read.map { $0 > limit } ?? text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// A tempo, or a part of one: "31X0", "3-1-1-0", "X".
    private static func isTempo(_ text: String) -> Bool {
        if Tempo(text) != nil { return true }
        let marks = text.lowercased().filter { !"-/., ".contains($0) }
        return (1...4).contains(marks.count) && marks.allSatisfy { $0 == "x" || $0.isASCII && $0.isNumber }
    }

    /// A span of time, two of them, or a timer: "90\"", "2-3'", "EMOM 60\" x10".
    private static func isRest(_ text: String) -> Bool {
        if Rest(text) != nil || IntervalTimer(text) != nil { return true }
        let ends = TargetText.plain(text).split(separator: "-")
        return text == "-" || ends.count == 2 && ends.allSatisfy { Rest(String($0)) != nil }
    }
}
