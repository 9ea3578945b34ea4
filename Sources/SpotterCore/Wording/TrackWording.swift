package import DiaryExchange
import FitnessModel
import Foundation
package import Phrases

extension TrackIssue {
    /// The first location, the problem, its consequence and the number of times it occurs.
    package var wording: Phrase {
        count > 1
            ? "\(place.wording): \(reason.wording) This happens \(count) times."
            : "\(place.wording): \(reason.wording)"
    }
}

extension TrackIssue.Place {
    /// "Line 12" or "Byte 345".
    var wording: Phrase {
        switch self {
        case .line(let line): "Line \(line)"
        case .byte(let byte): "Byte \(byte)"
        }
    }
}

extension TrackIssue.Reason {
    /// The problem and its consequence, after the location.
    var wording: Phrase {
        switch self {
        case .positionIgnored: "an impossible position; the point was read without it."
        case .timeUnreadable: "a time that cannot be read; the point was given a time between its neighbours."
        case .timeMissing: "a point without a time; it was given a time between its neighbours."
        case .timeBackwards: "the time goes backwards; the point was left out."
        case .valueIgnored: "an impossible elevation, distance, heart rate or cadence; the point was read without it."
        case .emptyPoint: "a point without position and time; it was left out."
        case .routeIgnored: "a planned route; only what was recorded is read."
        case .planIgnored: "a course or a planned workout; only what was recorded is read."
        case .waypointIgnored: "a waypoint; only what was recorded is read."
        case .kindGuessed: "the sport is missing; it was guessed from the speed. Change it if it is wrong."
        case .truncated: "the file ends too early; everything before that was read. Copy it from the device again."
        case .unfinished: "the device did not close the file; everything in it was read."
        case .weightUnread:
            "a weigh-in without a time or a weight; it was left out. Set the scale's clock and weigh again."
        case .bodyFatIgnored: "an impossible body fat; the weight was read without it."
        case .weightBesideRun: "a weight from a scale; only the run was read. Enter it as a weigh-in."
        case .localTimeIgnored: "an impossible local time; the day is that of this computer's time zone."
        }
    }
}

extension TrackError {
    /// The file, the problem and its fix.
    package var wording: Phrase { "\(name): \(fault.wording)" }
}

extension TrackError.Fault {
    /// The problem and its fix, after the file name.
    var wording: Phrase {
        switch self {
        case .unknownFormat: "this is neither GPX, TCX nor FIT. Export the run again in one of them."
        case .xml(let fault): fault.wording(in: .track)
        case .tooManyPoints(let limit): "more than \(limit) points. Split the file into single runs."
        case .checksum(.header): "the checksum of the header does not match. Copy the file from the device again."
        case .checksum(.file): "the checksum of the file does not match. Copy the file from the device again."
        case .damaged(let byte): "byte \(byte): the file is damaged. Copy it from the device again."
        case .severalUsers(let count):
            "the weights of \(count, one: "person", other: "people"); only the scale can tell them apart. Export those of one person."
        case .nothingRecorded: "it has no recorded track. Export the run itself."
        case .notARun(let content): content.wording
        }
    }
}

extension TrackError.Content {
    /// The content of the file, and what to do with it.
    fileprivate var wording: Phrase {
        switch self {
        case .scale(let readings):
            "this file has weigh-ins of a scale (\(Self.list(readings))), not a run. Enter them as weigh-ins."
        case .course: "this is a course or route to follow, not a recorded run. Export the run itself."
        case .workout: "this is a planned workout, not a recorded run. Export the run itself."
        case .other: "this is a file of a device without a run. Choose the file of the activity."
        }
    }

    private static func list(_ readings: [TrackError.ScaleReading]) -> Phrase {
        let first = readings.prefix(3).map { reading in
            "\(Day(reading.at, in: .gmt).iso) \(reading.weight.text(in: .kg)) kg"
        }
        return readings.count > 3 ? "\(list: first) and \(readings.count - 3) more" : "\(list: first)"
    }
}
