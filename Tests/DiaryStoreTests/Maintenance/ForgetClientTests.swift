import FitnessModel
import Foundation
import GRDB
import Testing

@testable import DiaryStore

@Suite("Erasing a client for good")
struct ForgetClientTests {
    private let disk: DiskDiary
    private let diary: Diary
    private let quolt: Identifier<Client>
    private let eva: Identifier<Client>

    /// Texts that belong to Xaverius Quolt alone, in the file or in the search.
    private static let secrets = [
        "Xaverius", "xaverius", "Quolt", "quolt", "737.25x3", "kneesecret", "wurzelsepp", "Vogelbeere",
    ]

    /// Two clients with the same training. One of them was renamed, had records deleted and restored, and has foods and
    /// drafts.
    init() throws {
        disk = try DiskDiary()
        let diary = try disk.open()
        self.diary = diary
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        let day = try #require(Day(iso: "2026-03-05"))
        func train(_ name: String, _ load: String, _ exercise: String) throws -> Identifier<Client> {
            let client = try diary.clients.add(named: name)
            let phase = try diary.phases.add(named: "Base \(name)", client: client)
            let row = try diary.phaseRows.add(to: phase)
            _ = try diary.phaseRows.setNewExercise(named: exercise, row: row)
            let session = try diary.sessions.start(phase, day: day, mode: .handsFree)
            try diary.cells.write(load, at: .planned(row, session))
            try diary.cells.write("\(load) next", at: .ahead(row, column: 2))
            _ = try diary.runs.add(Run(day: day, kind: .run, elapsed: 1_800_000), of: client)
            try diary.foodEntries.add(
                FoodEntry(day: day, meal: .lunch, name: "Soup", nutrients: Nutrients(energy: .zero)), of: client)
            return client
        }
        let eva = try train("Eva", "80x5", "Squat")
        let quolt = try train("Wurzelsepp", "737.25x3", "Deadlift")
        (self.eva, self.quolt) = (eva, quolt)
        var client = try diary.clients.get(quolt)
        client.name = "Xaverius Quolt"
        client.health = "kneesecret"
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        let food = try diary.foods.add(
            Food(name: "Vogelbeere", per100: Nutrients(energy: .zero), client: quolt))
        try diary.foodEntries.add(
            FoodEntry(
                day: day, meal: .snack, food: food, name: "Vogelbeere", nutrients: Nutrients(energy: .zero)), of: quolt)
        try diary.clients.delete(quolt)
        try diary.undo()
        try diary.drafts.save("client \(quolt.rawValue)", "{}")
        try diary.drafts.save("client new", "a friend of Xaverius Quolt's")
        try diary.drafts.save("client \(eva.rawValue)", "80x5 and 5")
        try diary.settings.set("client", to: String(quolt.rawValue))
        for phase in try diary.phases.list(.client(quolt)) {
            try diary.settings.set("folded phase \(phase.id.rawValue)", to: "yes")
        }
        try diary.settings.set("import folder", to: "/home/ada")
        try diary.clients.add(named: "Zdena")
    }

    /// The files in the folder that contain one of the secrets.
    private func leaks() throws -> [String] {
        let files = try #require(FileManager.default.enumerator(atPath: disk.folder.path)).compactMap { $0 as? String }
        return files.flatMap { name -> [String] in
            let path = disk.folder.appendingPathComponent(name)
            guard let data = try? Data(contentsOf: path) else { return [] }
            return Self.secrets.filter { data.range(of: Data($0.utf8)) != nil }.map { "\(name): \($0)" }
        }
    }

    private func rows(_ dump: TableDump) -> Set<String> {
        Set(
            dump.rows.filter { !["food_word", "grdb_migrations"].contains($0.key) }.flatMap { table, rows in
                rows.map { "\(table): \($0)" }
            })
    }

    @Test("Not a byte is left in the diary, its log and its backups, and other clients keep everything")
    func whole() throws {
        try diary.backups.writeIfDue(BackupSchedule(folder: disk.folder.appendingPathComponent("backups")))
        try diary.backups.write(to: disk.folder.appendingPathComponent("elsewhere/copy.sqlite"))
        try diary.backups.write(to: disk.folder.appendingPathComponent("diary-replaced-2026.sqlite"))
        try Data("no database".utf8).write(to: disk.folder.appendingPathComponent("backups/notes.txt"))
        #expect(try leaks().count > 10)
        let before = try TableDump(diary)
        let seen = try diary.erasure.traces(of: quolt)
        #expect(try TableDump(diary) == before, "looking changes nothing")

        let forgotten = try diary.erasure.forget(quolt, backups: [disk.folder.appendingPathComponent("elsewhere")])
        #expect(try leaks() == [])
        try diary.close()
        #expect(try leaks() == [])

        #expect(forgotten.rows == seen.rows)
        #expect(forgotten.rows["planned_cell"] == 1)
        #expect(forgotten.rows["session"] == 1 && forgotten.rows["run"] == 1 && forgotten.rows["food_entry"] == 2)
        #expect(forgotten.notesRemoved == 4)
        #expect(forgotten.copies.count == 3 && forgotten.copiesLeft.isEmpty)
        let again = try disk.open()
        let (old, new) = (rows(before), rows(try TableDump(again)))
        #expect(new.subtracting(old).isEmpty, "nothing new, nothing changed")
        let removed = old.subtracting(new)
        #expect(!removed.isEmpty && !removed.contains { $0.contains("\(eva.rawValue)") })
        #expect(try again.integrity.report().isSound)
        #expect(try again.clients.list().map(\.name) == ["Eva", "Zdena"])
        #expect(try again.drafts.bringBack("client \(eva.rawValue)") == "80x5 and 5")
        #expect(try again.settings.get("import folder") == "/home/ada")
        for copy in forgotten.copies {
            let opened = try Diary(path: copy.path)
            #expect(try opened.integrity.report().isSound)
            #expect(try rows(TableDump(opened)) == new)
        }
    }

    @Test("Undo skips erased changes and restores only other clients' records")
    func undo() throws {
        let forgotten = try diary.erasure.forget(quolt)
        #expect(forgotten.changesRemoved > 5)
        // The exercise created in his cell is in the library, and remains in the journal without him.
        #expect(forgotten.changesShortened == 1)
        var labels: [String] = []
        while let entry = try diary.undo() { labels.append(entry.name) }
        #expect(labels.contains("Add client Eva") || labels.last?.contains("Eva") == true)
        #expect(try diary.clients.list().isEmpty)
        #expect(try leaks() == [])
        while try diary.redo() != nil {}
        #expect(try diary.clients.list().map(\.name) == ["Eva", "Zdena"])
        #expect(try diary.integrity.report().isSound)
    }

    @Test("What a window still types about an erased client is refused; other text is stored")
    func openWindow() throws {
        _ = try diary.changeElsewhere()
        let phase = try #require(try diary.phases.list(.client(quolt)).first).id.rawValue
        let evas = try #require(try diary.phases.list(.client(eva)).first).id.rawValue
        let known = ["client \(eva.rawValue)", "phase \(evas)", "day 2026-03-05 of \(eva.rawValue)", "client new"]
        let other = try disk.open()
        _ = try other.erasure.forget(quolt)
        try diary.clients.delete(eva)
        for key in ["client \(quolt.rawValue)", "phase \(phase)", "day 2026-03-05 of \(quolt.rawValue)"] {
            #expect(throws: StoreError.missing, "\(key)") { try diary.drafts.save(key, "Quolt again") }
        }
        for key in known { try diary.drafts.save(key, "text") }
        try other.close()
        #expect(try leaks() == [])
    }

    @Test("A client deleted earlier is erased by the records of the journal")
    func deleted() throws {
        try diary.clients.delete(quolt)
        #expect(try diary.clients.list().map(\.name) == ["Eva", "Zdena"])
        #expect(try diary.erasure.deletedClients().map(\.name) == ["Xaverius Quolt"])
        #expect(try !leaks().isEmpty)
        let forgotten = try diary.erasure.forget(quolt)
        #expect(forgotten.changesRemoved > 5)
        #expect(try leaks() == [])
        #expect(try diary.erasure.deletedClients().isEmpty)
        #expect(try diary.erasure.forget(quolt).isNothing)
    }

    @Test("A change of two clients keeps the other's part; references to the erased client are removed")
    func shared() throws {
        let names = try Dictionary(uniqueKeysWithValues: diary.exercises.list().map { ($0.name, $0.id) })
        try diary.exercises.merge(#require(names["Deadlift"]), into: #require(names["Squat"]))
        try diary.change("Call all, also Xaverius Quolt") { change in
            try change.db.execute(sql: "UPDATE client SET phone = '112'")
        }
        func phone() throws -> String { try diary.clients.get(eva).phone }
        let forgotten = try diary.erasure.forget(quolt)
        // His exercise in the library, its later change, and the telephone number.
        #expect(forgotten.changesShortened == 3 && forgotten.sharedChangesRemoved == 0)
        #expect(try leaks() == [])
        #expect(try phone() == "112")
        #expect(try diary.undo()?.name == "A change, partly erased")
        #expect(try phone().isEmpty)
        while try diary.undo() != nil {}
        while try diary.redo() != nil {}
        #expect(try phone() == "112")
        #expect(try diary.integrity.report().isSound)
    }

    @Test("A backup that cannot be written is named and left")
    func brokenCopy() throws {
        let place = disk.folder.appendingPathComponent("backups/cut.sqlite")
        try diary.backups.write(to: place)
        let whole = try Data(contentsOf: place)
        try whole.prefix(whole.count / 2).write(to: place)
        let forgotten = try diary.erasure.forget(quolt)
        #expect(forgotten.copies.isEmpty)
        #expect(Array(forgotten.copiesLeft.keys.map(\.lastPathComponent)) == ["cut.sqlite"])
    }

    @Test("A backup from before a migration is cleaned without migrating it")
    func olderCopy() throws {
        let place = disk.folder.appendingPathComponent("backups/before-schema-3.sqlite")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try disk.raw(FrozenDiaryV2.sql, at: place)
        try disk.raw(
            "UPDATE client SET id = id", at: place)
        let client = try DatabaseQueue(path: place.path).read {
            try Int64.fetchOne($0, sql: "SELECT min(id) FROM client")
        }
        let forgotten = try diary.erasure.forget(Identifier(rawValue: #require(client)))
        #expect(forgotten.copies.map(\.lastPathComponent) == ["before-schema-3.sqlite"])
        let left = try DatabaseQueue(path: place.path).read {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM client WHERE id = \(client ?? 0)")
        }
        #expect(left == 0)
        #expect(try Diary.verify(place).schema == 2)
    }
}
