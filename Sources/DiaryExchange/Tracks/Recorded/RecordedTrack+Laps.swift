import FitnessModel

extension RecordedTrack {
    /// Takes the sums of the laps as what the device says about the whole.
    mutating func addUp(_ laps: [RunLap]) {
        guard !laps.isEmpty else { return }
        let time = laps.reduce(0) { $0 + $1.elapsed }
        elapsed = time > 0 ? time : nil
        distance = laps.total(\.distance?.millimetres).map(Length.init(millimetres:))
        energy = laps.total(\.energy?.calories).map(Energy.init(calories:))
        steps = laps.total(\.steps)
        topHeartRate = laps.compactMap(\.topHeartRate).max()
    }
}

extension [RunLap] {
    /// The sum over the laps that have a value; nil where none has.
    fileprivate func total(_ value: (RunLap) -> Int?) -> Int? {
        let values = compactMap(value)
        return values.isEmpty ? nil : values.reduce(0, +)
    }
}
