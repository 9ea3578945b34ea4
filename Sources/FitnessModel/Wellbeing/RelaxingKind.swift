/// A kind of practice, with the action of each second.
public enum RelaxingKind: String, CaseIterable, Sendable {
    case longBreath = "long breath"
    case evenBreath = "even breath"
    case tenseAndLetGo = "tense"
    case sittingStill = "sitting"

    /// "Long breath out".
    public var name: String {
        switch self {
        case .longBreath: "Long breath out"
        case .evenBreath: "Even breath"
        case .tenseAndLetGo: "Tense and let go"
        case .sittingStill: "Sitting still"
        }
    }

    /// "in 4 · out 6": its rhythm in a few words.
    public var rhythm: String {
        switch self {
        case .longBreath: "in 4 · out 6"
        case .evenBreath: "in 4 · hold 4 · out 4 · hold 4"
        case .tenseAndLetGo: "tense 5 · let go 10"
        case .sittingStill: "nothing to do"
        }
    }

    /// The proposed seconds the first time. All groups of *Tense and let go* twice take four minutes.
    public var usualLength: Int { self == .tenseAndLetGo ? 240 : 300 }

    /// The valid lengths in seconds.
    public static let lengths = 10...10_800

    /// The muscle groups of *Tense and let go*, in order.
    public static let groups = ["hands", "arms", "face", "shoulders", "belly", "seat", "thighs", "feet"]

    /// Whether breaths are counted.
    public var isBreath: Bool { self == .longBreath || self == .evenBreath }

    /// A step: the action for a number of seconds, while the bar moves from one share to another, in thousandths.
    struct Step {
        let word: String
        let seconds: Int
        let from: Int
        let to: Int
    }

    /// The repeated steps; none for *Sitting still*.
    var steps: [Step] {
        switch self {
        case .longBreath:
            [
                Step(word: "breathe in", seconds: 4, from: 0, to: 1_000),
                Step(word: "breathe out", seconds: 6, from: 1_000, to: 0),
            ]
        case .evenBreath:
            [
                Step(word: "breathe in", seconds: 4, from: 0, to: 1_000),
                Step(word: "hold", seconds: 4, from: 1_000, to: 1_000),
                Step(word: "breathe out", seconds: 4, from: 1_000, to: 0),
                Step(word: "hold", seconds: 4, from: 0, to: 0),
            ]
        case .tenseAndLetGo:
            [
                Step(word: "tense", seconds: 5, from: 0, to: 1_000),
                Step(word: "let go", seconds: 10, from: 1_000, to: 0),
            ]
        case .sittingStill: []
        }
    }

    private var roundSeconds: Int { steps.reduce(0) { $0 + $1.seconds } }

    /// The complete rounds after that many seconds: breaths, or muscle groups.
    public func rounds(in seconds: Int) -> Int { roundSeconds == 0 ? 0 : max(seconds, 0) / roundSeconds }

    /// The moment at a second, from 0, of a length.
    public func moment(at second: Int, of length: Int) -> RelaxingMoment {
        let second = max(second, 0)
        guard roundSeconds > 0 else {
            let share = length > 0 ? min(second * 1_000 / length, 1_000) : 1_000
            return RelaxingMoment(word: "sit", share: share, secondsLeft: nil, turn: 0, round: 0)
        }
        let round = second / roundSeconds
        var into = second % roundSeconds
        for (index, step) in steps.enumerated() {
            guard into >= step.seconds else {
                let share = step.from + (step.to - step.from) * (into + 1) / step.seconds
                let word =
                    self == .tenseAndLetGo ? "\(step.word): \(Self.groups[round % Self.groups.count])" : step.word
                return RelaxingMoment(
                    word: word, share: share, secondsLeft: step.seconds - into, turn: round * steps.count + index,
                    round: round)
            }
            into -= step.seconds
        }
        preconditionFailure("the rest of a division is below the divisor")
    }
}

/// The action in one second of a practice.
public struct RelaxingMoment: Hashable, Sendable {
    /// "breathe out", "tense: hands".
    public let word: String
    /// How far the bar is at the end of this second, in thousandths: it grows in and shrinks out.
    public let share: Int
    /// The seconds of the turn that are left, this one among them; nil where there are no turns.
    public let secondsLeft: Int?
    /// Counts the turns from 0.
    public let turn: Int
    /// Counts the breaths, or the groups of muscles, from 0.
    public let round: Int
}
