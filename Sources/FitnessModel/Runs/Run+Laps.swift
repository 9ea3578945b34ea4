extension Run {
    /// The lap that goes on behind these: what the run has and they do not.
    public func lap(after laps: [RunLap]) -> RunLap {
        func rest(_ whole: Int?, _ parts: (RunLap) -> Int?) -> Int? {
            whole.map { max(0, $0 - laps.reduce(0) { $0 + (parts($1) ?? 0) }) }
        }
        return RunLap(
            elapsed: rest(elapsed, { $0.elapsed }) ?? 0,
            distance: rest(distance?.millimetres, { $0.distance?.millimetres }).map(Length.init(millimetres:)),
            steps: rest(steps, \.steps))
    }
}
