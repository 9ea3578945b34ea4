import FitnessModel

/// Reads GPX 1.0 and 1.1 in any namespace: tracks with segments, and heart rate and cadence from extensions.
///
/// GPX has no calories, laps or pauses; distances are computed from the positions.
final class GPXReader: TrackReceiver {
    /// Tracks in a file separated by more than this, in milliseconds, are different runs. Receivers start a new track
    /// whenever they lose their satellites.
    static let separateRuns = 6 * 3_600_000

    private var runs = TrackAssembly()

    func begin(_ tag: XMLTag, _ attributes: XMLAttributes) throws(TrackError.Fault) {
        switch tag.element {
        case .trk where tag.parent == .gpx: runs.draft = TrackDraft(track: RecordedTrack(format: .gpx))
        case .trkseg: runs.segmentBegins = true
        case .trkpt where runs.draft != nil:
            try runs.beginPoint(at: tag)
            let position = TrackPoint.Position(attributes["lat"], attributes["lon"])
            runs.point?.point.position = position
            if position == nil { runs.note(.positionIgnored, at: tag) }
        case .rte where tag.parent == .gpx: runs.remark(.routeIgnored, plan: .course, at: tag)
        case .wpt where tag.parent == .gpx: runs.remark(.waypointIgnored, at: tag)
        default: break
        }
    }

    func end(_ tag: XMLTag, _ text: XMLText) throws(TrackError.Fault) {
        switch tag.element {
        case .trk where tag.parent == .gpx:
            runs.end()
            runs.segmentBegins = true
        case .trkpt: runs.endPoint()
        case _ where runs.point != nil:
            runs.readPoint(tag, text)
            if tag.element == .time, tag.parent == .trkpt, runs.draft?.track.offset == nil {
                runs.draft?.track.offset = text.moment?.offset
            }
        case _ where tag.parent == .trk: readTrack(tag.element, text)
        default: break
        }
    }

    private func readTrack(_ element: TrackElement, _ text: XMLText) {
        switch element {
        case .name: runs.draft?.track.title = text.string(upTo: TrackLimits.title)
        case .desc, .cmt: runs.draft?.track.note = text.string(upTo: TrackLimits.note)
        case .type: runs.draft?.track.state(Run.Kind(sport: text.string(upTo: 40)))
        default: break
        }
    }

    func tracks() throws(TrackError.Fault) -> [RecordedTrack] { try runs.tracks(joining: Self.joined) }

    /// Joins tracks that belong to the same run.
    private static func joined(_ drafts: [TrackDraft]) -> [TrackDraft] {
        var runs: [(draft: TrackDraft, moments: ClosedRange<Int>?)] = []
        let parts = drafts.map { (draft: $0, moments: $0.moments) }
        // Sorting is stable, so parts without a time stay in order and join the part before them.
        for part in parts.sorted(by: { ($0.moments?.lowerBound ?? .max) < ($1.moments?.lowerBound ?? .max) }) {
            guard var last = runs.popLast() else { runs.append(part); continue }
            guard belongTogether(last, part) else { runs += [last, part]; continue }
            last.draft.points += part.draft.points
            last.draft.issues.add(part.draft.issues)
            if let one = last.moments, let other = part.moments {
                last.moments = one.lowerBound...max(one.upperBound, other.upperBound)
            }
            runs.append(last)
        }
        return runs.map(\.draft)
    }

    private static func belongTogether(
        _ one: (draft: TrackDraft, moments: ClosedRange<Int>?), _ next: (draft: TrackDraft, moments: ClosedRange<Int>?)
    ) -> Bool {
        guard one.draft.track.kind == next.draft.track.kind else { return false }
        guard let before = one.moments, let after = next.moments else { return true }
        return (0...separateRuns).contains(after.lowerBound - before.upperBound)
    }
}
