import FitnessModel

/// Reads GPX 1.0 and 1.1, in whatever namespace: tracks with their segments, and the pulse and cadence of extensions.
///
/// GPX knows neither calories nor laps nor the time of pauses; distances are computed from the positions.
final class GPXReader: XMLReceiver {
    /// Tracks of one file that lie farther apart than this, in milliseconds, are different runs: receivers begin a new track
    /// whenever they lose their satellites.
    static let separateRuns = 6 * 3_600_000

    private var drafts: [TrackDraft] = []
    private var draft: TrackDraft?
    private var point: DatedPoint?
    private var segmentBegins = false
    private var count = 0
    private var remarks = TrackIssueList()
    private var hasRoute = false

    func begin(_ element: TrackElement, in parent: TrackElement?, _ attributes: XMLAttributes, at stream: XMLStream)
        throws(TrackError.Fault)
    {
        switch element {
        case .trk where parent == .gpx: draft = TrackDraft(track: RecordedTrack(format: .gpx))
        case .trkseg: segmentBegins = true
        case .trkpt where draft != nil: try beginPoint(attributes, stream)
        case .rte where parent == .gpx:
            hasRoute = true
            remarks.note(.routeIgnored, at: .line(stream.line))
        case .wpt where parent == .gpx: remarks.note(.waypointIgnored, at: .line(stream.line))
        default: break
        }
    }

    private func beginPoint(_ attributes: XMLAttributes, _ stream: XMLStream) throws(TrackError.Fault) {
        count += 1
        guard count <= TrackLimits.points else { throw .tooManyPoints(limit: TrackLimits.points) }
        var dated = DatedPoint(place: .line(stream.line))
        dated.point.position = TrackPoint.Position(attributes["lat"], attributes["lon"])
        if dated.point.position == nil { draft?.issues.note(.positionIgnored, at: dated.place) }
        dated.point.startsSegment = segmentBegins
        point = dated
    }

    func end(_ element: TrackElement, in parent: TrackElement?, _ text: XMLText, at stream: XMLStream)
        throws(TrackError.Fault)
    {
        switch element {
        case .trk where parent == .gpx: endTrack()
        case .trkpt: endPoint()
        default:
            if point != nil { read(element, in: parent, text, stream) } else { readTrack(element, in: parent, text) }
        }
    }

    private func readTrack(_ element: TrackElement, in parent: TrackElement?, _ text: XMLText) {
        guard parent == .trk else { return }
        switch element {
        case .name: draft?.track.title = text.words(upTo: TrackLimits.title)
        case .desc, .cmt: draft?.track.note = text.words(upTo: TrackLimits.note)
        case .type:
            guard let kind = Run.Kind(sport: text.words(upTo: 40)) else { return }
            draft?.track.kind = kind
            draft?.track.kindIsStated = true
        default: break
        }
    }

    private func read(_ element: TrackElement, in parent: TrackElement?, _ text: XMLText, _ stream: XMLStream) {
        switch element {
        case .time where parent == .trkpt:
            point?.moment = moment(text, stream)
        case .ele where parent == .trkpt:
            point?.point.elevation = value(text.scaled(by: 1000, in: TrackPoint.heights), stream)
        case .hr:
            // Belts that lose contact say 0.
            guard text.number != 0 else { return }
            point?.point.heartRate = value(text.scaled(by: 1, in: TrackPoint.heartRates), stream)
        case .cad:
            point?.point.cadence = value(text.scaled(by: 1, in: TrackPoint.cadences), stream)
        default: break
        }
    }

    private func moment(_ text: XMLText, _ stream: XMLStream) -> Int? {
        guard let instant = text.instant, TrackLimits.moments.contains(instant.milliseconds) else {
            draft?.issues.note(.timeUnreadable, at: .line(stream.line))
            return nil
        }
        if draft?.track.offset == nil { draft?.track.offset = instant.offset }
        return instant.milliseconds
    }

    private func value(_ value: Int?, _ stream: XMLStream) -> Int? {
        if value == nil { draft?.issues.note(.valueIgnored, at: .line(stream.line)) }
        return value
    }

    private func endPoint() {
        guard let point else { return }
        self.point = nil
        guard point.point.position != nil || point.moment != nil else {
            draft?.issues.note(.emptyPoint, at: point.place)
            return
        }
        draft?.points.append(point)
        segmentBegins = false
    }

    private func endTrack() {
        guard let draft else { return }
        self.draft = nil
        if !draft.points.isEmpty { drafts.append(draft) }
        segmentBegins = true
    }

    /// The runs of the file, tracks that belong together as one.
    func tracks() throws(TrackError.Fault) -> [RecordedTrack] {
        guard !drafts.isEmpty else {
            if hasRoute { throw .notARun(.course) }
            throw .nothingRecorded
        }
        var runs: [(draft: TrackDraft, moments: ClosedRange<Int>?)] = []
        let parts = drafts.map { (draft: $0, moments: $0.moments) }
        drafts = []
        // Sorting keeps the order of parts without a time, which belong to the part before them.
        for part in parts.sorted(by: { ($0.moments?.lowerBound ?? .max) < ($1.moments?.lowerBound ?? .max) }) {
            guard var last = runs.popLast() else { runs.append(part); continue }
            guard Self.belongTogether(last, part) else { runs += [last, part]; continue }
            last.draft.points += part.draft.points
            last.draft.issues.add(part.draft.issues)
            if let one = last.moments, let other = part.moments {
                last.moments = one.lowerBound...max(one.upperBound, other.upperBound)
            }
            runs.append(last)
        }
        runs[0].draft.issues.add(remarks)
        return runs.map { $0.draft.finished() }
    }

    private static func belongTogether(
        _ one: (draft: TrackDraft, moments: ClosedRange<Int>?), _ next: (draft: TrackDraft, moments: ClosedRange<Int>?)
    ) -> Bool {
        guard one.draft.track.kind == next.draft.track.kind else { return false }
        guard let before = one.moments, let after = next.moments else { return true }
        return (0...separateRuns).contains(after.lowerBound - before.upperBound)
    }
}
