import DiaryStore
import FitnessModel
import Testing

@Suite("Machines and plates")
struct MachineTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private func row(named name: String = "Cable row") -> Machine {
        Machine(
            id: .unsaved, name: name, imagePath: "~/row.jpg", notes: "seat 4\nlong bar", kind: .stack,
            unit: .lb, start: Mass(10, .lb), step: Mass(10, .lb), maximum: Mass(200, .lb), sides: 1, loads: "5 blue 10")
    }

    @Test("A machine comes back as it was entered")
    func roundTrip() throws {
        var machine = row()
        machine.id = try diary.addMachine(machine)
        #expect(try diary.machine(machine.id) == machine)
        machine.kind = .bar
        machine.maximum = nil
        machine.sides = 2
        machine.isArchived = true
        try diary.updateMachine(machine)
        #expect(try diary.machine(machine.id) == machine)
    }

    @Test("Each change is one undo")
    func undo() throws {
        try fixture.checkUndo("Add machine Cable row") { try diary.addMachine(row()) }
        var machine = try #require(try diary.machines().first)
        machine.name = "Cable row 2"
        try fixture.checkUndo("Edit machine Cable row 2") { try diary.updateMachine(machine) }
        try fixture.checkUndo("Archive machine Cable row 2") { try diary.setArchived(true, machine: machine.id) }
        try fixture.checkUndo("Put Box squat on a machine") {
            try diary.setMachine(machine.id, exercise: fixture.squat)
        }
        try fixture.checkUndo("Take Box squat off its machine") { try diary.setMachine(nil, exercise: fixture.squat) }
        try fixture.checkUndo("Delete machine Cable row 2") { try diary.deleteMachine(machine.id) }
    }

    @Test("The list is narrowed by words and by archive")
    func list() throws {
        let cable = try diary.addMachine(row())
        try diary.addMachine(Machine(id: .unsaved, name: "Bänk"))
        #expect(try diary.machines().map(\.name) == ["Bänk", "Cable row"])
        #expect(try diary.machines(MachineFilter(search: "bank")).map(\.name) == ["Bänk"])
        #expect(try diary.machines(MachineFilter(search: "ROW seat")).map(\.name) == ["Cable row"])
        #expect(try diary.machineCount(MachineFilter(search: "xyz %_")) == 0)
        #expect(try diary.machine(named: " cable ROW")?.id == cable)
        #expect(try diary.machine(named: "cable") == nil)
        try diary.setArchived(true, machine: cable)
        #expect(try diary.machines().map(\.name) == ["Bänk"])
        #expect(try diary.machines(MachineFilter(archive: .archived)).map(\.name) == ["Cable row"])
        #expect(try diary.machineCount(MachineFilter(archive: .all)) == 2)
        #expect(try diary.machines(MachineFilter(archive: .all), offset: 1, limit: 1).map(\.name) == ["Cable row"])
    }

    @Test("A machine in use is not deleted, and the exercises are named")
    func inUse() throws {
        let machine = try diary.addMachine(row())
        try diary.setMachine(machine, exercise: fixture.squat)
        try diary.setMachine(machine, exercise: fixture.row)
        #expect(try diary.exercises(onMachine: machine).map(\.name) == ["Box squat", "Seated row"])
        #expect(try diary.machines(ofExercises: [fixture.squat])[fixture.squat]?.id == machine)
        #expect(try diary.exerciseCountByMachine() == [machine: 2])
        #expect(throws: StoreError.inUse(what: "Cable row", places: ["Box squat", "Seated row"])) {
            try diary.deleteMachine(machine)
        }
        try diary.setMachine(nil, exercise: fixture.squat)
        try diary.setMachine(nil, exercise: fixture.row)
        try diary.deleteMachine(machine)
        #expect(try diary.machines(ofExercises: [fixture.squat]) == [:])
        #expect(throws: StoreError.missing) { try diary.machine(machine) }
    }

    @Test("Another trainer's machines are not seen, but count on the sheets that are")
    func visibility() throws {
        let machine = try diary.addMachine(row())
        try diary.setMachine(machine, exercise: fixture.squat)
        _ = try fixture.becomeOther()
        #expect(try diary.machines().isEmpty)
        #expect(throws: StoreError.missing) { try diary.deleteMachine(machine) }
        #expect(throws: StoreError.missing) { try diary.setMachine(machine, exercise: fixture.squat) }
        #expect(try diary.machines(ofExercises: [fixture.squat, fixture.row]) == [:])
        let max = try #require(diary.actor)
        try diary.choose(fixture.eva)
        var client = try diary.clients.get(fixture.jan)
        client.isShared = true
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        try diary.choose(max)
        #expect(try diary.machines(ofExercises: [fixture.squat, fixture.row]).keys.map { $0 } == [fixture.squat])
    }

    @Test("Any name, path and list of loads is kept to the letter", arguments: HostileName.all)
    func hostile(name: String) throws {
        let machine = Machine(
            id: .unsaved, name: name, imagePath: name, notes: name, kind: .list, start: Mass(grams: -5),
            step: Mass(grams: -5), maximum: Mass(grams: -1), sides: 7, loads: name)
        let stored = try diary.machine(try diary.addMachine(machine))
        for text in [stored.name, stored.imagePath, stored.notes, stored.loads] {
            #expect(Array(text.utf8) == Array(name.utf8))
        }
        #expect(stored.start == .zero && stored.step == .zero && stored.maximum == .zero && stored.sides == 2)
        _ = try diary.machines(MachineFilter(search: name))
        _ = AvailableLoads(stored, plates: [])
    }

    @Test("The gym's plates are kept as a whole, and one undo brings the old ones back")
    func plates() throws {
        #expect(try diary.plates().isEmpty)
        try fixture.checkUndo("Edit the plates of the gym") { try diary.setPlates(Plate.standard(.kg)) }
        #expect(try diary.plates() == Plate.standard(.kg))
        var plates = Array(Plate.standard(.kg).dropLast(2))
        plates[0].pairs = 1
        plates.append(Plate(mass: Mass(45, .lb), unit: .lb, pairs: 3))
        plates.append(Plate(mass: .zero, unit: .kg, pairs: 3))
        try fixture.checkUndo("Edit the plates of the gym") { try diary.setPlates(plates) }
        #expect(try diary.plates().map { $0.text(beside: .kg) } == ["25", "45 lb", "20", "15", "10", "5"])
        #expect(try diary.plates().map(\.pairs) == [1, 3, 4, 2, 4, 4])
        let stored = try diary.plates()
        try fixture.checkUndo("Edit the plates of the gym") { try diary.setPlates([]) }
        try diary.undo()
        #expect(try diary.plates() == stored)
    }
}
