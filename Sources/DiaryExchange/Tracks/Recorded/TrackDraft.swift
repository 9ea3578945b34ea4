import FitnessModel
import Foundation

/// A run while its file is read.
struct TrackDraft {
    /// The track without its points.
    var track: RecordedTrack
    /// The points in file order.
    var points: [DatedPoint] = []
    /// Problems and remarks.
    var issues = TrackIssueList()
    /// The start stated in the file, in milliseconds since 1970.
    var start: Int?

    /// The first and the last moment; nil if no point has one.
    var moments: ClosedRange<Int>? {
        var range: ClosedRange<Int>?
        for moment in points.lazy.compactMap(\.moment) {
            range = min(range?.lowerBound ?? moment, moment)...max(range?.upperBound ?? moment, moment)
        }
        return range
    }

    /// The track with its points in order, timed from the start.
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
            // A gap before a dropped point moves to the next point.
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

    /// The stated start, if it is shortly before the first point; otherwise the first point, because its time was
    /// measured.
    private func believedStart(before first: Int?) -> Int? {
        guard let first else { return start }
        return start.map { (0...TrackLimits.latestFirstPoint).contains(first - $0) ? $0 : first } ?? first
    }

    /// Guesses the kind from the speed of the best kilometre, or otherwise from the speed while moving: walks are below
    /// 7 km/h, runs below 21 km/h. Few distant points have too little moving time for the latter.
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

    /// The highest plausible cadence of one foot, in steps per minute.
    static let maxOfOneFoot = 130

    /// Doubles the cadence of one foot, which watches count; a higher cadence already counts both feet.
    private mutating func countBothFeet() {
        for index in track.points.indices {
            guard let cadence = track.points[index].cadence, cadence <= Self.maxOfOneFoot else { continue }
            track.points[index].cadence = cadence * 2
        }
    }
}

/// The limits of a run in a file; other values are errors.
enum TrackLimits {
    /// Points of one file.
    static let points = PackedTrack.maxPoints
    /// From 1990-01-01T00:00Z until 2100, in milliseconds; other times are from a clock that was not set.
    static let moments = 631_152_000_000..<4_102_444_800_000
    /// The longest time between the start and the first point: six hours in milliseconds.
    static let latestFirstPoint = 6 * 3_600_000
    /// Kilocalories of a lap or a run.
    static let kilocalories = 1...200_000
    /// Steps of a lap or a run.
    static let steps = 1...10_000_000
    /// Characters of a title.
    static let title = 200
    /// Characters of a note.
    static let note = 4000
    /// Laps of a run, and runs of a file.
    static let laps = 100_000
}
