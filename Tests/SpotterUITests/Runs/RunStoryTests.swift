import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import DiaryUI
@testable import SpotterCore
@testable import SpotterShell
@testable import SpotterUI

@Suite("Runs")
struct RunStoryTests {
    /// Ten minutes at 10 km/h northward, with a heart rate and a hill.
    static let track: [TrackPoint] = (0...600).map { second in
        TrackPoint(
            time: second * 1000,
            position: .init(latitude: 500_000_000 + second * 250, longitude: 144_000_000 + (second % 200) * 100),
            elevation: 200_000 + min(second, 600 - second) * 100, distance: second * 2_778, heartRate: 120 + second / 20
        )
    }

    static func add(_ diary: Diary, _ client: Identifier<Client>) throws {
        let run = Run(
            day: Robot.today.adding(days: -1), startedAt: Robot.start - 86_400, elapsed: 600_000,
            distance: Length(millimetres: 1_666_800), goal: .distance(Length(millimetres: 2_000_000)),
            meanHeartRate: 135, topHeartRate: 150, title: "Along the river")
        let laps = [
            RunLap(elapsed: 360_000, distance: Length(millimetres: 1_000_000), meanHeartRate: 128),
            RunLap(elapsed: 240_000, distance: Length(millimetres: 666_800), meanHeartRate: 145, steps: 640),
        ]
        _ = try diary.runs.add(run, laps: laps, track: track, of: client)
        _ = try diary.runs.add(
            Run(
                day: Robot.today.adding(days: -40), kind: .ride, elapsed: 3_600_000,
                distance: Length(millimetres: 24_000_000)),
            of: client)
    }

    @Test("A past run has a distance and a time; its energy is calculated and counts on its day")
    func manual() throws {
        var robot = try Robot.atRuns()
        robot.press("a")
        robot.type("past")
        robot.press("Enter")
        robot.type("10")
        robot.press("Tab")
        robot.type("1:00:00")
        robot.press("C-s")
        let run = try #require(try robot.runs().first)
        #expect(run.distance == Length(millimetres: 10_000_000))
        #expect(run.elapsed == 3_600_000)
        robot.expect("10.00 km", "1:00:00", "6:00 /km", "800 kcal")
        let day = try robot.diary.energy.day(of: try robot.anna().id, on: Robot.today)
        #expect(day.activity == Energy(calories: 800_000))
        robot.press("u")
        #expect(try robot.runs().isEmpty)
    }

    @Test("A past run that was logged is under the cursor")
    func loggedPast() throws {
        var robot = try Robot.atRuns { diary, anna in try Self.add(diary, anna) }
        robot.press("a")
        robot.type("past")
        robot.press("Enter")
        robot.type("10")
        robot.press("Tab")
        robot.type("1:00:00")
        robot.press("C-s e")
        robot.expect("Edit: ", "1:00:00")
        robot.expectNo("Along the river")
    }

    @Test("Errors have a correction and the text stays typed")
    func wrong() throws {
        var robot = try Robot.atRuns()
        robot.press("a")
        robot.type("past")
        robot.press("Enter C-s")
        robot.expect("Enter a distance, a time or an energy")
        robot.type("ten")
        robot.press("C-s")
        robot.expect("Not a distance: write 5", "ten")
        #expect(try robot.runs().isEmpty)
    }

    @Test("An impossible speed is questioned, for past and live runs")
    func unlikely() throws {
        var robot = try Robot.atRuns()
        robot.press("a")
        robot.type("past")
        robot.press("Enter")
        robot.type("5066 m")
        robot.press("Tab")
        robot.type("0:25")
        robot.press("C-s")
        robot.expect("729.5 km/h is faster than the world record. Enter again keeps it.")
        #expect(try robot.runs().isEmpty)
        robot.press("Enter")
        #expect(try robot.runs().map(\.distance) == [Length(millimetres: 5_066_000)])

        var live = try Robot.atRuns()
        live.press("a Enter")
        live.wait(seconds: 60)
        live.press("a d")
        live.type("12")
        live.press("Enter")
        live.expect("720 km/h is faster than the world record. Enter again keeps it.")
        live.press("C-u")
        live.type("0.2")
        live.press("Enter")
        #expect(try live.liveRun().distance == Length(millimetres: 200_000))
        // The speed in the question changes every second; the distance in question does not.
        live.press("a d")
        live.type("12")
        live.press("Enter")
        live.expect("faster than the world record")
        live.wait(seconds: 3)
        live.press("Enter")
        #expect(try live.liveRun().distance == Length(millimetres: 12_000_000))
    }

    @Test("The list shows totals, pace, goals and personal bests; f filters by kind")
    func list() throws {
        var robot = try Robot.atRuns(fill: Self.add)
        robot.expect("yesterday", "Along th", "1.67 km", "10:00", "6:00 /km", "Ride", "24.00 km", "24 km/h")
        robot.expect("2 km 83 %", "this week", "this year", "longest 1.67 km", "1 km 5:59")
        robot.press("f")
        robot.expectNo("Ride")
        robot.press("f f")
        robot.expect("rides only", "Ride")
        robot.expectNo("Along th")
        robot.resize(columns: 120, rows: 40)
        robot.expect("Personal bests, rides")
    }

    @Test("The top speed of a track is read when the run becomes visible, and not again")
    func topSpeeds() throws {
        var robot = try Robot.atRuns(columns: 200, rows: 60, fill: Self.add)
        robot.expect("10 km/h")
        let statements = try StatementTrace.of(robot.diary) {
            robot.press("Down Up")
            robot.app.context.noteChange()
            robot.press("Down")
        }
        #expect(statements.contains { $0.contains("FROM run ") })
        #expect(!statements.contains { $0.contains("top_speed") })
        robot.expect("10 km/h")
    }

    @Test("A run shows its values, its route and the source of its energy")
    func overview() throws {
        var robot = try Robot.atRuns(fill: Self.add)
        robot.press("Enter")
        robot.expect(
            "Along the river, Wed 11 March 2026, 09:00", "1.67 km", "6:00 /km", "ACSM running, net, 80 kg")
        robot.expect("not reached: 83 %", "average 135, top 150 bpm", "Top speed", "10 km/h")
        // The start of the route.
        #expect(robot.lines.contains { $0.contains(/S(?![A-Za-z])/) })
        robot.press("Esc")
        robot.expect("this week")
    }

    @Test("The chart reads speed, heart rate and altitude over the distance; t shows them as a table")
    func chart() throws {
        var robot = try Robot.atRuns(fill: Self.add)
        robot.press("Enter }")
        robot.expect("[Speed]", "km/h", "1.67 km: 10 km/h, at 10:00")
        robot.press("Home")
        robot.expect("0.01 km: 10 km/h")
        robot.press("}")
        robot.expect("[Heart rate]", "bpm")
        robot.press("{")
        robot.expect("[Speed]")
        robot.press("}")
        robot.press("t")
        robot.expect("Heart rate (bpm)", "Speed (km/h)")
        robot.press("t }")
        robot.expect("[Elevation]")
    }

    @Test("Laps are in a table; g d opens the day of the run")
    func laps() throws {
        var robot = try Robot.atRuns(fill: Self.add)
        robot.press("Enter v")
        robot.expect("6:00", "1.00 km", "4:00", "640")
        robot.press("g d")
        #expect(robot.app.navigator.shown(DayView.self) != nil)
    }

    @Test("A run is edited and deleted, from the list and its own view, and undo restores it")
    func editing() throws {
        var robot = try Robot.atRuns(fill: Self.add)
        robot.press("Enter e")
        robot.press("Tab")
        robot.press("C-u")
        robot.type("9:30")
        robot.press("C-s")
        #expect(try robot.runs().first?.elapsed == 570_000)
        #expect(try robot.runs().first?.distance == Length(millimetres: 1_666_800))
        robot.press("d")
        #expect(try robot.runs().count == 1)
        robot.expect("this week")
        robot.press("u")
        #expect(try robot.runs().count == 2)
        #expect(try robot.diary.runs.track(of: try #require(try robot.runs().first).id).count == 601)
    }

    @Test("The start time of a run can be edited; unchanged it is exact to the second; another day moves it")
    func began() throws {
        var robot = try Robot.atRuns(fill: Self.add)
        robot.press("Enter e")
        robot.expect("Start     09:00")
        robot.press("Tab C-u")
        robot.type("9:30")
        robot.press("C-s")
        #expect(try robot.runs().first?.startedAt == Robot.start - 86_400)
        robot.press("e Tab Tab Tab Tab C-u")
        robot.type("6:15 pm")
        robot.press("C-s")
        let evening = Robot.today.adding(days: -1).instant(at: try #require(TimeOfDay("18:15")), in: .gmt)
        #expect(try robot.runs().first?.startedAt == evening)
        robot.expect("Wed 11 March 2026, 18:15")
        robot.press("e Tab Tab Tab C-u")
        robot.type("-2d")
        robot.press("C-s")
        #expect(try robot.runs().first?.startedAt == evening - 86_400)
        robot.press("u u")
        #expect(try robot.runs().first?.startedAt == Robot.start - 86_400)
        robot.press("e Tab Tab Tab Tab C-u")
        robot.type("25:00")
        robot.press("C-s")
        robot.expect("Not a time")
    }

    @Test("A run without a distance has a marked estimate by its time; the day's sum is not a minimum")
    func estimated() throws {
        var robot = try Robot.atRuns { diary, anna in
            _ = try diary.runs.add(Run(day: Robot.today, elapsed: 3_600_000), of: anna)
        }
        robot.expect("~520 kcal")
        robot.press("Enter")
        robot.expect("~520 kcal", "estimate: 7.5 MET by time, net, 80 kg")
        robot.press("g d")
        robot.expect("~520")
        robot.expectNo("at least")
        // Nothing is known about other kinds.
        robot = try Robot.atRuns { diary, anna in
            _ = try diary.runs.add(Run(day: Robot.today, kind: .other, elapsed: 3_600_000), of: anna)
        }
        robot.press("Enter")
        robot.expect("not known: e enters it")
        robot.press("g d")
        robot.expect("at least 0 kcal")
    }

    @Test("A running activity next to a run is pointed out")
    func twice() throws {
        var robot = try Robot.atRuns { diary, anna in
            try diary.catalogue.fill()
            let running = try diary.activities.list(heading: nil, search: "running", offset: 0, limit: 50).first {
                $0.isRun
            }
            let activity = try #require(running)
            _ = try diary.activityEntries.add(
                ActivityEntry(
                    day: Robot.today, activity: activity.id, name: activity.name, duration: 1_800, met: activity.met,
                    isRun: activity.isRun),
                of: anna)
        }
        robot.press("a")
        robot.type("past")
        robot.press("Enter")
        robot.type("5")
        robot.press("Tab")
        robot.type("30")
        robot.press("C-s")
        #expect(robot.message.contains("it counts twice"))
    }

    @Test("Typed step lengths take precedence over those by height")
    func stepLengths() throws {
        var robot = try Robot.atRuns()
        robot.press(", s")
        robot.expect("from the height (Hoeger 2008)")
        robot.press("Tab")
        robot.type("90")
        robot.press("C-s a Enter Space")
        #expect(try robot.liveRun().distance == Length(millimetres: 900))
    }

    @Test("Without a client it says which key chooses one")
    func nobody() throws {
        var robot = try Robot()
        robot.press("4 ]")
        robot.expect("No client chosen. c chooses one.")
        robot.press("a")
        robot.expect("Choose the client")
    }

    @Test("Points and laps are exported for spreadsheets")
    func export() throws {
        let points = RunTable.points(Array(Self.track.prefix(2)))
        #expect(
            points
                == "seconds,latitude,longitude,elevation_m,distance_m,heart_rate,cadence\r\n0,50,14.4,200,0,120,\r\n1,50.000025,14.40001,200.1,2.778,120,\r\n"
                || points.replacing("\r\n", with: "\n")
                    == "seconds,latitude,longitude,elevation_m,distance_m,heart_rate,cadence\n0,50,14.4,200,0,120,\n1,50.000025,14.40001,200.1,2.778,120,\n"
        )
        let laps = RunTable.laps(
            [RunLap(elapsed: 61_500, distance: Length(millimetres: 250_000), energy: Energy(calories: 20_500))],
            of: Run(day: Robot.today))
        #expect(laps.contains("1,61.5,250,,,,20.5"))
    }

    @Test("Distances are rounded, but never up to a goal that was not reached")
    func rounding() {
        func text(_ metres: Double, of goal: Int? = nil) -> String {
            let length = Length(millimetres: Int(metres * 1000))
            return RunText.distance(length, towards: goal.map { .distance(Length(millimetres: $0 * 1_000_000)) })
        }
        #expect(text(4688) == "4.69 km")
        #expect(text(4999) == "5.00 km")
        #expect(text(4999, of: 5) == "4.99 km")
        #expect(text(4994, of: 5) == "4.99 km")
        #expect(text(5001, of: 5) == "5.00 km")
        #expect(text(99_996) == "100.00 km")
        #expect(text(123_450) == "123.5 km")
        #expect(RunText.distance(Length(millimetres: 4_999_000), towards: .time(60_000)) == "5.00 km")
        #expect(RunText.distance(nil).isEmpty)
    }

    @Test("The views fit 60x16 and 120x40", arguments: [(60, 16), (120, 40)])
    func sizes(columns: Int, rows: Int) throws {
        var robot = try Robot.atRuns(columns: columns, rows: rows, fill: Self.add)
        robot.expect("Along the", "1.67 km")
        robot.press("Enter")
        robot.expect("Along the river", "1.67 km")
        robot.press("Esc a Down Enter")
        robot.type("1 km")
        robot.press("Enter")
        robot.expect("? of 1 km", "Distance", "Energy")
    }
}
