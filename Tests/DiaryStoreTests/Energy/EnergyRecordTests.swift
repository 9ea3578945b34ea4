import DiaryStore
import FitnessModel
import Testing

@Suite("Goals, targets, weights and day marks")
struct EnergyRecordTests {
    let energy: EnergyDiary
    let diary: Diary
    let jan: Identifier<Client>
    let today = DiaryFixture.today

    init() throws {
        energy = try EnergyDiary(knowing: false)
        diary = energy.diary
        jan = energy.jan
    }

    private static let profile = EnergyProfile(
        formula: .cunningham, activityFactor: 1375, counting: .gross, table: .classes, unit: .kJ,
        walkStep: Length(millimetres: 700), runStep: Length(millimetres: 1100), sprintStep: Length(millimetres: 1500))

    @Test("Records are read back as entered")
    func roundTrip() throws {
        #expect(try diary.energy.profile(of: jan) == EnergyProfile())
        try diary.energy.updateProfile(to: Self.profile, of: jan)
        #expect(try diary.energy.profile(of: jan) == Self.profile)

        let targets = [DiaryDay.Kind.training: NutrientTarget(kind: .training, protein: 160_000, carbohydrate: 250_000)]
        try diary.nutrientTargets.update(to: targets, of: jan)
        #expect(try diary.nutrientTargets.get(of: jan) == targets)
        let rest = [DiaryDay.Kind.rest: NutrientTarget(kind: .rest, fat: 60_000, fibre: 30_000)]
        try diary.nutrientTargets.update(from: targets, to: rest, of: jan)
        #expect(try diary.nutrientTargets.get(of: jan).keys.map(\.rawValue) == ["rest"])

        let day = DiaryDay(day: today, kind: .rest, note: "a\u{0}b\n🏋🏽", isComplete: true)
        try diary.diaryDays.update(to: day, of: jan)
        #expect(try diary.diaryDays.get(of: jan, on: today) == day)
        #expect(try diary.diaryDays.get(of: jan, on: today.adding(days: 1)) == DiaryDay(day: today.adding(days: 1)))
        try diary.diaryDays.update(from: day, to: DiaryDay(day: today), of: jan)
        #expect(try energy.count("diary_day") == 0)

        var weighIn = WeighIn(client: jan, day: today, minute: 415, weight: Mass(80.4, .kg), fatPerMille: 152)
        weighIn.id = try diary.weighIns.add(weighIn, of: jan)
        #expect(try diary.weighIns.get(weighIn.id) == weighIn)
        #expect(try diary.weighIns.list(of: jan, from: today, through: today) == [weighIn])
        let before = weighIn
        weighIn.minute = nil
        weighIn.fatPerMille = nil
        try diary.weighIns.update(from: before, to: weighIn)
        #expect(try diary.weighIns.get(weighIn.id) == weighIn)
    }

    @Test("A goal applies from its first day until the next goal")
    func goals() throws {
        try energy.lose(from: "2026-01-10")
        try energy.lose(from: "2026-03-01", rate: 300)
        #expect(try diary.energyGoals.get(of: jan, on: DiaryFixture.day("2026-01-09")) == nil)
        #expect(try diary.energyGoals.get(of: jan, on: DiaryFixture.day("2026-02-28"))?.rate == Energy(485, .kcal))
        #expect(try diary.energyGoals.get(of: jan, on: DiaryFixture.day("2026-03-01"))?.rate == Energy(300, .kcal))
        try energy.lose(from: "2026-03-01", rate: 200)
        #expect(try diary.energyGoals.list(of: jan).map { $0.rate.whole(in: .kcal) } == [485, 200])
        #expect(try diary.energyGoals.get(of: jan, on: today)?.rate == Energy(200, .kcal))
    }

    @Test("The weight of a day is the newest until then, else the profile's, else the oldest later one")
    func weights() throws {
        #expect(try diary.energy.bodyFigures(of: jan, on: today).weight == nil)
        let later = today.adding(days: 5)
        try diary.weighIns.add(WeighIn(day: later, weight: Mass(79, .kg)), of: jan)
        try diary.weighIns.add(WeighIn(day: later.adding(days: 1), weight: Mass(78, .kg)), of: jan)
        #expect(try diary.energy.bodyFigures(of: jan, on: today).weight == Mass(79, .kg))
        #expect(try diary.energy.bodyFigures(of: jan, on: today).weightDay == later)
        var client = try diary.clients.get(jan)
        client.weight = Mass(82, .kg)
        try diary.clients.update(from: try diary.clients.get(client.id), to: client)
        #expect(try diary.energy.bodyFigures(of: jan, on: today).weight == Mass(82, .kg))
        #expect(try diary.energy.bodyFigures(of: jan, on: today).weightDay == nil)
        try diary.weighIns.add(WeighIn(day: today, minute: 900, weight: Mass(81, .kg)), of: jan)
        try diary.weighIns.add(WeighIn(day: today, minute: 400, weight: Mass(80, .kg)), of: jan)
        try diary.weighIns.add(WeighIn(day: today, weight: Mass(90, .kg)), of: jan)
        #expect(try diary.energy.bodyFigures(of: jan, on: today).weight == Mass(81, .kg))
        #expect(try diary.energy.bodyFigures(of: jan, on: later.adding(days: 400)).weight == Mass(78, .kg))
        #expect(
            try diary.weighIns.list(of: jan, from: today, through: today).map { $0.weight.grams } == [
                90_000, 80_000, 81_000,
            ])
        let last = try #require(try diary.weighIns.last(of: jan, through: today, but: .unsaved))
        #expect(last.weight == Mass(81, .kg))
        #expect(try diary.weighIns.last(of: jan, through: today, but: last.id)?.weight == Mass(80, .kg))
        #expect(try diary.weighIns.last(of: jan, through: today.adding(days: -1), but: .unsaved) == nil)
    }

    @Test("Body fat applies from the day of its measurement")
    func leanMass() throws {
        let measured = today.adding(days: -10)
        try diary.weighIns.add(WeighIn(day: measured, weight: Mass(80, .kg), fatPerMille: 150), of: jan)
        try diary.weighIns.add(WeighIn(day: today, weight: Mass(79, .kg)), of: jan)
        let body = try diary.energy.bodyFigures(of: jan, on: today)
        #expect(body.leanMass == Mass(68, .kg))
        #expect(body.leanMassDay == measured)
        #expect(body.weight == Mass(79, .kg))
        #expect(try diary.energy.bodyFigures(of: jan, on: measured.adding(days: -1)).leanMass == nil)
    }

    @Test(
        "Lean mass by folds applies from its day, in place of the scale for good, alone and among other days"
    )
    func foldedLeanMass() throws {
        let client = try diary.clients.get(jan)
        var known = client
        (known.sex, known.birthDay) = (.male, Day(iso: "1996-05-01"))
        try diary.clients.update(from: client, to: known)
        let folded = today.adding(days: -100)
        let scaled = folded.adding(days: -20)
        try diary.weighIns.add(WeighIn(day: scaled, weight: Mass(80, .kg), fatPerMille: 150), of: jan)
        var row = BodyMeasurement(day: folded, weight: Mass(80, .kg))
        for site in BodyFatFormula.jacksonPollock7.sites(for: .male) { row[fold: site] = "10" }
        try diary.measurements.add(row, of: jan)
        // The seven-site formula of Jackson and Pollock with 70 mm at 29 years, by Siri.
        let density = 1.112 - 0.00043499 * 70 + 0.00000055 * 4900 - 0.00028826 * 29
        let lean = Mass(grams: Int((80_000 * (1 - (4.95 / density - 4.5))).rounded()))
        #expect(try diary.energy.bodyFigures(of: jan, on: folded).leanMass == lean)
        let before = try diary.energy.bodyFigures(of: jan, on: folded.adding(days: -1))
        #expect(before.leanMass == Mass(68, .kg) && before.leanMassDay == scaled && before.leanMassSource == .scale)
        // More later measurements with weight and tape only than are read at once.
        for number in 1...9 {
            try diary.measurements.add(
                BodyMeasurement(
                    day: folded.adding(days: number), weight: Mass(79, .kg), measures: [.waist: "84"]), of: jan)
        }
        let alone = try diary.energy.bodyFigures(of: jan, on: today)
        #expect(alone.leanMass == lean && alone.leanMassDay == folded && alone.leanMassSource == .folds)
        let changes = try diary.energy.days(of: jan, from: scaled, through: today).filter {
            $0.body.replacedLeanMass != nil
        }
        #expect(changes.map(\.day) == [folded] && changes.first?.body.replacedLeanMass == Mass(68, .kg))
        #expect(try diary.energy.bodyFigures(of: jan, on: folded).replacedLeanMass == Mass(68, .kg))
        let formulas = try [today, folded].map { first in
            try diary.energy.days(of: jan, from: first, through: today).last?.balance?.expenditure
        }
        #expect(formulas[0] == formulas[1])
        try diary.weighIns.add(WeighIn(day: today, weight: Mass(80, .kg), fatPerMille: 150), of: jan)
        #expect(try diary.energy.bodyFigures(of: jan, on: today).leanMass == lean)
        try diary.measurements.add(row.on(today), of: jan)
        #expect(try diary.energy.bodyFigures(of: jan, on: today).leanMass == lean)
    }

    @Test("Each change is one undo")
    func undo() throws {
        let fixture = energy.fixture
        try fixture.checkUndo("Set how the energy of Jan Novák is calculated") {
            try diary.energy.updateProfile(to: Self.profile, of: jan)
        }
        try fixture.checkUndo("Set how the energy of Jan Novák is calculated") {
            try diary.energy.updateProfile(from: Self.profile, to: EnergyProfile(), of: jan)
        }
        try fixture.checkUndo("Set the goal of Jan Novák from 2026-03-01") { try energy.lose(from: "2026-03-01") }
        try fixture.checkUndo("Set the goal of Jan Novák from 2026-03-01") {
            try energy.lose(from: "2026-03-01", rate: 100)
        }
        let targets = Dictionary(
            uniqueKeysWithValues: DiaryDay.Kind.allCases.map { ($0, NutrientTarget(kind: $0, protein: 1)) })
        try fixture.checkUndo("Set the nutrient targets of Jan Novák") {
            try diary.nutrientTargets.update(to: targets, of: jan)
        }
        try fixture.checkUndo("Set the nutrient targets of Jan Novák") {
            try diary.nutrientTargets.update(from: targets, to: [:], of: jan)
        }
        try fixture.checkUndo("Edit the day 2026-03-12 of Jan Novák") {
            try diary.diaryDays.update(to: DiaryDay(day: today, note: "ill"), of: jan)
        }
        try fixture.checkUndo("Edit the day 2026-03-12 of Jan Novák") {
            try diary.diaryDays.update(from: DiaryDay(day: today, note: "ill"), to: DiaryDay(day: today), of: jan)
        }
        try fixture.checkUndo("Weigh Jan Novák 2026-03-12, 80 kg") {
            try diary.weighIns.add(WeighIn(day: today, weight: Mass(80, .kg)), of: jan)
        }
        let before = try #require(try diary.weighIns.list(of: jan, from: today, through: today).first)
        var weighIn = before
        weighIn.weight = Mass(81, .kg)
        try fixture.checkUndo("Edit weigh-in of Jan Novák 2026-03-12, 81 kg") {
            try diary.weighIns.update(from: before, to: weighIn)
        }
        try fixture.checkUndo("Delete weigh-in of Jan Novák 2026-03-12, 81 kg") {
            try diary.weighIns.delete(weighIn.id)
        }
    }

    @Test("Another trainer's client is not found")
    func visibility() throws {
        try energy.lose(from: "2026-03-01")
        let goal = try #require(try diary.energyGoals.list(of: jan).first)
        let weighIn = try diary.weighIns.add(WeighIn(day: today, weight: Mass(80, .kg)), of: jan)
        let known = try diary.weighIns.get(weighIn)
        _ = try energy.fixture.becomeOther()
        let attempts: [() throws -> Void] = [
            { _ = try diary.energy.profile(of: jan) }, { try diary.energy.updateProfile(to: EnergyProfile(), of: jan) },
            { _ = try diary.energyGoals.get(of: jan, on: today) }, { _ = try diary.energyGoals.list(of: jan) },
            { try diary.energyGoals.set(goal, of: jan) },
            { _ = try diary.nutrientTargets.get(of: jan) }, { try diary.nutrientTargets.update(to: [:], of: jan) },
            { _ = try diary.diaryDays.get(of: jan, on: today) },
            { try diary.diaryDays.update(to: DiaryDay(day: today), of: jan) },
            { _ = try diary.weighIns.list(of: jan, from: today, through: today) },
            { _ = try diary.weighIns.get(weighIn) },
            { try diary.weighIns.add(WeighIn(day: today, weight: Mass(1, .kg)), of: jan) },
            { try diary.weighIns.update(from: known, to: WeighIn(id: weighIn, day: today, weight: Mass(1, .kg))) },
            { _ = try diary.weighIns.list(of: jan) }, { _ = try diary.weighIns.count(of: jan) },
            { try diary.weighIns.delete(weighIn) },
            { _ = try diary.energy.bodyFigures(of: jan, on: today) }, { _ = try diary.energy.day(of: jan, on: today) },
            { _ = try diary.energy.days(of: jan, from: today, through: today) },
        ]
        for (number, attempt) in attempts.enumerated() {
            #expect(throws: StoreError.missing, "\(number)") { try attempt() }
        }
        try diary.gym.choose(energy.fixture.eva)
        #expect(try diary.weighIns.get(weighIn).weight == Mass(80, .kg))
    }

    @Test("A deleted client leaves nothing behind, and undo restores everything")
    func deletion() throws {
        try energy.lose(from: "2026-03-01")
        try diary.energy.updateProfile(to: Self.profile, of: jan)
        try diary.nutrientTargets.update(to: [.rest: NutrientTarget(kind: .rest, fibre: 1)], of: jan)
        try diary.diaryDays.update(to: DiaryDay(day: today, note: "ill"), of: jan)
        try diary.weighIns.add(WeighIn(day: today, weight: Mass(80, .kg)), of: jan)
        try energy.eat(500)
        try energy.move(100)
        try energy.run(100)
        try energy.fixture.checkUndo("Delete client Jan Novák") { try diary.clients.delete(jan) }
        for table in [
            "energy_goal", "energy_profile", "nutrient_target", "diary_day", "weigh_in", "food_entry", "activity_entry",
            "run",
        ] {
            #expect(try energy.count(table) == 0, "\(table)")
        }
        #expect(try diary.undo()?.name == "Delete client Jan Novák")
        #expect(try diary.energy.bodyFigures(of: jan, on: today).weight == Mass(80, .kg))
    }
}

extension BodyMeasurement {
    /// The measurement moved to another day.
    fileprivate func on(_ day: Day) -> BodyMeasurement {
        var moved = self
        moved.day = day
        return moved
    }
}
