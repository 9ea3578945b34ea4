/// The elements of GPX and TCX that mean something to a run, without their prefix.
enum TrackElement: String, CaseIterable {
    // GPX
    case gpx, trk, trkseg, trkpt, rte, wpt, ele, time, name, desc, cmt, type, hr, cad
    // TCX
    case database = "TrainingCenterDatabase"
    case activity = "Activity"
    case id = "Id"
    case notes = "Notes"
    case lap = "Lap"
    case totalTime = "TotalTimeSeconds"
    case distance = "DistanceMeters"
    case calories = "Calories"
    case averageHeartRate = "AverageHeartRateBpm"
    case maximumHeartRate = "MaximumHeartRateBpm"
    case heartRate = "HeartRateBpm"
    case value = "Value"
    case track = "Track"
    case trackpoint = "Trackpoint"
    case pointTime = "Time"
    case latitude = "LatitudeDegrees"
    case longitude = "LongitudeDegrees"
    case altitude = "AltitudeMeters"
    case cadence = "Cadence"
    case runCadence = "RunCadence"
    case steps = "Steps"
    case course = "Course"
    case workout = "Workout"
    /// Everything else.
    case other = ""

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// By the name after the prefix: each program chooses its own prefixes, and some declare none of them.
    init(qualified name: UnsafePointer<CChar>) {
        var local = name
        var next = name
        while next.pointee != 0 {
            if next.pointee == CChar(UInt8(ascii: ":")) { local = next + 1 }
            next += 1
        }
        self = Self.named[String(cString: local)] ?? .other
    }
}
