import FitnessModel

/// A Trackpoint while it is read.
struct TCXPoint {
    private var dated: DatedPoint
    private var latitude: XMLText?
    private var longitude: XMLText?

    init(_ dated: DatedPoint) { self.dated = dated }

    /// Takes one of its elements; false where that holds no value that can be.
    mutating func read(_ element: TrackElement, in parent: TrackElement?, _ text: XMLText) -> Bool {
        switch element {
        case .pointTime:
            dated.moment = text.instant.map(\.milliseconds)
            if let moment = dated.moment, !TrackLimits.moments.contains(moment) { dated.moment = nil }
            return dated.moment != nil
        case .latitude: latitude = text
        case .longitude: longitude = text
        case .altitude:
            dated.point.elevation = text.scaled(by: 1000, in: TrackPoint.heights)
            return dated.point.elevation != nil
        case .distance:
            dated.point.distance = text.scaled(by: 1000, in: 0...TrackPoint.longestDistance)
            return dated.point.distance != nil
        case .value where parent == .heartRate:
            // Belts that lose contact say 0.
            guard text.number != 0 else { return true }
            dated.point.heartRate = text.scaled(by: 1, in: TrackPoint.heartRates)
            return dated.point.heartRate != nil
        case .cadence, .runCadence:
            dated.point.cadence = text.scaled(by: 1, in: TrackPoint.cadences)
            return dated.point.cadence != nil
        default: break
        }
        return true
    }

    /// The point, and whether its position had to be left out.
    var finished: (point: DatedPoint, isLost: Bool) {
        var result = dated
        result.point.position = TrackPoint.Position(latitude, longitude)
        return (result, result.point.position == nil && (latitude != nil || longitude != nil))
    }
}
