import FitnessModel
import Foundation

/// An ISO 8601 instant, with the offset of the local clock if stated.
struct TrackInstant: Hashable {
    /// Milliseconds since 1970-01-01T00:00Z.
    let milliseconds: Int
    /// Seconds east of UTC; nil for "Z", "+00:00" or no zone, which programs also write if they do not know the zone.
    let offset: Int?

    private static let epoch = Day(year: 1970, month: 1, day: 1)

    /// Parses "2012-12-26T21:29:53", with an optional fraction and "Z", "+01:00", "+0100" or "+01"; nil for other text.
    init?(_ text: ArraySlice<UInt8>) {
        var text = ByteScanner(text)
        guard let year = text.exactly(4), text.take("-"), let month = text.exactly(2), text.take("-"),
            let dayOfMonth = text.exactly(2), let day = Day(year: year, month: month, day: dayOfMonth),
            text.take("T") || text.take("t") || text.take(" "),
            let hour = text.exactly(2), text.take(":"), let minute = text.exactly(2), text.take(":"),
            let second = text.exactly(2), hour < 24, minute < 60, second <= 60
        else { return nil }
        let fraction = text.takeFraction()
        guard let east = text.takeZone(), let epoch = Self.epoch else { return nil }
        offset = east == 0 ? nil : east
        let seconds = epoch.days(until: day) * 86_400 + hour * 3600 + minute * 60 + second - east
        milliseconds = seconds * 1000 + fraction
    }
}

extension ByteScanner {
    /// A number of exactly `count` digits.
    fileprivate mutating func exactly(_ count: Int) -> Int? {
        number(upTo: count).flatMap { $0.digits == count ? $0.value : nil }
    }

    /// Milliseconds; further digits are ignored.
    fileprivate mutating func takeFraction() -> Int {
        guard take(".") || take(",") else { return 0 }
        var (milliseconds, weight) = (0, 100)
        while let digit = digit() {
            milliseconds += digit * weight
            weight /= 10
        }
        return milliseconds
    }

    /// Seconds east of UTC; nil if the rest is not a zone.
    fileprivate mutating func takeZone() -> Int? {
        if isAtEnd { return 0 }
        if take("Z") || take("z") { return isAtEnd ? 0 : nil }
        let isWest = take("-")
        guard isWest || take("+"), let hours = exactly(2), hours <= 15 else { return nil }
        _ = take(":")
        let minutes = isAtEnd ? 0 : exactly(2)
        guard let minutes, minutes < 60, isAtEnd else { return nil }
        return (isWest ? -1 : 1) * (hours * 3600 + minutes * 60)
    }
}

extension TrackError: CustomStringConvertible {
    /// One or two sentences that name the location and the fix.
    public var description: String { "\(name): \(fault)" }
}

extension TrackError.Fault: CustomStringConvertible {
    /// The problem and how to fix it, without the file name.
    public var description: String {
        switch self {
        case .unknownFormat: "this is neither GPX, TCX nor FIT. Export the run again in one of them."
        case .xml(let fault):
            fault.words(
                again: "Export the file again.",
                documentType: "which no track needs and which can do harm. Remove it, or export the file again.",
                foreign: "This is not an export of a track.")
        case .tooManyPoints(let limit): "more than \(limit) points. Split the file into single runs."
        case .checksum(.header): "the checksum of the header does not fit. Copy the file from the device again."
        case .checksum(.file): "the checksum of the file does not fit. Copy the file from the device again."
        case .damaged(let byte):
            "byte \(byte): the file contradicts its own description. Copy it from the device again."
        case .severalUsers(let count):
            "the weights of \(count) people, and only the scale knows whose they are. Export those of one."
        case .nothingRecorded: "there is no recorded track in it. Export the run itself."
        case .notARun(let content): content.description
        }
    }
}

extension TrackError.Content: CustomStringConvertible {
    /// The content of the file, and what to do with it.
    public var description: String {
        switch self {
        case .scale(let readings):
            "this holds weigh-ins of a scale (\(Self.list(readings))), no run. Write them down as weigh-ins."
        case .course: "this is a course or route to follow, nothing that was run. Export the run itself."
        case .workout: "this is a planned workout, nothing that was run. Export the run itself."
        case .other: "this is a file of a device, but holds no run. Choose the one of the activity."
        }
    }

    private static func list(_ readings: [TrackError.ScaleReading]) -> String {
        let words = readings.prefix(3).map { reading in
            "\(Day(reading.at, in: .gmt).iso) \(reading.weight.text(in: .kg)) kg"
        }
        return words.joined(separator: ", ") + (readings.count > 3 ? " and \(readings.count - 3) more" : "")
    }
}
