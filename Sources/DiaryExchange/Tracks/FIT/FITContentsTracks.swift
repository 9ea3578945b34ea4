import FitnessModel

extension FITContents {
    /// One run per session, with the laps and points of its time; a single run if there is no session.
    consuming func tracks() throws(TrackError.Fault) -> [RecordedTrack] {
        // A course, which is a route to follow, also has records.
        if fileType == 6 { throw .notARun(.course) }
        guard !sessions.isEmpty || !laps.isEmpty || !points.isEmpty else { throw empty }
        var parts: [Part?] = sessions.sorted { ($0.start ?? 0) < ($1.start ?? 0) }
        if parts.isEmpty { parts = [nil] }
        var drafts: [TrackDraft] = []
        var (restPoints, restLaps) = (points[...], laps[...])
        for (index, part) in parts.enumerated() {
            let end = index + 1 < parts.count ? parts[index + 1]?.start : nil
            let ownPoints = restPoints.prefix { Self.isBefore(end, $0.moment) }
            let ownLaps = restLaps.prefix { Self.isBefore(end, $0.start ?? $0.written) }
            restPoints = restPoints[ownPoints.endIndex...]
            restLaps = restLaps[ownLaps.endIndex...]
            drafts.append(draft(part, Array(ownPoints), ownLaps.map(\.lap)))
        }
        drafts[0].issues.add(issues)
        for reading in scale { drafts[0].issues.note(.weightBesideRun, at: .byte(reading.byte)) }
        return drafts.map { $0.finished() }
    }

    private static func isBefore(_ end: Int?, _ moment: Int?) -> Bool {
        guard let end, let moment else { return true }
        return moment < end
    }

    private var empty: TrackError.Fault {
        if !scale.isEmpty { return .notARun(.scale(scale)) }
        switch fileType {
        case nil, 4: return .nothingRecorded
        case 5: return .notARun(.workout)
        default: return .notARun(.other)
        }
    }

    private func draft(_ part: Part?, _ points: [DatedPoint], _ laps: [RunLap]) -> TrackDraft {
        var track = RecordedTrack(format: .fit)
        track.offset = offset
        track.laps = laps
        track.state(part?.sport.map(Run.Kind.init(fitSport:)))
        if let part { track.take(part) } else { track.addUp(laps) }
        if track.kind != .run, track.kind != .walk {
            // Cycles of other sports are not steps.
            track.steps = nil
            for index in track.laps.indices { track.laps[index].steps = nil }
        }
        return TrackDraft(track: track, points: points, start: part?.start)
    }
}

extension RecordedTrack {
    /// Takes the totals of a session.
    fileprivate mutating func take(_ part: FITContents.Part) {
        elapsed = part.lap.elapsed > 0 ? part.lap.elapsed : nil
        distance = part.lap.distance
        energy = part.lap.energy
        steps = part.lap.steps
        meanHeartRate = part.lap.meanHeartRate
        topHeartRate = part.lap.topHeartRate
        ascent = part.ascent
        descent = part.descent
    }
}

extension Run.Kind {
    /// The kind of a sport number in the profile: 1 running, 2 cycling, 11 walking, 17 hiking, 21 e-biking.
    fileprivate init(fitSport: Int) {
        switch fitSport {
        case 1: self = .run
        case 2, 21: self = .ride
        case 11, 17: self = .walk
        default: self = .other
        }
    }
}
