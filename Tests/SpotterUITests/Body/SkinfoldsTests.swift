import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing
import ViewKit

@testable import BodyUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("The skinfold sheet")
struct SkinfoldsTests {
    /// Jan, born in 1996, 180 cm, is the current client; Anna has no further data.
    private func robot(
        columns: Int = 80, rows: Int = 24, fill: (Diary, Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            var jan = Client(id: .unsaved, name: "Jan Stencel")
            jan.sex = .male
            jan.birthDay = Day(iso: "1996-05-01")
            jan.height = Length(millimetres: 1800)
            let id = try diary.clients.add(jan)
            try diary.clients.add(named: "Anna Malá")
            try fill(diary, id)
        }
        robot.app.context.choose(try #require(try robot.diary.clients.named("Jan Stencel").first?.id))
        return robot
    }

    private func rows(_ robot: Robot) throws -> [BodyMeasurement] {
        try robot.diary.measurements.list(of: #require(robot.app.context.client?.id))
    }

    private static let folds = ["5", "6", "8", "9", "10.4", "8", "12", "14", "7", "8", "12", "14", "4.2"]

    @Test("X exports all measurements from either sheet, as typed or with the results", arguments: ["5 ]", "5 ] ]"])
    func export(keys: String) throws {
        let folder = try TemporaryFolder()
        var robot = try robot { diary, jan in
            var row = BodyMeasurement(day: Robot.today, weight: Mass(82, .kg), measures: [.waist: "80"])
            row[fold: .chin] = "8,2"
            try diary.measurements.add(row, of: jan)
            try diary.settings.set("export folder", to: folder.path + "/")
        }
        robot.press("\(keys) X")
        robot.expect("Export the measurements of Jan Stencel", "< As typed (CSV) >", "Jan Stencel measurements.csv")
        robot.press("Enter")
        let text = try String(contentsOfFile: folder.path + "/Jan Stencel measurements.csv", encoding: .utf8)
        #expect(text.hasPrefix("Day,Time,Height cm,Weight kg,") && text.contains("\"8,2\"") && text.contains(",80,"))
        robot.press("X Left")
        robot.expect("< With results (CSV) >", "Numbers, with body fat, lean mass, sum of folds and body mass index.")
    }

    @Test("Thirteen sites are typed in a row with their digits and sixteen other keys, from the profile")
    func wholeRow() throws {
        var robot = try robot()
        robot.press("2 Enter")
        var keys = 0
        func press(_ names: String) {
            keys += names.split(separator: " ").count
            robot.press(names)
        }
        press("n b")
        robot.type("82")
        press("Tab")
        for (index, fold) in Self.folds.enumerated() {
            robot.type(fold)
            press(index < 12 ? "Tab" : "Enter")
        }
        #expect(keys == 16)
        let row = try #require(try rows(robot).first)
        #expect(row.folds.count == 13 && row[fold: .subscapular] == "10.4" && row.weight == Mass(82, .kg))
        #expect(row.height == Length(millimetres: 1800) && row.day == Robot.today)
        // Jackson and Pollock's seven of these folds, 29 years: by the published equation.
        let sum = 8 + 8 + 9 + 10.4 + 14 + 12 + 12.0
        let density = 1.112 - 0.00043499 * sum + 0.00000055 * sum * sum - 0.00028826 * 29
        let fat = (4.95 / density - 4.5) * 100
        let text = String(Int((fat * 10).rounded()))
        robot.expect("Body fat \(text.dropLast()).\(text.suffix(1)) %", "117.6", "BMI 25.3", "Work on first: 1 ")
    }

    @Test("Digits start the number, F1 to F5 leave, and a cell accepts only characters of its value")
    func signs() throws {
        var robot = try robot()
        robot.press("F5 ] a")
        robot.type("82")
        robot.press("Tab")
        robot.type("5]v.2n")
        #expect(robot.screen.contains("cannot contain n"))
        robot.press("Enter")
        #expect(try rows(robot)[0].folds.values.contains("5.2"))
        robot.press("Q")
        robot.expect("Q does nothing here: a digit starts the number")
        robot.press("0")
        #expect(robot.app.view.isTyping)
        robot.press("Esc F3")
        #expect(robot.app.navigator.pane == .plans)
    }

    @Test("In the Day cell a digit starts the day, a letter with a command runs it")
    func dayCell() throws {
        var robot = try robot()
        robot.press("F5 ] a Esc Home")
        for _ in 0..<9 { robot.press("Left") }
        robot.press("3 ]")
        robot.expect("Day cannot contain ]")
        robot.type(" mar")
        robot.press("Enter")
        #expect(try rows(robot)[0].day == Robot.today.adding(days: -9))
    }

    @Test("Values follow each key, before Enter, and Esc restores them")
    func whileTyping() throws {
        var robot = try robot()
        robot.press("n b")
        robot.type("82")
        robot.press("Tab")
        robot.type("5")
        robot.expect("5.0", " 82.0 ")
        robot.type("0")
        robot.expect("50.0")
        robot.press("Esc")
        robot.expectNo("50.0")
        #expect(try rows(robot).first?.folds == [:])
        robot.expect("Jackson-Pollock 7 needs Chest, MidAx, Tri, Subsc, Umbil, Supra and Quad")
    }

    @Test("An unlikely fold is questioned; Ctrl-G writes the suggestion, Enter again keeps it")
    func outlier() throws {
        var robot = try robot()
        robot.press("n b Tab")
        robot.type("82")
        robot.press("Tab")
        robot.expect("Chin 82.0 mm: 8.2? Ctrl-G writes it. Enter again keeps it.")
        robot.press("C-g Tab")
        robot.type("0")
        robot.press("Enter Enter")
        robot.type("9 cm")
        robot.press("Enter")
        robot.expect("Not a fold")
        robot.press("Esc")
        let row = try #require(try rows(robot).first)
        #expect(row[fold: .chin] == "8.2" && row[fold: .cheek] == "0")
    }

    @Test("A fold far from the last one is questioned; of several readings only the outlier is corrected")
    func outlyingSinceLast() throws {
        var robot = try robot { diary, jan in
            let day = Robot.today.adding(days: -28)
            try diary.measurements.add(BodyMeasurement(day: day, folds: [.chin: "5", .cheek: "8"]), of: jan)
        }
        robot.press("n b Tab")
        robot.type("52")
        robot.press("Tab")
        robot.expect("Chin 52.0 mm, 5.0 on 12 Feb: 5.2? Ctrl-G writes it.")
        robot.press("C-g Tab")
        robot.type("8.25/84")
        robot.press("Tab")
        robot.expect("Ctrl-G make it 8.25/8.4")
        // Typing on quickly does not skip the question, and the next value replaces the unlikely one.
        robot.press("Tab Tab")
        robot.expect("Enter keeps it.")
        #expect(try rows(robot).last?[fold: .cheek] == "")
        robot.press("C-g Tab")
        robot.type("30")
        robot.press("Tab")
        let row = try #require(try rows(robot).last)
        #expect(row[fold: .chin] == "5.2" && row[fold: .cheek] == "8.25/8.4" && row[fold: .chest] == "30")
    }

    @Test("Several readings are shown as typed, summed up, and marked if they differ too much")
    func several() throws {
        var robot = try robot()
        robot.press("n b Tab")
        robot.type("8/8,4/12")
        robot.press("Enter")
        robot.expect("8.4!", "Chin  8.0 8.4 12.0 mm, median 8.4, 42 % apart: measure again")
        #expect(try rows(robot).first?[fold: .chin] == "8/8,4/12")
        robot.press(", s Tab Right C-s")
        robot.expect("average 9.5")
    }

    @Test("A weight far from the last one is questioned, and so is one typed ten times too large")
    func weight() throws {
        var robot = try robot { diary, jan in
            try diary.weighIns.add(
                WeighIn(day: Robot.today.adding(days: -7), weight: Mass(62.5, .kg)), of: jan)
        }
        robot.press("n b")
        robot.type("625")
        robot.press("Tab")
        robot.expect("562.5 kg more than on 5 Mar: 62.5? Ctrl-G writes it.")
        robot.press("C-g Tab")
        #expect(try rows(robot).first?.weight == Mass(62.5, .kg))
        #expect(try robot.diary.weighIns.list(of: #require(robot.app.context.client?.id)).count == 2)
        // Compared with the weight before, not with itself.
        robot.press("Esc Left Left Left")
        robot.type("625")
        robot.press("Enter")
        robot.expect("562.5 kg more than on 5 Mar: 62.5?")
    }

    @Test("A confirmed cell moves on along the row, and a value typed after an error replaces it")
    func goesOn() throws {
        var robot = try robot()
        robot.press("n b")
        robot.type("655")
        robot.press("Tab")
        robot.expect("655 kg: 65.5? Ctrl-G writes it.")
        robot.type("82")
        robot.press("Tab")
        robot.type("82")
        robot.press("Tab Enter")
        robot.expect("Cheek  not measured")
        robot.type("9 cm")
        robot.press("Tab")
        robot.type("9")
        robot.press("Tab")
        let row = try #require(try rows(robot).last)
        #expect(row.weight == Mass(82, .kg) && row[fold: .chin] == "82" && row[fold: .cheek] == "9")
    }

    @Test("Digits are values in the Day cell, too; in calculated cells they do nothing")
    func digits() throws {
        var robot = try robot { diary, jan in
            try diary.measurements.add(BodyMeasurement(day: Robot.today, folds: [.chin: "5"]), of: jan)
        }
        robot.press("5 ]")
        robot.type("1 mar")
        robot.press("Enter")
        #expect(try rows(robot).first?.day.iso == "2026-03-01")
        robot.press("Right Right Right")
        robot.type("2")
        robot.expect("is calculated", "[Skinfolds]")
    }

    @Test("A second row for today is not added: the existing one is opened")
    func oneRow() throws {
        var robot = try robot()
        robot.press("n b")
        robot.type("82")
        robot.press("Tab Esc n b")
        robot.expect("Today already has this row")
        robot.type("5")
        robot.press("Enter")
        robot.press("Left Left Left Left Left")
        robot.expect("measured by Eva")
        let rows = try rows(robot)
        #expect(rows.count == 1 && rows.first?[fold: .chin] == "5" && rows.first?.weight == Mass(82, .kg))
    }

    @Test("A first weight is compared with the profile's")
    func firstWeight() throws {
        var robot = try robot { diary, jan in
            let client = try diary.clients.get(jan)
            var known = client
            known.weight = Mass(62.5, .kg)
            try diary.clients.update(from: client, to: known)
        }
        robot.press("n b")
        robot.type("625")
        robot.press("Enter")
        robot.expect("562.5 kg more than in the profile: 62.5?")
    }

    @Test("A value that another window wrote into the cell since is not overwritten")
    func meanwhile() throws {
        var robot = try robot { diary, jan in
            try diary.measurements.add(BodyMeasurement(day: Robot.today, folds: [.chin: "8"]), of: jan)
        }
        robot.press("5 ]")
        for _ in 0..<5 { robot.press("l") }
        robot.type("8")
        let old = try #require(try rows(robot).first)
        var theirs = old
        theirs[fold: .chin] = "9"
        try robot.diary.measurements.update(from: old, to: theirs)
        robot.type(".4")
        robot.press("Enter")
        #expect(try rows(robot).first?[fold: .chin] == "9")
        robot.expect("changed elsewhere")
    }

    @Test("A row of a spreadsheet is pasted as a measurement; an empty one changes nothing")
    func pasted() throws {
        var robot = try robot()
        robot.press("5 ]")
        robot.paste("15.1.2026\t29\t180\t82\t72.72\t11.31\t10\t8\t6\t9\t8\t9\t14\t18\t9\t8\t12\t14\t5\t130")
        robot.expect("Pasted the measurement of 15 Jan. u: undo.")
        let row = try #require(try rows(robot).first)
        #expect(row.day.iso == "2026-01-15" && row.weight == Mass(82, .kg) && row.folds.count == 13)
        #expect(row[fold: .chin] == "10" && row[fold: .biceps] == "5")
        robot.paste("hello")
        robot.expect("Nothing was pasted:")
        #expect(try rows(robot).count == 1)
        robot.press("u")
        #expect(try rows(robot).isEmpty)
    }

    @Test("A half-typed cell is stored when another client is chosen, and restored on return")
    func otherClient() throws {
        var robot = try robot()
        robot.press("n b Tab")
        robot.type("8.")
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first?.id)
        let jan = try #require(robot.app.context.client?.id)
        robot.app.context.choose(anna)
        robot.app.refresh()
        robot.app.context.choose(jan)
        robot.app.refresh()
        robot.expect("Restored what you were typing.")
        robot.type("4")
        robot.press("Enter")
        #expect(try rows(robot).first?[fold: .chin] == "8.4")
    }

    @Test("A click accepts the typed text and selects the cell, even if the new day moved its row")
    func click() throws {
        var robot = try robot { diary, jan in
            for (day, fold) in [(-10, "8"), (0, "7")] {
                try diary.measurements.add(
                    BodyMeasurement(day: Robot.today.adding(days: day), folds: [.chin: fold]), of: jan)
            }
        }
        robot.press("5 ] e C-u")
        robot.type("-20d")
        robot.app.handle(.mouse(Mouse(kind: .press, at: Point(3, 3))))
        #expect(try rows(robot).map(\.day) == [-20, -10].map { Robot.today.adding(days: $0) })
        #expect(robot.app.navigator.shown(BodySheetView.self)?.row?.day == Robot.today.adding(days: -10))
    }

    @Test("A day is typed as everywhere, but not in the future or before the birth")
    func day() throws {
        var robot = try robot()
        robot.press("n b Esc Left Left Left e C-u")
        robot.type("someday")
        robot.press("Enter")
        robot.expect("Not a day")
        robot.press("C-u")
        robot.type("2026-03-20")
        robot.press("Enter")
        robot.expect("2026-03-20 is in the future.")
        robot.press("C-u")
        robot.type("1990-01-01")
        robot.press("Enter")
        robot.expect("1990-01-01 is before the date of birth, 1996-05-01.")
        robot.press("C-u")
        robot.type("-3d")
        robot.press("Enter")
        #expect(try rows(robot).first?.day == Robot.today.adding(days: -3))
    }

    @Test("Half-typed text is restored after a crash")
    func draft() throws {
        var robot = try robot()
        robot.press("n b Tab")
        robot.type("8.")
        robot.wait(seconds: 2)
        let services = robot.app.context.services
        robot.app = AppState(services: services, size: robot.app.context.size)
        robot.app.context.choose(try #require(try robot.diary.clients.named("Jan Stencel").first?.id))
        robot.press("5 ]")
        robot.expect("Restored what you were typing.")
        robot.type("4")
        robot.press("Enter")
        #expect(try rows(robot).first?[fold: .chin] == "8.4")
    }

    @Test("Formulas are side by side with their result for the row, or what they need")
    func formulas() throws {
        var robot = try robot { diary, jan in
            var row = BodyMeasurement(day: Robot.today, weight: Mass(82, .kg))
            for (site, text) in zip(SkinfoldSite.usual, Self.folds) { row[fold: site] = text }
            try diary.measurements.add(row, of: jan)
        }
        robot.press("5 ] , f")
        robot.expect("Jackson-Pollock 7", "now", "Durnin-Womersley", "Parrillo 9", "needs LBack", "Sloan")
        robot.type("durnin")
        robot.press("Enter")
        robot.expect("Durnin-Womersley")
        robot.press("u")
        robot.expect("Jackson-Pollock 7")
    }

    @Test("Missing sex or date of birth is reported, and the folds are stored")
    func unknown() throws {
        var robot = try robot()
        robot.app.context.choose(try #require(try robot.diary.clients.named("Anna Malá").first?.id))
        robot.press("n b Tab")
        robot.type("8")
        robot.press("Enter")
        robot.expect("Jackson-Pollock 7 needs the sex in the profile")
        robot.expectNo("Work on first")
        #expect(try rows(robot).first?[fold: .chin] == "8")
    }

    @Test("Hidden sites keep their folds, and show them again")
    func sites() throws {
        var robot = try robot { diary, jan in
            try diary.measurements.add(BodyMeasurement(day: Robot.today, folds: [.chin: "5", .quad: "12"]), of: jan)
        }
        robot.press("5 ] , s C-u")
        robot.type("quad, lower")
        robot.press("C-s")
        robot.expect("Quad", "LBack")
        robot.expectNo("Chin")
        #expect(try rows(robot).first?[fold: .chin] == "5")
        robot.press(", s C-u")
        robot.type("elbow")
        robot.press("C-s")
        robot.expect("Unknown: elbow.")
        robot.press("C-u")
        robot.type("ch")
        robot.press("C-s")
        robot.expect("ch: which one, Chin, Cheek, Chest/Pec?")
    }

    @Test("A measurement is deleted with its weight, and restored")
    func deleted() throws {
        var robot = try robot { diary, jan in
            try diary.measurements.add(
                BodyMeasurement(day: Robot.today.adding(days: -30), weight: Mass(83, .kg), folds: [.chin: "6"]), of: jan
            )
            try diary.measurements.add(
                BodyMeasurement(day: Robot.today, weight: Mass(82, .kg), folds: [.chin: "5"]), of: jan)
        }
        robot.press("5 ] d")
        #expect(try rows(robot).map(\.weight) == [Mass(83, .kg)])
        robot.press("u")
        #expect(try rows(robot).count == 2)
        robot.expect(" 83.0 ", " 82.0 ")
    }

    @Test(
        "The sheet fits every window, and its cursor is always in view",
        arguments: [
            (60, 16), (80, 24), (120, 40), (200, 60),
        ])
    func sizes(columns: Int, rows: Int) throws {
        var robot = try robot(columns: columns, rows: rows) { diary, jan in
            for day in 0..<60 {
                try diary.measurements.add(
                    BodyMeasurement(day: Robot.today.adding(days: -day), folds: [.biceps: "\(day).5"]), of: jan)
            }
        }
        robot.press("5 ]")
        for _ in 0..<20 { robot.press("Right") }
        robot.press("Left")
        robot.expect("Bi", "0.5")
        for _ in 0..<40 { robot.press("Up") }
        robot.expect("▌", "40.5")
        for _ in 0..<12 { robot.press("Left") }
        robot.expect("Chin", "▌")
        robot.press(", s C-u")
        robot.type("quad")
        robot.press("C-s")
        robot.expect("Quad")
        robot.expectNo("Chin")
    }

    @Test("A custom reference ranks a fold, and an empty one restores Spotter's")
    func references() throws {
        var robot = try robot { diary, jan in
            try diary.measurements.add(BodyMeasurement(day: Robot.today, folds: [.chin: "8", .quad: "12"]), of: jan)
        }
        robot.press("5 ]")
        robot.expect("Work on first: 1 Chin, 2 Quad")
        for _ in 0..<5 { robot.press("l") }
        robot.press(", r")
        robot.expect("Reference of Chin, male")
        robot.press("C-u")
        robot.type("20")
        robot.press("Enter")
        robot.expect("Work on first: 1 Quad, 2 Chin")
        robot.press(", r C-u")
        robot.type("8/9")
        robot.press("Enter")
        robot.expect("A reference is 0.5 to 99 mm.")
        robot.press("C-u Enter")
        robot.expect("Work on first: 1 Chin, 2 Quad")
        robot.press("i")
        robot.expect("against 4.0 mm, the default", "has not been validated")
    }
}
