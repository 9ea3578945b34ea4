/// A kind of practice, with the action of each second.
public enum RelaxingKind: String, CaseIterable, Sendable {
    case longBreath = "long breath"
    case evenBreath = "even breath"
    case tenseAndLetGo = "tense"
    case sittingStill = "sitting"

    /// The proposed seconds the first time. All groups of *Tense and let go* twice take four minutes.
    public var usualLength: Int { self == .tenseAndLetGo ? 240 : 300 }

    /// The valid lengths in seconds.
    public static let lengths = 10...10_800

    /// The muscle groups of *Tense and let go*, in order.
    public enum Group: Sendable, CaseIterable {
        case hands, arms, face, shoulders, belly, seat, thighs, feet
    }

    /// Whether breaths are counted.
    public var isBreath: Bool { self == .longBreath || self == .evenBreath }

    /// A step: the action for a number of seconds, while the bar moves from one share to another, in thousandths.
    struct Step {
        let action: RelaxingMoment.Action
        let seconds: Int
        let from: Int
        let to: Int
    }

    /// The repeated steps; none for *Sitting still*.
    var steps: [Step] {
        switch self {
        case .longBreath:
            [
                Step(action: .breatheIn, seconds: 4, from: 0, to: 1_000),
                Step(action: .breatheOut, seconds: 6, from: 1_000, to: 0),
            ]
        case .evenBreath:
            [
                Step(action: .breatheIn, seconds: 4, from: 0, to: 1_000),
                Step(action: .hold, seconds: 4, from: 1_000, to: 1_000),
                Step(action: .breatheOut, seconds: 4, from: 1_000, to: 0),
                Step(action: .hold, seconds: 4, from: 0, to: 0),
            ]
        case .tenseAndLetGo:
            [
                Step(action: .tense, seconds: 5, from: 0, to: 1_000),
                Step(action: .letGo, seconds: 10, from: 1_000, to: 0),
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
            return RelaxingMoment(action: .sit, group: nil, share: share, secondsLeft: nil, turn: 0, round: 0)
        }
        let round = second / roundSeconds
        var into = second % roundSeconds
        for (index, step) in steps.enumerated() {
            guard into >= step.seconds else {
                let share = step.from + (step.to - step.from) * (into + 1) / step.seconds
                let groups = Group.allCases
                return RelaxingMoment(
                    action: step.action, group: self == .tenseAndLetGo ? groups[round % groups.count] : nil,
                    share: share, secondsLeft: step.seconds - into, turn: round * steps.count + index,
                    round: round)
            }
            into -= step.seconds
        }
        preconditionFailure("the rest of a division is below the divisor")
    }
}

/// The action in one second of a practice.
public struct RelaxingMoment: Hashable, Sendable {
    /// The action in a second of the exercise.
    public enum Action: Sendable {
        case breatheIn, breatheOut, hold, tense, letGo, sit
    }

    /// The action of the second.
    public let action: Action
    /// The group of muscles that is tensed or let go; nil for a breath.
    public let group: RelaxingKind.Group?
    /// How far the bar is at the end of this second, in thousandths: it grows in and shrinks out.
    public let share: Int
    /// The seconds of the turn that are left, this one among them; nil if there are no turns.
    public let secondsLeft: Int?
    /// Counts the turns from 0.
    public let turn: Int
    /// Counts the breaths, or the groups of muscles, from 0.
    public let round: Int
}
