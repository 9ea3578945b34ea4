import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

@testable import SpotterCore

@Suite("Levels over training load")
struct ProgressWellbeingStories {
    /// The keys from the dashboard to the section.
    static let keys = (["5"] + ProgressSection.allCases.prefix { $0 != .wellbeing }.map { _ in "Down" })
        .joined(separator: " ")

    /// Anna with two weeks of check-ins and a session in each, an hour at RPE 8 and forty minutes at RPE 7.
    static func fill(_ diary: Diary) throws {
        let anna = try diary.clients.add(named: "Anna Malá")
        try diary.consents.give(Consent(), by: anna)
        let checkIns: [(ago: Int, minute: Int, level: StressLevel)] = [
            (8, 480, .atEase), (1, 480, .woundUp), (1, 1_200, .carefree), (0, 480, .wornOut),
        ]
        for one in checkIns {
            let day = Robot.today.adding(days: -one.ago)
            try diary.checkIns.add(CheckIn(day: day, minute: one.minute, level: one.level), of: anna)
        }
        for (ago, minutes, tenths) in [(9, 40, 70), (2, 60, 80)] {
            let start = Robot.start.addingTimeInterval(TimeInterval(-86_400 * ago))
            let session = try diary.sessions.startFree(client: anna, day: Robot.today.adding(days: -ago), at: start)
            let end = start.addingTimeInterval(TimeInterval(60 * minutes))
            try diary.sessions.finish(session, effort: .rpe(tenths: tenths), at: end)
        }
    }

    @Test("The week in Wellbeing says the unit of a day's load")
    func week() throws {
        var robot = try Robot { try Self.fill($0) }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ]")
        // 60 minutes at RPE 8, two days ago.
        #expect(robot.lines.contains { $0.contains("TRAINED") && $0.contains("480 AU") }, "\(robot.screen)")
        robot.resize(columns: 60, rows: 16)
        #expect(robot.lines.contains { $0.contains("TRAINED") && $0.contains("480") }, "\(robot.screen)")
    }

    private func opened(columns: Int = 120, rows: Int = 40) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { try Self.fill($0) }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter \(Self.keys)")
        return robot
    }

    @Test("The average level of a week is above its load, on one time axis; the cursor reads both")
    func chart() throws {
        var robot = try opened()
        robot.expect(
            "4 check-ins on 3 days.", "The average level of a week", "Level", "Load per week",
            "week of 9 Mar 2026: 2.3 of 4, 2 days, 2 tense", "week of 9 Mar 2026: 480 AU")
        robot.press("Left")
        robot.expect("week of 2 Mar 2026: 3", "of 4, 1 day, 0 tense", "week of 2 Mar 2026: 280 AU")
        robot.press("Left")
        robot.expect("week of 23 Feb 2026", "no check-in")
        let level = try #require(robot.lines.firstIndex { $0.contains("Level") && $0.contains("week of") })
        let load = try #require(robot.lines.firstIndex { $0.contains("Load per week") })
        #expect(level < load)
    }

    @Test("The table has the same values week by week")
    func table() throws {
        var robot = try opened()
        robot.press("t")
        robot.expect("level (1-4)", "check-ins", "tense days", "load (AU)")
        func figures(_ monday: String) -> [Substring] {
            (robot.lines.first { $0.contains(monday) } ?? "").split(separator: " ").suffix(5).map { $0 }
        }
        #expect(figures("2026-03-09") == ["2.3", "3", "2", "2", "480"])
        #expect(figures("2026-03-02") == ["3.0", "1", "1", "0", "280"])
    }

    @Test("At 60x16 the values are shown, too")
    func small() throws {
        let robot = try opened(columns: 60, rows: 16)
        robot.expect("4 check-ins on 3 days.", "2.3 of 4, 2 days, 2 tense", "Load per week")
        robot.expectNo("No check-ins in this period", "NaN")
    }
}
