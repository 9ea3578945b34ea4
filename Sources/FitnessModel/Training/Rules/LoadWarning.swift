/// A valid but unlikely set: far from earlier ones, with load and repetitions swapped, or of another kind. It is
/// confirmed once and never corrected automatically.
public struct LoadWarning: Hashable, Sendable {
    /// Why it is unlikely.
    public let reason: Reason
    /// The corrected text of the cell; nil if only the person knows.
    public let instead: String?

    /// The first unlikely set of a text that was typed after, or in place of, the earlier text of the cell.
    public init?(_ cell: LoadCell, before: LoadCell, history: LoadHistory = LoadHistory()) {
        let unchanged = zip(cell.tokens, before.tokens).prefix { $0.text == $1.text }.count
        let typed = cell.tokens.dropFirst(unchanged)
        // Replaced text does not count: it may have been wrong.
        let stays = before.tokens.prefix(unchanged).compactMap { if case .set(let set) = $0.item { set } else { nil } }
        let work = (history.last + stays).filter { !$0.isWarmUp }
        let judge = LoadJudge(cell: cell, last: work, history: history)
        for token in typed {
            guard case .set(let set) = token.item else { continue }
            if let warning = judge.warning(set, token) {
                self = warning
                return
            }
        }
        guard let warning = cell.warnings.first(where: { !before.warnings.contains($0) }) else { return nil }
        self.init(.cell(warning), instead: nil)
    }

    init(_ reason: Reason, instead: String?) { (self.reason, self.instead) = (reason, instead) }

    /// Why a set is unlikely; sets and loads are texts in the unit of the cell.
    public enum Reason: Hashable, Sendable {
        /// The set is read as body weight.
        case isBodyWeight(String)
        /// The set is read with this load.
        case isLoad(String, load: String)
        /// The set or load is far from that of last time.
        case unlikeLast(String, last: String)
        /// The load is far above the best estimate of a one-repetition maximum.
        case aboveBest(String, best: String)
        /// The load is far from the one before it in the cell.
        case unlikeBefore(String, before: String)
        /// The set is of another kind than the prescription.
        case unlikePrescription(String, prescribed: String)
        /// The set has a load, and the weight of the body counts.
        case hasLoad(String)
        /// The load is the prescribed number of sets.
        case isSets(String, sets: Int, reps: Int)
        /// The set is implausible by itself.
        case cell(LoadCell.Warning)
    }
}

/// The reference for a typed set: the client's history, and the prescription.
public struct LoadHistory: Hashable, Sendable {
    /// The work sets of the last time.
    public var last: [PerformedSet]
    /// In how many sessions the exercise was done, as far as was read.
    public var sessions: Int
    /// The best estimate of a one-repetition maximum, by `formula`.
    public var maximum: Mass?
    /// How shares of it are computed.
    public var formula: StrengthFormula
    /// The prescribed repetitions, exactly as typed.
    public var prescribedReps: String
    /// The prescribed sets, exactly as typed.
    public var prescribedSets: String

    /// Nothing known when nothing is given.
    public init(
        last: [PerformedSet] = [], sessions: Int = 0, maximum: Mass? = nil, formula: StrengthFormula = .epley,
        prescribedReps: String = "", prescribedSets: String = ""
    ) {
        (self.last, self.sessions, self.maximum, self.formula) = (last, sessions, maximum, formula)
        (self.prescribedReps, self.prescribedSets) = (prescribedReps, prescribedSets)
    }
}

/// The targets or loads of successive sessions in one line: "70 75 80 60 %", "@7 @8 @9 @6", "40 42.5 45".
public struct LoadWave: Hashable, Sendable {
    /// What each session gets as in its cell: "70%", "@7", "42.5x8*3".
    public let texts: [String]

    /// - Parameter row: the prescription that gives the reps and sets of bare loads; without reps they are not a series.
    /// - Returns: Nil unless the text is a series of two or more targets: a single one is the target of a single
    ///   session. Of bare loads it takes three: two may be a load and its reps.
    public init?(_ text: String, of row: Prescription = Prescription()) {
        let text = text.trimmingBlanks
        if let loads = Self.loads(text, of: row) {
            texts = loads
            return
        }
        func words(without sign: Character) -> [Substring] { text.split { $0.isWhitespace || $0 == sign } }
        // The symbol is given once for all, or with each.
        if text.hasSuffix("%") {
            texts = words(without: "%").map { "\($0)%" }
        } else if text.hasPrefix("@") {
            texts = words(without: "@").map { "@\($0)" }
        } else {
            return nil
        }
        // "75-80" leads up to nothing: each is one target, and nothing but that.
        let areTargets = texts.allSatisfy { LoadTarget($0) != nil && LoadTarget.removed(from: $0).isEmpty }
        guard texts.count >= 2, areTargets else { return nil }
    }

    /// "40 42.5 45" as sets of the row; nil for other words, and for numbers too far from each other to be loads.
    private static func loads(_ text: String, of row: Prescription) -> [String]? {
        guard let reps = RepTarget(row.reps) else { return nil }
        let work: String
        switch reps.form {
        case .seconds(let range): work = "\(range.lowerBound)s"
        default:
            guard let lowest = reps.lowest else { return nil }
            work = "\(lowest)"
        }
        let count = min(SetTarget(row.sets)?.highest ?? 1, 20)
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let numbers = words.compactMap { word in
            DecimalNumber.read(word).flatMap { $0.suffix.isEmpty ? $0.number.scaled(by: 1000) : nil }
        }
        guard words.count >= 3, numbers.count == words.count, let most = numbers.max(), let least = numbers.min(),
            least > 0, most <= 2 * least
        else { return nil }
        return words.map { "\($0)x\(work)" + (count > 1 ? "*\(count)" : "") }
    }
}
