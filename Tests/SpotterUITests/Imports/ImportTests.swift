import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterCore
@testable import SpotterShell
@testable import SpotterUI

@Suite("Importing inside the program")
struct ImportTests {
    private let folder: TemporaryFolder
    private static let header =
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

    init() throws { folder = try TemporaryFolder() }

    /// Two sessions, three exercises, five sets, in the given unit of Strong's newer layout or without a unit.
    private func file(_ name: String = "strong.csv", rows: [String]? = nil) throws -> String {
        let rows =
            rows ?? [
                "2026-01-05 18:30:00,Legs,1h,Squat (Barbell),1,100,5,0,0,,,",
                "2026-01-05 18:30:00,Legs,1h,Squat (Barbell),2,102.5,3,0,0,,,8.5",
                "2026-01-05 18:30:00,Legs,1h,Plank,1,0,0,0,60,,,",
                "2026-01-08 18:30:00,Legs,1h,Squat (Barbell),1,105,5,0,0,,,",
                "2026-01-08 18:30:00,Legs,1h,Pull Up,1,0,8,0,0,,,",
            ]
        return try folder.write(([Self.header] + rows).joined(separator: "\n") + "\n", to: name)
    }

    private func robot(_ fill: (Diary) throws -> Void = { _ in }) throws -> Robot {
        try Robot { diary in
            try diary.clients.add(named: "Jan")
            try fill(diary)
        }
    }

    /// Replaces the typed path and runs the jobs to their end.
    private func open(_ path: String, _ robot: inout Robot) {
        robot.press("I C-u")
        robot.paste(path)
        robot.press("Enter")
        robot.finishJobs()
    }

    @Test("From the path to the sessions: unit with its reason, preview, one change, one undo")
    func wholeWay() throws {
        var robot = try robot()
        open(try file(), &robot)
        robot.expect("Kilograms or pounds?", "Likely kg:", "[kg kilograms]")
        robot.press("Enter")
        robot.finishJobs()
        robot.expect(
            "Import strong.csv for Jan", "2, all new", "3: 3 new, 0 known", "5 with 21 repetitions",
            "every line was read")
        robot.expect("Squat (Barbell)", "new exercise", "weights in kg", "5 Jan 2026 to 8 Jan 2026")
        #expect(try robot.diary.contents.counts().sessions == 0)
        robot.press("Enter")
        robot.finishJobs()
        robot.expect("Imported 2 sessions, 5 sets. u: undo")
        #expect(try robot.diary.contents.counts().sets == 5)
        #expect(try robot.diary.exercises.named("plank")?.unitKind == .time)
        #expect(try robot.diary.exercises.named("pull up")?.unitKind == .bodyWeight)
        robot.press("u")
        robot.expect("Undid: Import strong.csv for Jan")
        let counts = try robot.diary.contents.counts()
        #expect(counts.sessions == 0 && counts.sets == 0 && counts.exercises == 0)
    }

    @Test("A slow import shows its step at once, its seconds after a while, and Esc stops it")
    func slow() throws {
        let jobs = HeldJobs()
        var robot = try Robot(jobs: jobs) { _ = try $0.clients.add(named: "Jan") }
        func work() {
            jobs.work()
            robot.finishJobs()
        }
        work()
        open(try file(), &robot)
        robot.expect("Checking the file", "0 %", "Esc stops it without changes")
        robot.expectNo("· 0 s")
        work()
        robot.press("Enter")
        robot.expect("Reading strong.csv", "0 %   Esc stops it")
        robot.wait(seconds: 4)
        robot.expect("0 % · 4 s")
        robot.press("Esc")
        robot.expect("stopping ...")
        work()
        robot.expect("Stopped. Nothing was changed.")
        robot.expectNo("Reading strong.csv")

        open(try file(), &robot)
        work()
        robot.press("Enter")
        work()
        robot.press("Enter")
        robot.expect("Writing 2 sessions")
        robot.press("Esc")
        work()
        robot.expect("Stopped. Nothing was changed.")
        #expect(try robot.diary.contents.counts().sessions == 0)
    }

    @Test("Without a client it asks for one")
    func nobody() throws {
        var robot = try Robot()
        open(try file(), &robot)
        robot.expect("Choose the client")
    }

    @Test("The same file again adds nothing and reports it")
    func twice() throws {
        var robot = try robot()
        robot.press("c Enter")
        for _ in 0..<2 {
            open(try file(), &robot)
            robot.press("Enter")
            robot.finishJobs()
            robot.press("Enter")
            robot.finishJobs()
        }
        robot.expect("Nothing new: all 2 sessions were imported before.")
        #expect(try robot.diary.contents.counts().sets == 5)
    }

    @Test("One known session is not reported as all sessions")
    func oneTwice() throws {
        var robot = try robot()
        robot.press("c Enter")
        let one = try file(rows: ["2026-01-05 18:30:00,Legs,1h,Squat (Barbell),1,100,5,0,0,,,"])
        for _ in 0..<2 {
            open(one, &robot)
            robot.press("Enter")
            robot.finishJobs()
            robot.press("Enter")
            robot.finishJobs()
        }
        robot.expect("Nothing new: it was imported before.")
    }

    @Test("In pounds the weights are pounds")
    func pounds() throws {
        var robot = try robot()
        robot.press("c Enter")
        open(try file(), &robot)
        robot.press("l Enter")
        robot.finishJobs()
        robot.press("Enter")
        robot.finishJobs()
        let reps = 100 * 5 + 102.5 * 3 + 105 * 5
        #expect(try abs(robot.diary.contents.totals().volume.value(in: .lb) - reps) < 0.1)
    }

    @Test("Unreadable lines are listed in the preview with their numbers")
    func issues() throws {
        var robot = try robot()
        robot.press("c Enter")
        let path = try file(rows: [
            "2026-01-05 18:30:00,Legs,1h,Squat,1,100,5,0,0,,,", "no date,Legs,1h,Squat,1,100,5,0,0,,,",
            "2026-01-05 18:30:00,Legs,1h,Squat,x,100,5,0,0,,,",
        ])
        open(path, &robot)
        robot.press("Enter")
        robot.finishJobs()
        robot.expect("2 lines were not read", "Line 3, Date: \"no date\" is not a date", "Line 4")
    }

    @Test(
        "A file that is not an export is reported, and nothing changes",
        arguments: [
            ("empty.csv", "", "is empty"), ("x.csv", "a,b\n1,2\n", "not the header of a known export"),
            ("x.zip", "PK\u{3}\u{4}....", "ZIP archive"),
        ])
    func refused(name: String, text: String, saying: String) throws {
        var robot = try robot()
        robot.press("c Enter")
        open(try folder.write(text, to: name), &robot)
        robot.expect(saying)
        #expect(try robot.diary.contents.counts().sessions == 0)
    }

    @Test("A missing path and a folder are reported")
    func missing() throws {
        var robot = try robot()
        robot.press("c Enter")
        open(folder.path + "/none.csv", &robot)
        robot.expect("there is no such file")
        open(folder.path, &robot)
        robot.expect("is a directory")
    }

    @Test("Tab completes a name, and continues with the next key")
    func completion() throws {
        _ = try file("strong-2026.csv")
        _ = try folder.write("", to: "other.txt")
        var robot = try robot()
        robot.press("I C-u")
        robot.paste(folder.path + "/st")
        robot.press("Tab")
        robot.expect("strong-2026.csv")
        robot.press("Enter")
        robot.finishJobs()
        robot.expect("Kilograms or pounds?")
    }

    @Test("The arrows choose a name below, Enter takes it, and a folder opens")
    func choosing() throws {
        try folder.makeFolder("exports")
        _ = try file("exports/strong.csv")
        var robot = try robot()
        robot.press("I C-u")
        robot.paste(folder.path + "/")
        robot.expect("exports/")
        robot.press("Down Enter")
        robot.expect("strong.csv")
        robot.press("Down Enter Enter")
        robot.finishJobs()
        robot.expect("Kilograms or pounds?")
    }

    @Test("Esc in the preview changes nothing")
    func escape() throws {
        var robot = try robot()
        robot.press("c Enter")
        open(try file(), &robot)
        robot.press("Enter")
        robot.finishJobs()
        robot.press("Esc")
        #expect(robot.app.context.navigation.overlays.isEmpty)
        #expect(try robot.diary.contents.counts().sessions == 0)
    }

    @Test("c in the preview imports for another client")
    func otherClient() throws {
        var robot = try robot { diary in try diary.clients.add(named: "Anna") }
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter")
        open(try file(), &robot)
        robot.press("Enter")
        robot.finishJobs()
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter")
        robot.expect("Import strong.csv for Anna")
        robot.press("Enter")
        robot.finishJobs()
        let anna = try #require(try robot.diary.clients.named("Anna").first)
        #expect(try robot.diary.clients.profile(anna.id).sessionCount == 2)
    }
}

@Suite("Kinds of imported exercises")
struct TrainingLogDraftsTests {
    @Test("One set with a weight makes a weighted exercise; otherwise repetitions, metres or seconds decide")
    func kinds() throws {
        let header =
            "Date,Workout Name,Exercise Name,Set Order,Weight,Weight Unit,Reps,RPE,Distance,Distance Unit,Seconds,Notes,Workout Notes"
        let rows = [
            "2026-01-05 18:30:00,A,Dip,1,0,kg,8,,0,m,0,,", "2026-01-05 18:30:00,A,Row,1,0,kg,0,,500,m,0,,",
            "2026-01-06 18:30:00,A,Dip,1,10,kg,5,,0,m,0,,", "2026-01-06 18:30:00,A,Hang,1,0,kg,0,,0,m,40,,",
            "2026-01-06 18:30:00,A,Push Up,1,0,kg,20,,0,m,0,,",
        ]
        let text = ([header.replacing(",", with: ";")] + rows.map { $0.replacing(",", with: ";") }).joined(
            separator: "\n")
        let file = ImportFile(name: "b.csv", bytes: Data(text.utf8))
        guard case .training(let log) = try ImportFormat.sniff(file).read(file) else { return }
        let drafts = log.drafts(in: .gmt)
        let kinds = Dictionary(drafts.flatMap(\.rows).map { ($0.exerciseName, $0.unitKind) }) { first, _ in first }
        #expect(kinds == ["Dip": .loadAndReps, "Row": .distance, "Hang": .time, "Push Up": .bodyWeight])
        #expect(drafts.map(\.source).count == Set(drafts.map(\.source)).count)
        #expect(log.exerciseNames == ["Dip", "Row", "Hang", "Push Up"])
    }
}

extension Robot {
    /// Delivers the results of the jobs to the loop, as long as there are any.
    mutating func finishJobs() {
        for _ in 0..<3 { app.handle(.wake) }
    }
}

/// A folder that is deleted with the test.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
        return path + "/" + name
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }
}
