import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterUI

@Suite("Importing recorded runs")
struct RunImportStoryTests {
    private static let gpx = """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
          <trk><name>Morning loop</name><type>running</type><trkseg>
            <trkpt lat="50.0000000" lon="14.0000000"><ele>200</ele><time>2026-03-10T06:00:00Z</time></trkpt>
            <trkpt lat="50.0010000" lon="14.0000000"><ele>202</ele><time>2026-03-10T06:00:40Z</time></trkpt>
            <trkpt lat="50.0020000" lon="14.0000000"><ele>204</ele><time>2026-03-10T06:01:20Z</time></trkpt>
          </trkseg></trk>
        </gpx>
        """

    /// Writes a file that is deleted with the test.
    private func withFile(_ name: String, _ text: String, _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "spotter-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        try body(file.path)
    }

    private func open(_ path: String, _ robot: inout Robot) {
        robot.press("I C-u")
        robot.paste(path)
        robot.press("Enter")
        robot.finishJobs()
    }

    @Test("A GPX file is previewed, imported once, and undone as a whole")
    func gpx() throws {
        try withFile("loop.gpx", Self.gpx) { path in
            var robot = try Robot.atRuns()
            open(path, &robot)
            robot.expect("Import loop.gpx for Anna Malá", "GPX · 3 points", "1, all new", "Morning loop")
            #expect(try robot.runs().isEmpty)
            robot.press("Enter")
            robot.app.handle(.wake)
            let run = try #require(try robot.runs().first)
            #expect(run.day.iso == "2026-03-10")
            #expect(run.elapsed == 80_000)
            #expect(run.distance.map { abs($0.millimetres - 222_390) < 500 } == true)
            #expect(try robot.diary.runs.track(of: run.id).count == 3)
            robot.expect("Overview", "Morning loop")

            open(path, &robot)
            robot.expect("1: 0 new, 1 imported before")
            robot.press("Enter")
            #expect(robot.message.contains("Nothing new: it was imported before."))
            #expect(try robot.runs().count == 1)
            robot.press("u")
            #expect(robot.message.contains("Undid: Import loop.gpx for Anna Malá"))
            #expect(try robot.runs().isEmpty)
        }
    }

    @Test("A broken file is rejected with its position, and the path stays typed")
    func broken() throws {
        try withFile("broken.gpx", String(Self.gpx.prefix(400))) { path in
            var robot = try Robot.atRuns()
            open(path, &robot)
            robot.expect("Import a file from another program", "broken.gpx")
            #expect(try robot.runs().isEmpty)
        }
    }
}
