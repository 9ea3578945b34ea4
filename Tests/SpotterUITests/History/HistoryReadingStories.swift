import DiaryStore
import FitnessModel
import TestSupport
import Testing
import ViewKit

@testable import PeopleUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("Reads of the history view")
struct HistoryReadingStories {
    /// Jan with ten years of measurements in addition to his other records: each is read separately.
    private func long() throws -> Robot {
        var robot = try Robot { diary in
            try HistoryStories.fill(diary)
            let jan = try #require(try diary.clients.list().first).id
            try diary.change { change in
                for ago in 50..<1_250 {
                    try change.measurements.add(
                        BodyMeasurement(day: Robot.today.adding(days: -3 * ago), folds: [.chin: "8"]), of: jan)
                }
            }
        }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter g h")
        robot.expect("Default · 1207 recor", "Golf")
        return robot
    }

    /// The line under the cursor.
    private func chosen(_ robot: Robot) throws -> HistoryLine.ID {
        try #require(robot.app.navigator.shown(HistoryView.self)?.list.selected?.id)
    }

    /// Presses keys and expects that invisible records were not read: 1200 of them would need many more statements.
    private func press(_ keys: String, _ robot: inout Robot, at location: SourceLocation = #_sourceLocation) throws {
        let statements = try StatementTrace.of(robot.diary) { robot.press(keys, at: location) }
        #expect(!statements.isEmpty && statements.count < 400, "\(keys)", sourceLocation: location)
    }

    @Test("Only visible rows are read, from the first record to the last of ten years")
    func moving() throws {
        var robot = try long()
        let first = try chosen(robot)
        for keys in ["End", "PageUp", "Home", "v", "End", "v"] { try press(keys, &robot) }
        #expect(try chosen(robot) != first)
    }

    @Test("The cursor stays on its record when the list changes, without a search")
    func staying() throws {
        var robot = try long()
        robot.press("End")
        let last = try chosen(robot)
        try press("v", &robot)
        #expect(try chosen(robot) == last)
        try press("v", &robot)
        #expect(try chosen(robot) == last)
        robot.press("f")
        robot.type("measurements")
        try press("Enter", &robot)
        #expect(try chosen(robot) == last)
        try press("Esc", &robot)
        #expect(try chosen(robot) == last)
        robot.press("/")
        robot.type("measurement")
        robot.press("Enter End")
        #expect(try chosen(robot) == last)
        try press("Esc", &robot)
        #expect(try chosen(robot) == last)
        try press("Left", &robot)
        #expect(try chosen(robot) == .category(nil))
    }

    @Test("Sums are read one after the other, not for each typed letter, and outdated ones are not shown")
    func sums() throws {
        let jobs = HeldJobs()
        var robot = try Robot(jobs: jobs) { diary in
            try HistoryStories.fill(diary)
            let petr = try diary.clients.add(named: "Petr")
            try diary.activityEntries.add(ActivityEntry(day: Robot.today, name: "Chess", duration: 7200), of: petr)
        }
        func work() {
            jobs.work()
            robot.finishJobs()
        }
        func head() -> String { robot.lines.first { $0.contains("Default ·") } ?? "" }
        robot.press("c")
        robot.type("jan")
        robot.press("Enter")
        while jobs.count > 0 { work() }
        robot.press("g h")
        #expect(head().contains("7 records") && !head().contains("km"))
        #expect(jobs.count == 1)
        work()
        #expect(head().contains("9.00 km") && jobs.count == 0)
        robot.press("/")
        robot.type("city")
        #expect(head().contains("1 record") && !head().contains("km"), "these are not the records that were summed")
        #expect(jobs.count == 0)
        robot.press("Enter")
        #expect(jobs.count == 1)
        robot.press("Esc")
        #expect(jobs.count == 1, "the next question waits for the answer")
        work()
        #expect(head().contains("7 records") && !head().contains("km"), "the answer is of other records")
        #expect(jobs.count == 1)
        work()
        #expect(head().contains("9.00 km") && jobs.count == 0)
        robot.press("c")
        robot.type("petr")
        robot.press("Enter")
        #expect(head().contains("1 record") && !head().contains("km") && !head().contains("2 h"))
        while jobs.count > 0 { work() }
        #expect(head().contains("2 h"))
    }
}
