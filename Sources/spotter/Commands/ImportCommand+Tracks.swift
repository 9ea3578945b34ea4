import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterUI

extension ImportCommand {
    /// Brings in recorded runs as one change.
    func importTracks(_ tracks: [RecordedTrack]) throws {
        warn(tracks.flatMap(\.issues))
        let zone = TimeZone.current
        let today = Day(Date(), in: zone)
        let added = try add { diary, client, label in
            var added: [Run] = []
            try diary.change(label) { change in
                for track in tracks {
                    let run = track.run(in: zone, otherwise: today)
                    let id = try change.addRun(
                        run, laps: track.laps, track: track.points, source: track.source, of: client)
                    if id != nil { added.append(run) }
                }
            }
            return added
        }
        let there = tracks.count - added.count
        let known = there > 0 ? ", \(there) there already" : ""
        let lines = added.map { run in
            let distance = run.distance.map { ", \(DecimalText.write($0.value(in: .m) / 1000, decimals: 2)) km" }
            return "\(run.day.iso): \(run.kind.rawValue)\(distance ?? ""), \(ElapsedText.write(run.elapsed))"
        }
        let whole = "Imported \(ImportWording.count(added.count, "run"))\(known)."
        try say(TrackReport(tracks, added: added), [whole] + lines)
    }
}

/// What an import of tracks added, for scripts.
private struct TrackReport: Encodable {
    let formats: [String]
    let runsAdded, runsAlreadyThere, points, linesLost: Int
    let distanceM: Double
    let firstDay, lastDay: String?

    init(_ tracks: [RecordedTrack], added: [Run]) {
        formats = Set(tracks.map(\.format.rawValue)).sorted()
        runsAdded = added.count
        runsAlreadyThere = tracks.count - added.count
        points = tracks.reduce(0) { $0 + $1.points.count }
        linesLost = tracks.flatMap(\.issues).filter(\.isLoss).reduce(0) { $0 + $1.count }
        distanceM = added.reduce(0) { $0 + ($1.distance?.value(in: .m) ?? 0) }
        firstDay = added.map(\.day).min()?.iso
        lastDay = added.map(\.day).max()?.iso
    }
}
