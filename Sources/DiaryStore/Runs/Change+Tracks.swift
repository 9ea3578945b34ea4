import FitnessModel
import GRDB

extension Change {
    /// Keeps a track with its run, its best times and its highest speed.
    func keep(_ track: [TrackPoint], of run: Identifier<Run>, kind: Run.Kind) throws {
        guard !track.isEmpty else { return }
        try db.execute(
            sql: "INSERT INTO run_track (run, points) VALUES (?, ?)",
            arguments: [run.rawValue, PackedTrack.pack(track)])
        try putBests(of: track, run: run, kind: kind)
    }

    /// Puts the best times and the highest speed of a track beside it: reading a year of tracks for six figures would take
    /// seconds.
    func putBests(of track: [TrackPoint], run: Identifier<Run>, kind: Run.Kind) throws {
        let figures = TrackFigures(track, kind: kind)
        let times = RunBests.columns.map { figures.best(over: $0.distance.length) }
        let sets = (RunBests.columns.map(\.name) + ["top_speed"]).map { "\($0) = ?" }.joined(separator: ", ")
        try db.run("UPDATE run_track SET \(sets) WHERE run = ?", times + [figures.highestSpeed, run])
    }
}
