import FitnessModel

/// Reads the XML of a track: knows its elements by name, and hands each to a receiver with the text that stands in it.
final class TrackXML: XMLSink {
    private let receiver: any XMLReceiver
    private var open: [TrackElement] = []
    private var text: [UInt8] = []
    private var fault: TrackError.Fault?

    /// Reads all of the file; the receiver gets its elements in order.
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
        text.reserveCapacity(XMLStream.keptText)
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
        text.append(contentsOf: characters.prefix(XMLStream.keptText - text.count))
    }
}

/// An element where it begins or ends.
struct XMLTag {
    let element: TrackElement
    /// The element that it stands in; nil for the root.
    let parent: TrackElement?
    let stream: XMLStream

    /// The line at which the parser is, from 1.
    var line: Int { stream.line }
}

/// What gets the elements of a file in their order.
protocol XMLReceiver: AnyObject {
    /// An element begins.
    func begin(_ tag: XMLTag, _ attributes: XMLAttributes) throws(TrackError.Fault)
    /// An element ends. `text` is what stands in it after the last of its own elements.
    func end(_ tag: XMLTag, _ text: XMLText) throws(TrackError.Fault)
}

extension TrackPoint.Position {
    /// A place in degrees; nil where one of them is no number or not on the earth.
    init?(_ latitude: XMLText?, _ longitude: XMLText?) {
        guard let latitude = latitude?.scaled(by: 1e7, in: -900_000_000...900_000_000),
            let longitude = longitude?.scaled(by: 1e7, in: -1_800_000_000...1_800_000_000)
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

extension Run.Kind {
    /// By the words that programs use: "Running", "trail_running", "Biking", "Hike"; nil where nothing is said. Strava
    /// writes numbers: 9 a run, 1 a ride, 10 a walk, 4 a hike.
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

/// What makes runs of the elements of a file.
protocol TrackReceiver: XMLReceiver {
    /// The runs of the file, once all of it was received.
    func tracks() throws(TrackError.Fault) -> [RecordedTrack]
}

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

extension XMLText {
    /// A moment, "2012-12-26T21:29:53.120+01:00", of a clock that somebody has set.
    var moment: TrackInstant? {
        TrackInstant(trimmed).flatMap { TrackLimits.moments.contains($0.milliseconds) ? $0 : nil }
    }
}
