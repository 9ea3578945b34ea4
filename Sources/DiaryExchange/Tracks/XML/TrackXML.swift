import FitnessModel

/// Reads the XML of a track and passes each known element to a receiver with its text.
final class TrackXML: XMLSink {
    private let receiver: any XMLReceiver
    private var open: [TrackElement] = []
    private var text: [UInt8] = []
    private var fault: TrackError.Fault?

    /// Reads the whole file into the receiver.
    static func read(_ file: ImportFile, into receiver: any XMLReceiver) throws(TrackError.Fault) {
        let xml = TrackXML(receiver)
        do throws(XMLFault) {
            try file.withBytes { bytes throws(XMLFault) in try XMLStream.read(bytes, into: xml) }
        } catch {
            throw .xml(error)
        }
        if let fault = xml.fault { throw fault }
    }

    private init(_ receiver: any XMLReceiver) {
        self.receiver = receiver
        open.reserveCapacity(XMLStream.deepest)
        text.reserveCapacity(XMLStream.textLimit)
    }

    func begin(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes, in stream: XMLStream) -> Bool {
        let tag = XMLTag(element: TrackElement(qualified: name), parent: open.last, stream: stream)
        open.append(tag.element)
        text.removeAll(keepingCapacity: true)
        do throws(TrackError.Fault) {
            try receiver.begin(tag, attributes)
        } catch { fault = error }
        return fault == nil
    }

    func end(in stream: XMLStream) -> Bool {
        guard let element = open.popLast() else { return true }
        do throws(TrackError.Fault) {
            try receiver.end(XMLTag(element: element, parent: open.last, stream: stream), XMLText(bytes: text))
        } catch { fault = error }
        text.removeAll(keepingCapacity: true)
        return fault == nil
    }

    func append(_ characters: UnsafeRawBufferPointer) {
        guard let element = open.last, element != .other else { return }
        text.append(contentsOf: characters.prefix(XMLStream.textLimit - text.count))
    }
}

/// The start or the end of an element.
struct XMLTag {
    let element: TrackElement
    /// The parent element; nil for the root.
    let parent: TrackElement?
    let stream: XMLStream

    /// The current line of the parser, from 1.
    var line: Int { stream.line }
}

/// Receives the elements of a file in order.
protocol XMLReceiver: AnyObject {
    /// Starts an element.
    func begin(_ tag: XMLTag, _ attributes: XMLAttributes) throws(TrackError.Fault)
    /// Ends an element. `text` is its text after its last child element.
    func end(_ tag: XMLTag, _ text: XMLText) throws(TrackError.Fault)
}

extension TrackPoint.Position {
    /// A position in degrees; nil if a value is not a number or outside its range.
    init?(_ latitude: XMLText?, _ longitude: XMLText?) {
        guard let latitude = latitude?.scaled(by: 1e7, in: -900_000_000...900_000_000),
            let longitude = longitude?.scaled(by: 1e7, in: -1_800_000_000...1_800_000_000)
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

extension Run.Kind {
    /// The kind for a name used by programs: "Running", "trail_running", "Biking", "Hike"; nil for an empty text.
    /// Strava writes numbers: 9 a run, 1 a ride, 10 a walk, 4 a hike.
    init?(sport: String) {
        let word = sport.lowercased()
        func says(_ parts: String...) -> Bool { parts.contains { word.contains($0) } }
        if word.isEmpty { return nil }
        if says("run", "jog") || word == "9" {
            self = .run
        } else if says("walk", "hik") || word == "10" || word == "4" {
            self = .walk
        } else if says("cycl", "bik", "ride") || word == "1" {
            self = .ride
        } else {
            self = .other
        }
    }
}

/// Converts the elements of a file into runs.
protocol TrackReceiver: XMLReceiver {
    /// The runs of the file, after all its elements were received.
    func tracks() throws(TrackError.Fault) -> [RecordedTrack]
}

/// The elements of GPX and TCX that a run needs, without their prefix.
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
    /// Any other element.
    case other = ""

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Matches the name without its prefix, because each program chooses its own prefixes, and some do not declare
    /// them.
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

extension XMLText {
    /// An instant, "2012-12-26T21:29:53.120+01:00"; nil if the clock was not set.
    var moment: TrackInstant? {
        TrackInstant(trimmed).flatMap { TrackLimits.moments.contains($0.milliseconds) ? $0 : nil }
    }
}
