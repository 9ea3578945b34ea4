/// How far one step goes: walking, running and sprinting.
public struct StepLength: Hashable, Sendable {
    /// A gait by cadence.
    public enum Gait: String, Sendable, CaseIterable {
        case walk, run, sprint

        /// The gait of a cadence, in steps a minute of both feet. The limits are ours, in no source: walkers stay below
        /// 140, runners mostly between 150 and 190.
        public init(cadence: Double) {
            switch cadence {
            case ..<140: self = .walk
            case ...190: self = .run
            default: self = .sprint
            }
        }
    }

    /// The length of a walking step.
    public var walk: Length
    /// The length of a running step.
    public var run: Length
    /// The length of a sprinting step.
    public var sprint: Length

    /// The length of a step of this gait.
    public subscript(gait: Gait) -> Length {
        switch gait {
        case .walk: walk
        case .run: run
        case .sprint: sprint
        }
    }
}

extension StepLength {
    /// The profile's step length, or that by the height; nil if both are unknown.
    public init?(profile: EnergyProfile, height: Length?, sex: Sex?) {
        let usual = height.flatMap { StepLength(height: $0, sex: sex) }
        guard let walk = profile.walkStep ?? usual?.walk, let run = profile.runStep ?? usual?.run,
            let sprint = profile.sprintStep ?? usual?.sprint
        else { return nil }
        self.init(walk: walk, run: run, sprint: sprint)
    }
}

extension StepLength {
    /// The step length by height, by the regressions of Hoeger and others (One-mile step count at walking and running
    /// speeds, ACSM's Health & Fitness Journal 2008;12(1):14-19): steps a mile from pace and height.
    ///
    /// The chosen paces are ours: walking at 15 minutes a mile, running at 10, sprinting at 6, the fastest that was
    /// measured. Without a sex, walking is the mean of both. Nil for an implausible height.
    public init?(height: Length, sex: Sex?) {
        let inches = Double(height.millimetres) / 25.4
        guard (30...110).contains(inches) else { return nil }
        let women = 1949 + 63.4 * 15 - 14.1 * inches
        let men = 1916 + 63.4 * 15 - 14.1 * inches
        let walking: Double
        switch sex {
        case .female: walking = women
        case .male: walking = men
        default: walking = (women + men) / 2
        }
        self.init(
            walk: Self.step(ofMileIn: walking), run: Self.step(ofMileIn: Self.runningSteps(inches, pace: 10)),
            sprint: Self.step(ofMileIn: Self.runningSteps(inches, pace: 6)))
    }

    /// Steps of a run mile, both sexes.
    private static func runningSteps(_ inches: Double, pace: Double) -> Double {
        1084 + 143.6 * pace - 13.5 * inches
    }

    private static func step(ofMileIn steps: Double) -> Length {
        Length(millimetres: Int((1_609_344 / steps).rounded()))
    }
}
