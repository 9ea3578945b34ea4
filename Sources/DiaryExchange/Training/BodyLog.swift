public import FitnessModel
public import Foundation

/// The weights and measurements of a file, in its order, with what could not be read.
public struct BodyLog: Sendable {
    /// What the file is: "FitNotes body", "FIT".
    public let format: String
    /// In the order of the file.
    public internal(set) var lines: [BodyLine] = []
    /// What could not be read, or only in part, in the order of the file.
    public internal(set) var issues: [any ImportRemark] = []
    /// Rows that became one of the lines, or a part of one.
    public internal(set) var rowsRead = 0

    init(format: String) { self.format = format }
}

/// What was measured at one time, and where the file says so.
public struct BodyLine: Sendable {
    /// Where it begins in the file.
    public let place: TrackIssue.Place
    /// What was measured. Of a line with an instant the day is still open.
    public internal(set) var draft: BodyDraft
    /// When, where the file knows the instant and not what the clock on the wall showed.
    private let instant: Date?
    /// Seconds east of UTC of the clock on the wall, where the file says so all the same.
    private let offset: Int?

    init(_ draft: BodyDraft, at place: TrackIssue.Place, instant: Date? = nil, offset: Int? = nil) {
        self.draft = draft
        self.place = place
        self.instant = instant
        self.offset = offset
    }

    /// What was measured, with the day and the minute of this time zone.
    public func draft(in zone: TimeZone) -> BodyDraft {
        guard let instant else { return draft }
        let zone = offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? zone
        var draft = draft
        draft.measurement.day = Day(instant, in: zone)
        draft.measurement.minute = TimeOfDay(instant, in: zone).minuteOfDay
        return draft
    }
}

/// A line that was read and that a diary does not take.
public struct BodyIssue: ImportRemark, Hashable {
    /// Where it stands.
    public let place: TrackIssue.Place
    /// The day that it names.
    public let day: Day
    /// What is wrong with that.
    public let reason: Reason

    /// An issue of a line.
    public init(place: TrackIssue.Place, day: Day, reason: Reason) {
        (self.place, self.day, self.reason) = (place, day, reason)
    }

    /// Why a day is none of a measurement.
    public enum Reason: Hashable, Sendable {
        /// It is to come.
        case future
        /// The client was not born.
        case beforeBirth
    }

    /// Such a line is always left out.
    public var isLoss: Bool { true }

    /// "Line 3: 2031-01-05 is a day to come. Correct the day."
    public var description: String {
        switch reason {
        case .future: "\(place): \(day.iso) is a day to come. Correct the day."
        case .beforeBirth: "\(place): \(day.iso) is before the client was born. Correct the day, or the birth day."
        }
    }
}
