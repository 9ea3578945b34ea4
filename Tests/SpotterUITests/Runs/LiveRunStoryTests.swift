import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import DiaryUI
@testable import SpotterShell
@testable import SpotterUI

@Suite("A live run on screen")
struct LiveRunStoryTests {
    @Test("A free run starts with two keys; p pauses and continues, w w asks, y ends it, and it counts on its day")
    func freeRun() throws {
        var robot = try Robot.atRuns()
        robot.expect("No runs yet")
        robot.press("a Enter")
        robot.expect("LIVE run 0:00", "Free: no goal")
        robot.wait(seconds: 65)
        robot.expect("LIVE run 1:05")
        robot.press("p")
        robot.wait(seconds: 100)
        robot.expect("LIVE run 1:05 paused", "PAUSED")
        robot.press("p")
        robot.wait(seconds: 5)
        robot.expect("LIVE run 1:10")
        robot.press("w w")
        robot.expect("End the run?", "Enter no, go back")
        robot.press("Enter")
        #expect(try robot.diary.runs.live().count == 1)
        robot.press("w w")
        robot.wait(seconds: 2)
        robot.press("y")
        #expect(try robot.diary.runs.live().isEmpty)
        #expect(try robot.runs().map(\.elapsed) == [72_000])
        robot.expect("Ended: 1:12. u: undo.", "Overview")
        robot.press("Esc")
        robot.expect("today", "1:12")
        robot.expectNo("0.00 km")
        let day = try robot.diary.energy.day(of: try robot.anna().id, on: Robot.today)
        #expect(day.runs.count == 1)
    }

    @Test(
        "Leaving the view keeps the run: every tab shows it, a in the list opens it, u after the end resumes it"
    )
    func goesOn() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter Esc")
        robot.expect("The run is still in progress")
        robot.wait(seconds: 30)
        robot.expect("LIVE Run", "0:30")
        for pane in ["1", "2", "3", "5"] {
            robot.press(pane)
            // The Measures tab has many sub-tabs: they are short there.
            robot.expect("LIVE Anna Malá run 0:30")
        }
        robot.press("4 a")
        robot.expect("LIVE run 0:30")
        robot.press("w w y u")
        #expect(try robot.diary.runs.live().count == 1)
    }

    @Test("o returns to the run from everywhere, and says so if it is on screen already")
    func other() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter")
        let run = try robot.liveRun()
        robot.press("o")
        robot.expect("this is the only live one")
        robot.press("Esc")
        robot.expect("o shows it")
        robot.press("1 o")
        #expect(robot.app.navigator.shown(LiveRunView.self)?.id == run.id)
        robot.press("Esc")
        #expect(robot.app.navigator.pane == .dashboard)
    }

    @Test("R restarts a run in progress after a question; u brings its time back")
    func restart() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter")
        robot.wait(seconds: 65)
        robot.press("R")
        robot.expect("Restart?", "Resets time, distance, steps and laps.")
        robot.press("Enter")
        robot.expect("LIVE run 1:05")
        robot.press("R y")
        robot.expect("LIVE run 0:00")
        robot.press("u")
        robot.expect("LIVE run 1:05")
    }

    @Test("A run ended by another program shows its result; a deleted one leads to the list")
    func endedElsewhere() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter")
        robot.wait(seconds: 5)
        let run = try robot.liveRun()
        _ = try robot.diary.runs.end(run.id)
        robot.app.context.noteChange()
        robot.resize(columns: 100, rows: 30)
        robot.expect("Overview", "0:05")
        try robot.diary.runs.delete(run.id)
        robot.app.context.noteChange()
        robot.resize(columns: 80, rows: 24)
        robot.expect("this week", "No runs yet")
    }

    @Test("Quitting during a run says that it continues without the program")
    func quitting() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter Esc q")
        robot.expect("Quit?", "In progress: Anna Malá, run 0:00.", "keeps running without the program")
        robot.press("Enter")
        #expect(!robot.app.isFinished)
        robot.press("q y")
        #expect(robot.app.isFinished)
        #expect(try robot.diary.runs.live().count == 1)
    }

    @Test("A goal of 1 km is announced once by bell, words and colour, and the run continues")
    func goal() throws {
        var robot = try Robot.atRuns()
        robot.press("a Down Enter")
        robot.type("1 km")
        robot.press("Enter")
        robot.expect("? of 1 km")
        robot.wait(seconds: 120)
        robot.press("a d")
        robot.type("240 m")
        robot.press("Enter")
        robot.expect("0.24 of 1 km", "24 %")
        _ = robot.app.takeEffects()
        robot.wait(seconds: 180)
        robot.press("a d")
        robot.type("1")
        robot.press("Enter")
        robot.expect("Goal reached: Anna Malá, 1 km at 5:00. The run is still in progress.", "1 km reached at 5:00")
        #expect(robot.app.takeEffects().filter { $0 == .bell }.count == 1)
        robot.wait(seconds: 10)
        #expect(!robot.app.takeEffects().contains(.bell))
        robot.expect("LIVE run 5:10", "1 km reached at 5:00")
        robot.press("w w y")
        #expect(try robot.runs().first?.goalReached == 300_000)
        robot.expect("reached at 5:00")
        robot.press("Esc")
        robot.expect("1 km reached")
    }

    @Test("A time goal rings at its second, whatever is on screen")
    func timeGoal() throws {
        var robot = try Robot.atRuns()
        robot.press("a Down Enter")
        robot.type("1 min")
        robot.press("Enter 2")
        robot.wait(seconds: 59)
        _ = robot.app.takeEffects()
        robot.wait(seconds: 1)
        #expect(robot.app.takeEffects().contains(.bell))
        #expect(robot.message.contains("Goal reached: Anna Malá, 1:00 at 1:00"))
    }

    @Test("Text that is not a goal is rejected with a correction, and stays typed")
    func wrongGoal() throws {
        var robot = try Robot.atRuns()
        robot.press("a Down Enter")
        robot.type("fast")
        robot.press("Enter")
        robot.expect("Not a goal: write 5 km", "fast")
        #expect(try robot.diary.runs.live().isEmpty)
    }

    @Test("The day's surplus can be the goal; without a surplus it is rejected with a reason")
    func surplus() throws {
        var robot = try Robot.atRuns()
        robot.press("a")
        robot.expect("no surplus today")
        robot.press("Down Down Enter")
        #expect(robot.message.contains("No surplus today"))
        #expect(try robot.diary.runs.live().isEmpty)

        robot = try Robot.atRuns { diary, anna in
            _ = try diary.foodEntries.add(
                FoodEntry(
                    day: Robot.today, meal: .lunch, name: "Feast",
                    nutrients: Nutrients(energy: Energy(calories: 4_000_000))),
                of: anna)
        }
        let balance = try #require(try robot.diary.energy.day(of: robot.anna().id, on: Robot.today).balance)
        try #require(balance.deviation > .zero)
        robot.press("a Down Down Enter")
        #expect(try robot.liveRun().goal == .surplus(balance.deviation))
        robot.expect("surplus")
    }

    @Test("The remaining activity of the target can be the goal; when it is reached it is rejected with a reason")
    func activityTarget() throws {
        func robot(_ done: Int) throws -> Robot {
            try Robot.atRuns { diary, anna in
                try diary.energyGoals.set(
                    EnergyGoal(
                        start: Robot.today.adding(days: -7), direction: .lose, rate: Energy(500, .kcal), foodShare: 40),
                    of: anna)
                _ = try diary.activityEntries.add(
                    ActivityEntry(day: Robot.today, name: "Golf", duration: 1800, typedEnergy: Energy(done, .kcal)),
                    of: anna)
            }
        }
        var short = try robot(109)
        short.press("a")
        short.expect("no surplus today", "Reach today's activity target", "191 kcal")
        short.press("Down Down Down Enter")
        #expect(try short.liveRun().goal == .energy(Energy(191, .kcal)))
        short.expect("? of 191 kcal")

        var reached = try robot(300)
        reached.press("a")
        reached.expect("already reached")
        reached.press("Down Down Down Enter")
        reached.expect("Today's activity target is reached")
        #expect(try reached.diary.runs.live().isEmpty)
    }

    @Test("Space counts steps: the cadence sets their length; Enter ends a lap, Backspace removes a step")
    func steps() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter")
        for _ in 0..<20 {
            robot.wait(seconds: 1)
            robot.press("Space")
        }
        #expect(try robot.liveRun().steps == 20)
        // Sixty a minute is walking, known from the third tap on: 1949 + 951 - 987 steps a mile.
        let walking = try #require(StepLength(height: Length(millimetres: 1778), sex: .female))
        #expect(
            try robot.liveRun().distance?.millimetres == 2 * walking.run.millimetres + 18 * walking.walk.millimetres)
        robot.press("Backspace")
        #expect(try robot.liveRun().steps == 19)
        robot.press("Enter")
        #expect(robot.message.contains("Lap 1: 0:20"))
        robot.wait(seconds: 5)
        robot.press("w w y")
        let run = try #require(try robot.runs().first)
        #expect(try robot.diary.runs.laps(of: run.id).map(\.elapsed) == [20_000, 5_000])
        robot.press("v")
        robot.expect("0:20", "0:05")
    }

    @Test("A paused run accepts no steps and says why; a s enters those of a step counter")
    func typedSteps() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter")
        robot.wait(seconds: 60)
        robot.press("a s")
        robot.type("165")
        robot.press("Enter")
        #expect(try robot.liveRun().steps == 165)
        let running = try #require(StepLength(height: Length(millimetres: 1778), sex: .female)).run
        #expect(try robot.liveRun().distance?.millimetres == 165 * running.millimetres)
        robot.press("p Space")
        #expect(robot.message.contains("The run is paused"))
        #expect(try robot.liveRun().steps == 165)
    }

    @Test("Ending offers to discard, and undo restores even that")
    func discard() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter w w x")
        #expect(try robot.diary.runs.live().isEmpty)
        #expect(try robot.runs().isEmpty)
        robot.press("u")
        #expect(try robot.diary.runs.live().count == 1)
    }

    @Test("Kind, goal and note are edited during the run without touching the stopwatch")
    func edit() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter")
        robot.wait(seconds: 10)
        robot.press("e")
        robot.wait(seconds: 20)
        robot.press("Right Tab")
        robot.type("2 km")
        robot.press("C-s")
        let run = try robot.liveRun()
        #expect(run.kind == .walk)
        #expect(run.goal == .distance(Length(millimetres: 2_000_000)))
        robot.expect("LIVE walk 0:30")
    }

    @Test("Two clients run at once; the one on screen comes first in the bar")
    func two() throws {
        var robot = try Robot.atRuns { diary, _ in
            let petr = try diary.clients.add(named: "Petr Novák")
            _ = try diary.runs.start(.walk, day: Robot.today, of: petr)
        }
        robot.press("a Enter")
        robot.wait(seconds: 3)
        robot.expect("LIVE Anna", "Petr")
        robot.press("2")
        robot.expect("walk 0:03")
    }

    @Test("Starting another run during one shows the live one")
    func again() throws {
        var robot = try Robot.atRuns()
        robot.press("a Enter Esc a")
        robot.expect("Anna Malá has a run in progress", "LIVE run")
        #expect(try robot.diary.runs.live().count == 1)
    }

    @Test("After midnight the run stays on the day of its start")
    func midnight() throws {
        var robot = try Robot.atRuns(start: Robot.start + 14.5 * 3_600)
        robot.press("a Enter")
        robot.wait(seconds: 3_600)
        robot.press("w w y")
        let run = try #require(try robot.runs().first)
        #expect(run.day == Robot.today)
        #expect(run.elapsed == 3_600_000)
        robot.press("Esc")
        robot.expect("yesterday", "1:00:00")
    }
}
