import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("Two programs on one diary")
struct SharedFileTests {
    let disk: DiskDiary

    init() throws {
        disk = try DiskDiary()
        try disk.fill(clients: 1)
    }

    @Test("Each program learns once of the other's changes, and not of its own")
    func changedElsewhere() throws {
        let one = try disk.open()
        let two = try disk.open()
        #expect(try !one.hasChangedElsewhere())
        try two.addClient("Anna")
        #expect(try one.hasChangedElsewhere())
        #expect(try !one.hasChangedElsewhere())
        #expect(try !two.hasChangedElsewhere())
        try one.drafts.save("form", "half")
        try one.undo()
        #expect(try !one.hasChangedElsewhere())
        #expect(try two.hasChangedElsewhere())
    }

    @Test("One connection is enough until it reads in the background; changes by others are still seen")
    func oneConnection() throws {
        var options = DiaryOptions(patience: 0.2)
        options.readsOnWriter = true
        let one = try disk.open(options)
        let two = try disk.open()
        try two.addClient("Anna")
        #expect(try one.hasChangedElsewhere())
        #expect(try one.clientNames().contains("Anna"))
        #expect(throws: StoreError.missing) { try one.clients.get(Identifier(rawValue: 1)) }
        try one.addClient("Ben")
        #expect(try two.clientNames().contains("Ben"))
        #expect(try one.clientNames().contains("Ben"))
        one.readAside()
        try two.addClient("Cid")
        #expect(try one.clientNames().suffix(3) == ["Anna", "Ben", "Cid"])
    }

    @Test("A check distinguishes changed records from shown settings, other settings and drafts of another window")
    func elsewhere() throws {
        let (one, two) = (try disk.open(), try disk.open())
        #expect(try one.changeElsewhere() == .nothing)
        let before = one.generation
        try two.drafts.save("form", "half")
        #expect(try one.changeElsewhere() == .nothing)
        try two.settings.set("current client", to: "7")
        #expect(try one.changeElsewhere() == .nothing)
        try two.figures.setStrengthFormula(.wathan)
        #expect(try one.changeElsewhere() == .settings)
        #expect(try one.changeElsewhere() == .nothing)
        #expect(one.generation == before)
        let anna = Identifier<Client>(rawValue: try two.addClient("Anna"))
        #expect(try one.changeElsewhere() == .records)
        #expect(one.generation == before + 1)
        let client = try two.clients.get(anna)
        var edited = client
        edited.goal = "A marathon"
        let changes: [(String, (Diary) throws -> Void)] = [
            ("an edit", { try $0.clients.update(from: client, to: edited) }), ("undo", { try $0.undo() }),
            ("redo", { try $0.redo() }), ("undo", { try $0.undo() }), ("undo", { try $0.undo() }),
            ("redo", { try $0.redo() }), ("the gym", { try $0.gym.rename("Steel") }),
        ]
        for (name, change) in changes {
            try change(two)
            #expect(try one.changeElsewhere() == .records, "\(name)")
            #expect(try one.changeElsewhere() == .nothing, "\(name)")
        }
        // Own writes are not reported, and do not hide those of others.
        try one.addClient("Ben")
        #expect(try one.changeElsewhere() == .nothing)
        try two.drafts.delete("form")
        #expect(try one.changeElsewhere() == .nothing)
        try one.addClient("Cid")
        try two.undo()
        #expect(try one.changeElsewhere() == .records)
    }

    @Test("A check sees each undo and redo of every trainer")
    func elsewhereUndone() throws {
        let (one, two) = (try disk.open(), try disk.open())
        var options = DiaryOptions(patience: 0.2)
        options.actor = try two.trainers.add(named: "Ben")
        let his = try disk.open(options)
        _ = try one.changeElsewhere()
        let changes: [(String, () throws -> Void)] = [
            ("hers", { try two.addClient("Anna") }), ("his", { try his.addClient("Cleo") }),
            ("her undo", { try two.undo() }), ("his undo", { try his.undo() }),
            ("her redo", { try two.redo() }), ("his redo", { try his.redo() }),
            ("his second undo", { try his.undo() }), ("her second undo", { try two.undo() }),
        ]
        for (name, change) in changes {
            try change()
            #expect(try one.changeElsewhere() == .records, "\(name)")
            #expect(try one.changeElsewhere() == .nothing, "\(name)")
        }
    }

    @Test("A combined read has one state until something is written")
    func together() throws {
        let (one, two) = (try disk.open(), try disk.open())
        let before = one.generation
        var seen: [[String]] = []
        func look() { seen.append((try? one.clientNames()) ?? []) }
        one.readTogether {
            look()
            _ = try? two.addClient("Anna")
            look()
            // A nested call is part of the same reading.
            one.readTogether { look() }
            _ = try? one.addClient("Ben")
            look()
            #expect(throws: StoreError.missing) { try one.clients.get(Identifier(rawValue: 1)) }
            look()
        }
        look()
        let names = ["Client 0", "Anna", "Ben"]
        #expect(seen == [Array(names.prefix(1)), Array(names.prefix(1)), Array(names.prefix(1)), names, names, names])
        #expect(one.generation == before + 1)
        #expect(try one.hasChangedElsewhere())
        #expect(one.generation == before + 2)
        #expect(try !one.hasChangedElsewhere())
        #expect(one.generation == before + 2)
        // A diary in memory has only one connection.
        let memory = try readyDiary()
        memory.readTogether { _ = try? memory.clients.add(named: "Anna") }
        #expect(try memory.clientNames() == ["Anna"])
    }

    @Test("Two programs never create the same id at the same instant")
    func uniqueIDs() throws {
        let clock = DiaryClock(now: { Date(timeIntervalSince1970: 1_773_300_000) })
        let options = DiaryOptions(device: 5, clock: clock, patience: 1)
        let one = try disk.open(options)
        let two = try disk.open(options)
        var ids: [Int64] = []
        for number in 0..<20 {
            ids.append(try one.addClient("One \(number)"))
            ids.append(try two.addClient("Two \(number)"))
        }
        #expect(Set(ids).count == 40)
        #expect(ids == ids.sorted())
        #expect(try one.journal.entries().map(\.id) == one.journal.entries().map(\.id).sorted(by: >))
    }

    @Test("Undo is rejected if the other program changed the same record, and changes nothing")
    func conflict() throws {
        let one = try disk.open()
        let other = try DatabaseQueue(path: disk.file.path)
        let id = try one.addClient("Anna")
        try one.renameClient(id, "Anna B")
        try other.write { try $0.execute(sql: "UPDATE client SET name = 'Hanna' WHERE id = ?", arguments: [id]) }
        let before = try TableDump(one)
        #expect(throws: StoreError.undoConflict(.named("Rename to Anna B"))) { try one.undo() }
        #expect(try TableDump(one) == before)
        #expect(try one.nextUndo() == "Rename to Anna B")
        #expect(try one.nextRedo() == nil)
    }

    @Test("Many threads read while one writes")
    func threads() async throws {
        let diary = try disk.open(DiaryOptions())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<50 {
                        let (rows, keys) = try diary.read { db in
                            (
                                try Int.fetchOne(db, sql: "SELECT count(*) FROM client"),
                                try Int.fetchOne(db, sql: "SELECT count(*) FROM search")
                            )
                        }
                        #expect(rows == keys)
                        _ = try diary.hasChangedElsewhere()
                    }
                }
            }
            group.addTask { for number in 0..<50 { try diary.addClient("Client \(number)") } }
            try await group.waitForAll()
        }
        #expect(try diary.contents.counts().clients == 51)
    }
}
