import FitnessModel
import Foundation

extension TrackError: CustomStringConvertible {
    /// One or two sentences that name the place and the fix.
    public var description: String { "\(name): \(fault)" }
}

extension TrackError.Fault: CustomStringConvertible {
    /// What is wrong and how to fix it, without the file's name.
    public var description: String {
        switch self {
        case .unknownFormat: "this is neither GPX, TCX nor FIT. Export the run again in one of them."
        case .xml(let fault):
            fault.words(
                again: "Export the file again.",
                documentType: "which no track needs and which can do harm. Remove it, or export the file again.",
                foreign: "This is no export of a track.")
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
    /// What the file holds instead of a run, and what to do.
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
