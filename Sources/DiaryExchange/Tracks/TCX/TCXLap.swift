import FitnessModel

/// A Lap while it is read.
struct TCXLap {
    /// What the device says about it.
    private(set) var lap = RunLap(elapsed: 0)
    /// Whether a Track has begun in it.
    var hasTrack = false

    /// Takes one of its elements; false where that holds no value that can be.
    mutating func read(_ tag: XMLTag, _ text: XMLText) -> Bool {
        switch (tag.element, tag.parent) {
        case (.totalTime, .lap):
            guard let elapsed = text.scaled(by: 1000, in: 0...TrackPoint.longestTime) else { return false }
            lap.elapsed = elapsed
        case (.distance, .lap):
            lap.distance = text.scaled(by: 1000, in: 0...TrackPoint.longestDistance).map(Length.init(millimetres:))
            return lap.distance != nil
        case (.calories, .lap):
            // Programs that do not know write 0.
            guard text.number != 0 else { return true }
            lap.energy = text.scaled(by: 1, in: TrackLimits.kilocalories).map { Energy(calories: $0 * 1000) }
            return lap.energy != nil
        case (.value, .averageHeartRate): lap.meanHeartRate = text.scaled(by: 1, in: TrackPoint.heartRates)
        case (.value, .maximumHeartRate): lap.topHeartRate = text.scaled(by: 1, in: TrackPoint.heartRates)
        case (.steps, _): lap.steps = text.scaled(by: 1, in: TrackLimits.steps)
        default: break
        }
        return true
    }
}
