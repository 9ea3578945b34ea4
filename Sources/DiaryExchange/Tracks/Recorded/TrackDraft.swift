import FitnessModel
import Foundation

/// One run while its file is read.
struct TrackDraft {
    /// What the file says about the whole.
    var track: RecordedTrack
    /// The points in the order of the file.
    var points: [DatedPoint] = []
    /// What was not read.
    var issues = TrackIssueList()
    /// When it began by the file's own word, in milliseconds since 1970.
    var start: Int?

    /// The moments of its first and last point; nil where no point has one.
    var moments: ClosedRange<Int>? {
        var range: ClosedRange<Int>?
        for moment in points.lazy.compactMap(\.moment) {
            range = min(range?.lowerBound ?? moment, moment)...max(range?.upperBound ?? moment, moment)
        }
        return range
    }

    /// The track with its points in order, counted from the start.
    consuming func finished() -> RecordedTrack {
        var found = issues
        points.putInOrder(&found)
        issues = found
        let first = points.first?.moment
        let start = believedStart(before: first)
        track.startedAt = start.map { Date(timeIntervalSince1970: Double($0) / 1000) }
        track.points.reserveCapacity(points.count)
        var segmentBegins = false
        for dated in points {
            var point = dated.point
            point.time = dated.moment.map { $0 - (start ?? $0) } ?? 0
            // A gap before a point that is left out is one before the next.
            segmentBegins = segmentBegins || point.startsSegment
            guard point.isPossible else {
                issues.note(.valueIgnored, at: dated.place)
                continue
            }
            point.startsSegment = segmentBegins && !track.points.isEmpty
            segmentBegins = false
            track.points.append(point)
        }
        if !track.kindIsStated { guessKind() }
        if track.kind == .run || track.kind == .walk { countBothFeet() }
        track.issues = issues.issues
        return track
    }

    /// The file's word is believed when it lies shortly before the first point; else points were measured, and it was
    /// not.
    private func believedStart(before first: Int?) -> Int? {
        guard let first else { return start }
        return start.map { (0...TrackLimits.latestFirstPoint).contains(first - $0) ? $0 : first } ?? first
    }

    /// By the speed of the best kilometre, or while moving where there is none: walks are slower than 7 km/h, runs than
    /// 21 km/h. Few points, far apart, leave too little time in motion to go by.
    private mutating func guessKind() {
        let figures = TrackFigures(track.points)
        let kilometre = Length(millimetres: 1_000_000)
        let best = figures.best(over: kilometre).map { (kilometre, $0) }
        let time = track.elapsed ?? figures.movingTime ?? 0
        let whole = (track.distance ?? figures.distance).map { ($0, time) }
        guard let (distance, time) = best ?? whole, time > 0 else { return }
        let speed = Double(distance.millimetres) / Double(time)
        track.kind = speed < 7 / 3.6 ? .walk : speed < 21 / 3.6 ? .run : .ride
        issues.note(.kindGuessed, at: points.first?.place ?? .line(1))
    }

    /// Steps a minute of one foot that nobody exceeds.
    static let mostOfOneFoot = 130

    /// Watches count the steps of one foot; what is more than those counts both.
    private mutating func countBothFeet() {
        for index in track.points.indices {
            guard let cadence = track.points[index].cadence, cadence <= Self.mostOfOneFoot else { continue }
            track.points[index].cadence = cadence * 2
        }
    }
}

/// What files may say about a run; everything else is no run, or no number.
enum TrackLimits {
    /// Points of one file.
    static let points = PackedTrack.mostPoints
    /// From 1990-01-01T00:00Z until 2100, in milliseconds: any other time is a clock that nobody has set.
    static let moments = 631_152_000_000..<4_102_444_800_000
    /// Six hours in milliseconds: so long after the start the first point may come.
    static let latestFirstPoint = 6 * 3_600_000
    /// Kilocalories of one lap or run.
    static let kilocalories = 1...200_000
    /// Steps of one lap or run.
    static let steps = 1...10_000_000
    /// Characters of a title.
    static let title = 200
    /// Characters of a note.
    static let note = 4000
    /// Laps of one run, and runs of one file.
    static let laps = 100_000
}
