import DiaryStore
import FitnessModel
import Testing

@Suite("Combined changes")
struct TogetherTests {
    private func diary() throws -> Diary {
        let diary = try Diary.inMemory()
        try diary.gym.setUp(gym: "Gym 20", trainer: "Eva")
        return diary
    }

    @Test("They are one journal entry, one undo and one redo")
    func one() throws {
        let diary = try diary()
        let client = try diary.change("Add client Jan") { change in
            let client = try change.clients.add(named: "Jan")
            try change.packages.add(client: client, bought: Day.earliest, sessions: 10)
            return client
        }
        #expect(try diary.journal.entries(limit: 10, offset: 0).map(\.name) == ["Add client Jan"])
        #expect(try diary.undo()?.name == "Add client Jan")
        #expect(try diary.clients.count() == 0)
        #expect(try diary.redo()?.name == "Add client Jan")
        #expect(try diary.clients.profile(client).sessionsLeft == 10)
    }

    @Test("If one of them fails, none is stored")
    func failing() throws {
        let diary = try diary()
        try diary.clients.add(named: "Eva")
        #expect(throws: StoreError.missing) {
            try diary.change("Add client Jan") { change in
                try change.clients.add(named: "Jan")
                throw StoreError.missing
            }
        }
        #expect(try diary.clients.list().map(\.name) == ["Eva"])
        #expect(try diary.undo()?.name == "Add client Eva")
    }

    @Test("A caught error of a part also rolls everything back")
    func caught() throws {
        let diary = try diary()
        let before = try TableDump(diary)
        #expect(throws: StoreError.cancelled) {
            try diary.change("Add client Jan") { change in
                try change.clients.add(named: "Jan")
                try? change.change { part in
                    try part.clients.add(named: "Half")
                    throw StoreError.cancelled
                }
            }
        }
        #expect(try TableDump(diary) == before)
    }

    @Test("A later change of the same record is included")
    func sameRecord() throws {
        let diary = try diary()
        let id = try diary.clients.add(named: "Jan")
        try diary.change("Rename twice") { change in
            for name in ["Jan N", "Jan Novák"] {
                let client = try change.clients.get(id)
                var renamed = client
                renamed.name = name
                try change.clients.update(from: client, to: renamed)
            }
        }
        try diary.undo()
        #expect(try diary.clients.get(id).name == "Jan")
        try diary.redo()
        #expect(try diary.clients.get(id).name == "Jan Novák")
    }

    @Test("A part alone has its own name; within another change it has the name of that one")
    func names() throws {
        let diary = try diary()
        let id = try diary.clients.add(named: "Jan")
        try diary.clients.setArchived(true, id)
        try diary.change("Tidy up") { change in
            try change.clients.setArchived(false, id)
            try change.clients.delete(id)
        }
        #expect(try diary.journal.entries().map(\.name) == ["Tidy up", "Archive client Jan", "Add client Jan"])
    }
}
