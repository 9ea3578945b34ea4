import DiaryStore
import FitnessModel
import Testing

extension RecordedView {
    static let machines: [RecordedView] = [
        RecordedView("machines") { robot in
            try furnish(robot.diary)
            robot.press("3 [")
        },
        RecordedView("machine-form") { robot in
            try furnish(robot.diary)
            robot.press("3 [ Enter")
        },
        RecordedView("machine-kinds") { $0.press("n m") },
        RecordedView("plates-of-the-gym") { $0.press("3 [ , p") },
        RecordedView("plate-calculator") { robot in
            robot.press("#")
            robot.type("102.5")
        },
        RecordedView("places") { robot in
            try furnish(robot.diary)
            for name in ["Riverside gym", "At the client's", "Park"] { try robot.diary.places.add(named: name) }
            let row = try robot.diary.machines.list()[1]
            var there = row
            there.place = try robot.diary.places.named("Park")?.id
            try robot.diary.machines.update(from: row, to: there)
            robot.press("3 [ , l")
        },
        RecordedView("sheet-other-place") { robot in
            robot.press("3 Enter s , l")
            robot.type("Park")
            robot.press("Enter f w w C-s Enter s , l")
            robot.type("Riverside gym")
            robot.press("Enter")
        },
        RecordedView("sheet-plates") { robot in
            try furnish(robot.diary)
            robot.press("3 Enter s #")
        },
    ]

    /// A stack, a bar and a list; Jan squats on the bar.
    private static func furnish(_ diary: Diary) throws {
        let none = Identifier<Machine>.unsaved
        try diary.machines.add(
            Machine(
                id: none, name: "Cable row", notes: "seat 4", kind: .stack, start: Mass(5, .kg), step: Mass(5, .kg),
                maximum: Mass(100, .kg)))
        let bar = try diary.machines.add(Machine(id: none, name: "Barbell", kind: .bar, start: Mass(20, .kg)))
        try diary.machines.add(Machine(id: none, name: "Dumbbells", kind: .list, loads: "5 7.5 10 blue 12.5 15"))
        guard let squat = try diary.exercises.named("Box squat, banded") else { return }
        try diary.exercises.setMachine(bar, of: squat.id)
    }
}
