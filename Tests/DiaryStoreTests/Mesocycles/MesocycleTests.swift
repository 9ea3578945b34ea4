import FitnessModel
import GRDB
import Testing

@testable import DiaryStore

@Suite("Mesocycles")
struct MesocycleTests {
    private let fixture: MesocycleFixture
    private var diary: Diary { fixture.diary }
    private var jan: Identifier<Client> { fixture.base.jan }

    init() throws { fixture = try MesocycleFixture() }

    private func assigned(_ start: String? = "2026-03-02") throws -> Identifier<Mesocycle> {
        try diary.mesocycles.assign(fixture.plan, to: jan, start: start.map(DiaryFixture.day))
    }

    @Test("A mesocycle of three phases lists them in order, with four weeks each")
    func add() throws {
        #expect(try fixture.texts(fixture.plan) == ["Base 28", "Build 28", "Peak 28"])
        let listed = try diary.mesocycles.list(.templates)
        #expect(listed.map(\.mesocycle.name) == ["Autumn"])
        #expect(listed[0].phaseCount == 3)
        #expect(try diary.mesocycles.count(.client(jan)) == 0)
    }

    @Test("The list is filtered by name, description and category, and hides archived ones")
    func list() throws {
        let other = try diary.mesocycles.add(Mesocycle(id: .unsaved, name: "Base year"))
        let sport = try diary.categories.add(.plan, named: "Sport")
        try diary.categories.set([sport], of: fixture.plan)
        #expect(try diary.mesocycles.list(.templates, ListFilter(search: "league")).map(\.id) == [fixture.plan])
        #expect(try diary.mesocycles.count(.templates, ListFilter(category: sport)) == 1)
        try diary.mesocycles.setArchived(true, other)
        #expect(try diary.mesocycles.list(.templates).map(\.id) == [fixture.plan])
        #expect(try diary.mesocycles.list(.templates, ListFilter(archive: .archived)).map(\.id) == [other])
        try diary.categories.delete(sport)
        #expect(try diary.categories.of(fixture.plan) == [])
    }

    @Test("Assigning copies the plan and each phase and sets the starts; the original is unchanged")
    func assign() throws {
        let before = try diary.mesocycles.content(fixture.plan)
        let own = try assigned()
        #expect(try fixture.texts(own) == ["Base 28", "Build 28", "Peak 28"])
        #expect(try fixture.starts(own) == ["2026-03-02", "2026-03-30", "2026-04-27"])
        #expect(try diary.mesocycles.content(fixture.plan) == before)
        let phases = try diary.mesocycles.content(own).parts.compactMap(\.phase)
        #expect(phases.allSatisfy { $0.client == jan && $0.rowCount == 1 })
    }

    @Test("A template with the same phase twice becomes two sheets for the client")
    func twice() throws {
        try diary.mesocycleParts.duplicate(try fixture.part(0, of: fixture.plan))
        #expect(try fixture.texts(fixture.plan) == ["Base 28", "Base 28", "Build 28", "Peak 28"])
        #expect(try diary.phases.count(.templates) == 3)
        let own = try assigned()
        let phases = try diary.mesocycles.content(own).parts.compactMap(\.part.phase)
        #expect(Set(phases).count == 4)
        #expect(try fixture.texts(own) == ["Base 28", "Base (2) 28", "Build 28", "Peak 28"])
        let back = try diary.mesocycles.makeTemplate(of: own)
        #expect(try diary.mesocycles.content(back).parts.count == 4)
        #expect(try diary.phases.count(.templates) == 7)
    }

    @Test("Repeating a client's phase creates a new sheet with a new name")
    func repeatOwn() throws {
        let own = try assigned()
        try diary.mesocycleParts.duplicate(try fixture.part(1, of: own))
        try diary.mesocycleParts.duplicate(try fixture.part(1, of: own))
        #expect(try fixture.texts(own) == ["Base 28", "Build 28", "Build (3) 28", "Build (2) 28", "Peak 28"])
        #expect(try fixture.starts(own).last == "2026-06-22")
    }

    @Test("A week off, a new length, a move and a removed part shift the later starts")
    func follow() throws {
        let own = try assigned()
        try diary.mesocycleParts.addPause(to: own, at: 1)
        #expect(try fixture.starts(own) == ["2026-03-02", "2026-04-06", "2026-05-04"])
        try fixture.setDays(14, part: 0, of: own)
        #expect(try fixture.starts(own) == ["2026-03-02", "2026-03-23", "2026-04-20"])
        try diary.mesocycleParts.move(try fixture.part(3, of: own), to: 0)
        #expect(try fixture.texts(own) == ["Peak 28", "Base 14", "- 7", "Build 28"])
        #expect(try fixture.starts(own) == ["2026-03-02", "2026-03-30", "2026-04-20"])
        try diary.mesocycleParts.remove(try fixture.part(1, of: own))
        #expect(try fixture.texts(own) == ["Peak 28", "- 7", "Build 28"])
        #expect(try diary.phases.list(.client(jan)).contains { $0.name == "Base" })
    }

    @Test("A started phase keeps its start and sessions, whatever is moved")
    func keepsDone() throws {
        let own = try assigned()
        let begun = try #require(try diary.mesocycles.content(own).parts[0].part.phase)
        let session = try diary.sessions.start(begun, day: DiaryFixture.day("2026-03-03"), mode: .handsFree)
        let before = try diary.phases.sheet(begun)
        try diary.mesocycleParts.shift(own, byDays: 7)
        #expect(try diary.phases.sheet(begun) == before)
        #expect(try diary.sessions.get(session).phase == begun)
        #expect(try fixture.starts(own) == ["2026-03-02", "2026-04-06", "2026-05-04"])
    }

    @Test("Shifting from a part on adds a week off before it, and removes it again")
    func shiftFrom() throws {
        let own = try assigned()
        let second = try fixture.part(1, of: own)
        try diary.mesocycleParts.shift(second, byDays: 10)
        #expect(try fixture.texts(own) == ["Base 28", "- 10", "Build 28", "Peak 28"])
        #expect(try fixture.starts(own) == ["2026-03-02", "2026-04-09", "2026-05-07"])
        try diary.mesocycleParts.shift(second, byDays: -3)
        #expect(try fixture.texts(own)[1] == "- 7")
        #expect(throws: StoreError.refused(.pauseTooShort(days: 7))) {
            try diary.mesocycleParts.shift(second, byDays: -8)
        }
        try diary.mesocycleParts.shift(second, byDays: -7)
        #expect(try fixture.texts(own) == ["Base 28", "Build 28", "Peak 28"])
        #expect(throws: StoreError.refused(.pauseTooShort(days: 0))) {
            try diary.mesocycleParts.shift(second, byDays: -1)
        }
        try diary.mesocycleParts.shift(try fixture.part(0, of: own), byDays: -2)
        #expect(try diary.mesocycles.get(own).start == DiaryFixture.day("2026-02-28"))
    }

    @Test("Without a start nothing can be shifted, and lengths stay within their limits")
    func bounds() throws {
        #expect(throws: StoreError.refused(.noStart(mesocycle: "Autumn"))) {
            try diary.mesocycleParts.shift(fixture.plan, byDays: 1)
        }
        for days in [0, -7, 731] {
            #expect(throws: StoreError.refused(.partLength(limit: 730))) {
                try fixture.setDays(days, part: 0, of: fixture.plan)
            }
        }
        try fixture.setDays(730, part: 0, of: fixture.plan)
    }

    @Test("Templates are copied to clients, a client's phase to the templates, a routine as a sheet")
    func shelves() throws {
        let own = try diary.mesocycles.add(
            Mesocycle(id: .unsaved, client: jan, name: "Spring", start: DiaryFixture.today),
            phases: [fixture.base.phase, fixture.templates[0]])
        let parts = try diary.mesocycles.content(own).parts
        #expect(parts[0].part.phase == fixture.base.phase)
        #expect(parts[1].part.phase != fixture.templates[0])
        #expect(parts.allSatisfy { $0.phase?.client == jan })
        let routine = try diary.phases.makeRoutine(of: fixture.base.phase)
        try diary.mesocycleParts.add([routine, fixture.base.phase], to: fixture.plan, at: 1)
        let names = try fixture.texts(fixture.plan)
        #expect(names == ["Base 28", "P6 In season 28", "P6 In season 28", "Build 28", "Peak 28"])
        #expect(try diary.mesocycles.content(fixture.plan).parts.allSatisfy { $0.phase?.client == nil })
    }

    @Test("Deleting a phase removes its parts and reports it, and undo restores both")
    func deletePhase() throws {
        let template = fixture.templates[1]
        try fixture.base.checkUndo("Delete template Build (also in Autumn)") { try diary.phases.delete(template) }
        #expect(try fixture.texts(fixture.plan) == ["Base 28", "Peak 28"])
        try diary.undo()
        #expect(try fixture.texts(fixture.plan) == ["Base 28", "Build 28", "Peak 28"])
    }

    @Test("Deleting a client deletes their mesocycles, and undo restores all")
    func deleteClient() throws {
        let own = try assigned()
        let sport = try diary.categories.add(.plan, named: "Sport")
        try diary.categories.set([sport], of: own)
        try fixture.base.checkUndo("Delete client Jan Novák") { try diary.clients.delete(jan) }
        #expect(throws: StoreError.missing) { try diary.mesocycles.get(own) }
        try diary.undo()
        #expect(try fixture.texts(own).count == 3)
    }

    @Test("Every change can be undone and redone exactly")
    func undo() throws {
        let own = try assigned()
        let base = fixture.base
        try base.checkUndo("Add mesocycle template X") {
            try diary.mesocycles.add(Mesocycle(id: .unsaved, name: "X"), phases: [fixture.templates[0]])
        }
        try base.checkUndo("Assign mesocycle Autumn to Jan Novák") { _ = try assigned() }
        try base.checkUndo("Duplicate mesocycle Autumn") { _ = try diary.mesocycles.duplicate(own) }
        try base.checkUndo("Make template of mesocycle Autumn") { _ = try diary.mesocycles.makeTemplate(of: own) }
        try base.checkUndo("Add week off to mesocycle Autumn") { _ = try diary.mesocycleParts.addPause(to: own, at: 1) }
        try base.checkUndo("Add phase Peak to mesocycle Autumn") {
            _ = try diary.mesocycleParts.add([fixture.templates[2]], to: own, at: 0)
        }
        try base.checkUndo("Repeat Base in mesocycle Autumn") {
            _ = try diary.mesocycleParts.duplicate(fixture.part(1, of: own))
        }
        try base.checkUndo("Move Peak (4) in mesocycle Autumn") {
            try diary.mesocycleParts.move(fixture.part(0, of: own), to: 4)
        }
        try base.checkUndo("Change length of Base in mesocycle Autumn") {
            try fixture.setDays(3, note: "short", part: 0, of: own)
        }
        try base.checkUndo("Shift mesocycle Autumn by -3 days") { try diary.mesocycleParts.shift(own, byDays: -3) }
        try base.checkUndo("Remove Base in mesocycle Autumn") {
            try diary.mesocycleParts.remove(fixture.part(0, of: own))
        }
        var head = try diary.mesocycles.get(own)
        head.name = "Winter"
        head.start = DiaryFixture.day("2026-11-02")
        let renamed = head
        try base.checkUndo("Edit mesocycle Winter") {
            try diary.mesocycles.update(from: diary.mesocycles.get(renamed.id), to: renamed)
        }
        try base.checkUndo("Archive mesocycle Winter") { try diary.mesocycles.setArchived(true, own) }
        try base.checkUndo("Delete mesocycle Winter") { try diary.mesocycles.delete(own) }
    }

    @Test("Another trainer sees and changes none of it unless the client is shared")
    func visibility() throws {
        let own = try assigned()
        _ = try fixture.base.becomeOther()
        #expect(try diary.mesocycles.list(.templates).isEmpty)
        #expect(try diary.mesocycles.list(.client(jan)).isEmpty)
        let part = Identifier<MesocyclePart>(
            rawValue: try diary.read { db in
                try Int64.fetchOne(db, sql: "SELECT min(id) FROM mesocycle_part") ?? 0
            })
        #expect(throws: StoreError.missing) { try diary.mesocycleParts.remove(part) }
        #expect(throws: StoreError.missing) { try diary.mesocycles.delete(own) }
        #expect(try diary.contents.search("autumn").isEmpty)
        try diary.gym.choose(fixture.base.eva)
        #expect(try diary.contents.search("autumn").map(\.kind) == [.mesocycle, .mesocycle])
        #expect(try diary.contents.search("autumn").map(\.detail) == [.template, .client("Jan Novák")])
    }

    @Test("The current phase comes first, future ones last and in order")
    func turns() throws {
        let own = try assigned("2026-02-02")
        try diary.mesocycleParts.addPause(to: own, at: 3)
        func names(_ today: String) throws -> [String] {
            let all = try diary.phases.byTurn(of: jan, today: DiaryFixture.day(today))
            let open = try diary.phases.byTurn(of: jan, today: DiaryFixture.day(today), isOpen: true)
            #expect(open == all.filter { $0.openSessions > 0 })
            return all.map(\.name)
        }
        #expect(try diary.phases.list(.client(jan)).map(\.name) == ["Peak", "Build", "Base", "P6 In season"])
        #expect(try names("2026-01-31") == ["P6 In season", "Base", "Build", "Peak"])
        #expect(try names("2026-03-12") == ["Build", "Base", "P6 In season", "Peak"])
        #expect(try names("2026-12-31") == ["Peak", "Build", "Base", "P6 In season"])
        try diary.mesocycles.setArchived(true, own)
        #expect(try names("2026-03-12") == ["Peak", "Build", "Base", "P6 In season"])
        // The phase trained last comes first as long as it has open sessions.
        let (base, peak) = try (phase("Base"), phase("Peak"))
        try train(base, "2026-03-01")
        #expect(try names("2026-03-12") == ["Base", "Peak", "Build", "P6 In season"])
        try train(peak, "2026-03-01")
        #expect(try names("2026-03-12").first == "Peak")
        var short = try diary.phases.get(peak)
        let whole = short
        short.sessionCount = 1
        try diary.phases.update(from: whole, to: short)
        #expect(try names("2026-03-12") == ["Peak", "Build", "Base", "P6 In season"])
        try diary.phases.setArchived(true, peak)
        #expect(try names("2026-03-12").first == "Base")
    }

    private func phase(_ name: String) throws -> Identifier<Phase> {
        try #require(try diary.phases.list(.client(jan)).first { $0.name == name }).id
    }

    private func train(_ phase: Identifier<Phase>, _ day: String) throws {
        try diary.sessions.finish(try diary.sessions.start(phase, day: DiaryFixture.day(day), mode: .handsFree))
    }

    @Test("Planned sets count each phase's rows once per session")
    func plannedSets() throws {
        try diary.change("Muscles") { change in
            try change.db.run(
                "INSERT INTO exercise_muscle (exercise, muscle, role) VALUES (?, 'quadriceps', 1), (?, 'glutes', 2)",
                fixture.base.squat, fixture.base.squat)
        }
        let plan = try diary.mesocycles.plannedSets(of: fixture.plan)
        #expect(plan.total.text == "72")
        #expect(plan.sets(of: .quadriceps).text == "72")
        #expect(plan.sets(of: .glutes).text == "36")
        #expect(plan.ungrouped == .zero)
    }
}
