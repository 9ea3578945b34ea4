import FitnessModel
import Testing

@Suite("The basal metabolism")
struct BasalMetabolismTests {
    private static let day = Day(iso: "2026-03-12") ?? .earliest
    private static let man = BodyFigures(
        day: day, sex: .male, age: 30, height: Length(millimetres: 1800), weight: Mass(80, .kg), weightDay: day,
        leanMass: Mass(68, .kg), leanMassDay: day)
    private static let woman = BodyFigures(
        day: day, sex: .female, age: 30, height: Length(millimetres: 1650), weight: Mass(60, .kg), weightDay: day,
        leanMass: Mass(45, .kg), leanMassDay: day)

    @Test(
        "Each formula gives the values of its source",
        arguments: [
            (BasalFormula.harrisBenedict1919, 1864.545, 1393.8155), (.harrisBenedict1984, 1853.632, 1383.683),
            (.mifflin, 1780, 1320.25), (.katch, 1838.8, 1342), (.cunningham, 1996, 1490),
            (.runningCoach, 1858, 1395.25),
        ])
    func vectors(formula: BasalFormula, male: Double, female: Double) throws {
        let profile = EnergyProfile(formula: formula)
        #expect(try BasalMetabolism(of: Self.man, profile).energy == Energy(kilocalories: male))
        #expect(try BasalMetabolism(of: Self.woman, profile).energy == Energy(kilocalories: female))
    }

    @Test("Older people need less: no formula adds for age", arguments: BasalFormula.allCases)
    func age(formula: BasalFormula) throws {
        for body in [Self.man, Self.woman] {
            var older = body
            older.age = 40
            let now = try #require(formula.energy(of: body))
            let later = try #require(formula.energy(of: older))
            #expect(formula.inputs.contains(.age) ? later < now : later == now)
        }
        var older = Self.man
        older.age = 31
        #expect(BasalFormula.mifflin.energy(of: older) == Energy(kilocalories: 1775))
    }

    @Test("The activity factor only multiplies the basal metabolism")
    func factor() throws {
        let profile = EnergyProfile(formula: .mifflin, activityFactor: 1550)
        let man = try BasalMetabolism(of: Self.man, profile)
        #expect(man.energy == Energy(kilocalories: 2759))
        #expect(man.resting == Energy(kilocalories: 1780))
        #expect(try BasalMetabolism(of: Self.woman, profile).energy == Energy(kilocalories: 2046.3875))
    }

    @Test("Without a choice lean mass decides, otherwise Mifflin-St Jeor")
    func best() throws {
        #expect(try BasalMetabolism(of: Self.man).formula == .katch)
        var body = Self.man
        body.leanMass = nil
        #expect(try BasalMetabolism(of: body).formula == .mifflin)
        #expect(try BasalMetabolism(of: Self.man, EnergyProfile(formula: .runningCoach)).formula == .runningCoach)
    }

    @Test("Missing data is named in the order of the formula")
    func missing() {
        let nothing = BodyFigures(day: Self.day)
        #expect(throws: BasalMetabolism.Missing(formula: .mifflin, inputs: [.sex, .age, .height, .weight])) {
            try BasalMetabolism(of: nothing)
        }
        #expect(throws: BasalMetabolism.Missing(formula: .cunningham, inputs: [.leanMass])) {
            try BasalMetabolism(of: nothing, EnergyProfile(formula: .cunningham))
        }
        var body = Self.woman
        body.leanMass = nil
        body.height = nil
        #expect(throws: BasalMetabolism.Missing(formula: .mifflin, inputs: [.height])) {
            try BasalMetabolism(of: body)
        }
    }

    @Test("An impossible body never needs less than nothing")
    func absurd() throws {
        let body = BodyFigures(
            day: Self.day, sex: .female, age: 150, height: Length(millimetres: 1), weight: Mass(grams: 1))
        for formula in BasalFormula.allCases where formula.inputs.contains(.age) {
            #expect(try BasalMetabolism(of: body, EnergyProfile(formula: formula)).energy >= .zero)
        }
    }

    @Test("Lean mass is the weight without the fat")
    func leanMass() {
        #expect(WeighIn(day: Self.day, weight: Mass(80, .kg), fatPerMille: 150).leanMass == Mass(68, .kg))
        #expect(WeighIn(day: Self.day, weight: Mass(60, .kg), fatPerMille: 250).leanMass == Mass(45, .kg))
        #expect(WeighIn(day: Self.day, weight: Mass(80, .kg), fatPerMille: 0).leanMass == Mass(80, .kg))
        #expect(WeighIn(day: Self.day, weight: Mass(80, .kg)).leanMass == nil)
    }
}
