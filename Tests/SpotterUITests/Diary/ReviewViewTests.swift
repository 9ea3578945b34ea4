import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import TerminalKit
import Testing

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("The review")
struct ReviewPaneTests {
    private func robot(columns: Int = 80, rows: Int = 24, isComplete: Bool = true) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try ReviewDiary.fill($0, isComplete: isComplete) }
        robot.press("c Enter 4 ] ] ] ]")
        return robot
    }

    @Test("Without a client it says which key chooses one")
    func nobody() throws {
        var robot = try Robot { _ in }
        robot.press("4 ] ] ] ]")
        robot.expect("No client chosen. c chooses one")
    }

    @Test("A client without records gets a hint how to start, and no day is on target")
    func empty() throws {
        var robot = try Robot { try $0.clients.add(named: "Jan") }
        robot.press("c Enter 4 ] ] ] ]")
        robot.expect("9 to 15 Mar 2026", "No food was logged: Enter opens a day", "not recorded")
        robot.expectNo("on target", "NaN")
        robot.expect("needs 14 complete days; x marks a day complete.")
    }

    @Test("A week at a glance: each day with its balance and its result in words")
    func week() throws {
        let robot = try robot()
        robot.expect("9 to 15 Mar 2026", "Mon 9 Mar", "not recorded", "too much", "too little", "in progress")
        robot.expect("Sum", "Average", "over", "under", "0 of 2 recorded days on target.")
        robot.expect("Measured expenditure", "7 700 kcal a kg", "The formula with activities says")
    }

    @Test("Sum, average and the command line follow from the shown days, so that all of them agree")
    func agreeing() throws {
        let robot = try robot()
        let anna = try robot.diary.clients.get(try #require(robot.app.context.client?.id))
        for ago in 3..<27 {
            let first = Robot.today.adding(days: -ago)
            let review = try robot.diary.energy.review(
                of: anna.id, from: first, through: first.adding(days: 1), today: Robot.today)
            let table = ReviewTable(review: review, massUnit: .kg, glyphs: .unicode)
            let shown = review.counted.compactMap { $0.balance?.rounded(to: .kcal) }
            let sum = shown.reduce(0) { $0 + $1.deviation.calories / 1_000 }
            let mean = Int((Double(sum) / Double(shown.count)).rounded())
            let place = ReviewTable.Column.balance.rawValue
            #expect(table.mean[place].text.hasPrefix(Self.signed(mean)), "\(first): \(table.mean[place].text)")
            #expect(table.sum[place].text.hasPrefix(Self.signed(sum)))
            let report = DiaryReport.days(try DiaryDocument(review, of: anna, in: robot.diary), isPrinted: true)
            let column = try #require(report.columns.firstIndex { $0.text == "Balance kcal" })
            let printed = report.rows.map { $0[column].shown }.filter { $0 != "–" }
            #expect(printed == shown.map { "\($0.deviation.calories / 1_000)" })
        }
    }

    /// "+484", "-50", "0", as the table shows it.
    private static func signed(_ kilocalories: Int) -> String {
        (kilocalories > 0 ? "+" : "") + EnergyText.number(Energy(kilocalories, .kcal), in: .kcal)
    }

    @Test("The arrows step by weeks and months; . returns; the title names the days")
    func stepping() throws {
        var robot = try robot()
        robot.press("Left")
        robot.expect("2 to 8 Mar 2026", "on target.")
        robot.press("Left Left")
        robot.press(".")
        robot.expect("9 to 15 Mar 2026")
        robot.press("v")
        robot.expect("March 2026", "Sun 1 Mar")
        robot.press("Left")
        robot.expect("February 2026", "Sun 1 Feb")
        robot.press("Right")
        robot.expect("March 2026")
        robot.press("Right")
        robot.expect("April 2026")
        robot.press(". v")
        robot.expect("9 to 15 Mar 2026")
    }

    @Test("( and ) step by months in both spans, twelve of them are a year, and g d goes to a date")
    func months() throws {
        var robot = try robot()
        robot.press("(")
        robot.expect("9 to 15 Feb 2026")
        robot.press(") 0 1 2 (")
        robot.expect("10 to 16 Mar 2025")
        robot.press("v )")
        robot.expect("April 2025")
        robot.press("g d")
        robot.expect("Go to a date")
        robot.type("24 dec 2025")
        robot.press("Enter")
        robot.expect("December 2025")
        robot.press("Enter")
        #expect(robot.app.navigator.shown(DayView.self)?.day?.iso == "2025-12-24")
    }

    @Test("Stepping over the ends of years and of the calendar keeps the position")
    func ends() throws {
        #expect(ReviewSpan.month.day(-3, periodsAfter: Day(iso: "2026-03-31") ?? .earliest).iso == "2025-12-31")
        #expect(ReviewSpan.month.day(-1, periodsAfter: Day(iso: "2026-03-31") ?? .earliest).iso == "2026-02-28")
        #expect(ReviewSpan.week.days(around: Day(iso: "2026-01-01") ?? .earliest).lowerBound.iso == "2025-12-29")
        #expect(
            ReviewSpan.week.title(ReviewSpan.week.days(around: Day(iso: "2026-01-01") ?? .earliest)).text
                == "29 Dec to 4 Jan 2026")
        #expect(ReviewSpan.week.days(around: .earliest).lowerBound == .earliest)
        #expect(ReviewSpan.month.day(-1, periodsAfter: .earliest) == .earliest)
        #expect(ReviewSpan.month.day(1, periodsAfter: .latest) == .latest)
        #expect(ReviewSpan.month.days(around: .latest).upperBound == .latest)
    }

    @Test("Enter opens the day under the cursor; it starts on today")
    func opening() throws {
        var robot = try robot()
        robot.press("Up Up Enter")
        #expect(robot.app.navigator.shown(DayView.self)?.day?.iso == "2026-03-10")
    }

    @Test("In a scrolled month a click chooses the day that it is on, and a double click opens it")
    func clicks() throws {
        var robot = try robot()
        robot.press("v G")
        robot.expectNo("Sun 1 Mar")
        func day(_ row: Int) throws -> Substring {
            try #require(robot.lines[row].firstMatch(of: /\w{3} \d+ Mar/), "\(robot.screen)").output
        }
        for row in [4, 8] {
            let clicked = try day(row)
            robot.app.handle(.mouse(Mouse(kind: .press, at: Point(4, row))))
            #expect(robot.lines[row].contains("▌\(clicked)"), "\(clicked):\n\(robot.screen)")
        }
        let opened = try day(6).filter(\.isNumber)
        robot.app.handle(.mouse(Mouse(kind: .doubleClick, at: Point(4, 6))))
        let shown = try #require(robot.app.navigator.shown(DayView.self)?.day)
        #expect(shown.iso.hasPrefix("2026-03-") && String(shown.day) == opened)
    }

    @Test("x marks a day as complete, undo unmarks it")
    func complete() throws {
        var robot = try robot(isComplete: false)
        robot.expect("needs 14 complete days; x marks a day complete.")
        robot.press("Up x")
        robot.expect("Wed 11 Mar is complete.")
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        #expect(try robot.diary.diaryDays.get(of: anna.id, on: Robot.today.adding(days: -1)).isComplete)
        robot.press("u")
        #expect(try !robot.diary.diaryDays.get(of: anna.id, on: Robot.today.adding(days: -1)).isComplete)
    }

    @Test("The sum is that of the values above it")
    func sums() throws {
        var robot = try robot(columns: 120, rows: 40)
        robot.press("Left")
        let lines = robot.lines.filter { line in line.contains(#/^ *▌?(Mon|Tue|Wed|Thu|Fri|Sat|Sun) +\d+ Mar /#) }
        let eaten = lines.compactMap { line in
            line.firstMatch(of: #/Mar +(\d \d{3}|\d{3})/#).flatMap { Int($0.1.replacing(" ", with: "")) }
        }
        #expect(eaten.count == 7, "\(lines)")
        let sum = try #require(robot.lines.first { $0.contains("Sum ") })
        #expect(sum.replacing(" ", with: "").contains("Sum\(eaten.reduce(0, +))"), "\(sum)")
    }

    @Test(
        "Every size shows the days and no number is cut",
        arguments: [(60, 16), (80, 24), (120, 40), (100, 30)])
    func sizes(columns: Int, rows: Int) throws {
        var robot = try robot(columns: columns, rows: rows)
        robot.expect("Thu 12 Mar", "not recorded", "Average")
        robot.press("v")
        robot.expect("March 2026", "Average")
        robot.press("G")
        robot.expect("Tue 31 Mar")
        robot.press("g g")
        robot.expect("Sun 1 Mar")
    }

    @Test("A large window has the balance as columns and the weight with its trend")
    func charts() throws {
        let robot = try robot(columns: 120, rows: 40)
        robot.expect("Balance (kcal)", "weight", "trend")
    }

    @Test("X writes the days into a file for the owner only, and asks before replacing one")
    func export() throws {
        let folder = try TemporaryFolder()
        var robot = try robot()
        try robot.diary.settings.set("export folder", to: folder.path + "/")
        robot.press("Left X")
        robot.expect("Export 2 Mar to 8 Mar 2026", "< Markdown, the days and each food >", "2026-03-08.md")
        robot.press("Enter")
        let file = folder.path + "/Anna Malá diary 2026-03-02 to 2026-03-08.md"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        #expect(text.contains("# Anna Malá") && text.contains("| breakfast | 07:30 | Oats |"))
        #expect(text.contains("on target.") && text.contains("Measured expenditure"))
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        robot.press("X Enter")
        robot.expect("already exists. Ctrl-S")
        robot.press("Esc X Right Right")
        robot.expect("< CSV, a line for each food >", "14 foods", "2026-03-08.csv")
        robot.press("Enter")
        let csv = try String(contentsOfFile: file.replacing(".md", with: ".csv"), encoding: .utf8)
        #expect(csv.split(separator: "\r\n").count == 15)
    }

    @Test("In ASCII only ASCII is drawn")
    func ascii() throws {
        var robot = try robot(columns: 120, rows: 40)
        robot.app.context.client?.name = "Anna"
        let text = robot.app.screen(glyphs: .ascii).lines().joined()
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }
}
