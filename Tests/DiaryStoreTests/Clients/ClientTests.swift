import DiaryStore
import FitnessModel
import Testing

@Suite("Clients")
struct ClientTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("A client is read back as entered")
    func roundTrip() throws {
        var client = Client(id: .unsaved, name: "Anna Malá")
        client.sex = .female
        client.birthDay = DiaryFixture.day("1990-02-28")
        client.email = "anna@example.org"
        client.phone = "+420 1"
        client.height = Length(millimetres: 1725)
        client.weight = Mass(grams: 62_400)
        client.planType = "2 a week"
        client.health = "left knee"
        client.goal = "ski"
        client.unit = .lb
        client.photoPath = "/photos/anna.jpg"
        client.isShared = true
        client.id = try diary.clients.add(client)
        #expect(try diary.clients.get(client.id) == client)

        client.name = "Anna Bílá"
        client.weight = nil
        client.isArchived = true
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        #expect(try diary.clients.get(client.id) == client)
    }

    @Test("A weight or height of zero means unknown and is not rejected")
    func zeroAmounts() throws {
        let id = try diary.clients.add(
            Client(id: .unsaved, name: "Zero", height: Length(millimetres: 0), weight: .zero))
        #expect(try diary.clients.get(id).height == nil)
        #expect(try diary.clients.get(id).weight == nil)
    }

    @Test("The list is ordered by folded name and limited by offset and limit")
    func order() throws {
        for name in ["Zoe", "Ádám", "łukasz", "adam"] { try diary.clients.add(named: name) }
        #expect(try diary.clients.list().map(\.name) == ["Ádám", "adam", "Jan Novák", "łukasz", "Zoe"])
        #expect(try diary.clients.list(offset: 1, limit: 2).map(\.name) == ["adam", "Jan Novák"])
        #expect(try diary.clients.count() == 5)
    }

    @Test("The list shows the last session and the sessions left")
    func listFigures() throws {
        #expect(try diary.clients.list().first?.sessionsLeft == nil)
        #expect(try diary.clients.list().first?.lastTraining == nil)
        try fixture.train("2026-01-10", "80x3")
        try diary.packages.add(client: fixture.jan, bought: DiaryFixture.day("2026-02-01"), sessions: 10)
        try diary.packages.add(client: fixture.jan, bought: DiaryFixture.day("2026-03-01"), sessions: 5)
        try fixture.train("2026-02-01", "80x3")
        try fixture.train("2026-03-02", "80x3")
        _ = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        let item = try #require(try diary.clients.list().first)
        #expect(item.lastTraining == DiaryFixture.today)
        #expect(item.sessionsLeft == 13, "15 bought, 2 done since the first purchase, the live one does not count")
        #expect(try diary.clients.profile(fixture.jan).sessionsLeft == 13)
    }

    @Test(
        "Every typed word must start a word of name, contact or notes",
        arguments: [
            ("nov", true), ("NOV jan", true), ("novak", true), ("jan x", false), ("ovak", false), ("knee", true),
            ("example", true), ("jan knee", true), ("\"", false), ("*", false), ("", true), ("AND", false),
            ("jan*", true),
        ])
    func search(text: String, isFound: Bool) throws {
        var client = try diary.clients.get(fixture.jan)
        client.health = "left knee taped"
        client.email = "jan@example.org"
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        let filter = ListFilter(search: text)
        #expect(try diary.clients.list(filter).contains { $0.id == fixture.jan } == isFound)
        #expect(try diary.clients.count(filter) == (isFound ? 1 : 0))
    }

    @Test("Search follows a rename and its undo")
    func searchAfterRename() throws {
        var client = try diary.clients.get(fixture.jan)
        client.name = "Petr Król"
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        #expect(try diary.clients.count(ListFilter(search: "krol")) == 1)
        #expect(try diary.clients.count(ListFilter(search: "jan")) == 0)
        try diary.undo()
        #expect(try diary.clients.count(ListFilter(search: "jan")) == 1)
    }

    @Test("Categories and the archive filter the list")
    func filters() throws {
        let runners = try diary.categories.add(.client, named: "Runners", forWholeGym: true)
        let anna = try diary.clients.add(
            Client(id: .unsaved, name: "Anna"), categories: [runners])
        #expect(try diary.clients.list(ListFilter(category: runners)).map(\.id) == [anna])
        try diary.categories.set([runners], of: fixture.jan)
        try diary.categories.set([], of: anna)
        #expect(try diary.clients.list(ListFilter(category: runners)).map(\.id) == [fixture.jan])
        try diary.clients.setArchived(true, anna)
        #expect(try diary.clients.list().map(\.id) == [fixture.jan])
        #expect(try diary.clients.list(ListFilter(archive: .archived)).map(\.id) == [anna])
        #expect(try diary.clients.count(ListFilter(archive: .all)) == 2)
    }

    @Test("Deleting a client deletes all their records and nothing else; one undo restores them")
    func delete() throws {
        let anna = try diary.clients.add(named: "Anna")
        let annas = try diary.phases.assign(fixture.phase, to: anna)
        try fixture.train("2026-03-01", "80x3 90x3", "40x8")
        try diary.packages.add(client: fixture.jan, bought: DiaryFixture.today, sessions: 10, note: "paid")
        let category = try diary.categories.add(.client, named: "Runners")
        try diary.categories.set([category], of: fixture.jan)

        try fixture.checkUndo("Delete client Jan Novák") { try diary.clients.delete(fixture.jan) }
        #expect(throws: StoreError.missing) { try diary.clients.get(fixture.jan) }
        #expect(try fixture.sets() == [])
        #expect(try diary.phases.sheet(annas).rows.count == 2)
        try diary.undo()
        #expect(try diary.phases.sheet(fixture.phase).sessions.count == 1)
        #expect(try diary.clients.profile(fixture.jan).packages.map(\.note) == ["paid"])
    }

    @Test("The profile has all records of the client")
    func profile() throws {
        let category = try diary.categories.add(.client, named: "Runners")
        try diary.categories.set([category], of: fixture.jan)
        try diary.packages.add(client: fixture.jan, bought: DiaryFixture.day("2026-01-01"), sessions: 2)
        try fixture.train("2026-03-01", "80x3", "40x8*3")
        try fixture.train("2026-03-05", "85x3")
        let profile = try diary.clients.profile(fixture.jan, recent: 1)
        #expect(profile.client.name == "Jan Novák")
        #expect(profile.categories.map(\.name) == ["Runners"])
        #expect(profile.packages.map(\.sessions) == [2])
        #expect(profile.sessionsLeft == 0)
        #expect(profile.phases.map(\.name) == ["P6 In season"])
        #expect(profile.recentSessions.map(\.session.day) == [DiaryFixture.day("2026-03-05")])
        #expect(profile.recentSessions.first?.volume == Mass(grams: 255_000))
        #expect(profile.sessionCount == 2)
        #expect(profile.phaseCount == 1)
        #expect(profile.firstTraining == DiaryFixture.day("2026-03-01"))
        #expect(profile.lastSession == DiaryFixture.day("2026-03-05"))
    }

    @Test("A profile reads as many sheets as requested and counts all that are in use")
    func newestPhases() throws {
        for number in 7...10 { try diary.phases.add(named: "P\(number)", client: fixture.jan) }
        let archived = try diary.phases.add(named: "P11", client: fixture.jan)
        let phase = try diary.phases.get(archived)
        var edited = phase
        edited.isArchived = true
        try diary.phases.update(from: phase, to: edited)
        let all = try diary.clients.profile(fixture.jan)
        #expect(all.phases.count == 5)
        let profile = try diary.clients.profile(fixture.jan, newestPhases: 2)
        #expect(profile.phases == Array(all.phases.prefix(2)))
        #expect(profile.phasesInUse == 5)
        #expect(profile.phaseCount == 6)
    }

    @Test("Any name is stored exactly and can be found", arguments: HostileName.all)
    func hostileNames(name: String) throws {
        var client = Client(id: .unsaved, name: name)
        client.health = name
        let id = try diary.clients.add(client)
        let found = try diary.clients.get(id)
        #expect(Array(found.name.utf8) == Array(name.utf8))
        #expect(Array(found.health.utf8) == Array(name.utf8))
        #expect(try diary.clients.named(name).map(\.id) == [id])
        _ = try diary.clients.list(ListFilter(search: name))
        _ = try diary.contents.search(name)
        #expect(try diary.clients.count() == 2)
        #expect((try diary.nextUndo() ?? "").count < 80, "a label fits a line")
        #expect((try diary.nextUndo() ?? "").unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }

    @Test("A folded name finds all clients with that name")
    func sameName() throws {
        let other = try diary.clients.add(named: "jan novak")
        #expect(try diary.clients.named("JAN  NOVAK").map(\.id) == [fixture.jan, other])
    }

    @Test("Every change of a client can be undone and redone")
    func undo() throws {
        try fixture.checkUndo("Add client Anna") { _ = try diary.clients.add(named: "Anna") }
        try fixture.checkUndo("Archive client Jan Novák") { try diary.clients.setArchived(true, fixture.jan) }
        try fixture.checkUndo("Unarchive client Jan Novák") { try diary.clients.setArchived(false, fixture.jan) }
        try fixture.checkUndo("Add 10 sessions for Jan Novák") {
            try diary.packages.add(client: fixture.jan, bought: DiaryFixture.today, sessions: 10)
        }
        var package = try #require(try diary.clients.profile(fixture.jan).packages.first)
        let bought = package
        package.sessions = 12
        try fixture.checkUndo("Edit session pack of Jan Novák") { try diary.packages.update(from: bought, to: package) }
        try fixture.checkUndo("Delete session pack of Jan Novák") { try diary.packages.delete(package.id) }
        try fixture.checkUndo("Add category Runners") { _ = try diary.categories.add(.client, named: "Runners") }
        let category = try #require(try diary.categories.list(.client).first)
        try fixture.checkUndo("Sort client Jan Novák") { try diary.categories.set([category.id], of: fixture.jan) }
        try fixture.checkUndo("Rename category Runners") { try diary.categories.rename(category.id, to: "Joggers") }
        try fixture.checkUndo("Delete category Joggers") { try diary.categories.delete(category.id) }
        #expect(try diary.clients.count() == 2)
    }

    @Test("An edit that changes nothing leaves no trace in the journal")
    func emptyEdit() throws {
        let entries = try diary.journal.entries().count
        let jan = try diary.clients.get(fixture.jan)
        try diary.clients.update(from: jan, to: jan)
        #expect(try diary.journal.entries().count == entries)
    }
}
