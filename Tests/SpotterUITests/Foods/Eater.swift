import DiaryStore
import FitnessModel
import Testing

@testable import DiaryUI
@testable import SpotterUI

/// A robot with Anna as the current client and her food entries.
struct Eater {
    var robot: Robot
    let anna: Identifier<Client>

    init(columns: Int = 80, rows: Int = 24, fill: (Diary, Identifier<Client>) throws -> Void = { _, _ in }) throws {
        var made = Identifier<Client>.unsaved
        robot = try Robot(columns: columns, rows: rows) { diary in
            made = try diary.clients.add(named: "Anna Malá")
            try diary.catalogue.fill()
            try fill(diary, made)
        }
        anna = made
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter")
    }

    /// Opens the list of foods for today.
    mutating func eat(on day: Day = Robot.today) {
        FoodChooser.add(day: day, &robot.app.context)
    }

    /// Opens the list, finds a food and opens its portion.
    mutating func choose(_ text: String) {
        eat()
        robot.type(text)
        robot.press("Enter")
    }

    /// The food entries of a day.
    func eaten(on day: Day = Robot.today) throws -> [FoodEntry] {
        try robot.diary.foodEntries.list(of: anna, on: day)
    }
}
