/// How far one step goes: walking, running and sprinting.
public struct StepLength: Hashable, Sendable {
    /// How fast the feet go.
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

    /// Of a walking step.
    public var walk: Length
    /// Of a running step.
    public var run: Length
    /// Of a sprinting step.
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
    /// What the profile says, and where it says nothing, what the height gives; nil where both are unknown.
    public init?(profile: EnergyProfile, height: Length?, sex: Sex?) {
        let usual = height.flatMap { StepLength(height: $0, sex: sex) }
        guard let walk = profile.walkStep ?? usual?.walk, let run = profile.runStep ?? usual?.run,
            let sprint = profile.sprintStep ?? usual?.sprint
        else { return nil }
        self.init(walk: walk, run: run, sprint: sprint)
    }
}
