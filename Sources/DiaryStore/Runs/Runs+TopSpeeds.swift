public import FitnessModel
import Foundation
import GRDB

extension Runs {
    /// The highest speeds of the recorded tracks of these runs, in millimetres a second; runs of which none is known are left
    /// out. They stand beside the tracks; an old track, of which it was not reckoned when it was written, is gone through.
    public func topSpeeds(of runs: [Run]) throws(StoreError) -> [Identifier<Run>: Int] {
        guard !runs.isEmpty else { return [:] }
        let ids = runs.map(\.id.rawValue).json
        return try access.read { db in
            var (speeds, unknown): ([Identifier<Run>: Int], Set<Identifier<Run>>) = ([:], [])
            let sql = "SELECT run, top_speed FROM run_track WHERE run IN (SELECT value FROM json_each(?))"
            try db.each(sql, ids) { row in
                let id: Identifier<Run> = row.id(0)
                if let speed = row[1] as Int? { speeds[id] = speed } else { unknown.insert(id) }
            }
            for run in runs where unknown.contains(run.id) {
                let packed = try db.first("SELECT points FROM run_track WHERE run = ?", run.id) { $0[0] as Data }
                // A track that cannot be read is told where it is opened.
                guard let packed, let points = try? PackedTrack.unpack(packed) else { continue }
                speeds[run.id] = TrackFigures(points, kind: run.kind).highestSpeed
            }
            return speeds
        }
    }
}
