import DiaryStore
import FitnessModel
import Testing

@Suite("An action on several records applies to all or none")
struct SeveralTests {
    let fixture: DiaryFixture
    let diary: Diary
    let clients: [Marked<Client>]
    let template: Marked<Phase>

    init() throws {
        fixture = try DiaryFixture()
        let diary = fixture.diary
        self.diary = diary
        clients = try ["Ann", "Bob", "Cid"].map { Marked(try diary.clients.add(named: $0), $0) }
        let id = try diary.phases.add(named: "Base", client: nil)
        try diary.phaseRows.add(to: id, exercise: fixture.squat, prescription: DiaryFixture.prescription)
        template = Marked(id, "Base")
    }

    @Test("Several records are archived and restored by one change each")
    func archiving() throws {
        try fixture.checkUndo("Archive 3 clients") { try diary.clients.setArchived(true, clients) }
        #expect(try diary.clients.list().map(\.name) == ["Jan Novák"])
        try fixture.checkUndo("Unarchive 3 clients") { try diary.clients.setArchived(false, clients) }
        #expect(try diary.clients.count() == 4)
    }

    @Test("A template is assigned to several clients at once with its rows, and one undo removes all copies")
    func assigning() throws {
        try fixture.checkUndo("Assign Base to 3 clients") {
            let copies = try diary.phases.assign([template], to: clients, start: DiaryFixture.today)
            #expect(copies.count == 3)
        }
        for client in clients {
            let phase = try #require(try diary.phases.list(.client(client.id)).first)
            #expect(phase.name == "Base" && phase.rowCount == 1 && phase.start == DiaryFixture.today)
        }
    }

    @Test("Several mesocycles are assigned to several clients")
    func mesocycles() throws {
        let plans = try ["Autumn", "Winter"].map { name in
            Marked(try diary.mesocycles.add(Mesocycle(id: .unsaved, name: name), phases: [template.id]), name)
        }
        try fixture.checkUndo("Assign 2 mesocycles to 3 clients") {
            try diary.mesocycles.assign(plans, to: clients, start: DiaryFixture.today)
        }
        #expect(try diary.mesocycles.list(.client(clients[2].id)).map(\.mesocycle.name) == ["Winter", "Autumn"])
    }

    @Test("A deleted one is named, and nothing is changed")
    func deleted() throws {
        let category = try diary.categories.add(.client, named: "Team")
        try diary.clients.delete(clients[1].id)
        let before = try TableDump(diary)
        let attempts: [() throws -> Void] = [
            { try diary.clients.setArchived(true, clients) },
            { try diary.categories.sort(clients, into: [category]) },
            { try diary.phases.assign([template], to: clients) },
        ]
        for attempt in attempts {
            #expect(throws: StoreError.impossible(with: "Bob", .missing)) { try attempt() }
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("Another trainer's client or sheet is missing")
    func others() throws {
        _ = try fixture.becomeOther()
        let own = Marked(try diary.clients.add(named: "Own"), "Own")
        let before = try TableDump(diary)
        #expect(throws: StoreError.impossible(with: "Ann", .missing)) {
            try diary.clients.setArchived(true, [own, clients[0]])
        }
        #expect(throws: StoreError.missing) { try diary.phases.assign([template], to: [own]) }
        #expect(try TableDump(diary).differences(before) == [])
    }
}
