public import FitnessModel
import Foundation
import GRDB

/// The highest speed of a recorded track, which stands beside it.
enum TopSpeed {
    /// In millimetres a second; nil without a track, or where it knows none. An old track, of which it was not reckoned when it
    /// was written, is gone through.
    static func read(of run: Run, _ db: Database) throws -> Int? {
        let known = try db.first("SELECT top_speed FROM run_track WHERE run = ?", run.id) { $0[0] as Int? }
        guard let known else { return nil }
        if let known { return known }
        let packed = try db.first("SELECT points FROM run_track WHERE run = ?", run.id) { $0[0] as Data }
        // A track that cannot be read is told where it is opened.
        guard let packed, let points = try? PackedTrack.unpack(packed) else { return nil }
        return TrackFigures(points, kind: run.kind).highestSpeed
    }
}

extension Runs {
    /// The highest speeds of the recorded tracks of these runs, in millimetres a second; runs without one are left out.
    public func topSpeeds(of runs: [Run]) throws(StoreError) -> [Identifier<Run>: Int] {
        try access.read { db in
            try runs.reduce(into: [:]) { speeds, run in speeds[run.id] = try TopSpeed.read(of: run, db) }
        }
    }
}
