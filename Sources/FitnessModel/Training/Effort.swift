/// How hard a set was.
public enum Effort: Hashable, Sendable {
    /// Rating of perceived exertion in tenths, 10...100.
    case rpe(tenths: Int)
    /// Repetitions in reserve, 0...9.
    case rir(Int)

    /// RPE, 1...10; reps in reserve count down from 10.
    public var rpe: Double { Double(rpeTenths) / 10 }

    /// RPE in tenths, 10...100.
    public var rpeTenths: Int {
        switch self {
        case .rpe(let tenths): tenths
        case .rir(let reps): 100 - min(max(reps, 0), 9) * 10
        }
    }
}
