import CSQLiteSession
import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("A change of several parts while another window writes")
struct SharedChangeTests {
    private let disk: DiskDiary
    private let one: Diary
    private let two: Diary

    init() throws {
        disk = try DiskDiary()
        try disk.fill(clients: 0)
        one = try disk.open()
        two = try disk.open()
    }

    private func addPair(_ name: String, in change: Change) throws {
        let client = try change.clients.add(named: name)
        try change.packages.add(client: client, bought: .earliest, sessions: 10)
    }

    @Test("A failed change reverts nothing that the other window saved before or after")
    func failure() throws {
        try one.clients.add(named: "Before")
        #expect(throws: StoreError.missing) {
            try two.change("Import") { change in
                try addPair("Imported", in: change)
                throw StoreError.missing
            }
        }
        try one.clients.add(named: "After")
        #expect(try two.clients.list().map(\.name) == ["After", "Before"])
        #expect(try one.journal.entries().map(\.name) == ["Add client After", "Add client Before"])
        #expect(try one.journal.entries().allSatisfy { $0.state == .done })
    }

    @Test("The other window waits while a change runs, and its change is not included")
    func success() throws {
        try two.change("Import") { change in
            try addPair("First", in: change)
            #expect(throws: StoreError.locked) { try one.clients.add(named: "Meanwhile") }
            try addPair("Second", in: change)
        }
        try one.clients.add(named: "Meanwhile")
        #expect(try two.journal.entries().map(\.name) == ["Add client Meanwhile", "Import"])
        #expect(try two.undo()?.name == "Add client Meanwhile")
        #expect(try one.clients.list().map(\.name) == ["First", "Second"])
        #expect(try two.undo()?.name == "Import")
        #expect(try one.clients.count() == 0)
    }

    @Test("An interruption anywhere in SQLite leaves nothing behind")
    func stopped() throws {
        try one.clients.add(named: "Before")
        let before = try TableDump(one)
        let work: (Change) throws -> Void = { change in
            try addPair("Jan", in: change)
            let team = try change.categories.add(.client, named: "Team")
            let jan = try #require(try change.clients.named("Jan").first)
            try change.categories.set([team], of: jan.id)
        }
        var stops = 0
        var isWhole = false
        while !isWhole {
            stops += 1
            let steps = StepCount(stop: stops)
            do {
                try two.change("Whole") { change in
                    let handle = change.db.sqliteConnection
                    steps.watch(handle)
                    defer { sqlite3_progress_handler(handle, 0, nil, nil) }
                    try work(change)
                }
                isWhole = true
            } catch {
                #expect(error == .cancelled, "stop \(stops)")
                #expect(try TableDump(two) == before, "stop \(stops)")
            }
        }
        #expect(stops > 50)
        #expect(try two.journal.entries().map(\.name) == ["Whole", "Add client Before"])
        try two.undo()
        #expect(try TableDump(one) == before)
    }

    @Test("After a failed change, redo restores what the trainer undid, and nothing else")
    func redo() throws {
        try one.clients.add(named: "Anna")
        #expect(try one.undo()?.name == "Add client Anna")
        #expect(throws: StoreError.missing) {
            try two.change("Import") { change in
                try addPair("Imported", in: change)
                throw StoreError.missing
            }
        }
        #expect(try one.nextRedo() == "Add client Anna")
        #expect(try one.redo()?.name == "Add client Anna")
        #expect(try one.redo() == nil)
        #expect(try one.clients.list().map(\.name) == ["Anna"])
    }

    @Test("A client is found or added by name in one step, so that two imports make one client")
    func findOrAdd() throws {
        let id = try one.clients.findOrAdd(named: "New Guy")
        #expect(try two.clients.findOrAdd(named: "new guy") == id)
        try two.clients.add(named: "New Guy")
        #expect(throws: StoreError.ambiguousName("New Guy", count: 2)) { try one.clients.findOrAdd(named: "New Guy") }
    }
}

/// Interrupts SQLite after `stop` times ten of its steps.
private final class StepCount {
    private let stop: Int
    private(set) var seen = 0

    init(stop: Int) { self.stop = stop }

    func watch(_ connection: OpaquePointer?) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_progress_handler(
            connection, 10,
            { context in
                guard let context else { return 0 }
                let steps = Unmanaged<StepCount>.fromOpaque(context).takeUnretainedValue()
                steps.seen += 1
                return steps.seen >= steps.stop ? 1 : 0
            }, context)
    }
}

@Suite("Two windows change one record")
struct ChangedMeanwhileTests {
    private let fixture: DiaryFixture
    private var diary: Diary { fixture.diary }
    private let jan: Client

    init() throws {
        fixture = try DiaryFixture()
        jan = try fixture.diary.clients.get(fixture.jan)
    }

    private func change(_ edit: (inout Client) -> Void) throws {
        var changed = jan
        edit(&changed)
        try diary.clients.update(from: jan, to: changed)
    }

    @Test("Different fields are both stored")
    func different() throws {
        try change { $0.phone = "123" }
        try change { $0.goal = "Marathon" }
        let now = try diary.clients.get(jan.id)
        #expect(now.phone == "123")
        #expect(now.goal == "Marathon")
        #expect(try diary.clients.count(ListFilter(search: "123 marathon")) == 1)
    }

    @Test("A conflict in a field names it, and nothing is written")
    func same() throws {
        try change { $0.phone = "123" }
        let before = try TableDump(diary)
        #expect(throws: StoreError.changedMeanwhile(record: .named("Jan Novák"), fields: ["phone"])) {
            try change {
                $0.phone = "456"
                $0.goal = "Marathon"
            }
        }
        #expect(try TableDump(diary) == before)
    }

    @Test("The same value from both is neither a conflict nor a second entry")
    func equal() throws {
        try change { $0.phone = "123" }
        let entries = try diary.journal.entries().count
        try change { $0.phone = "123" }
        #expect(try diary.journal.entries().count == entries)
    }

    @Test("A deleted record is missing and is not recreated")
    func deleted() throws {
        try diary.clients.delete(jan.id)
        #expect(throws: StoreError.missing) { try change { $0.phone = "123" } }
    }
}
