import FitnessModel
import Foundation
import SpotterCore
import TestSupport
import Testing

@testable import DiaryStore

@Suite("The bin restores single deletions")
struct BinTests {
    /// Adds clients with a phase, a row and a logged set each.
    private func fill(_ fixture: DiaryFixture, clients count: Int) throws -> [Identifier<Client>] {
        try (0..<count).map { number in
            let client = try fixture.diary.clients.add(named: "Client \(number)")
            let phase = try fixture.diary.phases.add(named: "P\(number)", client: client)
            let row = try fixture.diary.phaseRows.add(
                to: phase, exercise: fixture.squat, prescription: DiaryFixture.prescription)
            let session = try fixture.diary.sessions.start(phase, day: DiaryFixture.today, mode: .handsFree)
            try fixture.diary.cells.write("80x\(number + 1)", at: .planned(row, session))
            try fixture.diary.sessions.finish(session)
            return client
        }
    }

    @Test("Restoring the third of five deletions keeps the others, and undo reverts it")
    func third() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let clients = try fill(fixture, clients: 5)
        for client in clients { try diary.clients.delete(client) }
        let before = try TableDump(diary)
        let bin = try diary.journal.deletions()
        #expect(bin.map(\.deletedText) == (0..<5).reversed().map { "client Client \($0)" })
        #expect(try diary.journal.restore(bin[2].id).deletedText == "client Client 2")
        #expect(try diary.clients.list().map(\.name) == ["Client 2", "Jan Novák"])
        #expect(try diary.journal.entries(limit: 1).map(\.name) == ["Restore client Client 2"])
        #expect(try diary.journal.deletions().count == 4)
        #expect(try diary.integrity.report().isSound)
        #expect(try diary.undo()?.name == "Restore client Client 2")
        #expect(try TableDump(diary).differences(before) == [])
        #expect(try diary.journal.deletions().map(\.id) == bin.map(\.id))
        #expect(try diary.redo()?.name == "Restore client Client 2")
        #expect(try diary.clients.list().count == 2)
    }

    @Test("A session is not restored into a column that another one uses")
    func takenColumn() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let first = try fixture.train("2026-03-10", "80x5")
        try diary.sessions.delete(first)
        try fixture.train("2026-03-11", "85x5")
        let before = try TableDump(diary)
        let entry = try #require(try diary.journal.deletions().first)
        #expect(throws: StoreError.restoreConflict(entry.content)) { try diary.journal.restore(entry.id) }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("Restoring all deletions in any order gives the earlier diary", arguments: 1...6)
    func anyOrder(seed: UInt64) throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        var dice = SeededGenerator(seed: seed)
        var deletes: [() throws -> Void] = try fill(fixture, clients: 6).map { client in
            { try diary.clients.delete(client) }
        }
        for number in 0..<6 {
            let exercise = try diary.exercises.add(named: "Exercise \(number)")
            deletes.append { try diary.exercises.delete(exercise) }
            let phase = try diary.phases.add(named: "Template \(number)", client: nil)
            deletes.append { try diary.phases.delete(phase) }
        }
        let before = try TableDump(diary)
        for delete in deletes.shuffled(using: &dice) { try delete() }
        #expect(try diary.journal.deletions().count == 18)
        for entry in try diary.journal.deletions().shuffled(using: &dice) { try diary.journal.restore(entry.id) }
        #expect(try TableDump(diary).differences(before) == [])
        #expect(try diary.journal.deletions() == [])
        for _ in 0..<18 { try diary.undo() }
        #expect(try diary.journal.deletions().count == 18)
        for _ in 0..<18 { try diary.undo() }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("A record that belongs to a deleted one waits for it; nothing is changed in the meantime")
    func conflict() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let before = try TableDump(diary)
        try diary.phaseRows.delete(fixture.a2)
        try diary.phases.delete(fixture.phase)
        let after = try TableDump(diary)
        let bin = try diary.journal.deletions()
        #expect(bin.count == 2)
        #expect(throws: StoreError.restoreConflict(bin[1].content)) { try diary.journal.restore(bin[1].id) }
        #expect(try TableDump(diary).differences(after) == [])
        #expect(try diary.journal.entries(limit: 1).map(\.id) == [bin[0].id])
        try diary.journal.restore(bin[0].id)
        try diary.journal.restore(bin[1].id)
        #expect(try TableDump(diary).differences(before) == [])
        #expect(throws: StoreError.restoreConflict(bin[0].content)) { try diary.journal.restore(bin[0].id) }
    }

    @Test("Only the acting trainer's current deletions are listed and restored")
    func listed() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let anna = try diary.clients.add(named: "Anna")
        let added = try #require(try diary.journal.entries(limit: 1).first)
        #expect(added.deletedText == nil)
        #expect(throws: StoreError.missing) { try diary.journal.restore(added.id) }
        try diary.clients.delete(anna)
        let deleted = try #require(try diary.journal.deletions().first)
        try diary.undo()
        #expect(try diary.journal.deletions() == [])
        #expect(throws: StoreError.missing) { try diary.journal.restore(deleted.id) }
        try diary.redo()
        #expect(try diary.journal.deletions().map(\.id) == [deleted.id])
        #expect(try diary.journal.deletions(limit: 0) == [])
        _ = try fixture.becomeOther()
        #expect(try diary.journal.deletions() == [])
        #expect(throws: StoreError.missing) { try diary.journal.restore(deleted.id) }
        try diary.gym.choose(fixture.eva)
        #expect(try diary.journal.restore(deleted.id).deletedText == "client Anna")
    }

    @Test("Every kind of deletion is in the bin")
    func kinds() throws {
        let fixture = try DiaryFixture()
        let diary = fixture.diary
        let day = DiaryFixture.today
        let spare = try diary.exercises.add(named: "Spare")
        let session = try fixture.train("2026-03-12", "80x3")
        let free = try diary.sessions.startFree(client: fixture.jan, day: day, mode: .handsFree)
        let category = try diary.categories.add(.client, named: "Strength")
        let deletes: [() throws -> Void] = [
            { try diary.sessions.delete(free) }, { try diary.sessions.delete(session) },
            { try diary.phaseRows.delete(fixture.a1) }, { try diary.exercises.delete(spare) },
            { try diary.categories.delete(category) }, { try diary.phases.delete(fixture.phase) },
            { try diary.clients.delete(fixture.jan) },
        ]
        for (number, delete) in deletes.enumerated() {
            try delete()
            #expect(try diary.journal.deletions().count == number + 1)
        }
        for entry in try diary.journal.deletions() { try diary.journal.restore(entry.id) }
        #expect(try diary.journal.deletions() == [])
        #expect(try diary.clients.list().map(\.name) == ["Jan Novák"])
    }
}
