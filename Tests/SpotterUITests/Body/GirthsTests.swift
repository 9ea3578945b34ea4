import DiaryStore
import FitnessModel
import Foundation
import Testing

@testable import BodyUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("Girths, comparisons and courses")
struct GirthsTests {
    /// Jan, 180 cm, is the current client and was measured on some days before today.
    private func robot(
        columns: Int = 100, rows: Int = 24, _ measured: [(offset: Int, waist: String)] = []
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            var jan = Client(id: .unsaved, name: "Jan Stencel")
            (jan.sex, jan.birthDay, jan.height) = (.male, Day(iso: "1996-05-01"), Length(millimetres: 1800))
            let id = try diary.clients.add(jan)
            for (offset, waist) in measured {
                var row = BodyMeasurement(
                    day: Robot.today.adding(days: offset), weight: Mass(grams: 80_000 + 50 * -offset))
                (row[measure: .waist], row[measure: .neck]) = (waist, "40")
                try diary.measurements.add(row, of: id)
            }
        }
        robot.app.context.choose(try #require(try robot.diary.clients.named("Jan Stencel").first?.id))
        return robot
    }

    private func rows(_ robot: Robot) throws -> [BodyMeasurement] {
        try robot.diary.measurements.list(of: #require(robot.app.context.client?.id))
    }

    @Test("Girths are typed along the row; waist to height and the Navy's body fat follow")
    func typed() throws {
        var robot = try robot(columns: 120)
        robot.press("5 ] ] a")
        for text in ["80", "40", "120", "102", "84", "98"] {
            robot.type(text)
            robot.press("Tab")
        }
        robot.press("Esc")
        let row = try #require(try rows(robot).first)
        #expect(row.measures == [.neck: "40", .shoulder: "120", .chest: "102", .waist: "84", .hip: "98"])
        // 495 / (1.0324 - 0.19077 log10(84 - 40) + 0.15456 log10(180)) - 450 is 13.720.
        robot.expect("0.47", "13.7", "Waist to height 0.47 · body fat by the US Navy 13.7 %", "BMI 24.7")
    }

    @Test("Text that is not a girth is rejected, an unlikely girth is questioned")
    func outlier() throws {
        var robot = try robot([(-28, "84")])
        robot.press("5 ] ] a")
        robot.press("Tab Tab Tab Tab")
        robot.type("850")
        robot.press("Tab")
        robot.expect("Waist 850, 84.0 on 12 Feb: 85? Ctrl-G writes it.")
        robot.press("C-g Tab")
        robot.type("big")
        robot.press("Tab")
        robot.expect("Not a girth: 38.5, 38,5 cm or 15 in.")
        robot.press("C-u Tab")
        #expect(try rows(robot).last?[measure: .waist] == "85")
    }

    @Test("A blood pressure has two values, and swapped ones are questioned")
    func pressure() throws {
        var robot = try robot([(0, "84")])
        robot.press("5 ] ] , s C-u")
        robot.type("bp, pulse")
        robot.press("C-s Right Right Right")
        robot.type("80/120")
        robot.press("Enter")
        robot.expect("Blood pressure 80/120: is that right?")
        robot.press("C-u")
        robot.type("120/80")
        robot.press("Tab")
        robot.type("5/2")
        robot.press("Enter")
        robot.expect("Not a heart rate: 52, in beats a minute.")
        robot.press("Esc Left")
        robot.expect("Blood pressure  120/80 mmHg")
        #expect(try rows(robot).first?[measure: .pressure] == "120/80")
    }

    @Test("A custom measure is a column; when it is hidden, its values remain and return with it")
    func own() throws {
        var robot = try robot([(0, "84")])
        robot.press("5 ] ] , s C-u")
        robot.type("waist")
        robot.press("Tab")
        robot.type("Grip (kg)")
        robot.press("C-s Right Right Right Right")
        robot.type("48,5")
        robot.press("Enter")
        robot.expect("Grip (kg)  48.5 kg")
        robot.press(", s Tab C-u C-s")
        robot.expectNo("Grip")
        #expect(try rows(robot).first?.own.values.map { $0 } == ["48,5"])
        robot.press("g c")
        robot.expect("Grip")
    }

    @Test("Two measurements are side by side with every difference, and the arrows choose another")
    func compared() throws {
        var robot = try robot([(-56, "90"), (-28, "88"), (0, "84")])
        robot.press("5 ] ] =")
        robot.expect("12 Feb 2026", "12 Mar 2026", "Waist, cm", "88.0", "84.0", "-4.0", "28 days")
        robot.press("Left")
        robot.expect("15 Jan 2026", "90.0", "-6.0", "56 days")
        robot.press("Right Right Right")
        robot.expect("28 days")
        robot.press("Esc")
        robot.expect("Navy%")
    }

    @Test("The percentage of a difference is of the value before: a rise, a fall, no change, no value")
    func percentages() throws {
        // 40 is half of 80 and a third of 120; 30 is a quarter of 120 and a third of 90.
        let changes: [(measure: BodyMeasure, old: String?, new: String?, line: String)] = [
            (.waist, "80", "120", "Waist, cm 80.0 120.0 +40.0 +50.0"),
            (.hip, "120", "90", "Hip, cm 120.0 90.0 -30.0 -25.0"),
            (.neck, "40", "40", "Neck, cm 40.0 40.0 ="),
            (.chest, nil, "100", "Chest, cm – 100.0"),
            (.shoulder, "110", nil, "Shoulder, cm 110.0 –"),
        ]
        var robot = try robot()
        let jan = try #require(robot.app.context.client?.id)
        for isNew in [false, true] {
            var row = BodyMeasurement(
                day: Robot.today.adding(days: isNew ? 0 : -28), weight: Mass(grams: isNew ? 75_000 : 60_000))
            for change in changes { row[measure: change.measure] = (isNew ? change.new : change.old) ?? "" }
            try robot.diary.measurements.add(row, of: jan)
        }
        robot.app.context.noteChange()
        robot.press("5 ] ] =")
        func words(_ line: String) -> String { line.split { " ▌".contains($0) }.joined(separator: " ") }
        // 15 of 60 kg.
        for line in changes.map(\.line) + ["Weight, kg 60.0 75.0 +15.0 +25.0"] {
            #expect(robot.lines.contains { words($0) == line }, "\(line):\n\(robot.screen)")
        }
        // Another measurement: whichever the cursor is on, the earlier one is the whole.
        robot.press("Esc k =")
        for line in changes.map(\.line) {
            #expect(robot.lines.contains { words($0) == line }, "\(line):\n\(robot.screen)")
        }
    }

    @Test("A text without an error can be stored in its cell")
    func storable() throws {
        var robot = try robot([(0, "84")])
        let texts = [
            "", "0", "-1", "x", "½", "1e3", "8.2", "8,2/8.4", "8.2.", "52", "80.4", "80 kg", "177 lb", "180", "1.80 m",
            "120/80", "38 cm", "15 in", "999999", "today", "-3d", "12 mar", "2199-12-31",
        ]
        for keys in ["5 ]", "]"] {
            robot.press(keys)
            let view = try #require(robot.app.navigator.shown(BodySheetView.self))
            let row = try #require(view.row)
            for column in view.columns where column.isTyped {
                for text in texts where view.mistake(text, column, robot.app.context) == nil {
                    let stored = row.with(text, in: column, unit: .kg, today: Robot.today)
                    #expect(stored != nil, "\(text) in \(column.name)")
                }
            }
        }
    }

    @Test("A line of the profile opens its own row, also the first time")
    func fromProfile() throws {
        var robot = try robot([(-56, "90"), (-28, "88"), (0, "84")])
        robot.press("2 Enter")
        robot.expect("MEASUREMENTS", "waist 84.0 cm")
        for _ in 0..<12 where !robot.lines.contains(where: { $0.contains("▌") && $0.contains("waist 90.0") }) {
            robot.press("Down")
        }
        robot.press("Enter")
        robot.expect("[Girths]")
        #expect(robot.app.navigator.shown(BodySheetView.self)?.row?.day == Robot.today.adding(days: -56))
    }

    @Test("A comparison is deleted with its measurement, and weights with their client")
    func deleted() throws {
        var robot = try robot([(-28, "88"), (0, "84")])
        robot.press("5 ] ] =")
        robot.expect("28 days apart")
        let last = try #require(try rows(robot).last)
        try robot.diary.measurements.delete(last.id)
        robot.app.noticeOtherWriters()
        robot.app.context.isStale = true
        robot.press("j")
        robot.expectNo("28 days apart")
        robot.press("]")
        robot.expect("[Weight]", "81.4 kg")
        try robot.diary.clients.delete(try #require(robot.app.context.client?.id))
        robot.app.context.noteChange()
        robot.press("j")
        robot.expectNo("81.4 kg")
    }

    @Test("A reached goal is shown as reached, and a day without a value is rejected")
    func reached() throws {
        var robot = try robot([(-56, "90"), (-28, "88"), (0, "84")])
        robot.press("5 ] ] Right Right Right Right Right Right g c , g Tab")
        robot.type("2026-06-01")
        robot.press("C-s")
        robot.expect("Type the value to reach by then.")
        robot.type("80")
        robot.press("C-s")
        robot.expect("Goal 80.0 cm by 1 Jun, at this pace")
        let client = try #require(robot.app.context.client?.id)
        try robot.diary.measurements.add(
            BodyMeasurement(day: Robot.today, measures: [.waist: "79"]), of: client)
        robot.app.noticeOtherWriters()
        robot.app.context.noteChange()
        robot.press("t t")
        robot.expect("reached")
    }

    @Test("A column opens its course, with values, rate and goal")
    func course() throws {
        var robot = try robot([(-56, "90"), (-28, "88"), (-14, "86"), (0, "84")])
        robot.press("5 ] ] Right Right Right Right Right Right g c")
        robot.expect("Waist", "12 Mar 2026: 84.0 cm", "trend -1.0 cm a week", "No goal yet: , g sets one.")
        robot.press(", g")
        robot.type("82")
        robot.press("Tab")
        robot.type("2026-06-01")
        robot.press("C-s")
        robot.expect("Goal 82.0 cm by 1 Jun, at this pace 26 Mar 2026", "goal 82.0")
        robot.press("t")
        robot.expect("Waist (cm)", "2026-02-12", "88.0")
        robot.press("t , g C-u C-s")
        robot.expect("Removed the goal.", "No goal yet")
        robot.press("u")
        robot.expect("Goal 82.0 cm")
    }

    @Test("Two quantities share a time axis, each with its scale, and either can be removed")
    func beside() throws {
        var robot = try robot([(-56, "90"), (-28, "88"), (0, "84")])
        robot.press("5 [")
        robot.expect("Weight", "7-day average")
        robot.press("Space j j")
        robot.expect("+ Weight", "Weight (kg)", "BMI and Weight")
        robot.press("Space")
        robot.expectNo("BMI and Weight")
    }

    @Test("A client without weights has no course, and the key to press is shown")
    func empty() throws {
        var robot = try robot()
        robot.press("5 [")
        robot.expect("No weights or measurements yet. n w adds a weigh-in, n b a measurement.")
        robot.press("] ] ]")
        robot.expect("No measurements of Jan Stencel yet. a starts a row for today: Tab moves along the girths.")
        robot.press("=")
        robot.expect("no measurements yet")
    }

    @Test("A read-only diary shows everything and accepts no typing")
    func readOnly() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let before = try Robot(file: file) { diary in
            let jan = try diary.clients.add(named: "Jan")
            try diary.measurements.add(BodyMeasurement(day: Robot.today, folds: [.chin: "8"]), of: jan)
        }
        try before.diary.close()
        var robot = try Robot(isSetUp: false, file: file, isReadOnly: true)
        robot.app.context.choose(try #require(try robot.diary.clients.named("Jan").first?.id))
        robot.press("5 ] e")
        robot.expect("The diary is read-only", "8.0")
        robot.press("a")
        robot.expect("The diary is read-only")
        #expect(try rows(robot).count == 1)
    }
}
