import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("Importing servings")
struct ServingImportStoryTests {
    private let folder: TemporaryFolder

    private static let servings = """
        Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fat (g),Protein (g)
        2026-03-10,07:05 AM,Breakfast,"Oats, rolled","45.00 g",170.55,30.47,2.93,5.92
        2026-03-10,,Drinks,Tea,"1.00 mug",6.00,,,
        2026-03-11,18:00,Dinner,Egg,"50.00 g",77.50,0.56,5.31,6.29
        soon,18:00,Dinner,Cake,"50.00 g",77.50,0.56,5.31,6.29

        """

    init() throws { folder = try TemporaryFolder() }

    private func open(_ robot: inout Robot) throws {
        let path = try folder.write(Self.servings, to: "servings.csv")
        robot.press("I C-u")
        robot.paste(path)
        robot.press("Enter")
        robot.finishJobs()
    }

    @Test(
        "The preview has days, sums and all unreadable lines; Enter imports them as one change, u undoes it"
    )
    func wholeWay() throws {
        var robot = try Robot { try $0.clients.add(named: "Anna") }
        robot.press("c Enter")
        try open(&robot)
        robot.expect(
            "Import servings.csv for Anna", "Cronometer · 10 Mar 2026 to 11 Mar 2026", "3, all new",
            "2: 2 get new servings", "254.05 kcal in total", "1 line was not read",
            "Line 5, Day: \"soon\" is not a date",
            "Tue 10 Mar 2026", "2 servings · 176.55 kcal")
        robot.press("Enter")
        robot.finishJobs()
        robot.expect("Imported 3 servings on 2 days. u: undo")
        let anna = try #require(try robot.diary.clients.named("Anna").first)
        let day = try #require(Day(iso: "2026-03-10"))
        #expect(try robot.diary.energy.day(of: anna.id, on: day).foods.map(\.name) == ["Oats, rolled", "Tea"])
        // The newest imported day is on screen.
        #expect(robot.app.navigator.shown(DayView.self)?.day?.iso == "2026-03-11")
        robot.press("u")
        robot.expect("Undid: Import servings.csv for Anna")
        #expect(try robot.diary.energy.day(of: anna.id, on: day).foods.isEmpty)
    }

    @Test("The same file again adds nothing and reports it; c imports it for another client")
    func again() throws {
        var robot = try Robot { diary in
            try diary.clients.add(named: "Anna")
            try diary.clients.add(named: "Jan")
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter")
        try open(&robot)
        robot.press("Enter")
        robot.finishJobs()
        try open(&robot)
        robot.expect("3: 0 new, 3 imported before")
        robot.press("Enter")
        robot.expect("Nothing new: all 3 servings were imported before.")
        try open(&robot)
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter")
        robot.expect("Import servings.csv for Jan", "3, all new")
    }
}
