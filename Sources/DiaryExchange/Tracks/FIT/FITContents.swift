import FitnessModel
import Foundation

/// The content of a FIT file's messages, before it is divided into sessions.
struct FITContents {
    /// A session or a lap.
    struct Part {
        /// The start, in milliseconds since 1970.
        var start: Int?
        /// The time at which the message was written, in milliseconds since 1970.
        var written: Int?
        var sport: Int?
        var lap: RunLap
        var ascent: Length?
        var descent: Length?
    }

    var fileType: Int?
    var sessions: [Part] = []
    var laps: [Part] = []
    var points: [DatedPoint] = []
    var scale: [TrackError.ScaleReading] = []
    var offset: Int?
    var issues = TrackIssueList()
    private var isStopped = false
    private var segmentBegins = false

    /// 1989-12-31T00:00Z in seconds since 1970.
    private static let epoch = 631_065_600
    /// Smaller timestamps count from when the device was switched on.
    private static let firstTimestamp = 0x1000_0000

    /// Adds the content of a message.
    mutating func add(_ message: FITMessage) throws(TrackError.Fault) {
        switch message.number {
        case 0: fileType = message[0] ?? fileType
        case 18:
            try Self.limit(sessions.count, to: TrackLimits.laps)
            sessions.append(part(message, rates: 16, climb: 22))
        case 19:
            try Self.limit(laps.count, to: TrackLimits.laps)
            laps.append(part(message, rates: 15, climb: 21))
        case 20:
            try Self.limit(points.count, to: TrackLimits.points)
            addPoint(message)
        case 21: addEvent(message)
        case 30: try addWeight(message)
        case 34: addLocalTime(message)
        default: break
        }
    }

    /// Milliseconds since 1970; nil if the device did not know the time.
    static func moment(_ timestamp: Int?) -> Int? {
        timestamp.flatMap { $0 >= firstTimestamp ? ($0 + epoch) * 1000 : nil }
    }

    static func limit(_ count: Int, to limit: Int) throws(TrackError.Fault) {
        guard count < limit else { throw .tooManyPoints(limit: limit) }
    }

    /// A session or a lap. The field of the top heart rate follows the mean one, and descent follows ascent.
    private func part(_ message: FITMessage, rates: UInt8, climb: UInt8) -> Part {
        func positive(_ field: UInt8) -> Int? { message[field].flatMap { $0 > 0 ? $0 : nil } }
        let lap = RunLap(
            elapsed: message[8] ?? message[7] ?? 0,
            distance: message[9].map { Length(millimetres: $0 * 10) },
            energy: positive(11).map { Energy(calories: $0 * 1000) }, meanHeartRate: positive(rates),
            topHeartRate: positive(rates + 1),
            // A cycle is one step with each foot.
            steps: positive(10).map { $0 * 2 })
        return Part(
            start: Self.moment(message[2]), written: Self.moment(message.timestamp), sport: message[5], lap: lap,
            ascent: message[climb].map { Length(millimetres: $0 * 1000) },
            descent: message[climb + 1].map { Length(millimetres: $0 * 1000) })
    }

    private mutating func addPoint(_ message: FITMessage) {
        var dated = DatedPoint(moment: Self.moment(message.timestamp), place: .byte(message.offset))
        dated.point.position = position(message)
        // Elevations are in fifths of a metre above -500 m; field 78 is the same with more bits.
        dated.point.elevation = accepted(
            (message[78] ?? message[2]).map { $0 * 200 - 500_000 }, TrackPoint.heights, dated)
        dated.point.distance = accepted(message[5].map { $0 * 10 }, 0...TrackPoint.longestDistance, dated)
        dated.point.heartRate = message[3].flatMap { $0 > 0 ? $0 : nil }
        dated.point.cadence = message[4]
        guard dated.moment != nil || dated.point.position != nil else {
            issues.note(.emptyPoint, at: dated.place)
            return
        }
        dated.point.startsSegment = segmentBegins
        segmentBegins = false
        points.append(dated)
    }

    private mutating func accepted(_ value: Int?, _ range: ClosedRange<Int>, _ dated: DatedPoint) -> Int? {
        guard let value, !range.contains(value) else { return value }
        issues.note(.valueIgnored, at: dated.place)
        return nil
    }

    /// Converts semicircles: 2^31 of them are 180 degrees.
    private mutating func position(_ message: FITMessage) -> TrackPoint.Position? {
        guard let latitude = message[0], let longitude = message[1] else { return nil }
        func degrees(_ semicircles: Int) -> Int { Int((Double(semicircles) * 1.8e9 / 2_147_483_648).rounded()) }
        let position = TrackPoint.Position(latitude: degrees(latitude), longitude: degrees(longitude))
        guard position.isOnEarth else {
            issues.note(.positionIgnored, at: .byte(message.offset))
            return nil
        }
        return position
    }

    /// Event 0 is the timer: 0 starts it, 1 and 4 stop it. A start after a stop begins a segment.
    private mutating func addEvent(_ message: FITMessage) {
        guard message[0] == 0, let type = message[1] else { return }
        if type == 1 || type == 4 { isStopped = true }
        guard type == 0, isStopped else { return }
        isStopped = false
        segmentBegins = !points.isEmpty
    }

    /// This message is the only one in a FIT file with the local clock time.
    private mutating func addLocalTime(_ message: FITMessage) {
        guard let local = message[5], let timestamp = message.timestamp else { return }
        guard abs(local - timestamp) <= 15 * 3600 else {
            issues.note(.localTimeIgnored, at: .byte(message.offset))
            return
        }
        offset = local - timestamp
    }
}

extension FITContents {
    /// Adds a weight in hundredths of a kilogram; 65,534 means that it is being computed. Values that a scale computes
    /// from age and height, such as a metabolic rate, are not measurements and are left out.
    mutating func addWeight(_ message: FITMessage) throws(TrackError.Fault) {
        try Self.limit(scale.count, to: TrackLimits.laps)
        guard let moment = Self.moment(message.timestamp), TrackLimits.moments.contains(moment),
            let weight = message[0], (200..<65_534).contains(weight)
        else {
            issues.note(.weightUnread, at: .byte(message.offset))
            return
        }
        var reading = TrackError.ScaleReading(
            at: Date(timeIntervalSince1970: Double(moment) / 1000), weight: Mass(grams: weight * 10))
        reading.byte = message.offset
        reading.user = message[12]
        // Scales without this measurement write zero.
        if let fat = message[1], fat > 0 {
            if (100..<9000).contains(fat) {
                reading.fatPerMille = Int((Double(fat) / 10).rounded())
            } else {
                issues.note(.bodyFatIgnored, at: .byte(message.offset))
            }
        }
        for (field, name) in Self.parts {
            guard let value = message[field], value > 0, value < 65_534, let measure = OwnMeasure(name) else {
                continue
            }
            reading.parts[measure] = DecimalText.write(value, decimals: 2)
        }
        if let rating = message[11], rating > 0, let measure = OwnMeasure("Visceral fat rating") {
            reading.parts[measure] = String(rating)
        }
        scale.append(reading)
    }

    /// In hundredths.
    private static let parts: [(field: UInt8, name: String)] = [
        (2, "Body water (%)"), (3, "Visceral fat (kg)"), (4, "Bone mass (kg)"), (5, "Muscle mass (kg)"),
    ]

    /// Whether the file is that of a scale and contains no part of a run.
    var isOfScale: Bool {
        sessions.isEmpty && laps.isEmpty && points.isEmpty && (!scale.isEmpty || fileType == 9)
    }
}

extension BodyLog {
    /// Creates the log of a scale from one file or several concatenated ones; nil if any is not from a scale.
    ///
    /// - Throws: `severalUsers`, because the owner of each weight is unknown.
    init?(_ files: [FITContents]) throws(TrackError.Fault) {
        guard !files.isEmpty, files.allSatisfy(\.isOfScale) else { return nil }
        let users = Set(files.flatMap { $0.scale.compactMap(\.user) })
        guard users.count < 2 else { throw .severalUsers(users.count) }
        self.init(format: .fit)
        for file in files {
            lines += file.scale.map { reading in
                let measurement = BodyMeasurement(day: .earliest, weight: reading.weight, own: reading.parts)
                return BodyLine(
                    BodyDraft(measurement, fatPerMille: reading.fatPerMille), at: .byte(reading.byte),
                    instant: reading.at, offset: file.offset)
            }
            issues += file.issues.issues.map(ImportRemark.track)
        }
        rowsRead = lines.count
    }
}

/// A FIT message with its integer fields.
struct FITMessage {
    /// The message number in the profile: 20 is a record.
    var number = 0
    /// The position in the file.
    var offset = 0
    /// Seconds since the FIT epoch; nil if neither a field nor a compressed header gives it.
    var timestamp: Int?
    private var fields: [(number: UInt8, value: Int)] = []

    /// The value of a field; nil if it is missing or invalid.
    subscript(_ field: UInt8) -> Int? { fields.first { $0.number == field }?.value }

    /// Adds a value.
    mutating func add(_ value: Int, field: UInt8) { fields.append((field, value)) }

    /// Resets to an empty message at a position.
    mutating func begin(_ number: Int, at offset: Int) {
        self.number = number
        self.offset = offset
        timestamp = nil
        fields.removeAll(keepingCapacity: true)
    }
}
