public import FitnessModel
public import Foundation

/// The reason why nothing could be read from a track file.
public struct TrackError: Error, Hashable, Sendable {
    /// The file name.
    public let name: String
    /// The problem.
    public let fault: Fault

    /// Creates an error for a file.
    public init(name: String, _ fault: Fault) {
        self.name = name
        self.fault = fault
    }

    /// The problem and its location.
    public enum Fault: Error, Hashable, Sendable {
        /// Not GPX, TCX or FIT.
        case unknownFormat
        /// The XML is unreadable.
        case xml(XMLFault)
        /// More points than the limit.
        case tooManyPoints(limit: Int)
        /// The checksum does not match the bytes.
        case checksum(Checksum)
        /// A FIT message that contradicts the format.
        case damaged(byte: Int)
        /// The file is well formed but contains no track.
        case nothingRecorded
        /// Weights of several people; only their scale can distinguish them.
        case severalUsers(Int)
        /// The file contains something other than a track.
        case notARun(Content)
    }

    /// The two checksums of a FIT file.
    public enum Checksum: Hashable, Sendable {
        case header, file
    }

    /// Other content of such files.
    public enum Content: Hashable, Sendable {
        /// Weigh-ins of a scale.
        case scale([ScaleReading])
        /// A course or route to follow.
        case course
        /// A planned workout.
        case workout
        /// Other device data: settings, daily steps.
        case other
    }

    /// One weigh-in of a scale.
    public struct ScaleReading: Hashable, Sendable {
        /// The time.
        public let at: Date
        /// The body weight.
        public let weight: Mass
        /// Body fat in thousandths; nil if the scale does not measure it.
        public var fatPerMille: Int?
        /// Other values of the scale, as displayed: "Body water (%)".
        public var parts: [OwnMeasure: String] = [:]
        /// The user, by the numbering of the scale.
        public var user: Int?
        /// The position in the file.
        public var byte = 0
    }
}
