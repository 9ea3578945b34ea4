/// One recorded point of a run.
public struct TrackPoint: Hashable, Sendable {
    /// Milliseconds from the start of the run, pauses included.
    public var time: Int
    /// Degrees north and east in ten-millionths; nil where no position was known.
    public var position: Position?
    /// Height above the sea in millimetres.
    public var elevation: Int?
    /// Distance from the start in millimetres, as the device says it.
    public var distance: Int?
    /// Beats a minute.
    public var heartRate: Int?
    /// Steps a minute, both feet.
    public var cadence: Int?
    /// True where the track begins anew after a gap: no distance counts from the point before.
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
