import DiaryStore
import FitnessModel
import Testing

@Suite("Locations of the gym")
struct PlaceTests {
    let fixture: DiaryFixture
    let diary: Diary
    let north: Identifier<Place>
    let park: Identifier<Place>

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
        north = try diary.places.add(named: "North")
        park = try diary.places.add(named: "Park")
    }

    private func start(
        _ day: String, _ client: Identifier<Client>? = nil, mode: TrainingSession.Mode = .realTime
    ) throws -> TrainingSession {
        let session = try diary.sessions.startFree(
            client: client ?? fixture.jan, day: DiaryFixture.day(day), mode: mode)
        return try diary.sessions.get(session)
    }

    /// Sets the gym location of a session.
    private func put(_ session: TrainingSession, at place: Identifier<Place>?) throws {
        var moved = session
        moved.place = place
        try diary.sessions.update(from: session, to: moved)
    }

    @Test("They are sorted by name, visible to all, found ignoring case and accents, and can be archived")
    func list() throws {
        #expect(try diary.places.list().map(\.name) == ["North", "Park"])
        #expect(try diary.places.named(" NÓRTH")?.id == north)
        #expect(try diary.places.named("Nor") == nil)
        _ = try fixture.becomeOther()
        #expect(try diary.places.count() == 2)
        try diary.places.setArchived(true, north)
        #expect(try diary.places.list().map(\.name) == ["Park"])
        #expect(try diary.places.choices(with: north).map(\.name) == ["North", "Park"])
        #expect(try diary.places.list(.archived).map(\.id) == [north])
    }

    @Test("Each change is one undo")
    func undo() throws {
        try fixture.checkUndo("Add location Home") { try diary.places.add(named: "Home") }
        var home = try #require(try diary.places.named("Home"))
        home.name = "At home"
        try fixture.checkUndo("Edit location At home") {
            try diary.places.update(from: diary.places.get(home.id), to: home)
        }
        try fixture.checkUndo("Archive location At home") { try diary.places.setArchived(true, home.id) }
        try fixture.checkUndo("Delete location At home") { try diary.places.delete(home.id) }
        let session = try start("2026-03-12")
        try fixture.checkUndo("Edit session of Jan Novák") { try put(session, at: park) }
    }

    @Test("A location with machines or sessions cannot be deleted, and they are named")
    func inUse() throws {
        let machine = try diary.machines.add(Machine(id: .unsaved, name: "Cable row", place: north))
        let session = try start("2026-03-12")
        try put(session, at: north)
        #expect(try diary.places.machineCounts() == [north: 1])
        #expect(throws: StoreError.inUse(what: "North", places: [.named("Cable row"), .sessions(1)])) {
            try diary.places.delete(north)
        }
        _ = try fixture.becomeOther()
        #expect(throws: StoreError.inUse(what: "North", places: [.machinesOfOthers(1), .sessions(1)])) {
            try diary.places.delete(north)
        }
        try diary.gym.choose(fixture.eva)
        try diary.machines.delete(machine)
        try diary.sessions.delete(session.id)
        try diary.places.delete(north)
        #expect(throws: StoreError.missing) { try diary.places.get(north) }
    }

    @Test("A session starts where the client trained last, or where other live sessions are")
    func begins() throws {
        let first = try start("2026-03-01", mode: .handsFree)
        #expect(first.place == nil)
        try put(first, at: north)
        let second = try start("2026-03-05", mode: .handsFree)
        #expect(second.place == north)
        let anna = try diary.clients.add(named: "Anna")
        let live = try start("2026-03-12", anna)
        #expect(live.place == nil)
        try put(live, at: park)
        #expect(try start("2026-03-12").place == park)
        #expect(try start("2026-03-11", mode: .handsFree).place == park)
        let olga = try diary.clients.add(named: "Olga")
        #expect(try start("2026-03-13", olga).place == nil)
        #expect(try start("2026-03-12", olga).place == park)
        try diary.places.setArchived(true, park)
        #expect(try start("2026-03-12").place == nil)
    }

    @Test("The location of another trainer's client is ignored")
    func others() throws {
        try put(start("2026-03-12"), at: park)
        _ = try fixture.becomeOther()
        let client = try diary.clients.add(named: "Max's own")
        #expect(try start("2026-03-12", client).place == nil)
    }

    @Test("Last time has a location, which differs from here only if both are known")
    func lastTime() throws {
        let session = try fixture.train("2026-03-01", "80x3")
        func last() throws -> DoneCell {
            try #require(try diary.loads.lastTimes(client: fixture.jan, exercises: [fixture.squat])[fixture.squat])
        }
        #expect(try last().place == nil && last().elsewhere(than: north) == nil)
        try put(diary.sessions.get(session), at: park)
        #expect(try last().place?.name == "Park")
        #expect(try last().elsewhere(than: north)?.id == park)
        #expect(try last().elsewhere(than: park) == nil && last().elsewhere(than: nil) == nil)
        #expect(try last().text == "80x3" && last().prescription == DiaryFixture.prescription)
    }

    @Test("An exercise uses the machine of this name at the location, and none if it is only elsewhere")
    func machines() throws {
        let here = try diary.machines.add(Machine(id: .unsaved, name: "Cable row", place: north))
        try diary.exercises.setMachine(here, of: fixture.row)
        func machine(at place: Identifier<Place>?) throws -> Identifier<Machine>? {
            try diary.machines.of(exercises: [fixture.row], at: place)[fixture.row]?.id
        }
        #expect(try machine(at: nil) == here && machine(at: north) == here)
        #expect(try machine(at: park) == nil)
        let there = try diary.machines.add(Machine(id: .unsaved, name: "cable ROW", place: park))
        #expect(try machine(at: nil) == here && machine(at: north) == here && machine(at: park) == there)
        #expect(try diary.machines.named("Cable row", at: park)?.id == there)
        #expect(try diary.machines.named("Cable row", at: nil) == nil)
        try diary.machines.setArchived(true, there)
        #expect(try machine(at: park) == nil)
        let bar = try diary.machines.add(Machine(id: .unsaved, name: "Bar"))
        try diary.exercises.setMachine(bar, of: fixture.row)
        #expect(try machine(at: park) == bar && machine(at: nil) == bar)
    }

    @Test("Any name is stored exactly", arguments: HostileName.all)
    func hostile(name: String) throws {
        let place = try diary.places.add(named: name)
        #expect(try diary.places.get(place).name == name)
        #expect(try diary.places.named(name) != nil)
    }
}
