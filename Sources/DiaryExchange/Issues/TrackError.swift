public import FitnessModel
public import Foundation

/// Why nothing could be read of a track's file.
public struct TrackError: Error, Hashable, Sendable {
    /// The file's own name.
    public let name: String
    /// What is wrong.
    public let fault: Fault

    /// A fault of a file.
    public init(name: String, _ fault: Fault) {
        self.name = name
        self.fault = fault
    }

    /// What is wrong, with its place.
    public enum Fault: Error, Hashable, Sendable {
        /// Neither GPX nor TCX nor FIT.
        case unknownFormat
        /// The XML cannot be read.
        case xml(XMLFault)
        /// More points than are read.
        case tooManyPoints(limit: Int)
        /// The bytes are not those that the device wrote.
        case checksum(Checksum)
        /// A FIT message that contradicts the format.
        case damaged(byte: Int)
        /// The file is well formed and holds no track.
        case nothingRecorded
        /// Weights of several people, whom only their scale knows.
        case severalUsers(Int)
        /// The file holds something else.
        case notARun(Content)
    }

    /// The two checksums of a FIT file.
    public enum Checksum: Hashable, Sendable {
        case header, file
    }

    /// What else such files hold.
    public enum Content: Hashable, Sendable {
        /// Weigh-ins of a scale.
        case scale([ScaleReading])
        /// A course or route to follow.
        case course
        /// A planned workout.
        case workout
        /// Something else of a device: settings, the day's steps.
        case other
    }

    /// One weigh-in of a scale.
    public struct ScaleReading: Hashable, Sendable {
        /// When.
        public let at: Date
        /// The body weight.
        public let weight: Mass
        /// Body fat in thousandths; nil where the scale does not measure it.
        public var fatPerMille: Int?
        /// What else it measured, as it shows it: "Body water (%)".
        public var parts: [OwnMeasure: String] = [:]
        /// Which of its users stood on it, by its own numbers.
        public var user: Int?
        /// Where the file says so.
        public var byte = 0
    }
}
