import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("Importing weights and measurements")
struct BodyImportStoryTests {
    private let folder: TemporaryFolder

    private static let table = """
        Date,Weight kg,Chin,Chest,Tri,Waist (cm),Grip (kg),SUM,Note
        2026-03-09,82.4,,,,,,,
        2026-03-10,82.0,8.2,9,11,80,48,28.2,after rest
        2031-01-01,80,,,,,,,
        2026-03-11,heavy,,,,,,,

        """

    init() throws { folder = try TemporaryFolder() }

    private func open(_ text: String, as name: String, _ robot: inout Robot) throws {
        let path = try folder.write(text, to: name)
        robot.press("I C-u")
        robot.paste(path)
        robot.press("Enter")
        robot.finishJobs()
    }

    @Test("The preview lists new and skipped rows; Enter imports them as one change, u undoes it")
    func wholeWay() throws {
        var robot = try Robot(columns: 120, rows: 40) { try $0.clients.add(named: "Anna") }
        robot.press("c Enter")
        try open(Self.table, as: "body.csv", &robot)
        robot.expect(
            "Import body.csv for Anna", "Measurements · 9 Mar 2026 to 10 Mar 2026", "1 weight, 1 measurement",
            "2 lines were not read", "Line 5, Weight kg: \"heavy\" is not a number.",
            "Line 4: 2031-01-01 is in the future. Correct the day.",
            "Line 1, SUM: Spotter calculates this itself. The column was left out.",
            "82 kg · 3 folds, 2 measures · note")
        robot.press("Enter")
        robot.finishJobs()
        robot.expect("Imported 1 weight, 1 measurement. u: undo")
        let anna = try #require(try robot.diary.clients.named("Anna").first)
        #expect(try robot.diary.measurements.list(of: anna.id).map(\.note) == ["after rest"])
        #expect(try robot.diary.weighIns.count(of: anna.id) == 2)
        robot.press("u")
        robot.expect("Undid: Import body.csv for Anna")
        #expect(try robot.diary.measurements.count(of: anna.id) == 0)
        #expect(try robot.diary.weighIns.count(of: anna.id) == 0)
    }

    @Test("An unlikely weight is left out and named; t takes it, too")
    func unlikely() throws {
        let file = "Date,Weight kg\n2026-03-08,64.2\n2026-03-09,641\n2026-03-10,64\n"
        for (keys, count) in [("Enter", 2), ("t Enter", 3)] {
            var robot = try Robot(columns: 120, rows: 40) { try $0.clients.add(named: "Anna") }
            robot.press("c Enter")
            try open(file, as: "body.csv", &robot)
            robot.expect(
                "Line 3: 641 kg on 2026-03-09 is far from the other weights. Correct it.",
                "t take 1 unlikely")
            robot.press(keys)
            robot.finishJobs()
            robot.expect("Imported \(count) weights. u: undo")
            let anna = try #require(try robot.diary.clients.named("Anna").first)
            #expect(try robot.diary.weighIns.count(of: anna.id) == count)
        }
    }

    @Test("The same file again adds nothing and reports it")
    func again() throws {
        var robot = try Robot { try $0.clients.add(named: "Anna") }
        robot.press("c Enter")
        try open(Self.table, as: "body.csv", &robot)
        robot.press("Enter")
        robot.finishJobs()
        try open(Self.table, as: "body.csv", &robot)
        robot.expect("nothing: all 2 lines are already in the diary")
        robot.press("Enter")
        robot.expect("Nothing new: all 2 lines are already in the diary.")
    }

    @Test("Ambiguous dates are read in the order of the settings", arguments: DateOrder.allCases)
    func dates(order: DateOrder) throws {
        var robot = try Robot { try $0.clients.add(named: "Anna") }
        robot.use(config: "dates = \"\(order.rawValue)\"")
        robot.press("c Enter")
        try open("Date,Weight kg\n02/03/2026,82\n", as: "body.csv", &robot)
        robot.expect("was read as \(order == .dayFirst ? "2 Mar 2026" : "3 Feb 2026")")
    }

    @Test("A file of weights without a unit asks for it, and the import shows the day of the last weight")
    func unit() throws {
        var robot = try Robot { try $0.clients.add(named: "Anna") }
        robot.press("c Enter")
        try open("Date,Body Fat %,Weight\n2026-03-10,22.3,182.4\n2026-03-11,,181\n", as: "mfp.csv", &robot)
        robot.expect("Kilograms or pounds?", "Likely lb: 2 weights are typical in lb, 0 in kg.")
        robot.press("Enter")
        robot.finishJobs()
        robot.expect("2 weights")
        robot.press("Enter")
        robot.finishJobs()
        robot.expect("Imported 2 weights. u: undo")
        #expect(robot.app.navigator.shown(DayView.self)?.day?.iso == "2026-03-11")
        let anna = try #require(try robot.diary.clients.named("Anna").first)
        #expect(try robot.diary.weighIns.list(of: anna.id).map(\.weight) == [Mass(181, .lb), Mass(182.4, .lb)])
    }
}
