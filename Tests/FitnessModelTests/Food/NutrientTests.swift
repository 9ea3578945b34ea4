import FitnessModel
import Testing

@Suite("Nutrients")
struct NutrientTests {
    private let quark = Nutrients(energy: Energy(calories: 67_000), protein: 12_000, fat: 200, carbohydrate: 4000)

    @Test("Shares are rounded, halves away from zero, and unknown values stay unknown")
    func scaling() {
        let one = Nutrients(energy: Energy(calories: 1), protein: 3, fat: nil, carbohydrate: 5, sodium: 0)
        #expect(
            one.scaled(by: 1, over: 2) == Nutrients(energy: Energy(calories: 1), protein: 2, carbohydrate: 3, sodium: 0)
        )
        #expect(one.scaled(by: 1, over: 3) == Nutrients(energy: .zero, protein: 1, carbohydrate: 2, sodium: 0))
        #expect(quark.of(FoodAmount(250, .g)).energy == Energy(calories: 167_500))
        #expect(quark.of(FoodAmount(thousandths: 1, .g)).energy == Energy(calories: 1))
        #expect(quark.scaled(by: -1, over: 2).energy == Energy(calories: -33_500))
        #expect(quark.scaled(by: 1, over: 0).energy == .zero)
        #expect(quark.scaled(by: Int.max, over: 1).energy == Energy(calories: Int.max))
        #expect(quark.scaled(by: Int.max, over: Int.max) == quark)
    }

    @Test("300 g of beef at 187 kcal are 561 kcal")
    func beef() {
        #expect(
            Nutrients(energy: Energy(calories: 187_000)).of(FoodAmount(300, .g)).energy == Energy(calories: 561_000))
    }

    @Test("A sum with unknown values gives the known minimum")
    func totals() {
        let bread = Nutrients(
            energy: Energy(calories: 250_000), protein: nil, fat: 1000, carbohydrate: 50_000, fibre: 3000)
        let total = NutrientTotal([quark, bread])
        #expect(total.known.energy == Energy(calories: 317_000))
        #expect(total.known.protein == 12_000 && total.incomplete.contains(.protein))
        #expect(total.known.fat == 1200 && !total.incomplete.contains(.fat))
        #expect(total.known.fibre == 3000 && total.incomplete.contains(.fibre))
        #expect(total.known.sugar == nil && total.incomplete.contains(.sugar))
        #expect(NutrientTotal([bread, quark]).known == total.known)
        let none = NutrientTotal()
        #expect(none.known == .zero && none.incomplete.isEmpty && none.count == 0)
        #expect((quark + bread).protein == nil && (quark + bread).fat == 1200)
    }

    @Test("The energy of macronutrients is calculated with 4, 9 and 4, and questioned if far off")
    func atwater() {
        #expect(quark.energyOfMacros == Energy(calories: 65_800))
        #expect(quark.conflictingEnergy == nil)
        var typo = quark
        typo.energy = Energy(calories: 670_000)
        #expect(typo.conflictingEnergy == Energy(calories: 65_800))
        typo.energy = Energy(calories: 6_700)
        #expect(typo.conflictingEnergy == Energy(calories: 65_800))
        typo.fat = nil
        #expect(typo.energyOfMacros == nil && typo.conflictingEnergy == nil)
        let tea = Nutrients(energy: Energy(calories: 1000), protein: 0, fat: 0, carbohydrate: 300)
        #expect(tea.conflictingEnergy == nil)
    }

    @Test("An entry is a copy that can be scaled without its food")
    func scalingEntries() throws {
        let food = Food(
            id: Identifier(rawValue: 7), name: "Quark", brand: "Madeta", per100: quark,
            portions: [FoodPortion(name: "1 tub", amount: FoodAmount(250, .g))])
        let day = try #require(Day(iso: "2026-03-12"))
        let entry = food.entry(
            serving: .init(portion: food.portions[0], count: 500), day: day, meal: .snack, minute: 900)
        #expect(entry.amount == FoodAmount(125, .g) && entry.nutrients.energy == Energy(calories: 83_750))
        #expect(entry.name == "Quark, Madeta" && entry.food == food.id && entry.minute == 900)
        let more = try #require(entry.scaled(to: FoodAmount(250, .g)))
        #expect(more.nutrients.energy == Energy(calories: 167_500) && more.serving == nil)
        #expect(entry.scaled(to: FoodAmount(1, .ml)) == nil)
        var quick = entry
        quick.amount = nil
        #expect(quick.scaled(to: FoodAmount(1, .g)) == nil)
        #expect(entry.scaled(to: FoodAmount(0, .g))?.scaled(to: FoodAmount(1, .g)) == nil)
    }

    @Test("A dish has its stated weight, otherwise that of its ingredients")
    func recipes() {
        let oil = Food(
            name: "Oil", unit: .ml, per100: Nutrients(energy: Energy(calories: 828_000), fat: 92_000),
            portions: [FoodPortion(name: "92 g", amount: FoodAmount(100, .ml))])
        let food = Food(name: "Quark", per100: quark)
        let parts = [(food: food, amount: FoodAmount(400, .g)), (food: oil, amount: FoodAmount(100, .ml))]
        // 268 + 828 kcal in 400 + 92 g
        #expect(RecipeFigures.per100(parts: parts, yield: nil)?.energy == Energy(calories: 222_764))
        #expect(RecipeFigures.per100(parts: parts, yield: FoodAmount(300, .g))?.energy == Energy(calories: 365_333))
        #expect(RecipeFigures.per100(parts: parts, yield: nil)?.protein == nil)
        #expect(RecipeFigures.per100(parts: [], yield: nil) == nil)
    }
}
