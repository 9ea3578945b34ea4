import FitnessModel

/// Reads TCX version 2: activities with their laps, whose tracks are parted by pauses.
final class TCXReader: XMLReceiver {
    private var finished: [TrackDraft] = []
    private var draft: TrackDraft?
    private var lap: TCXLap?
    private var point: TCXPoint?
    private var segmentBegins = false
    private var count = 0
    private var remarks = TrackIssueList()
    private var plan: TrackError.Content?

    func begin(_ element: TrackElement, in parent: TrackElement?, _ attributes: XMLAttributes, at stream: XMLStream)
        throws(TrackError.Fault)
    {
        switch element {
        case .activity: beginActivity(attributes)
        case .lap where draft != nil:
            lap = TCXLap()
            if draft?.start == nil { readStart(attributes["StartTime"]) }
        case .track where lap != nil:
            // A lap goes on where the last one ended; a second track in it follows a pause.
            segmentBegins = lap?.hasTrack == true
            lap?.hasTrack = true
        case .trackpoint where lap != nil:
            count += 1
            guard count <= TrackLimits.points else { throw .tooManyPoints(limit: TrackLimits.points) }
            point = TCXPoint(DatedPoint(place: .line(stream.line)))
        case .course where draft == nil: notePlan(.course, stream)
        case .workout where draft == nil: notePlan(.workout, stream)
        default: break
        }
    }

    private func beginActivity(_ attributes: XMLAttributes) {
        var track = RecordedTrack(format: .tcx)
        if let kind = attributes["Sport"].flatMap({ Run.Kind(sport: $0.words(upTo: 40)) }) {
            track.kind = kind
            track.kindIsStated = true
        }
        draft = TrackDraft(track: track)
        segmentBegins = false
    }

    private func readStart(_ text: XMLText?) {
        guard let start = text?.instant, TrackLimits.moments.contains(start.milliseconds) else { return }
        draft?.start = start.milliseconds
        draft?.track.offset = start.offset
    }

    private func notePlan(_ content: TrackError.Content, _ stream: XMLStream) {
        plan = plan ?? content
        remarks.note(.planIgnored, at: .line(stream.line))
    }

    func end(_ element: TrackElement, in parent: TrackElement?, _ text: XMLText, at stream: XMLStream)
        throws(TrackError.Fault)
    {
        switch element {
        case .activity: endActivity()
        case .lap: try endLap()
        case .trackpoint: endPoint()
        default:
            if point != nil {
                if point?.read(element, in: parent, text) == false {
                    draft?.issues.note(element == .pointTime ? .timeUnreadable : .valueIgnored, at: .line(stream.line))
                }
            } else if lap != nil {
                if lap?.read(element, in: parent, text) == false {
                    draft?.issues.note(.valueIgnored, at: .line(stream.line))
                }
            } else {
                readActivity(element, in: parent, text)
            }
        }
    }

    private func readActivity(_ element: TrackElement, in parent: TrackElement?, _ text: XMLText) {
        guard parent == .activity else { return }
        switch element {
        case .id: readStart(text)
        case .notes: draft?.track.note = text.words(upTo: TrackLimits.note)
        default: break
        }
    }

    private func endPoint() {
        guard let point else { return }
        self.point = nil
        let (dated, isLost) = point.finished
        if isLost { draft?.issues.note(.positionIgnored, at: dated.place) }
        guard dated.moment != nil || dated.point.position != nil else {
            draft?.issues.note(.emptyPoint, at: dated.place)
            return
        }
        draft?.points.append(dated)
        if segmentBegins, let last = draft?.points.indices.last { draft?.points[last].point.startsSegment = true }
        segmentBegins = false
    }

    private func endLap() throws(TrackError.Fault) {
        guard let lap else { return }
        self.lap = nil
        guard let laps = draft?.track.laps.count, laps < TrackLimits.laps else {
            throw .tooManyPoints(limit: TrackLimits.laps)
        }
        draft?.track.laps.append(lap.lap)
    }

    private func endActivity() {
        guard var draft else { return }
        self.draft = nil
        guard !draft.points.isEmpty || !draft.track.laps.isEmpty else { return }
        draft.track.addUp(draft.track.laps)
        finished.append(draft)
    }

    /// The runs of the file.
    func tracks() throws(TrackError.Fault) -> [RecordedTrack] {
        guard !finished.isEmpty else {
            if let plan { throw .notARun(plan) }
            throw .nothingRecorded
        }
        finished[0].issues.add(remarks)
        defer { finished = [] }
        return finished.map { $0.finished() }
    }
}
