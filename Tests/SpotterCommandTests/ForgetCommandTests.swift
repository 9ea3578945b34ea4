import DiaryStore
import FitnessModel
import Foundation
import Testing

@Suite("spotter forget")
struct ForgetCommandTests {
    private let home: Home

    init() throws {
        home = try Home()
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let jan = try diary.clients.add(named: "Xaver Quolt")
        let phase = try diary.phases.add(named: "P6", client: jan)
        let row = try diary.phaseRows.add(to: phase)
        _ = try diary.phaseRows.setNewExercise(named: "Box squat", row: row)
        let session = try diary.sessions.start(phase, day: Day(iso: "2026-03-05") ?? .earliest, mode: .handsFree)
        try diary.cells.write("737.25x3 80x3", at: .planned(row, session))
        try diary.clients.add(named: "Ada")
        try diary.close()
        #expect(try CommandRun("backup", home: home).status == 0)
    }

    private func isAnywhere(_ text: String) throws -> Bool {
        let names = try #require(FileManager.default.enumerator(atPath: home.path)).compactMap { $0 as? String }
        return names.contains { name in
            guard name.contains(".sqlite") || name.contains("spotter.log"),
                let data = FileManager.default.contents(atPath: home.path + "/" + name)
            else { return false }
            return data.range(of: Data(text.utf8)) != nil
        }
    }

    @Test("Unattended it needs the full name, lists the deletions, and also erases the backup")
    func unattended() throws {
        let nobody = try CommandRun("forget", "Xaver", home: home)
        #expect(nobody.status == 64 && nobody.errors.contains("--yes --name"))
        #expect(try CommandRun("forget", "Xaver", "--yes", home: home).status == 64)
        let wrong = try CommandRun("forget", "Xaver", "--yes", "--name", "Xaver", home: home)
        #expect(wrong.status == 64 && wrong.errors.contains("not the full name. Nothing was changed."))
        #expect(try CommandRun("stats", "Xaver", home: home).status == 0)

        let run = try CommandRun("forget", "Xaver", "--yes", "--name", "Xaver Quolt", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("Xaver Quolt will be erased for good: 1 session, 2 sets, 1 phase, "))
        #expect(run.output.contains("Also erased from the backup: \(home.path)/backups/manual-"))
        for text in ["Xaver", "xaver", "Quolt", "737.25"] { #expect(try !isAnywhere(text), "\(text)") }
        #expect(try isAnywhere("Ada"))
        #expect(try CommandRun("stats", "Xaver", home: home).status == 66)
        #expect(try CommandRun("doctor", home: home).status == 0)
    }

    @Test("A client deleted on screen is found by name")
    func deleted() throws {
        let diary = try Diary(path: home.diary)
        let jan = try #require(try diary.clients.list().first { $0.name == "Xaver Quolt" })
        try diary.clients.delete(jan.id)
        try diary.close()
        let run = try CommandRun("forget", "xaver quolt", "--yes", "--name", "Xaver Quolt", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try !isAnywhere("Quolt"))
        #expect(try CommandRun("forget", "Xaver Quolt", home: home).status == 66)
    }
}
