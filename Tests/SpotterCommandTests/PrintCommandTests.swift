import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("spotter print")
struct PrintCommandTests {
    private let home: Home

    /// Jan with the phases P6, P60, P1 and P10, a second client whose name begins with Jan, and a template.
    init() throws {
        home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let jan = try diary.clients.add(named: "Jan Stencel")
        let phase = try diary.phases.add(named: "P6", client: jan)
        let row = try diary.phaseRows.add(to: phase, prescription: Prescription(label: "A1", reps: "3", sets: "5"))
        _ = try diary.phaseRows.setNewExercise(named: "Box squat", row: row)
        try diary.phases.add(named: "P1 Base", client: jan)
        try diary.phases.add(named: "P10 Peak", client: jan)
        let session = try diary.sessions.start(phase, day: Day(iso: "2026-03-05") ?? .earliest, mode: .handsFree)
        try diary.cells.write("80x3 90x3 \u{1B}[31m", at: .planned(row, session))
        try diary.phases.add(named: "P60", client: jan)
        try diary.clients.add(named: "Janek Malý")
        try diary.phases.add(named: "Hypertrophy A", client: nil)
        try diary.close()
    }

    @Test("A phase is printed in each format")
    func forms() throws {
        let text = try CommandRun("print", "P6", "--client", "Jan Stencel", home: home)
        #expect(text.status == 0, "\(text.errors)")
        #expect(text.output.contains("A1 Box squat") && text.output.contains("1 5 Mar"))
        #expect(!text.output.contains("\u{1B}"), "what a cell holds is never sent to the printer as a command")
        let markdown = try CommandRun("print", "P6", "--client", "stencel", "--format", "markdown", home: home)
        #expect(markdown.output.contains("| A1 | Box squat |"))
        let csv = try CommandRun("print", "P6", "--client", "stencel", "--format", "csv", home: home)
        #expect(csv.output.hasPrefix("Label,Exercise,Tempo,Reps,Sets,Rest,Intensity,1 2026-03-05,2,3,4,5,6\r\n"))
        let sets = try CommandRun("print", "P6", "--client", "stencel", "--format", "sets", home: home)
        #expect(sets.output.contains("Jan Stencel,P6,1,2026-03-05,A1,Box squat,2,1,,90,kg,,3,,,,,,,\r\n"))
    }

    @Test("A session keeps its exercise and its label in each format, whatever its row has now")
    func anotherExercise() throws {
        let diary = try Diary(path: home.diary)
        let jan = try #require(try diary.clients.list().first { $0.name == "Jan Stencel" }).id
        let phase = try #require(try diary.phases.list(.client(jan)).first { $0.phase.name == "P6" }).id
        let row = try #require(try diary.phases.sheet(phase).rows.first).row
        try diary.phaseRows.setNewExercise(
            named: "Leg press", row: row.id, replacing: SheetEdit.Choice(row.exercise))
        try diary.phaseRows.setPrescription(
            Prescription(label: "C2", reps: "3", sets: "5"), row: row.id, replacing: row.prescription)
        try diary.close()
        func print(_ format: String) throws -> String {
            try CommandRun("print", "P6", "--client", "stencel", "--format", format, home: home).output
        }
        let csv = try print("csv")
        #expect(csv.contains("C2,Leg press,,3,5,,,,,,,,\r\n"))
        #expect(csv.contains("A1,Box squat,,3,5,,,\"80x3 90x3"))
        let sets = try print("sets")
        #expect(sets.contains("Jan Stencel,P6,1,2026-03-05,A1,Box squat,2,1,,90,kg,,3"))
        #expect(!sets.contains("Leg press"))
        #expect(try print("text").contains("Box squat"))
    }

    @Test("Without --client a template is printed")
    func template() throws {
        let run = try CommandRun("print", "hyper", home: home)
        #expect(run.status == 0)
        #expect(run.output.contains("TEMPLATE"))
        let wrong = try CommandRun("print", "P6", home: home)
        #expect(wrong.status == 66)
        #expect(wrong.errors.contains("There is no template P6. For a client's phase add --client."))
    }

    @Test("Ambiguous names are listed; an exact name takes precedence over a longer one")
    func ambiguous() throws {
        let run = try CommandRun("print", "P6", "--client", "Jan", home: home)
        #expect(run.status == 65)
        #expect(
            run.errors.contains(
                "Jan matches several clients: Jan Stencel, last session 2026-03-05; Janek Malý, no session."))
        #expect(run.errors.contains("Give more of the name."))
        #expect(try CommandRun("print", "p6", "--client", "Jan Stencel", home: home).status == 0)
        let first = try CommandRun("print", "p1", "--client", "Jan Stencel", home: home)
        #expect(first.status == 0 && first.output.contains("P1 Base"), "P10 Peak does not begin with the word P1")
        let phases = try CommandRun("print", "P", "--client", "Jan Stencel", home: home)
        #expect(phases.status == 65)
        let names = try #require(phases.errors.firstMatch(of: /several matches for phase P: (.*)\. Give/)).1
        #expect(Set(names.components(separatedBy: "; ")) == ["P6", "P60", "P1 Base", "P10 Peak"])
        #expect(try CommandRun("print", "P6", "--client", "Nobody", home: home).status == 66)
    }

    @Test("A file is for the owner only, and an existing one stays without --replace")
    func file() throws {
        let path = home.path + "/out.txt"
        try? FileManager.default.removeItem(atPath: path)
        let first = try CommandRun("print", "P6", "--client", "stencel", "--out", path, home: home)
        #expect(first.status == 0)
        #expect(first.output.isEmpty)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let again = try CommandRun("print", "P60", "--client", "stencel", "--out", path, home: home)
        #expect(again.status == 73)
        #expect(again.errors.contains("already exists. --replace"))
        #expect(try String(contentsOfFile: path, encoding: .utf8).contains("Box squat"))
        let replaced = try CommandRun("print", "P60", "--client", "stencel", "--out", path, "--replace", home: home)
        #expect(replaced.status == 0)
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("Box squat"))
        let nowhere = try CommandRun("print", "P6", "--client", "stencel", "--out", "/nowhere/x", home: home)
        #expect(nowhere.status == 73)
        #expect(try CommandRun("print", "P6", "--client", "stencel", "--format", "pdf", home: home).status == 64)
    }
}
