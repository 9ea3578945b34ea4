import FitnessModel
import Testing

@Suite("The lower limit of intake")
struct IntakeFloorTests {
    private func floor(_ limit: Int, resting: Int, _ sex: Sex?) -> IntakeFloor? {
        IntakeFloor(below: Energy(limit, .kcal), resting: Energy(resting, .kcal), sex: sex)
    }

    @Test("Below 1,200 kcal, 1,500 for men, that is reported before the resting metabolism")
    func advised() {
        #expect(floor(1167, resting: 1400, .female) == .advised(Energy(1200, .kcal)))
        #expect(floor(1167, resting: 1400, nil) == .advised(Energy(1200, .kcal)))
        #expect(floor(1499, resting: 1800, .male) == .advised(Energy(1500, .kcal)))
        #expect(floor(1499, resting: 1400, .female) == nil)
    }

    @Test("Below the resting metabolism it is reported; exactly at it is enough")
    func resting() {
        #expect(floor(1200, resting: 1400, .female) == .resting(Energy(1400, .kcal)))
        #expect(floor(1620, resting: 1814, .male) == .resting(Energy(1814, .kcal)))
        #expect(floor(1814, resting: 1814, .male) == nil)
        #expect(floor(1200, resting: 1200, .female) == nil)
    }

    @Test("Targets give energy by 4, 4 and 9 kcal per gram; fibre is part of carbohydrate, missing ones count as none")
    func targets() {
        let target = NutrientTarget(
            kind: .training, protein: 160_000, fat: 60_000, carbohydrate: 250_000, fibre: 30_000)
        #expect(target.energy == Energy(2180, .kcal))
        #expect(NutrientTarget(kind: .rest, protein: 140_000).energy == Energy(560, .kcal))
        #expect(NutrientTarget(kind: .rest, fibre: 30_000).energy == .zero)
    }

    @Test("A measured base is a factor of the resting metabolism if that is possible")
    func factor() throws {
        let body = BodyFigures(
            day: .earliest, sex: .male, age: 30, height: Length(millimetres: 1800), weight: Mass(80, .kg))
        let basal = try BasalMetabolism(of: body)
        #expect(basal.resting == Energy(1780, .kcal))
        #expect(basal.factor(for: Energy(2136, .kcal)) == 1200)
        #expect(basal.factor(for: Energy(1780, .kcal)) == 1000)
        #expect(basal.factor(for: Energy(1700, .kcal)) == nil)
        #expect(basal.factor(for: Energy(9000, .kcal)) == nil)
        let profile = EnergyProfile(activityFactor: basal.factor(for: Energy(2000, .kcal)))
        #expect(profile.activityFactor == 1124)
        #expect(try BasalMetabolism(of: body, profile).energy == Energy(calories: 2_000_720))
    }
}
