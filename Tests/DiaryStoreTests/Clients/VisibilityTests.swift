import DiaryStore
import FitnessModel
import Testing

@Suite("What a trainer sees")
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
        template = try diary.addPhase(named: "Hypertrophy A", client: nil)
        package = try diary.packages.add(client: fixture.jan, bought: DiaryFixture.today, sessions: 10)
        session = try diary.startSession(fixture.phase, day: DiaryFixture.today)
        sessionRow = try diary.writeCell("80x3", session: session, row: fixture.a1)
    }

    @Test("Another trainer's lists are empty")
    func lists() throws {
        _ = try diary.categories.add(.client, named: "Eva's")
        _ = try diary.categories.add(.client, named: "Everybody's", forWholeGym: true)
        _ = try fixture.becomeOther()
        #expect(try diary.clients.list(ClientFilter(archive: .all)) == [])
        #expect(try diary.clients.list(ClientFilter(search: "jan")) == [])
        #expect(try diary.clients.named("Jan Novák") == [])
        #expect(try diary.clients.count() == 0)
        #expect(try diary.exercises() == [])
        #expect(try diary.exerciseCount() == 0)
        #expect(try diary.exerciseNames() == [])
        #expect(try diary.exercise(named: "Box squat") == nil)
        #expect(try diary.phases(.templates) == [])
        #expect(try diary.phases(.client(fixture.jan)) == [])
        #expect(try diary.phaseCount(.client(fixture.jan)) == 0)
        #expect(try diary.packages.list(of: fixture.jan) == [])
        #expect(try diary.packages.sessionsLeft(of: fixture.jan) == nil)
        #expect(try diary.liveSessions() == [])
        #expect(try diary.search("jan") == [])
        #expect(try diary.search("box") == [])
        #expect(try diary.search("p6") == [])
        #expect(try diary.search("hyper") == [])
        #expect(try diary.categories.list(.client).map(\.name) == ["Everybody's"])
    }

    @Test("Another trainer's records are missing, whatever is done to them")
    func records() throws {
        _ = try fixture.becomeOther()
        let before = try TableDump(diary)
        let client = Client(id: fixture.jan, name: "Stolen")
        let phase = Phase(id: fixture.phase, name: "Stolen")
        let own = try diary.addExercise(named: "Curl")
        try diary.undo()
        let attempts: [(Diary) throws -> Void] = [
            { _ = try $0.clients.get(fixture.jan) }, { try $0.clients.update(from: client, to: client) },
            { try $0.clients.delete(fixture.jan) },
            { try $0.clients.setArchived(true, fixture.jan) }, { try $0.categories.set([], client: fixture.jan) },
            { _ = try $0.clients.profile(fixture.jan) }, { try $0.packages.delete(package) },
            { _ = try $0.packages.add(client: fixture.jan, bought: DiaryFixture.today, sessions: 1) },
            { _ = try $0.exercise(fixture.squat) }, { try $0.deleteExercise(fixture.squat) },
            { try $0.updateExercise(Exercise(id: fixture.squat, name: "Stolen")) },
            { _ = try $0.phase(fixture.phase) }, { _ = try $0.sheet(fixture.phase) }, { _ = try $0.sheet(template) },
            { try $0.updatePhase(phase) }, { try $0.deletePhase(template) },
            { _ = try $0.duplicatePhase(fixture.phase) },
            { _ = try $0.addPhase(named: "X", client: fixture.jan) }, { _ = try $0.addRow(to: fixture.phase) },
            { try $0.deleteRow(fixture.a1) }, { try $0.moveRow(fixture.a1, to: 1) }, { try $0.relabel(fixture.phase) },
            { try $0.setPrescription(Prescription(), row: fixture.a1) }, { try $0.setExercise(own, row: fixture.a1) },
            { _ = try $0.startSession(fixture.phase, day: DiaryFixture.today) },
            { _ = try $0.startFreeSession(client: fixture.jan, day: DiaryFixture.today) },
            { _ = try $0.session(session) }, { _ = try $0.sessionSheet(session) },
            { _ = try $0.sessions(of: fixture.jan) },
            { _ = try $0.writeCell("1x1", session: session, row: fixture.a1) },
            { try $0.writeCell("1x1", sessionRow: sessionRow) }, { try $0.setNote("x", sessionRow: sessionRow) },
            { try $0.writeCells([fixture.a1: "1x1"], session: session) }, { try $0.removeSessionRow(sessionRow) },
            { try $0.finish(session, note: "", effort: nil) }, { try $0.reopen(session) },
            { try $0.deleteSession(session) },
            { _ = try $0.lastTime(client: fixture.jan, exercise: fixture.squat) },
            { _ = try $0.best(client: fixture.jan, exercise: fixture.squat, by: .epley) },
            { _ = try $0.importSessions([], client: fixture.jan, label: "x") },
        ]
        for (number, attempt) in attempts.enumerated() {
            #expect(throws: StoreError.missing, "attempt \(number)") { try attempt(diary) }
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("Sorting a shared client leaves alone what another trainer sorted")
    func categories() throws {
        let own = try diary.categories.add(.client, named: "Eva's")
        let gym = try diary.categories.add(.client, named: "Team", forWholeGym: true)
        var client = try diary.clients.get(fixture.jan)
        client.isShared = true
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        try diary.categories.set([own, gym], client: fixture.jan)
        _ = try fixture.becomeOther()
        try diary.categories.set([], client: fixture.jan)
        #expect(try diary.clients.profile(fixture.jan).categories == [])
        try diary.choose(fixture.eva)
        #expect(try diary.clients.profile(fixture.jan).categories.map(\.name) == ["Eva's"])
    }

    @Test("What is asked for by id tells another trainer nothing")
    func byID() throws {
        let machine = try diary.addMachine(Machine(id: .unsaved, name: "Eva's rack"))
        var squat = try diary.exercise(fixture.squat)
        squat.machine = machine
        squat.muscles = [.glutes: .direct]
        try diary.updateExercise(squat)
        try diary.addMesocycle(
            Mesocycle(id: .unsaved, client: fixture.jan, name: "Autumn"), phases: [fixture.phase])
        let days = Day.earliest ... .latest
        #expect(try diary.machineNames(with: machine).map(\.id) == [machine])
        #expect(try diary.doneSets(in: [fixture.phase], days: days)[fixture.phase] == 1)
        let max = try fixture.becomeOther()
        #expect(try diary.machineNames(with: machine) == [])
        #expect(try diary.machines(ofExercises: [fixture.squat]) == [:])
        #expect(try diary.exerciseNames([fixture.squat]) == [:])
        #expect(try diary.muscleShares([fixture.squat]) == [:])
        #expect(try diary.plannedSets(in: [fixture.phase])[fixture.phase]?.count == 0)
        #expect(try diary.doneSets(in: [fixture.phase], days: days) == [fixture.phase: 0])
        #expect(try diary.mesocycles(with: fixture.phase) == [])

        try diary.choose(fixture.eva)
        var client = try diary.clients.get(fixture.jan)
        client.isShared = true
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        try diary.choose(max)
        #expect(try diary.machineNames(with: machine).map(\.id) == [machine])
        #expect(try diary.machines(ofExercises: [fixture.squat])[fixture.squat]?.id == machine)
        #expect(try diary.exerciseNames([fixture.squat]) == [fixture.squat: "Box squat"])
        #expect(try diary.muscleShares([fixture.squat]) == [fixture.squat: [.glutes: .direct]])
        #expect(try diary.plannedSets(in: [fixture.phase])[fixture.phase]?.count == 2)
        #expect(try diary.doneSets(in: [fixture.phase], days: days) == [fixture.phase: 1])
        #expect(try diary.mesocycles(with: fixture.phase).map(\.name) == ["Autumn"])
    }

    @Test("Another trainer's machine and exercise get onto nothing of one's own")
    func foreignParts() throws {
        let machine = try diary.addMachine(Machine(id: .unsaved, name: "Eva's rack"))
        _ = try fixture.becomeOther()
        var curl = Exercise(id: .unsaved, name: "Curl")
        curl.id = try diary.addExercise(curl)
        let phase = try diary.addPhase(named: "Arms", client: nil)
        let row = try diary.addRow(to: phase, exercise: curl.id)
        let before = try TableDump(diary)
        var onMachine = curl
        onMachine.machine = machine
        let wrong = onMachine
        var filled = SheetEdit()
        filled.exercises = [row: .known(fixture.squat)]
        var longer = SheetEdit()
        longer.newRows = [SheetEdit.NewRow(exercise: .known(fixture.squat))]
        let attempts: [(Diary) throws -> Void] = [
            { _ = try $0.addExercise(wrong) }, { try $0.updateExercise(wrong) },
            { try $0.setMachine(machine, exercise: curl.id) },
            { _ = try $0.write(filled, to: phase, label: "x") }, { _ = try $0.write(longer, to: phase, label: "x") },
        ]
        for (number, attempt) in attempts.enumerated() {
            #expect(throws: StoreError.missing, "attempt \(number)") { try attempt(diary) }
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("A shared client is everybody's, with sheets and sessions, but not the exercises' owner's library")
    func shared() throws {
        var client = try diary.clients.get(fixture.jan)
        client.isShared = true
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        _ = try fixture.becomeOther()
        #expect(try diary.clients.list().map(\.id) == [fixture.jan])
        #expect(try diary.sheet(fixture.phase).rows.map(\.row.exerciseName) == ["Box squat", "Seated row"])
        #expect(try diary.exercise(fixture.squat).name == "Box squat")
        #expect(try diary.exercises() == [])
        #expect(try diary.liveSessions().map(\.id) == [session])
        try diary.writeCell("85x3", session: session, row: fixture.a1)
        #expect(try diary.nextUndo() == "Log Box squat 85x3 (Jan Novák)")
        #expect(throws: StoreError.missing) { try diary.sheet(template) }
        #expect(throws: StoreError.missing) { try diary.deleteExercise(fixture.squat) }
    }

    @Test("Undo takes back one's own change, not the other trainer's")
    func undoIsPersonal() throws {
        _ = try fixture.becomeOther()
        #expect(try diary.undo() == nil)
        _ = try diary.clients.add(named: "Olga")
        #expect(try diary.undo() == "Add client Olga")
    }

    @Test("Before a trainer is chosen nothing can be added")
    func nobody() throws {
        let blank = try Diary.inMemory()
        #expect(try blank.clients.list() == [])
        #expect(throws: StoreError.missing) { try blank.clients.add(named: "Anna") }
        #expect(try blank.history() == [])
    }
}
