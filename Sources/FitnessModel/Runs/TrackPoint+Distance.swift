import Foundation

extension TrackPoint.Position {
    /// The earth's mean radius in metres (IUGG 1980, R1).
    static let earthRadius = 6_371_008.8

    /// Metres along the great circle to another place, by the haversine formula.
    public func metres(to other: Self) -> Double {
        let degree = Double.pi / 180 / 1e7
        let (from, to) = (Double(latitude) * degree, Double(other.latitude) * degree)
        let north = sin((to - from) / 2)
        let east = sin(Double(other.longitude - longitude) * degree / 2)
        let share = north * north + cos(from) * cos(to) * east * east
        return 2 * Self.earthRadius * asin(min(1, share.squareRoot()))
    }
}

extension TrackPoint {
    /// Ten years in milliseconds: no run lasts longer.
    public static let longestTime = 315_576_000_000
    /// Twice around the earth, in millimetres: no run goes farther.
    public static let longestDistance = 80_000_000_000
    /// Heights that can be, in millimetres: deeper than any sea, higher than any flight.
    public static let heights = -20_000_000...100_000_000
    /// Beats a minute that can be.
    public static let heartRates = 1...300
    /// Steps a minute that can be.
    public static let cadences = 0...500

    /// True when every value is one that can be; arithmetic on such points never overflows.
    public var isPossible: Bool {
        (0...Self.longestTime).contains(time) && position?.isOnEarth != false
            && elevation.map(Self.heights.contains) != false
            && distance.map((0...Self.longestDistance).contains) != false
            && heartRate.map(Self.heartRates.contains) != false && cadence.map(Self.cadences.contains) != false
    }
}

extension TrackPoint.Position {
    /// Whether there is such a place.
    public var isOnEarth: Bool {
        (-900_000_000...900_000_000).contains(latitude) && (-1_800_000_000...1_800_000_000).contains(longitude)
    }
}
