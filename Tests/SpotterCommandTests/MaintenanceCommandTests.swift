import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("spotter doctor, backup and print on unusual files")
struct MaintenanceCommandTests {
    private let home: Home
    private let files = FileManager.default

    init() throws { home = try Home() }

    /// Creates a diary with a client's phase.
    private func fill() throws {
        let diary = try Diary(path: home.diary)
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        let jan = try diary.clients.add(named: "Jan Stencel")
        try diary.phases.add(named: "P6", client: jan)
        try diary.close()
    }

    private func sqlite(_ statements: String) throws {
        let queue = try DatabaseQueue(path: home.diary)
        try queue.writeWithoutTransaction { try $0.execute(sql: statements) }
        try queue.close()
    }

    private func doctor() throws -> (run: CommandRun, diary: [String: Any]) {
        let run = try CommandRun("doctor", home: home)
        let json = try CommandRun("doctor", "--json", home: home).json()
        return (run, json["diary"] as? [String: Any] ?? [:])
    }

    @Test(
        "A diary that cannot be reached is an error with a reason", arguments: ["dangling", "loop", "long", "file"])
    func unreachable(kind: String) throws {
        var path = home.diary
        switch kind {
        case "dangling": try files.createSymbolicLink(atPath: path, withDestinationPath: home.path + "/away/x.sqlite")
        case "loop": try files.createSymbolicLink(atPath: path, withDestinationPath: path)
        case "long": path = home.path + "/" + String(repeating: "x", count: 300)
        default: path = try home.write("a letter", to: "letter") + "/diary.sqlite"
        }
        let reasons = [
            "dangling": "is a link to \(home.path)/away/x.sqlite, which does not exist",
            "loop": "Too many levels of symbolic links", "long": "File name too long", "file": "Not a directory",
        ]
        let reason = try #require(reasons[kind])
        for command in [["doctor"], ["stats", "Jan"], ["backup"], ["print", "P6"]] {
            let run = try CommandRun(command + ["--db", path], home: home)
            #expect(run.status == 66, "\(command): \(run.errors)")
            #expect(run.errors.contains(reason), "\(command): \(run.errors)")
        }
        #expect(!files.fileExists(atPath: home.path + "/away"))
    }

    @Test("A folder without search permission is an error", .enabled(if: geteuid() != 0))
    func noRight() throws {
        try fill()
        chmod(home.path, 0)
        defer { chmod(home.path, 0o700) }
        #expect(try CommandRun("doctor", home: home).status == 66)
    }

    @Test("An older diary is named as one when it is read, copied by backup, and never migrated")
    func older() throws {
        try fill()
        try sqlite("DELETE FROM grdb_migrations WHERE identifier = 'v4'; PRAGMA user_version = 3")
        let found = try doctor()
        #expect(found.run.status == 0, "\(found.run.errors)")
        #expect(found.run.output.contains("Schema     3, of an older Spotter: start spotter once"))
        #expect(found.diary["schema"] as? Int == 3)
        #expect(found.diary["sound"] as? Bool == true)
        let commands = [["stats", "Jan"], ["diary", "Jan"], ["report", "Jan"], ["print", "P6", "--client", "Jan"]]
        for command in commands {
            let run = try CommandRun(command, home: home)
            #expect(run.status == 69, "\(command)")
            let reason = "made by an older Spotter (format 3, this one uses \(Diary.schemaVersion))"
            #expect(run.errors.contains(reason), "\(run.errors)")
            #expect(run.errors.contains("a copy is kept"))
        }
        let copy = home.path + "/copy.sqlite"
        #expect(try CommandRun("backup", copy, home: home).status == 0)
        #expect(try Diary.state(of: copy) == .older(schema: 3))
        #expect(try Diary.state(of: home.diary) == .older(schema: 3))
    }

    @Test("An empty file is a diary not yet started: no damage, and nothing to read")
    func empty() throws {
        try Data().write(to: URL(fileURLWithPath: home.diary))
        let found = try doctor()
        #expect(found.run.status == 0, "\(found.run.errors)")
        #expect(found.run.output.contains("(empty, no diary yet)"))
        for command in [["stats", "Jan"], ["backup"], ["print", "P6"]] {
            let run = try CommandRun(command, home: home)
            #expect(run.status == 66, "\(command)")
            #expect(run.errors.contains("is empty. Start spotter to create a diary in it"), "\(run.errors)")
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: home.diary)).isEmpty)
    }

    @Test("Neither backup nor print replaces the diary, whatever path leads to it")
    func neverTheDiary() throws {
        try fill()
        try files.createSymbolicLink(atPath: home.path + "/here", withDestinationPath: home.path)
        for path in [
            home.diary, home.path + "/here/diary.sqlite",
            home.path + "/../"
                + (home.path as NSString)
                .lastPathComponent + "/diary.sqlite",
        ] {
            let backup = try CommandRun("backup", path, "--replace", home: home)
            #expect(backup.status == 73)
            #expect(backup.errors.contains("it is the diary itself") && !backup.errors.contains("--replace"))
            let print = try CommandRun("print", "P6", "--client", "Jan", "--out", path, "--replace", home: home)
            #expect(print.status == 73)
            #expect(print.errors.contains("is the diary itself"), "\(print.errors)")
        }
        #expect(try doctor().run.status == 0)
    }

    @Test("--repair rebuilds sets and search, after a copy, and reports it")
    func repair() throws {
        try fill()
        let nothing = try CommandRun("doctor", "--repair", home: home)
        #expect(nothing.status == 0 && nothing.output.contains("Repaired   nothing"))
        #expect(!files.fileExists(atPath: home.path + "/backups"))
        let diary = try Diary(path: home.diary)
        let jan = try #require(try diary.clients.named("Jan Stencel").first)
        let phase = try #require(try diary.phases.list(.client(jan.id)).first)
        let row = try diary.phaseRows.add(to: phase.id, prescription: Prescription(label: "A1"))
        _ = try diary.phaseRows.setNewExercise(named: "Box squat", row: row)
        let session = try diary.sessions.start(phase.id, day: Day(iso: "2026-03-05") ?? .earliest, mode: .handsFree)
        try diary.cells.write("80x3 90x3", at: .planned(row, session))
        try diary.close()
        try sqlite("UPDATE performed_set SET grams = 1; UPDATE search SET body = 'nobody'")
        let before = try doctor()
        #expect(before.run.status == 65)
        #expect(before.run.errors.contains("`spotter doctor --repair`"))
        #expect(
            before.run.output.contains("1 load cell differs")
                && before.run.output.contains("the search index is incomplete"))
        let refused = try CommandRun("doctor", "--repair", "--read-only", home: home)
        #expect(refused.status == 77)
        let run = try CommandRun("doctor", "--repair", home: home)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Repaired   the sets of 1 load cell and the search were rebuilt"))
        let line = try #require(run.output.split(separator: "\n").first { $0.contains("before the repair: ") })
        let copy = String(line.split(separator: " ").last ?? "")
        #expect(copy.hasPrefix(home.path + "/backups/before-repair-"))
        #expect(try Diary(path: copy).integrity.report().cellsDiffering == 1)
        #expect(try doctor().run.status == 0)
        #expect(try Diary(path: home.diary).contents.totals().volume == Mass(510, .kg))
    }

    @Test("--repair does not touch a diary with lost references")
    func notRepairable() throws {
        try fill()
        try sqlite(
            "PRAGMA foreign_keys = OFF; INSERT INTO session_package (id, client, bought, sessions) VALUES (5, 12345, '2026-03-12', 10)"
        )
        let bytes = try Data(contentsOf: URL(fileURLWithPath: home.diary))
        let run = try CommandRun("doctor", "--repair", home: home)
        #expect(run.status == 65)
        #expect(run.output.contains("Repaired   nothing") && run.output.contains("session_package 5: no client"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: home.diary)) == bytes)
    }

    @Test("--thorough finds an index that does not match its table")
    func thorough() throws {
        try fill()
        try sqlite(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = 'CREATE INDEX client_by_name ON client (id, name_key)'
                WHERE name = 'client_by_name';
            """)
        let quick = try CommandRun("doctor", home: home)
        #expect(quick.status == 0 && quick.output.contains("--thorough"), "\(quick.output)")
        let run = try CommandRun("doctor", "--thorough", home: home)
        #expect(run.status == 65)
        #expect(run.output.contains("client_by_name"), "\(run.output)")
    }
}
