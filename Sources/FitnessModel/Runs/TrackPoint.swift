import Foundation

/// One recorded point of a run.
public struct TrackPoint: Hashable, Sendable {
    /// Milliseconds from the start of the run, pauses included.
    public var time: Int
    /// Degrees north and east in ten-millionths; nil if no position was known.
    public var position: Position?
    /// Height above the sea in millimetres.
    public var elevation: Int?
    /// Distance from the start in millimetres, as given by the device.
    public var distance: Int?
    /// Beats a minute.
    public var heartRate: Int?
    /// Steps a minute, both feet.
    public var cadence: Int?
    /// Whether the track restarts after a gap: the distance from the point before does not count.
    public var startsSegment: Bool

    /// A place on the earth.
    public struct Position: Hashable, Sendable {
        /// Ten-millionths of a degree, north positive.
        public var latitude: Int
        /// Ten-millionths of a degree, east positive.
        public var longitude: Int

        /// A place in ten-millionths of a degree.
        public init(latitude: Int, longitude: Int) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// A point.
    public init(
        time: Int, position: Position? = nil, elevation: Int? = nil, distance: Int? = nil, heartRate: Int? = nil,
        cadence: Int? = nil, startsSegment: Bool = false
    ) {
        self.time = time
        self.position = position
        self.elevation = elevation
        self.distance = distance
        self.heartRate = heartRate
        self.cadence = cadence
        self.startsSegment = startsSegment
    }
}

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

extension Length {
    /// Reads how far somebody went: "5", "5,2", "5 km", "800 m", "3.1 mi"; a number alone is kilometres. Nil if it is
    /// not a distance.
    public static func readDistance(_ text: String) -> Length? {
        guard let (number, suffix) = DecimalNumber.read(text) else { return nil }
        switch suffix {
        case "", "km", "k": return Length(millimetres: number.scaled(by: 1_000_000))
        case "m": return Length(millimetres: number.scaled(by: 1000))
        case "mi", "mile", "miles": return Length(millimetres: number.scaled(by: 1_609_344))
        default: return nil
        }
    }

    /// "5", "5.2", "0.8": kilometres to the metre without the unit.
    public var kilometresText: String { NumberFormat.shown((millimetres + 500) / 1000, decimals: 3) }
}
