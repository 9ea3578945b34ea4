import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("spotter report")
struct ReportCommandTests {
    private let home: Home

    /// Jan with training and weights, and Petr, whose data must not appear.
    init() throws {
        home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        var jan = Client(id: .unsaved, name: "Jan Stencel")
        jan.health = "left knee taped"
        let id = try diary.clients.add(jan)
        for (person, load) in [(id, 80), (try diary.clients.add(named: "Petr Novák"), 140)] {
            let phase = try diary.phases.add(named: "P6", client: person)
            let row = try diary.phaseRows.add(to: phase, prescription: Prescription(label: "A1", reps: "5", sets: "3"))
            if let known = try diary.exercises.named("Box squat") {
                try diary.phaseRows.setExercise(known.id, row: row)
            } else {
                _ = try diary.phaseRows.setNewExercise(named: "Box squat", row: row)
            }
            for (week, day) in ["2026-02-10", "2026-02-24", "2026-03-05"].compactMap({ Day(iso: $0) }).enumerated() {
                let session = try diary.sessions.start(phase, day: day, mode: .handsFree)
                try diary.cells.write("\(load + week)x5*3", at: .planned(row, session))
                try diary.weighIns.add(WeighIn(day: day, weight: Mass(Double(load) + 0.5, .kg)), of: person)
            }
        }
        try diary.close()
    }

    private func run(_ arguments: String...) throws -> CommandRun {
        try CommandRun(["report", "Jan", "--today", "2026-03-12"] + arguments, home: home)
    }

    @Test("Plain text is printed by default")
    func plain() throws {
        let run = try run()
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output.hasPrefix(
                "Jan Stencel\nReport, 22 Dec 2025 to 12 Mar 2026\nGym 20 · Eva · made on 12 Mar 2026\n"))
        #expect(run.output.contains("3 sets of 82 kg x 5"))
        #expect(!run.output.contains("left knee") && !run.output.contains("Petr"))
        #expect(try self.run("--with-health").output.contains("left knee taped"))
    }

    @Test("HTML and Markdown are printed, too")
    func forms() throws {
        let page = try run("--html")
        #expect(page.output.hasPrefix("<!DOCTYPE html>\n") && page.output.contains("<svg "))
        #expect(page.output.hasSuffix("</html>\n"))
        #expect(try run("--markdown").output.hasPrefix("# Jan Stencel\n"))
        #expect(try run("--markdown", "--html").status == 64)
    }

    @Test("The period is given in weeks, days, or as all; conflicting options are rejected")
    func periods() throws {
        #expect(try run("--weeks", "4").output.contains("Report, 16 Feb 2026 to 12 Mar 2026"))
        let days = try run("--from", "2026-02-01", "--to", "2026-02-28")
        #expect(days.output.contains("Report, 1 Feb 2026 to 28 Feb 2026") && days.output.contains("Sessions     2,"))
        #expect(try run("--from", "2026-03-01").output.contains("Report, 1 Mar 2026 to 12 Mar 2026"))
        #expect(try run("--all").output.contains("Report, 9 Feb 2026 to 12 Mar 2026"))
        let wrong = [
            ["--weeks", "0"], ["--weeks", "4", "--all"], ["--all", "--from", "2026-03-01"], ["--to", "2026-03-01"],
            ["--from", "2026-03-13"], ["--from", "2026-03-02", "--to", "2026-03-01"], ["--from", "x"],
        ]
        for arguments in wrong {
            #expect(try CommandRun(["report", "Jan", "--today", "2026-03-12"] + arguments, home: home).status == 64)
        }
        #expect(try CommandRun("report", "Nobody", home: home).status == 66)
    }

    @Test("The file name gives the format, the file is for the owner only, and an existing one stays")
    func file() throws {
        let path = home.path + "/jan.html"
        let first = try run("--output", path)
        #expect(first.status == 0 && first.output.isEmpty, "\(first.errors)")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
        let again = try run("--output", path, "--plain")
        #expect(again.status == 73)
        #expect(again.errors.contains("already exists. --replace"))
        #expect(try run("--output", path, "--plain", "--replace").status == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("Jan Stencel\n"))
        #expect(try run("--output", home.diary, "--replace").status == 73)
        #expect(try run("--output", "/nowhere/x").status == 73)
    }

    @Test("Numbers follow the settings, also in a file")
    func numbers() throws {
        let folder = home.path + "/.config/spotter"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = try home.write("decimal = \",\"\n", to: ".config/spotter/config.toml")
        #expect(try run().output.contains("80,5"))
        #expect(try run("--html").output.contains("80,5"))
    }
}
