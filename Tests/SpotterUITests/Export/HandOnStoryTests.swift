import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import TestSupport
import Testing
import ViewKit

@testable import PeopleUI
@testable import SpotterCore
@testable import SpotterShell
@testable import SpotterUI

@Suite("Exporting one session or run")
struct HandOnStoryTests {
    private final class Folder {
        let path = FileManager.default.temporaryDirectory.path + "/spotter-hand-on-\(UUID().uuidString)"
        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }

        func text(_ name: String) throws -> String {
            try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        }
        var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    }

    private let folder: Folder

    init() throws { folder = try Folder() }

    private func robot() throws -> Robot {
        var robot = try Robot { diary in
            try SampleDiary.fill(diary)
            try diary.settings.set("export folder", to: folder.path + "/")
        }
        robot.chooseClient("jan")
        return robot
    }

    @Test("X on a session's column offers the phase first, and Left selects the session")
    func onSheet() throws {
        var robot = try robot()
        robot.press("3 Enter Left X")
        robot.expect("Print or export", "< Text, 80 columns, 60 lines a page >")
        robot.press("Left")
        robot.expect("< Session of 9 Mar: JSON >", "Jan Stencel 2026-03-09 session.json")
        robot.press("Left Left Left")
        robot.expect("< Session of 9 Mar: Markdown >")
        robot.press("Enter")
        robot.expect("Wrote")
        let text = try folder.text("Jan Stencel 2026-03-09 session.md")
        #expect(text.hasPrefix("# Jan Stencel\n\nP6 In season, session 3 · Mon 9 March 2026 · "))
        #expect(text.contains("| A1 | Box squat, banded | 31X0 | 3 | 5 |"))
        #expect(text.contains("80x3 95x3 100x3 100x3 105x3"))
        for other in ["left knee", "Anna", "Petr", "Olga"] { #expect(!text.contains(other), "\(other)") }
    }

    @Test("X on a session in the profile exports it; on other lines it writes the report")
    func inProfile() throws {
        var robot = try robot()
        robot.press("2 Enter X")
        robot.expect("Report for Jan Stencel")
        robot.press("Esc")
        for _ in 0..<20 {
            guard let view = robot.app.navigator.shown(ProfileView.self) else { break }
            if case .session = view.cursor.key { break }
            robot.press("Down")
        }
        robot.press("X")
        robot.expect("Export the session of 9 Mar", "< Text >", "Jan Stencel 2026-03-09 session.txt")
        robot.press("Right Right Right")
        robot.expect("< CSV >", "Every set that can be read")
        robot.press("Enter")
        let lines = try folder.text("Jan Stencel 2026-03-09 session.csv").split(separator: "\r\n")
        #expect(lines.first?.hasPrefix("Client,Phase,Session,Date,Label,Exercise,Set,") == true)
        let first = "Jan Stencel,P6 In season,3,2026-03-09,A1,\"Box squat, banded\",1,1,,80,kg,,3"
        #expect(lines.contains { $0.hasPrefix(first) })
        #expect(folder.names == ["Jan Stencel 2026-03-09 session.csv"])
    }

    @Test("A free session is exported from its sheet; JSON has the typed text and its reading")
    func free() throws {
        var robot = try Robot { diary in
            try SessionDiary.free(diary)
            try diary.settings.set("export folder", to: folder.path + "/")
        }
        robot.chooseClient("jan")
        robot.press("s Enter a")
        robot.type("box")
        robot.press("Enter C")
        robot.wait(seconds: 4)
        robot.press("Space")
        robot.wait(seconds: 3)
        robot.press("Space Enter X Left")
        robot.expect("Export the session of 12 Mar", "< JSON >")
        robot.press("Enter")
        let data = Data(try folder.text("Jan Stencel 2026-03-12 session.json").utf8)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(json["client"] as? String == "Jan Stencel" && json["title"] as? String == "Free session")
        let exercise = try #require((json["exercises"] as? [[String: Any]])?.first)
        #expect(exercise["done"] as? String == "80x2")
        let set = try #require((exercise["performed"] as? [[String: Any]])?.first)
        #expect(set["seconds"] as? Double == 7 && set["repSeconds"] as? [Double] == [4, 3])
        let part = try #require((set["parts"] as? [[String: Any]])?.first)
        #expect(part["weight"] as? Double == 80 && part["reps"] as? Int == 2 && part["follows"] as? String == "first")
    }

    private static let track = (0..<5).map { second in
        TrackPoint(
            time: second * 1000,
            position: TrackPoint.Position(latitude: 500_000_000 + second * 250, longitude: 144_000_000),
            elevation: 200_000 + second * 100, heartRate: 120 + second, startsSegment: second == 3)
    }

    private func runs(_ track: [TrackPoint]) throws -> Robot {
        try Robot.atRuns { diary, anna in
            try diary.settings.set("export folder", to: folder.path + "/")
            try diary.clients.add(named: "Petr Secret")
            let run = Run(
                day: Robot.today, startedAt: Robot.start, elapsed: 1_500_000,
                distance: Length(millimetres: 5_000_000), meanHeartRate: 140, title: "Loop", note: "windy")
            let lap = RunLap(elapsed: 61_500, distance: Length(millimetres: 250_000))
            try diary.runs.add(run, laps: track.isEmpty ? [] : [lap], track: track, of: anna)
        }
    }

    @Test("A run is exported from the list and from its view, and its GPX is imported unchanged")
    func run() throws {
        var robot = try runs(Self.track)
        robot.press("X")
        robot.expect("Export the run of 12 Mar", "< Text >", "Anna Malá 2026-03-12 run.txt")
        robot.press("Enter")
        let text = try folder.text("Anna Malá 2026-03-12 run.txt")
        #expect(text.hasPrefix("Anna Malá\nLoop · Thu 12 March 2026, 09:00\n"))
        for part in ["5.00 km", "25:00", "average 140", "windy", "Laps"] { #expect(text.contains(part), "\(part)") }
        #expect(!text.contains("Petr"))
        robot.press("Enter X Left")
        robot.expect("< GPX >", "The recorded points for other programs.")
        robot.press("Enter")
        let file = try ImportFile(path: folder.path + "/Anna Malá 2026-03-12 run.gpx")
        guard case .tracks(let found) = try ImportFormat.sniff(file).read(file) else {
            Issue.record("no track")
            return
        }
        #expect(found.map(\.points) == [Self.track])
        #expect(found.first?.startedAt == Robot.start && found.first?.title == "Loop")
    }

    @Test("A run without a track has no GPX, and its CSV is one line")
    func bare() throws {
        var robot = try runs([])
        robot.press("X Left")
        robot.expect("< JSON >")
        robot.press("Left")
        robot.expect("< CSV >", "A line for each lap")
        robot.press("Enter")
        let csv = try folder.text("Anna Malá 2026-03-12 run.csv")
        #expect(csv.hasSuffix("\r\n1,1500,5000,140,,,\r\n"))
    }

    @Test("The top speed of a track is exported, for people and for programs; without a track there is none")
    func topSpeed() throws {
        func record(_ track: [TrackPoint]) throws -> HandedRecord {
            let robot = try runs(track)
            return try HandedRecord.run(try #require(try robot.runs().first).id, in: robot.diary, zone: .gmt)
        }
        let recorded = try record(RunStoryTests.track)
        let lines = try #require(recorded.write(.text)).split(separator: "\n")
        #expect(lines.contains { $0.contains("Top speed") && $0.contains("10 km/h") && $0.contains("over 15 s") })
        let json = try #require(recorded.write(.json))
        #expect(json.contains("\"topMetresPerSecond\" : 2.778"))
        let bare = try record([])
        #expect(bare.write(.text)?.contains("Top speed") == false)
        #expect(bare.write(.json)?.contains("topMetresPerSecond") == false)
    }

    @Test("The values in a file for programs do not depend on the settings")
    func comma() throws {
        let robot = try runs(Self.track)
        let id = try #require(try robot.runs().first).id
        let record = try HandedRecord.run(id, in: robot.diary, zone: .gmt)
        let comma = NumberFormat(decimal: .comma, grouping: .point)
        for format in [RecordFormat.csv, .json, .gpx] {
            #expect(comma.asCurrent { record.write(format) } == record.write(format))
        }
        #expect(comma.asCurrent { record.write(.text) }?.contains("5,00 km") == true)
    }
}
