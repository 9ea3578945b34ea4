/// The prescribed load as a share of the maximum or as effort: "80%", "@8".
public enum LoadTarget: Hashable, Sendable {
    /// "80%", "75-80%": of the one-repetition maximum, in tenths of a percent.
    case percent(ClosedRange<Int>)
    /// "@8", "RPE 7.5-8", "rir2": how hard a set is to be, as RPE in tenths.
    case effort(ClosedRange<Int>)

    /// The first target in a text; nil when it has none.
    public init?(_ text: String) {
        guard let found = LoadTargetReader.find(in: text) else { return nil }
        self = found.target
    }

    /// The target of a row: in its reps, else in its last column.
    public init?(_ prescription: Prescription) {
        guard let target = LoadTarget(prescription.reps) ?? LoadTarget(prescription.micro) else { return nil }
        self = target
    }

    /// The text without its target: "3x 80%" is "3".
    static func removed(from text: String) -> String {
        LoadTargetReader.find(in: text)?.rest ?? text
    }

    /// "80 %", "75-80 %", "RPE 8".
    public var text: String {
        switch self {
        case .percent(let tenths): "\(Self.text(tenths)) %"
        case .effort(let tenths): "RPE \(Self.text(tenths))"
        }
    }

    /// The share of the one-repetition maximum in percent for that many repetitions; of a range the lower end. Nil
    /// outside the table of RPE and repetitions.
    public func share(reps: Int) -> Double? {
        switch self {
        case .percent(let tenths): Double(tenths.lowerBound) / 10
        case .effort(let tenths): EffortTable.percent(reps: reps, effort: .rpe(tenths: tenths.lowerBound))
        }
    }

    private static func text(_ tenths: ClosedRange<Int>) -> String {
        let low = NumberFormat.shown(tenths.lowerBound, decimals: 1)
        return tenths.count == 1 ? low : "\(low)-\(NumberFormat.shown(tenths.upperBound, decimals: 1))"
    }
}

extension Prescription {
    /// The same with another target, "80%" or "@8"; unchanged for a text without a target.
    public func asking(_ target: String) -> Prescription {
        guard LoadTarget(target) != nil else { return self }
        var other = self
        other.reps = LoadTarget.removed(from: reps)
        other.micro = target
        return other
    }
}

/// The prescription of a row, exactly as typed.
public struct Prescription: Hashable, Sendable {
    /// "A1": one letter is one superset.
    public var label: String
    /// "31X0".
    public var tempo: String
    /// "6-8".
    public var reps: String
    /// "5".
    public var sets: String
    /// 90".
    public var rest: String
    /// Anything else for this row: microcycle, side, cue.
    public var micro: String

    /// Empty by default.
    public init(
        label: String = "", tempo: String = "", reps: String = "", sets: String = "", rest: String = "",
        micro: String = ""
    ) {
        self.label = label
        self.tempo = tempo
        self.reps = reps
        self.sets = sets
        self.rest = rest
        self.micro = micro
    }
}
