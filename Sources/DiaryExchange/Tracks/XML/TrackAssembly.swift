import FitnessModel

/// The runs of an XML file while its elements come in: what GPX and TCX have in common.
struct TrackAssembly {
    /// The run that is open.
    var draft: TrackDraft?
    /// The point that is open.
    var point: DatedPoint?
    /// Whether the next point follows a gap.
    var segmentBegins = false
    private var ended: [TrackDraft] = []
    private var count = 0
    private var plan: TrackError.Content?
    private var remarks = TrackIssueList()

    /// A point begins at this place of the file.
    mutating func beginPoint(at tag: XMLTag) throws(TrackError.Fault) {
        count += 1
        guard count <= TrackLimits.points else { throw .tooManyPoints(limit: TrackLimits.points) }
        point = DatedPoint(place: .line(tag.line))
    }

    /// Takes what an element says about the open point; a value that cannot be is told.
    mutating func readPoint(_ tag: XMLTag, _ text: XMLText) {
        switch (tag.element, tag.parent) {
        case (.time, .trkpt), (.pointTime, _):
            point?.moment = text.moment?.milliseconds
            if point?.moment == nil { note(.timeUnreadable, at: tag) }
        case (.ele, .trkpt), (.altitude, _): read(\.elevation, text, scale: 1000, TrackPoint.heights, at: tag)
        case (.distance, _):
            read(\.distance, text, scale: 1000, 0...TrackPoint.longestDistance, at: tag)
        // Belts that lose contact say 0.
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

    /// The point ends; one with neither place nor time is left out.
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

    /// The run ends; one without points and laps is left out.
    mutating func end() {
        if let draft, !draft.points.isEmpty || !draft.track.laps.isEmpty { ended.append(draft) }
        draft = nil
    }

    /// Something about the open run.
    mutating func note(_ reason: TrackIssue.Reason, at tag: XMLTag) {
        draft?.issues.note(reason, at: .line(tag.line))
    }

    /// Something else that the file holds.
    mutating func remark(_ reason: TrackIssue.Reason, plan: TrackError.Content? = nil, at tag: XMLTag) {
        self.plan = self.plan ?? plan
        remarks.note(reason, at: .line(tag.line))
    }

    /// The runs of the whole file; `joining` makes one of those that belong together.
    func tracks(
        joining: ([TrackDraft]) -> [TrackDraft] = { $0 }
    ) throws(TrackError.Fault) -> [RecordedTrack] {
        guard !ended.isEmpty else { throw plan.map(TrackError.Fault.notARun) ?? .nothingRecorded }
        var runs = joining(ended)
        runs[0].issues.add(remarks)
        return runs.map { $0.finished() }
    }
}
