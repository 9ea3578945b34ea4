import DiaryStore
import FitnessModel
import Testing

@Suite("Visibility of records for trainers")
struct VisibilityTests {
    let fixture: DiaryFixture
    let diary: Diary
    let session: Identifier<TrainingSession>
    let sessionRow: Identifier<SessionRow>
    let template: Identifier<Phase>
    let package: Identifier<SessionPackage>

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        template = try diary.phases.add(named: "Hypertrophy A", client: nil)
        package = try diary.packages.add(client: fixture.jan, bought: DiaryFixture.today, sessions: 10)
        session = try diary.sessions.start(fixture.phase, day: DiaryFixture.today)
        sessionRow = try #require(try diary.cells.write("80x3", at: .planned(fixture.a1, session)))
    }

    @Test("Another trainer's lists are empty")
    func lists() throws {
        _ = try diary.categories.add(.client, named: "Eva's")
        _ = try diary.categories.add(.client, named: "Everybody's", forWholeGym: true)
        _ = try fixture.becomeOther()
        #expect(try diary.clients.list(ListFilter(archive: .all)) == [])
        #expect(try diary.clients.list(ListFilter(search: "jan")) == [])
        #expect(try diary.clients.named("Jan Novák") == [])
        #expect(try diary.clients.count() == 0)
        #expect(try diary.exercises.list() == [])
        #expect(try diary.exercises.count() == 0)
        #expect(try diary.exercises.names() == [])
        #expect(try diary.exercises.named("Box squat") == nil)
        #expect(try diary.phases.list(.templates) == [])
        #expect(try diary.phases.list(.client(fixture.jan)) == [])
        #expect(try diary.phases.count(.client(fixture.jan)) == 0)
        #expect(try diary.sessions.live() == [])
        #expect(try diary.contents.search("jan") == [])
        #expect(try diary.contents.search("box") == [])
        #expect(try diary.contents.search("p6") == [])
        #expect(try diary.contents.search("hyper") == [])
        #expect(try diary.categories.list(.client).map(\.name) == ["Everybody's"])
    }

    @Test("Another trainer's records are missing to every change, also within a larger one")
    func records() throws {
        let plan = try diary.mesocycles.add(
            Mesocycle(id: .unsaved, client: fixture.jan, name: "Autumn"), phases: [fixture.phase])
        let part = try #require(try diary.mesocycles.content(plan).parts.first).id
        let head = try diary.mesocycles.get(plan)
        _ = try fixture.becomeOther()
        let ownPhase = try diary.phases.add(named: "Mine", client: nil)
        let ownPlan = try diary.mesocycles.add(Mesocycle(id: .unsaved, name: "Mine"), phases: [ownPhase])
        let before = try TableDump(diary)
        let client = Client(id: fixture.jan, name: "Stolen")
        let squat = Exercise(id: fixture.squat, name: "Stolen")
        let phase = Phase(id: fixture.phase, name: "Stolen")
        let own = try diary.exercises.add(named: "Curl")
        try diary.undo()
        let attempts: [(any DiaryAccess) throws -> Void] = [
            { _ = try $0.clients.get(fixture.jan) }, { try $0.clients.update(from: client, to: client) },
            { try $0.clients.delete(fixture.jan) },
            { try $0.clients.setArchived(true, fixture.jan) }, { try $0.categories.set([], of: fixture.jan) },
            { _ = try $0.clients.profile(fixture.jan) }, { try $0.packages.delete(package) },
            { _ = try $0.packages.add(client: fixture.jan, bought: DiaryFixture.today, sessions: 1) },
            { _ = try $0.exercises.get(fixture.squat) }, { try $0.exercises.delete(fixture.squat) },
            { try $0.exercises.update(from: squat, to: squat) },
            { _ = try $0.phases.get(fixture.phase) }, { _ = try $0.phases.sheet(fixture.phase) },
            { _ = try $0.phases.sheet(template) },
            { try $0.phases.update(from: phase, to: phase) }, { try $0.phases.delete(template) },
            { _ = try $0.phases.duplicate(fixture.phase) },
            { _ = try $0.phases.add(named: "X", client: fixture.jan) }, { _ = try $0.phaseRows.add(to: fixture.phase) },
            { try $0.phaseRows.delete(fixture.a1) }, { try $0.phaseRows.move(fixture.a1, to: 1) },
            { try $0.phaseRows.relabel(fixture.phase) },
            { try $0.phaseRows.setPrescription(Prescription(), row: fixture.a1) },
            { try $0.phaseRows.setExercise(own, row: fixture.a1) },
            { _ = try $0.sessions.start(fixture.phase, day: DiaryFixture.today) },
            { _ = try $0.sessions.startFree(client: fixture.jan, day: DiaryFixture.today) },
            { _ = try $0.sessions.get(session) }, { _ = try $0.sessions.sheet(session) },
            { _ = try $0.sessions.list(of: fixture.jan) },
            { _ = try $0.cells.write("1x1", at: .planned(fixture.a1, session)) },
            { try $0.cells.write("1x1", at: .own(sessionRow)) }, { try $0.cells.updateNote(of: sessionRow, to: "x") },
            { try $0.cells.remove(sessionRow) },
            { try $0.sessions.finish(session) }, { try $0.sessions.reopen(session) },
            { try $0.sessions.delete(session) },
            { _ = try $0.loads.history(client: fixture.jan, exercise: fixture.squat).first },
            { _ = try $0.loads.best(client: fixture.jan, exercise: fixture.squat, by: .epley) },
            { _ = try $0.imports.sessions([], client: fixture.jan, file: "x") },
            { _ = try $0.imports.servings([], client: fixture.jan, file: "x") },
            { _ = try $0.phases.assign(ownPhase, to: fixture.jan) },
            { _ = try $0.mesocycles.get(plan) }, { _ = try $0.mesocycles.content(plan) },
            { try $0.mesocycles.update(from: head, to: head) }, { try $0.mesocycles.delete(plan) },
            { try $0.mesocycles.setArchived(true, plan) }, { _ = try $0.mesocycles.duplicate(plan) },
            { _ = try $0.mesocycles.assign(ownPlan, to: fixture.jan) },
            { _ = try $0.mesocycles.makeTemplate(of: plan) },
            { try $0.categories.set([], of: plan) }, { _ = try $0.mesocycleParts.add([ownPhase], to: plan) },
            { _ = try $0.mesocycleParts.add([fixture.phase], to: ownPlan) },
            { _ = try $0.mesocycleParts.addPause(to: plan) },
            { _ = try $0.mesocycleParts.duplicate(part) }, { try $0.mesocycleParts.move(part, to: 0) },
            { try $0.mesocycleParts.remove(part) },
            { try $0.mesocycleParts.update(from: MesocyclePart(id: part), to: MesocyclePart(id: part, days: 7)) },
            { try $0.mesocycleParts.shift(part, byDays: 1) }, { try $0.mesocycleParts.shift(plan, byDays: 1) },
        ]
        for (number, attempt) in attempts.enumerated() {
            #expect(throws: StoreError.missing, "attempt \(number)") { try attempt(diary) }
            #expect(throws: StoreError.missing, "attempt \(number) as a part") {
                try diary.change("Much") { change in try attempt(change) }
            }
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("Sorting a shared client leaves another trainer's categories alone")
    func categories() throws {
        let own = try diary.categories.add(.client, named: "Eva's")
        let gym = try diary.categories.add(.client, named: "Team", forWholeGym: true)
        var client = try diary.clients.get(fixture.jan)
        client.isShared = true
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        try diary.categories.set([own, gym], of: fixture.jan)
        _ = try fixture.becomeOther()
        try diary.categories.set([], of: fixture.jan)
        #expect(try diary.clients.profile(fixture.jan).categories == [])
        try diary.gym.choose(fixture.eva)
        #expect(try diary.clients.profile(fixture.jan).categories.map(\.name) == ["Eva's"])
    }

    @Test("Reading by id reveals nothing to another trainer")
    func byID() throws {
        let machine = try diary.machines.add(Machine(id: .unsaved, name: "Eva's rack"))
        var squat = try diary.exercises.get(fixture.squat)
        squat.machine = machine
        squat.muscles = [.glutes: .direct]
        try diary.exercises.update(from: diary.exercises.get(squat.id), to: squat)
        try diary.mesocycles.add(
            Mesocycle(id: .unsaved, client: fixture.jan, name: "Autumn"), phases: [fixture.phase])
        let days = Day.earliest ... .latest
        #expect(try diary.machines.choices(with: machine).map(\.id) == [machine])
        #expect(try diary.figures.doneSets(in: [fixture.phase], days: days)[fixture.phase] == 1)
        let max = try fixture.becomeOther()
        #expect(try diary.machines.choices(with: machine) == [])
        #expect(try diary.machines.of(exercises: [fixture.squat]) == [:])
        #expect(try diary.figures.exerciseNames([fixture.squat]) == [:])
        #expect(try diary.figures.muscleShares([fixture.squat]) == [:])
        #expect(try diary.figures.plannedSets(in: [fixture.phase])[fixture.phase]?.count == 0)
        #expect(try diary.figures.doneSets(in: [fixture.phase], days: days) == [fixture.phase: 0])
        #expect(try diary.mesocycles.containing(fixture.phase) == [])

        try diary.gym.choose(fixture.eva)
        var client = try diary.clients.get(fixture.jan)
        client.isShared = true
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        try diary.gym.choose(max)
        #expect(try diary.machines.choices(with: machine).map(\.id) == [machine])
        #expect(try diary.machines.of(exercises: [fixture.squat])[fixture.squat]?.id == machine)
        #expect(try diary.figures.exerciseNames([fixture.squat]) == [fixture.squat: "Box squat"])
        #expect(try diary.figures.muscleShares([fixture.squat]) == [fixture.squat: [.glutes: .direct]])
        #expect(try diary.figures.plannedSets(in: [fixture.phase])[fixture.phase]?.count == 2)
        #expect(try diary.figures.doneSets(in: [fixture.phase], days: days) == [fixture.phase: 1])
        #expect(try diary.mesocycles.containing(fixture.phase).map(\.name) == ["Autumn"])
    }

    @Test("Another trainer's machines and exercises cannot be used in own records")
    func foreignParts() throws {
        let machine = try diary.machines.add(Machine(id: .unsaved, name: "Eva's rack"))
        _ = try fixture.becomeOther()
        var curl = Exercise(id: .unsaved, name: "Curl")
        curl.id = try diary.exercises.add(curl)
        let phase = try diary.phases.add(named: "Arms", client: nil)
        let row = try diary.phaseRows.add(to: phase, exercise: curl.id)
        let before = try TableDump(diary)
        var onMachine = curl
        onMachine.machine = machine
        let wrong = onMachine
        var filled = SheetEdit()
        filled.put(.known(fixture.squat), row: row, replacing: curl.id)
        var longer = SheetEdit()
        longer.newRows = [SheetEdit.NewRow(exercise: .known(fixture.squat))]
        let attempts: [(Diary) throws -> Void] = [
            { _ = try $0.exercises.add(wrong) }, { [curl] in try $0.exercises.update(from: curl, to: wrong) },
            { try $0.exercises.setMachine(machine, of: curl.id) },
            { _ = try $0.cells.write(filled, to: phase, as: .named("x")) },
            { _ = try $0.cells.write(longer, to: phase, as: .named("x")) },
        ]
        for (number, attempt) in attempts.enumerated() {
            #expect(throws: StoreError.missing, "attempt \(number)") { try attempt(diary) }
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("A shared client is visible to all, with sheets and sessions, but the exercise library is not")
    func shared() throws {
        var client = try diary.clients.get(fixture.jan)
        client.isShared = true
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        _ = try fixture.becomeOther()
        #expect(try diary.clients.list().map(\.id) == [fixture.jan])
        #expect(try diary.phases.sheet(fixture.phase).rows.map(\.row.exerciseName) == ["Box squat", "Seated row"])
        #expect(try diary.exercises.get(fixture.squat).name == "Box squat")
        #expect(try diary.exercises.list() == [])
        #expect(try diary.sessions.live().map(\.id) == [session])
        try diary.cells.write("85x3", at: .planned(fixture.a1, session), replacing: "80x3")
        #expect(try diary.nextUndo() == "Log Box squat 85x3 (Jan Novák)")
        #expect(throws: StoreError.missing) { try diary.phases.sheet(template) }
        #expect(throws: StoreError.missing) { try diary.exercises.delete(fixture.squat) }
    }

    @Test("Undo reverts only the trainer's own changes")
    func undoIsPersonal() throws {
        _ = try fixture.becomeOther()
        #expect(try diary.undo() == nil)
        _ = try diary.clients.add(named: "Olga")
        #expect(try diary.undo()?.name == "Add client Olga")
    }

    @Test("Before a trainer is chosen nothing can be added")
    func nobody() throws {
        let blank = try Diary.inMemory()
        #expect(try blank.clients.list() == [])
        #expect(throws: StoreError.missing) { try blank.clients.add(named: "Anna") }
        #expect(try blank.journal.entries() == [])
    }
}
