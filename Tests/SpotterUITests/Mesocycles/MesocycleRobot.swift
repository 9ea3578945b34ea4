import DiaryStore
import FitnessModel
import Testing

@testable import SpotterShell

/// Robots for tests of mesocycles.
enum MesocycleRobot {
    /// A diary with three templates of one exercise each, and with Jan, who has a phase of six sessions, or without
    /// clients.
    static func make(
        columns: Int = 80, rows: Int = 24, names: [String] = ["Base", "Build", "Peak"], choosing: Bool = true
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let squat = try diary.exercises.add(named: "Box squat")
            for name in names {
                let phase = try diary.phases.add(named: name, client: nil)
                try diary.phaseRows.add(
                    to: phase, exercise: squat, prescription: Prescription(label: "A", reps: "\(name.count)", sets: "4")
                )
            }
            guard choosing else { return }
            let client = try diary.clients.add(named: "Jan Novák")
            let own = try diary.phases.add(named: "P1 Start", client: client)
            try diary.phaseRows.add(to: own, exercise: squat, prescription: Prescription(label: "A", sets: "3"))
        }
        if choosing { robot.press("c Enter") }
        return robot
    }

    /// The only mesocycle.
    static func only(_ robot: Robot, _ scope: PlanScope) throws -> MesocycleContent {
        try #require(try robot.diary.mesocycles.list(scope).first)
    }

    /// The parts as text: the name of the phase or "-", and the days.
    static func texts(_ content: MesocycleContent) -> [String] {
        content.parts.map { "\($0.phase?.name ?? "-") \($0.part.days)" }
    }
}
