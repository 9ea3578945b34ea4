import FitnessModel

/// Reads TCX version 2: activities with laps. A lap has several tracks if it was paused.
final class TCXReader: TrackReceiver {
    private var runs = TrackAssembly()
    private var lap: TCXLap?
    private var latitude: XMLText?
    private var longitude: XMLText?

    func begin(_ tag: XMLTag, _ attributes: XMLAttributes) throws(TrackError.Fault) {
        switch tag.element {
        case .activity:
            var track = RecordedTrack(format: .tcx)
            track.state(attributes["Sport"].flatMap { Run.Kind(sport: $0.string(upTo: 40)) })
            runs.draft = TrackDraft(track: track)
            runs.segmentBegins = false
        case .lap where runs.draft != nil:
            lap = TCXLap()
            if runs.draft?.start == nil { readStart(attributes["StartTime"]) }
        case .track where lap != nil:
            // A lap continues the previous one; a second track in it follows a pause.
            runs.segmentBegins = lap?.hasTrack == true
            lap?.hasTrack = true
        case .trackpoint where lap != nil:
            try runs.beginPoint(at: tag)
            (latitude, longitude) = (nil, nil)
        case .course where runs.draft == nil: runs.remark(.planIgnored, plan: .course, at: tag)
        case .workout where runs.draft == nil: runs.remark(.planIgnored, plan: .workout, at: tag)
        default: break
        }
    }

    private func readStart(_ text: XMLText?) {
        guard let start = text?.moment else { return }
        runs.draft?.start = start.milliseconds
        runs.draft?.track.offset = start.offset
    }

    func end(_ tag: XMLTag, _ text: XMLText) throws(TrackError.Fault) {
        switch tag.element {
        case .activity:
            if let laps = runs.draft?.track.laps { runs.draft?.track.addUp(laps) }
            runs.end()
        case .lap: try endLap()
        case .trackpoint: endPoint()
        case .latitude where runs.point != nil: latitude = text
        case .longitude where runs.point != nil: longitude = text
        case _ where runs.point != nil: runs.readPoint(tag, text)
        case _ where lap != nil:
            if lap?.read(tag, text) == false { runs.note(.valueIgnored, at: tag) }
        case .id where tag.parent == .activity: readStart(text)
        case .notes where tag.parent == .activity: runs.draft?.track.note = text.string(upTo: TrackLimits.note)
        default: break
        }
    }

    private func endPoint() {
        let position = TrackPoint.Position(latitude, longitude)
        runs.point?.point.position = position
        if let place = runs.point?.place, position == nil, latitude != nil || longitude != nil {
            runs.draft?.issues.note(.positionIgnored, at: place)
        }
        runs.endPoint()
    }

    private func endLap() throws(TrackError.Fault) {
        guard let lap else { return }
        self.lap = nil
        guard let laps = runs.draft?.track.laps.count, laps < TrackLimits.laps else {
            throw .tooManyPoints(limit: TrackLimits.laps)
        }
        runs.draft?.track.laps.append(lap.lap)
    }

    func tracks() throws(TrackError.Fault) -> [RecordedTrack] { try runs.tracks() }
}

/// A Lap element while it is read.
struct TCXLap {
    /// The values of the lap.
    private(set) var lap = RunLap(elapsed: 0)
    /// Whether the lap already has a Track.
    var hasTrack = false

    /// Reads a child element; false if its value is impossible.
    mutating func read(_ tag: XMLTag, _ text: XMLText) -> Bool {
        switch (tag.element, tag.parent) {
        case (.totalTime, .lap):
            guard let elapsed = text.scaled(by: 1000, in: 0...TrackPoint.longestTime) else { return false }
            lap.elapsed = elapsed
        case (.distance, .lap):
            lap.distance = text.scaled(by: 1000, in: 0...TrackPoint.longestDistance).map(Length.init(millimetres:))
            return lap.distance != nil
        case (.calories, .lap):
            // Programs write 0 for an unknown value.
            guard text.number != 0 else { return true }
            lap.energy = text.scaled(by: 1, in: TrackLimits.kilocalories).map { Energy(calories: $0 * 1000) }
            return lap.energy != nil
        case (.value, .averageHeartRate): lap.meanHeartRate = text.scaled(by: 1, in: TrackPoint.heartRates)
        case (.value, .maximumHeartRate): lap.topHeartRate = text.scaled(by: 1, in: TrackPoint.heartRates)
        case (.steps, _): lap.steps = text.scaled(by: 1, in: TrackLimits.steps)
        default: break
        }
        return true
    }
}
