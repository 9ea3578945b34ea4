import DiaryStore
import FitnessModel
import Testing

@Suite("Recipes")
struct RecipeTests {
    let fixture: FoodFixture
    let diary: Diary
    let flour: Identifier<Food>
    let milk: Identifier<Food>

    init() throws {
        fixture = try FoodFixture()
        diary = fixture.diary
        flour = try diary.foods.add(
            Food(name: "Flour", per100: Nutrients(energy: Energy(calories: 350_000), protein: 10_000, fat: 1000)))
        milk = try diary.foods.add(
            Food(name: "Milk", per100: Nutrients(energy: Energy(calories: 50_000), protein: 3000, fat: nil)))
    }

    private func parts(_ grams: (Int, Int) = (200, 300)) -> [RecipePart] {
        [
            RecipePart(food: flour, amount: FoodAmount(grams.0, .g)),
            RecipePart(food: milk, amount: FoodAmount(grams.1, .g)),
        ]
    }

    private func save(_ name: String, _ parts: [RecipePart], yield: Int? = nil) throws -> Identifier<Food> {
        try diary.foods.saveRecipe(
            Food(name: name, per100: .zero, yield: yield.map { FoodAmount($0, .g) }), parts: parts)
    }

    @Test("The values per 100 g come from the ingredients and the weight of the dish")
    func figures() throws {
        // 700 + 150 kcal and 20 + 9 g of protein in 500 g, or in 400 g after water has evaporated.
        let raw = try diary.foods.get(try save("Dough", parts()))
        #expect(raw.per100 == Nutrients(energy: Energy(calories: 170_000), protein: 5800))
        #expect(raw.isRecipe && !raw.isShipped)
        let cooked = try diary.foods.get(try save("Pancakes", parts(), yield: 400))
        #expect(cooked.per100 == Nutrients(energy: Energy(calories: 212_500), protein: 7250))
        #expect(try diary.foods.parts(of: cooked.id) == parts())
        #expect(cooked.yield == FoodAmount(400, .g))
        #expect(raw.yield == nil)
        #expect(try diary.foods.get(try save("Air", [])).per100 == Nutrients(energy: .zero))
    }

    @Test("Changing an ingredient changes all recipes with it in the same undo, and no entry")
    func reckonedAnew() throws {
        let dough = try save("Dough", parts())
        let cake = try save("Cake", [RecipePart(food: dough, amount: FoodAmount(500, .g)), parts()[0]], yield: 700)
        let feast = try save(
            "Feast",
            [RecipePart(food: cake, amount: FoodAmount(100, .g)), RecipePart(food: dough, amount: FoodAmount(100, .g))])
        let entry = try fixture.eat(cake)
        let eaten = try diary.foodEntries.get(entry)
        var food = try diary.foods.get(flour)
        food.per100.energy = Energy(calories: 400_000)
        try fixture.base.checkUndo("Edit food Flour") {
            try diary.foods.update(from: try diary.foods.get(food.id), to: food)
        }
        // (800 + 150) / 5; (950 + 800) / 7; (250 + 190) / 2
        #expect(try diary.foods.get(dough).per100.energy == Energy(calories: 190_000))
        #expect(try diary.foods.get(cake).per100.energy == Energy(calories: 250_000))
        #expect(try diary.foods.get(feast).per100.energy == Energy(calories: 220_000))
        #expect(try diary.foodEntries.get(entry) == eaten)
        let old = try diary.foods.get(dough)
        _ = try diary.foods.saveRecipe(old, from: old, replacing: parts(), parts: [parts()[0]])
        #expect(try diary.foods.get(feast).per100.energy == Energy(calories: 400_000))
    }

    @Test("A recipe cannot contain itself, directly or through others")
    func cycles() throws {
        let dough = try save("Dough", parts())
        let cake = try save("Cake", [RecipePart(food: dough, amount: FoodAmount(500, .g))])
        let feast = try save("Feast", [RecipePart(food: cake, amount: FoodAmount(100, .g))])
        let old = try diary.foods.get(dough)
        let before = try TableDump(diary)
        #expect(throws: StoreError.recipeInItself(recipe: "Dough", part: "Dough")) {
            let part = RecipePart(food: dough, amount: FoodAmount(1, .g))
            return try diary.foods.saveRecipe(old, from: old, replacing: parts(), parts: [part])
        }
        #expect(throws: StoreError.recipeInItself(recipe: "Dough", part: "Feast")) {
            let part = RecipePart(food: feast, amount: FoodAmount(1, .g))
            return try diary.foods.saveRecipe(old, from: old, replacing: parts(), parts: parts() + [part])
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("Each change is one undo; a used ingredient cannot be deleted, and its recipes are named")
    func undo() throws {
        try fixture.base.checkUndo("Add recipe Dough") { _ = try save("Dough", parts()) }
        let dough = try #require(try diary.foods.list(FoodFilter(kind: .recipes)).first)
        try fixture.base.checkUndo("Edit recipe Dough") {
            let old = try diary.foods.get(dough.id)
            var new = old
            new.yield = FoodAmount(10, .g)
            _ = try diary.foods.saveRecipe(new, from: old, replacing: parts(), parts: [parts()[1]])
        }
        #expect(throws: StoreError.inUse(what: "Milk", places: [.named("Dough")])) { try diary.foods.delete(milk) }
        try fixture.base.checkUndo("Delete food Dough") { try diary.foods.delete(dough.id) }
        try diary.foods.delete(milk)
        #expect(throws: StoreError.missing) {
            _ = try save("x", [RecipePart(food: milk, amount: FoodAmount(1, .g))])
        }
    }

    @Test("The form of a food cannot change the values of a recipe")
    func form() throws {
        var dough = try diary.foods.get(try save("Dough", parts()))
        dough.per100 = .zero
        dough.isRecipe = false
        dough.name = "Better dough"
        try diary.foods.update(from: try diary.foods.get(dough.id), to: dough)
        let stored = try diary.foods.get(dough.id)
        #expect(stored.isRecipe && stored.name == "Better dough")
        #expect(stored.per100.energy == Energy(calories: 170_000))
    }

    @Test("The diary decides what is a recipe, not the value passed by a form")
    func forged() throws {
        let dough = try diary.foods.get(try save("Dough", parts()))
        var plain = dough
        plain.isRecipe = false
        var typed = plain
        typed.per100.energy = Energy(calories: 1)
        typed.name = "Batter"
        try diary.foods.update(from: plain, to: typed)
        let stored = try diary.foods.get(dough.id)
        #expect(stored.isRecipe && stored.per100 == dough.per100 && stored.name == "Batter")
    }

    @Test("Ingredients from another window are reported and remain; other fields are written")
    func meanwhile() throws {
        let old = try diary.foods.get(try save("Dough", parts()))
        try diary.foods.saveRecipe(old, from: old, replacing: parts(), parts: parts((100, 300)))
        let before = try TableDump(diary)
        #expect(throws: StoreError.changedMeanwhile(record: .named("Dough"), fields: ["parts"])) {
            try diary.foods.saveRecipe(old, from: old, replacing: parts(), parts: parts((200, 400)))
        }
        #expect(try TableDump(diary) == before)
        var renamed = old
        renamed.name = "Batter"
        try diary.foods.saveRecipe(renamed, from: old, replacing: parts(), parts: parts())
        let stored = try diary.foods.get(old.id)
        #expect(stored.name == "Batter")
        #expect(try diary.foods.parts(of: old.id) == parts((100, 300)))
        // 350 + 150 kcal in 400 g.
        #expect(stored.per100.energy == Energy(calories: 125_000))
    }

    @Test("Another trainer's food cannot be an ingredient")
    func visibility() throws {
        _ = try fixture.base.becomeOther()
        #expect(throws: StoreError.missing) { _ = try save("Dough", parts()) }
    }
}
