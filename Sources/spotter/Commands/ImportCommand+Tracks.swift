import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import SpotterUI

extension ImportCommand {
    /// Brings in recorded runs as one change.
    func importTracks(_ tracks: [RecordedTrack]) throws {
        let name = URL(fileURLWithPath: file).lastPathComponent
        for issue in tracks.flatMap(\.issues) { Output.complain("\(name): \(issue.description)") }
        let diary = try place.open(Settings(place.paths))
        defer { try? diary.close() }
        let client = try find(self.client, in: diary, unit: .kg)
        let zone = TimeZone.current
        let today = Day(Date(), in: zone)
        let runs = tracks.map { (track: $0, run: $0.run(in: zone, otherwise: today)) }
        var added: [Run] = []
        try diary.change("Import \(name) for \(self.client)") { change in
            for (track, run) in runs {
                let id = try change.addRun(
                    run, laps: track.laps, track: track.points, source: track.source, of: client)
                if id != nil { added.append(run) }
            }
        }
        guard json else {
            let there = runs.count - added.count
            let known = there > 0 ? ", \(there) there already" : ""
            Output.say("Imported \(added.count == 1 ? "1 run" : "\(added.count) runs")\(known).")
            for run in added {
                let distance = run.distance.map { ", \(DecimalText.write($0.value(in: .m) / 1000, decimals: 2)) km" }
                Output.say("\(run.day.iso): \(run.kind.rawValue)\(distance ?? ""), \(ElapsedText.write(run.elapsed))")
            }
            return
        }
        try Output.json(TrackReport(tracks, added: added))
    }
}

/// What an import of tracks added, for scripts.
private struct TrackReport: Encodable {
    let formats: [String]
    let runsAdded, runsAlreadyThere, points, linesLost: Int
    let distanceM: Double
    let firstDay, lastDay: String?

    enum CodingKeys: String, CodingKey {
        case formats, points
        case runsAdded = "runs_added"
        case runsAlreadyThere = "runs_already_there"
        case linesLost = "lines_lost"
        case distanceM = "distance_m"
        case firstDay = "first_day"
        case lastDay = "last_day"
    }

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
