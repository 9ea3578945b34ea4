import DiaryStore
import FitnessModel
import Testing

@Suite("Body measurements")
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

    @Test("A measurement is read back exactly, with its weight among the weigh-ins")
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

    @Test("The weight follows its measurement to another day, and is added and deleted with it")
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

    @Test("A weigh-in of that day is used once; deleting it leaves the folds")
    func taken() throws {
        let day = DiaryFixture.today
        let weighIn = try diary.weighIns.add(WeighIn(day: day, weight: Mass(80.5, .kg)), of: fixture.jan)
        let first = try diary.measurements.add(measurement(), of: fixture.jan)
        let second = try diary.measurements.add(measurement(), of: fixture.jan)
        #expect(try stored(first).weight == Mass(80.5, .kg) && stored(second).weight == nil)
        #expect(try diary.weighIns.count(of: fixture.jan) == 1)
        try fixture.checkUndo("Delete weigh-in of Jan Novák 2026-03-12, 80.5 kg") { try diary.weighIns.delete(weighIn) }
        #expect(try stored(first).weight == nil && stored(first).folds.count == 2)
    }

    @Test("A separate weigh-in remains when the measurement is deleted or another day is written")
    func weighedAlone() throws {
        let alone = WeighIn(day: DiaryFixture.today, minute: 450, weight: Mass(80.5, .kg), fatPerMille: 180)
        let weighIn = try diary.weighIns.add(alone, of: fixture.jan)
        for emptying in [true, false] {
            let id = try diary.measurements.add(measurement(), of: fixture.jan)
            let old = try stored(id)
            #expect(old.weight == Mass(80.5, .kg))
            if emptying {
                var new = old
                new.weight = nil
                try diary.measurements.update(from: old, to: new)
                #expect(try stored(id).weight == nil)
            }
            try diary.measurements.delete(id)
            #expect(try diary.weighIns.get(weighIn).fatPerMille == 180)
        }
        let id = try diary.measurements.add(measurement(), of: fixture.jan)
        let old = try stored(id)
        var new = old
        new.day = DiaryFixture.day("2026-03-10")
        try diary.measurements.update(from: old, to: new)
        #expect(try stored(id).weight == nil && diary.weighIns.get(weighIn).day == DiaryFixture.today)
    }

    @Test("A weight typed into the row is the weigh-in of that day if it is equal")
    func sameWeight() throws {
        let id = try diary.measurements.add(measurement(), of: fixture.jan)
        try diary.weighIns.add(WeighIn(day: DiaryFixture.today, weight: Mass(80.5, .kg)), of: fixture.jan)
        let old = try stored(id)
        var new = old
        new.weight = Mass(80.5, .kg)
        try diary.measurements.update(from: old, to: new)
        #expect(try diary.weighIns.count(of: fixture.jan) == 1 && stored(id).weight == Mass(80.5, .kg))
    }

    @Test("A weigh-in that is moved to another day no longer belongs to the measurement")
    func movedAway() throws {
        let id = try diary.measurements.add(measurement(weight: Mass(82, .kg)), of: fixture.jan)
        let old = try #require(try diary.weighIns.list(of: fixture.jan).first)
        var new = old
        new.day = DiaryFixture.day("2026-02-02")
        try fixture.checkUndo("Edit weigh-in of Jan Novák 2026-02-02, 82 kg") {
            try diary.weighIns.update(from: old, to: new)
        }
        #expect(try stored(id).weight == nil)
    }

    @Test("A weight that a window has not seen is neither deleted nor restored by it")
    func staleWeight() throws {
        let id = try diary.measurements.add(measurement(), of: fixture.jan)
        let unweighed = try stored(id)
        var theirs = unweighed
        theirs.weight = Mass(82, .kg)
        try diary.measurements.update(from: unweighed, to: theirs)
        var moved = unweighed
        moved.day = DiaryFixture.day("2026-03-01")
        try diary.measurements.update(from: unweighed, to: moved)
        #expect(try diary.weighIns.list(of: fixture.jan).map(\.weight) == [Mass(82, .kg)])
        let weighed = try stored(id)
        var cleared = weighed
        cleared.weight = nil
        theirs = weighed
        theirs.weight = Mass(81, .kg)
        try diary.measurements.update(from: weighed, to: theirs)
        #expect(throws: StoreError.self) { try diary.measurements.update(from: weighed, to: cleared) }
        #expect(try diary.weighIns.list(of: fixture.jan).map(\.weight) == [Mass(81, .kg)])
        try diary.weighIns.delete(try #require(try diary.weighIns.list(of: fixture.jan).first).id)
        moved = weighed
        moved.day = DiaryFixture.day("2026-02-01")
        try diary.measurements.update(from: weighed, to: moved)
        #expect(try diary.weighIns.count(of: fixture.jan) == 0)
    }

    @Test("Girths, blood pressure and custom measures are read back exactly, and deleted with the row")
    func girths() throws {
        let grip = try #require(OwnMeasure("Grip (kg)"))
        var wanted = measurement()
        (wanted.measures, wanted.own) = ([.waist: "33.5 in", .pressure: "120/80"], [grip: "48 kg"])
        wanted.id = try diary.measurements.add(wanted, of: fixture.jan)
        wanted.client = fixture.jan
        #expect(try stored(wanted.id) == wanted)
        var changed = wanted
        changed[own: grip] = "50"
        changed[measure: .leftArm] = "38"
        try fixture.checkUndo("Edit measurement of Jan Novák 2026-03-12") {
            try diary.measurements.update(from: wanted, to: changed)
        }
        #expect(try stored(wanted.id) == changed)
        try fixture.checkUndo("Delete measurement of Jan Novák 2026-03-12") {
            try diary.measurements.delete(wanted.id)
        }
    }

    @Test("The columns of the girth sheet and the goals are stored per client")
    func goals() throws {
        #expect(try diary.measureProfiles.get(of: fixture.jan) == MeasureProfile())
        let shown = MeasureProfile(measures: [.waist], own: [try #require(OwnMeasure("Jump (cm)"))])
        try fixture.checkUndo("Set the girths shown for Jan Novák") {
            try diary.measureProfiles.update(from: MeasureProfile(), to: shown, of: fixture.jan)
        }
        #expect(try diary.measureProfiles.get(of: fixture.jan) == shown)
        let goal = BodyGoal(.fold(.chin), value: 6.5, by: DiaryFixture.day("2026-06-01"))
        try fixture.checkUndo("Set the goal of Jan Novák: Chin fold") {
            try diary.measurements.setGoal(goal, of: .fold(.chin), fixture.jan)
        }
        #expect(try diary.measurements.goals(of: fixture.jan) == [.fold(.chin): goal])
        #expect(throws: StoreError.self) { try diary.measurements.setGoal(nil, of: .fold(.chin), fixture.jan) }
        try fixture.checkUndo("Remove the goal of Jan Novák: Chin fold") {
            try diary.measurements.setGoal(nil, replacing: goal, of: .fold(.chin), fixture.jan)
        }
    }

    @Test("Changes by another window are not overwritten")
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

    @Test("Another trainer sees and changes nothing unless the client is shared")
    func visibility() throws {
        let id = try diary.measurements.add(measurement(), of: fixture.jan)
        let client = try diary.clients.get(fixture.jan)
        let max = try fixture.becomeOther()
        #expect(throws: StoreError.missing) { try diary.measurements.get(id) }
        #expect(throws: StoreError.missing) { try diary.measurements.list(of: fixture.jan) }
        #expect(throws: StoreError.missing) { try diary.measurements.delete(id) }
        #expect(throws: StoreError.missing) { try diary.skinfolds.profile(of: fixture.jan) }
        try diary.gym.choose(fixture.eva)
        var shared = client
        shared.isShared = true
        try diary.clients.update(from: client, to: shared)
        try diary.gym.choose(max)
        #expect(try diary.measurements.list(of: fixture.jan).map(\.id) == [id])
    }

    @Test("Deleting a client deletes all measurements, and undo restores them")
    func deleted() throws {
        try diary.measurements.add(measurement(weight: Mass(82, .kg)), of: fixture.jan)
        #expect(try diary.clients.holdings(of: fixture.jan).days == 1)
        var profile = SkinfoldProfile()
        profile.formula = .durninWomersley
        try diary.skinfolds.updateProfile(to: profile, of: fixture.jan)
        try diary.measureProfiles.update(from: MeasureProfile(), to: MeasureProfile(measures: [.hip]), of: fixture.jan)
        try diary.measurements.setGoal(BodyGoal(.weight, value: 80), of: .weight, fixture.jan)
        var other = measurement()
        other.own = [try #require(OwnMeasure("Grip")): "4"]
        try diary.measurements.add(other, of: fixture.jan)
        try fixture.checkUndo("Delete client Jan Novák") { try diary.clients.delete(fixture.jan) }
    }

    @Test("The settings for folds are stored per client; unknown sites are left out")
    func profile() throws {
        #expect(try diary.skinfolds.profile(of: fixture.jan) == SkinfoldProfile())
        let wanted = SkinfoldProfile(
            sites: [.biceps, .lowerBack], formula: .parrillo, density: .brozek, summary: .mean)
        try fixture.checkUndo("Set how the folds of Jan Novák are read") {
            try diary.skinfolds.updateProfile(to: wanted, of: fixture.jan)
        }
        #expect(try diary.skinfolds.profile(of: fixture.jan) == wanted)
        #expect(throws: StoreError.self) {
            try diary.skinfolds.updateProfile(to: SkinfoldProfile(formula: .sloan), of: fixture.jan)
        }
    }

    @Test("Reference values are stored per trainer and sex, and can be reset")
    func references() throws {
        try diary.skinfolds.setReference(6.25, of: .chin, .male)
        #expect(try diary.skinfolds.references(.male) == [.chin: 6.25])
        #expect(try diary.skinfolds.references(.female) == [:])
        try diary.skinfolds.setReference(nil, of: .chin, .male)
        #expect(try diary.skinfolds.references(.male) == [:])
        #expect(try diary.undo()?.name == "Set the reference of Chin")
        #expect(try diary.skinfolds.references(.male) == [.chin: 6.25])
        _ = try fixture.becomeOther()
        #expect(try diary.skinfolds.references(.male) == [:])
    }

    @Test("Any text typed for a site is stored exactly", arguments: HostileName.all)
    func hostile(text: String) throws {
        var wanted = measurement()
        wanted.folds = [:]
        wanted[fold: .knee] = text
        wanted.note = text
        let found = try stored(diary.measurements.add(wanted, of: fixture.jan))
        #expect(found[fold: .knee] == text && found.note == text)
    }
}
