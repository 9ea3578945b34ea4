/// How far a run has come towards its goal.
public struct RunProgress: Hashable, Sendable {
    /// What the goal asks for: millimetres, milliseconds or small calories.
    public let target: Int
    /// What there is of it; nil where nothing is known, as without a distance.
    public let value: Int?

    /// The part of the target that there is, 0 and above; more than one behind the goal.
    public var fraction: Double {
        guard target > 0 else { return 1 }
        return Double(value ?? 0) / Double(target)
    }

    /// Whether the goal is reached.
    public var isReached: Bool { (value ?? 0) >= target }
}

extension Run {
    /// How far it has come towards its goal, as it stands; nil without one.
    ///
    /// - Parameter energy: what it has cost so far.
    public func progress(energy: Energy?) -> RunProgress? {
        switch goal {
        case .distance(let length): RunProgress(target: length.millimetres, value: distance?.millimetres)
        case .time(let milliseconds): RunProgress(target: milliseconds, value: elapsed)
        case .energy(let target), .surplus(let target):
            RunProgress(target: target.calories, value: energy?.calories)
        case nil: nil
        }
    }

    /// When the goal was reached, in milliseconds of the watch: as it is kept, and of a time goal that has passed its
    /// very moment; else now, where it is reached as the run stands. Nil before.
    public func reached(energy: Energy?) -> Int? {
        guard let progress = progress(energy: energy) else { return nil }
        if let goalReached { return goalReached }
        guard progress.isReached else { return nil }
        if case .time(let milliseconds) = goal { return milliseconds }
        return elapsed
    }
}
