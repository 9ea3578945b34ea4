import DiaryStore
import FitnessModel
import Testing

@Suite("Measurements of a body")
struct BodyMeasurementTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    private func measurement(_ iso: String = "2026-03-12", weight: Mass? = nil) -> BodyMeasurement {
        BodyMeasurement(
            measurer: fixture.eva, day: DiaryFixture.day(iso), minute: 600, height: Length(millimetres: 1800),
            weight: weight, note: "after rest", folds: [.chin: "8.2/8,4", .lowerBack: "9 mm"])
    }

    private func stored(_ id: Identifier<BodyMeasurement>) throws -> BodyMeasurement { try diary.measurements.get(id) }

    @Test("A measurement comes back to the letter, with its weight among the client's weights")
    func roundTrip() throws {
        var wanted = measurement(weight: Mass(82, .kg))
        wanted.id = try diary.measurements.add(wanted, of: fixture.jan)
        wanted.client = fixture.jan
        #expect(try stored(wanted.id) == wanted)
        #expect(try diary.weighIns.list(of: fixture.jan).map(\.weight) == [Mass(82, .kg)])
        #expect(try diary.measurements.list(of: fixture.jan) == [wanted])
        #expect(try diary.measurements.count(of: fixture.jan) == 1)
    }

    @Test("Each change is one undo")
    func undo() throws {
        try fixture.checkUndo("Add measurement of Jan Novák 2026-03-12") {
            try diary.measurements.add(measurement(weight: Mass(82, .kg)), of: fixture.jan)
        }
        let old = try #require(try diary.measurements.list(of: fixture.jan).first)
        var new = old
        new[fold: .triceps] = "11"
        new.weight = Mass(81, .kg)
        new.day = DiaryFixture.day("2026-03-11")
        try fixture.checkUndo("Edit measurement of Jan Novák 2026-03-12") {
            try diary.measurements.update(from: old, to: new)
        }
        try fixture.checkUndo("Delete measurement of Jan Novák 2026-03-11") { try diary.measurements.delete(old.id) }
        #expect(try diary.weighIns.count(of: fixture.jan) == 0)
    }

    @Test("The weight goes with the measurement from day to day, comes and goes with it")
    func weight() throws {
        let id = try diary.measurements.add(measurement(), of: fixture.jan)
        #expect(try diary.weighIns.count(of: fixture.jan) == 0)
        func change(_ edit: (inout BodyMeasurement) -> Void) throws {
            let old = try stored(id)
            var new = old
            edit(&new)
            try diary.measurements.update(from: old, to: new)
        }
        try change { $0.weight = Mass(82, .kg) }
        try change { $0.day = DiaryFixture.day("2026-03-10") }
        #expect(try diary.weighIns.list(of: fixture.jan).map(\.day.iso) == ["2026-03-10"])
        try change { $0.weight = nil }
        #expect(try diary.weighIns.count(of: fixture.jan) == 0)
        #expect(try stored(id).weight == nil)
    }

    @Test("A weight of that day is taken over once; deleting it leaves the folds")
    func taken() throws {
        let day = DiaryFixture.today
        let weighIn = try diary.weighIns.add(WeighIn(day: day, weight: Mass(80.5, .kg)), of: fixture.jan)
        let first = try diary.measurements.add(measurement(), of: fixture.jan)
        let second = try diary.measurements.add(measurement(), of: fixture.jan)
        #expect(try stored(first).weight == Mass(80.5, .kg) && stored(second).weight == nil)
        #expect(try diary.weighIns.count(of: fixture.jan) == 1)
        try fixture.checkUndo("Delete weight of Jan Novák 2026-03-12, 80.5 kg") { try diary.weighIns.delete(weighIn) }
        #expect(try stored(first).weight == nil && stored(first).folds.count == 2)
    }

    @Test("What another window changed meanwhile is not written over")
    func meanwhile() throws {
        let id = try diary.measurements.add(measurement(weight: Mass(82, .kg)), of: fixture.jan)
        let old = try stored(id)
        var theirs = old
        theirs[fold: .chin] = "7"
        theirs.weight = Mass(81, .kg)
        try diary.measurements.update(from: old, to: theirs)
        var mine = old
        mine[fold: .chin] = "6"
        #expect(throws: StoreError.self) { try diary.measurements.update(from: old, to: mine) }
        mine = old
        mine.weight = Mass(90, .kg)
        #expect(throws: StoreError.self) { try diary.measurements.update(from: old, to: mine) }
        mine = old
        mine[fold: .cheek] = "5"
        try diary.measurements.update(from: old, to: mine)
        #expect(try stored(id)[fold: .chin] == "7" && stored(id)[fold: .cheek] == "5")
    }

    @Test("Another trainer sees and changes nothing of it, unless the client is shared")
    func visibility() throws {
        let id = try diary.measurements.add(measurement(), of: fixture.jan)
        let client = try diary.clients.get(fixture.jan)
        let max = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try diary.measurements.get(id) }
        #expect(throws: StoreError.missing) { try diary.measurements.list(of: fixture.jan) }
        #expect(throws: StoreError.missing) { try diary.measurements.delete(id) }
        #expect(throws: StoreError.missing) { try diary.skinfoldProfile(of: fixture.jan) }
        try diary.choose(fixture.eva)
        var shared = client
        shared.isShared = true
        try diary.clients.update(from: client, to: shared)
        try diary.choose(max)
        #expect(try diary.measurements.list(of: fixture.jan).map(\.id) == [id])
    }

    @Test("A client is deleted with all measurements, and comes back with them")
    func deleted() throws {
        try diary.measurements.add(measurement(weight: Mass(82, .kg)), of: fixture.jan)
        var profile = SkinfoldProfile()
        profile.formula = .durninWomersley
        try diary.updateSkinfoldProfile(to: profile, of: fixture.jan)
        try fixture.checkUndo("Delete client Jan Novák") { try diary.clients.delete(fixture.jan) }
    }

    @Test("How folds are read is kept for each client; sites that are unknown here are left out")
    func profile() throws {
        #expect(try diary.skinfoldProfile(of: fixture.jan) == SkinfoldProfile())
        let wanted = SkinfoldProfile(
            sites: [.biceps, .lowerBack], formula: .parrillo, density: .brozek, summary: .mean)
        try fixture.checkUndo("Set how the folds of Jan Novák are read") {
            try diary.updateSkinfoldProfile(to: wanted, of: fixture.jan)
        }
        #expect(try diary.skinfoldProfile(of: fixture.jan) == wanted)
        #expect(throws: StoreError.self) {
            try diary.updateSkinfoldProfile(to: SkinfoldProfile(formula: .sloan), of: fixture.jan)
        }
    }

    @Test("References are a trainer's own, per sex, and given back")
    func references() throws {
        try diary.setSkinfoldReference(6.25, of: .chin, .male)
        #expect(try diary.skinfoldReferences(.male) == [.chin: 6.25])
        #expect(try diary.skinfoldReferences(.female) == [:])
        try diary.setSkinfoldReference(nil, of: .chin, .male)
        #expect(try diary.skinfoldReferences(.male) == [:])
        #expect(try diary.undo() == "Set the reference of Chin")
        #expect(try diary.skinfoldReferences(.male) == [.chin: 6.25])
        _ = try fixture.becomeOther()
        #expect(try diary.skinfoldReferences(.male) == [:])
    }

    @Test("Whatever is typed for a site is kept to the letter", arguments: HostileName.all)
    func hostile(text: String) throws {
        var wanted = measurement()
        wanted.folds = [:]
        wanted[fold: .knee] = text
        wanted.note = text
        let found = try stored(diary.measurements.add(wanted, of: fixture.jan))
        #expect(found[fold: .knee] == text && found.note == text)
    }
}
