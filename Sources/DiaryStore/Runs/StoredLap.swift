import FitnessModel
import GRDB

/// A lap as it is kept: with the run that it belongs to, behind the laps before it.
struct StoredLap: StoredRecord {
    var id = Identifier<StoredLap>.unsaved
    var run: Identifier<Run>
    var lap = RunLap(elapsed: 0)

    static let storage = Storage<StoredLap>(
        "run_lap", as: "l", noun: "lap",
        visible: "EXISTS (SELECT 1 FROM run r WHERE r.id = l.run AND \(Run.storage.visible))",
        [
            .fixed("run", \.run),
            .added("position") { lap, change in
                try change.db.count("SELECT coalesce(max(position), 0) + 1 FROM run_lap WHERE run = ?", lap.run)
            },
            .natural("elapsed_ms", \.lap.elapsed), .natural("distance_mm", \.lap.distance),
            .natural("energy_cal", \.lap.energy), .rate("mean_hr", \.lap.meanHeartRate),
            .rate("top_hr", \.lap.topHeartRate), .natural("steps", \.lap.steps),
        ])

    var title: String { "the lap" }
}

extension StoredLap {
    init(blank id: Identifier<StoredLap>) { self.init(id: id, run: .unsaved) }
}

/// Without what the schema refuses: what a device says may be below zero.
extension StoredColumn {
    static func natural(_ name: String, _ path: any WritableKeyPath<Record, Int> & Sendable) -> Self {
        Self(name, path) { max(0, $0) }
    }

    static func natural(_ name: String, _ path: any WritableKeyPath<Record, Int?> & Sendable) -> Self {
        Self(name, path) { $0.map { max(0, $0) } }
    }

    static func natural(_ name: String, _ path: any WritableKeyPath<Record, Length?> & Sendable) -> Self {
        Self(name, path) { $0.map { max(Length(millimetres: 0), $0) } }
    }

    static func natural(_ name: String, _ path: any WritableKeyPath<Record, Energy?> & Sendable) -> Self {
        Self(name, path) { $0.map { max(.zero, $0) } }
    }

    /// A heart rate; zero is none.
    static func rate(_ name: String, _ path: any WritableKeyPath<Record, Int?> & Sendable) -> Self {
        Self(name, path) { $0.flatMap { $0 > 0 ? $0 : nil } }
    }
}
