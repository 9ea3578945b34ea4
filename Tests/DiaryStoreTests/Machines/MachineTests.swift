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

    @Test("A machine is read back as entered")
    func roundTrip() throws {
        var machine = row()
        machine.id = try diary.machines.add(machine)
        #expect(try diary.machines.get(machine.id) == machine)
        machine.kind = .bar
        machine.maximum = nil
        machine.sides = 2
        machine.isArchived = true
        try diary.machines.update(from: diary.machines.get(machine.id), to: machine)
        #expect(try diary.machines.get(machine.id) == machine)
    }

    @Test("Each change is one undo")
    func undo() throws {
        try fixture.checkUndo("Add machine Cable row") { try diary.machines.add(row()) }
        var machine = try #require(try diary.machines.list().first)
        machine.name = "Cable row 2"
        try fixture.checkUndo("Edit machine Cable row 2") {
            try diary.machines.update(from: diary.machines.get(machine.id), to: machine)
        }
        try fixture.checkUndo("Archive machine Cable row 2") { try diary.machines.setArchived(true, machine.id) }
        try fixture.checkUndo("Put Box squat on a machine") {
            try diary.exercises.setMachine(machine.id, of: fixture.squat)
        }
        try fixture.checkUndo("Take Box squat off its machine") {
            try diary.exercises.setMachine(nil, of: fixture.squat)
        }
        try fixture.checkUndo("Delete machine Cable row 2") { try diary.machines.delete(machine.id) }
    }

    @Test("The list is filtered by words and archive")
    func list() throws {
        let cable = try diary.machines.add(row())
        try diary.machines.add(Machine(id: .unsaved, name: "Bänk"))
        #expect(try diary.machines.list().map(\.name) == ["Bänk", "Cable row"])
        #expect(try diary.machines.list(MachineFilter(search: "bank")).map(\.name) == ["Bänk"])
        #expect(try diary.machines.list(MachineFilter(search: "ROW seat")).map(\.name) == ["Cable row"])
        #expect(try diary.machines.count(MachineFilter(search: "xyz %_")) == 0)
        #expect(try diary.machines.named(" cable ROW")?.id == cable)
        #expect(try diary.machines.named("cable") == nil)
        try diary.machines.setArchived(true, cable)
        #expect(try diary.machines.list().map(\.name) == ["Bänk"])
        #expect(try diary.machines.list(MachineFilter(archive: .archived)).map(\.name) == ["Cable row"])
        #expect(try diary.machines.count(MachineFilter(archive: .all)) == 2)
        #expect(try diary.machines.list(MachineFilter(archive: .all), offset: 1, limit: 1).map(\.name) == ["Cable row"])
    }

    @Test("A machine in use cannot be deleted, and its exercises are named")
    func inUse() throws {
        let machine = try diary.machines.add(row())
        try diary.exercises.setMachine(machine, of: fixture.squat)
        try diary.exercises.setMachine(machine, of: fixture.row)
        #expect(try diary.exercises.names(onMachine: machine).map(\.name) == ["Box squat", "Seated row"])
        #expect(try diary.machines.of(exercises: [fixture.squat])[fixture.squat]?.id == machine)
        #expect(try diary.machines.exerciseCounts() == [machine: 2])
        #expect(throws: StoreError.inUse(what: "Cable row", places: [.named("Box squat"), .named("Seated row")])) {
            try diary.machines.delete(machine)
        }
        try diary.exercises.setMachine(nil, of: fixture.squat)
        try diary.exercises.setMachine(nil, of: fixture.row)
        try diary.machines.delete(machine)
        #expect(try diary.machines.of(exercises: [fixture.squat]) == [:])
        #expect(throws: StoreError.missing) { try diary.machines.get(machine) }
    }

    @Test("Another trainer's machines are not listed, but apply on their sheets")
    func visibility() throws {
        let machine = try diary.machines.add(row())
        try diary.exercises.setMachine(machine, of: fixture.squat)
        _ = try fixture.becomeOther()
        #expect(try diary.machines.list().isEmpty)
        #expect(throws: StoreError.missing) { try diary.machines.delete(machine) }
        #expect(throws: StoreError.missing) { try diary.exercises.setMachine(machine, of: fixture.squat) }
        #expect(try diary.machines.of(exercises: [fixture.squat, fixture.row]) == [:])
        let max = try #require(diary.actor)
        try diary.gym.choose(fixture.eva)
        var client = try diary.clients.get(fixture.jan)
        client.isShared = true
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        try diary.gym.choose(max)
        #expect(try diary.machines.of(exercises: [fixture.squat, fixture.row]).keys.map { $0 } == [fixture.squat])
    }

    @Test("Any name, path and list of loads is stored exactly", arguments: HostileName.all)
    func hostile(name: String) throws {
        let machine = Machine(
            id: .unsaved, name: name, imagePath: name, notes: name, kind: .list, start: Mass(grams: -5),
            step: Mass(grams: -5), maximum: Mass(grams: -1), sides: 7, loads: name)
        let stored = try diary.machines.get(try diary.machines.add(machine))
        for text in [stored.name, stored.imagePath, stored.notes, stored.loads] {
            #expect(Array(text.utf8) == Array(name.utf8))
        }
        #expect(stored.start == .zero && stored.step == .zero && stored.maximum == .zero && stored.sides == 2)
        _ = try diary.machines.list(MachineFilter(search: name))
        _ = AvailableLoads(stored, plates: [])
    }

    @Test("The gym's plates are stored as a whole, and one undo restores the old ones")
    func plates() throws {
        #expect(try diary.plates.list().isEmpty)
        try fixture.checkUndo("Edit the plates of the gym") { try diary.plates.update(to: Plate.standard(.kg)) }
        #expect(try diary.plates.list() == Plate.standard(.kg))
        var plates = Array(Plate.standard(.kg).dropLast(2))
        plates[0].pairs = 1
        plates.append(Plate(mass: Mass(45, .lb), unit: .lb, pairs: 3))
        plates.append(Plate(mass: .zero, unit: .kg, pairs: 3))
        try fixture.checkUndo("Edit the plates of the gym") {
            try diary.plates.update(from: Plate.standard(.kg), to: plates)
        }
        #expect(try diary.plates.list().map { $0.text(beside: .kg) } == ["25", "45 lb", "20", "15", "10", "5"])
        #expect(try diary.plates.list().map(\.pairs) == [1, 3, 4, 2, 4, 4])
        let stored = try diary.plates.list()
        try fixture.checkUndo("Edit the plates of the gym") { try diary.plates.update(from: stored, to: []) }
        try diary.undo()
        #expect(try diary.plates.list() == stored)
    }

    @Test("Two windows can change different plates; a conflict names the plate")
    func platesMeanwhile() throws {
        let read = Plate.standard(.kg)
        try diary.plates.update(to: read)
        var other = read
        other[0].pairs = 1
        other.append(Plate(mass: Mass(0.5, .kg), unit: .kg, pairs: 2))
        try diary.plates.update(from: read, to: other)
        try diary.plates.update(from: read, to: read.filter { $0.mass != Mass(20, .kg) })
        let both = other.filter { $0.mass != Mass(20, .kg) }
        #expect(try diary.plates.list() == both)
        let before = try TableDump(diary)
        var counted = read
        counted[0].pairs = 3
        counted[2].pairs = 5
        #expect(throws: StoreError.changedMeanwhile(record: .unnamed(.plate), fields: ["25 kg"])) {
            try diary.plates.update(from: read, to: counted)
        }
        #expect(try TableDump(diary) == before)
    }
}
