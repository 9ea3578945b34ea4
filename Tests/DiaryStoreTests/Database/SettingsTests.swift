import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("Set-up, settings, drafts and filling")
struct SettingsTests {
    @Test("Settings and drafts survive a restart, and undo does not change them")
    func stored() throws {
        let disk = try DiskDiary()
        let diary = try disk.open()
        let ada = try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        try diary.settings.set("client", to: "17")
        try diary.drafts.save("client/new", "An")
        try diary.drafts.save("client/new", "Anna")
        try diary.drafts.save("note", "x")
        try diary.drafts.delete("note")
        #expect(try diary.undo() == nil)
        try diary.close()
        let again = try disk.open()
        #expect(again.actor == ada)
        #expect(try again.settings.get("client") == "17")
        #expect(try again.drafts.bringBack("client/new") == "Anna")
        #expect(try again.drafts.bringBack("note") == nil)
        try again.settings.set("client", to: nil)
        #expect(try again.settings.get("client") == nil)
    }

    @Test("An empty diary is recognised until it is set up")
    func setUp() throws {
        let diary = try Diary.inMemory()
        #expect(try diary.gym.isMissing())
        #expect(diary.actor == nil)
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        #expect(try !diary.gym.isMissing())
    }

    @Test("Filling is not journaled, and needs an empty diary")
    func populate() throws {
        let diary = try readyDiary()
        let fill: (Change) throws -> Void = { change in
            try change.db.execute(
                sql: "INSERT INTO exercise (id, owner, name, name_key) VALUES (?, ?, 'Squat', 'squat')",
                arguments: [change.newID(Exercise.self).rawValue, change.actor?.rawValue])
        }
        try diary.populate(fill)
        #expect(try diary.contents.counts().exercises == 1)
        #expect(try diary.found("squat").count == 1)
        #expect(try diary.nextUndo() == nil)
        #expect(throws: StoreError.notEmpty) { try diary.populate(fill) }
    }

    @Test("A violated constraint is named and rolls the whole change back")
    func constraint() throws {
        let diary = try readyDiary()
        let id = try diary.addClient("Anna")
        #expect(throws: StoreError.self) {
            try diary.change("Both") { change in
                try change.db.execute(sql: "UPDATE client SET name = 'B' WHERE id = ?", arguments: [id])
                try change.db.execute(sql: "UPDATE client SET unit = 'stone' WHERE id = ?", arguments: [id])
            }
        }
        #expect(try diary.clientNames() == ["Anna"])
        #expect(throws: StoreError.inUse(what: "Squat", places: [.named("P1")])) {
            try diary.change("Refuse") { _ in throw StoreError.inUse(what: "Squat", places: [.named("P1")]) }
        }
        #expect(throws: StoreError.cancelled) { try diary.change("Stop") { _ in throw CancellationError() } }
        #expect(try diary.journal.entries().count == 1)
    }
}
