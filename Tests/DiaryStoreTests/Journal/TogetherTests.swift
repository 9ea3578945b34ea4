import DiaryStore
import FitnessModel
import Testing

@Suite("Changes that belong together")
struct TogetherTests {
    private func diary() throws -> Diary {
        let diary = try Diary.inMemory()
        try diary.setUp(gym: "Gym 20", trainer: "Eva")
        return diary
    }

    @Test("They are one entry of the journal, one undo and one redo")
    func one() throws {
        let diary = try diary()
        let client = try diary.together("Add client Jan") { diary throws(StoreError) -> Identifier<Client> in
            let client = try diary.addClient(named: "Jan")
            try diary.addPackage(client: client, bought: Day.earliest, sessions: 10)
            return client
        }
        #expect(try diary.history(limit: 10, offset: 0).map(\.label) == ["Add client Jan"])
        #expect(try diary.undo() == "Add client Jan")
        #expect(try diary.clientCount() == 0)
        #expect(try diary.redo() == "Add client Jan")
        #expect(try diary.sessionsLeft(of: client) == 10)
    }

    @Test("When one of them fails, none of them stays")
    func failing() throws {
        let diary = try diary()
        try diary.addClient(named: "Eva")
        #expect(throws: StoreError.self) {
            try diary.together("Add client Jan") { diary throws(StoreError) in
                try diary.addClient(named: "Jan")
                throw .missing
            }
        }
        #expect(try diary.clients().map(\.name) == ["Eva"])
        #expect(try diary.undo() == "Add client Eva")
    }

    @Test("A later change to the same record is part of it")
    func sameRecord() throws {
        let diary = try diary()
        let id = try diary.addClient(named: "Jan")
        try diary.together("Rename twice") { diary throws(StoreError) in
            for name in ["Jan N", "Jan Novák"] {
                var client = try diary.client(id)
                client.name = name
                try diary.updateClient(client)
            }
        }
        try diary.undo()
        #expect(try diary.client(id).name == "Jan")
        try diary.redo()
        #expect(try diary.client(id).name == "Jan Novák")
    }
}
