import FitnessModel

/// Collects the runs of an XML file from its elements, for both GPX and TCX.
struct TrackAssembly {
    /// The current run.
    var draft: TrackDraft?
    /// The current point.
    var point: DatedPoint?
    /// Whether the next point follows a gap.
    var segmentBegins = false
    private var ended: [TrackDraft] = []
    private var count = 0
    private var plan: TrackError.Content?
    private var remarks = TrackIssueList()

    /// Starts a point at this element.
    mutating func beginPoint(at tag: XMLTag) throws(TrackError.Fault) {
        count += 1
        guard count <= TrackLimits.points else { throw .tooManyPoints(limit: TrackLimits.points) }
        point = DatedPoint(place: .line(tag.line))
    }

    /// Reads a value of the current point. An impossible value is reported.
    mutating func readPoint(_ tag: XMLTag, _ text: XMLText) {
        switch (tag.element, tag.parent) {
        case (.time, .trkpt), (.pointTime, _):
            point?.moment = text.moment?.milliseconds
            if point?.moment == nil { note(.timeUnreadable, at: tag) }
        case (.ele, .trkpt), (.altitude, _): read(\.elevation, text, scale: 1000, TrackPoint.heights, at: tag)
        case (.distance, _):
            read(\.distance, text, scale: 1000, 0...TrackPoint.longestDistance, at: tag)
        // Chest straps without contact report 0.
        case (.hr, _) where text.number == 0, (.value, .heartRate) where text.number == 0: break
        case (.hr, _), (.value, .heartRate): read(\.heartRate, text, TrackPoint.heartRates, at: tag)
        case (.cad, _), (.cadence, _), (.runCadence, _): read(\.cadence, text, TrackPoint.cadences, at: tag)
        default: break
        }
    }

    private mutating func read(
        _ path: WritableKeyPath<TrackPoint, Int?>, _ text: XMLText, scale: Double = 1, _ range: ClosedRange<Int>,
        at tag: XMLTag
    ) {
        let value = text.scaled(by: scale, in: range)
        point?.point[keyPath: path] = value
        if value == nil { note(.valueIgnored, at: tag) }
    }

    /// Ends the point; one without position and time is dropped.
    mutating func endPoint() {
        guard var ended = point else { return }
        point = nil
        guard ended.point.position != nil || ended.moment != nil else {
            draft?.issues.note(.emptyPoint, at: ended.place)
            return
        }
        ended.point.startsSegment = segmentBegins
        segmentBegins = false
        draft?.points.append(ended)
    }

    /// Ends the run; one without points and laps is dropped.
    mutating func end() {
        if let draft, !draft.points.isEmpty || !draft.track.laps.isEmpty { ended.append(draft) }
        draft = nil
    }

    /// Records an issue of the current run.
    mutating func note(_ reason: TrackIssue.Reason, at tag: XMLTag) {
        draft?.issues.note(reason, at: .line(tag.line))
    }

    /// Records other content of the file.
    mutating func remark(_ reason: TrackIssue.Reason, plan: TrackError.Content? = nil, at tag: XMLTag) {
        self.plan = self.plan ?? plan
        remarks.note(reason, at: .line(tag.line))
    }

    /// The runs of the whole file; `joining` merges those that belong together.
    func tracks(
        joining: ([TrackDraft]) -> [TrackDraft] = { $0 }
    ) throws(TrackError.Fault) -> [RecordedTrack] {
        guard !ended.isEmpty else { throw plan.map(TrackError.Fault.notARun) ?? .nothingRecorded }
        var runs = joining(ended)
        runs[0].issues.add(remarks)
        return runs.map { $0.finished() }
    }
}
