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
        flour = try diary.addFood(
            Food(name: "Flour", per100: Nutrients(energy: Energy(calories: 350_000), protein: 10_000, fat: 1000)))
        milk = try diary.addFood(
            Food(name: "Milk", per100: Nutrients(energy: Energy(calories: 50_000), protein: 3000, fat: nil)))
    }

    private func parts(_ grams: (Int, Int) = (200, 300)) -> [RecipePart] {
        [
            RecipePart(food: flour, amount: FoodAmount(grams.0, .g)),
            RecipePart(food: milk, amount: FoodAmount(grams.1, .g)),
        ]
    }

    private func save(_ name: String, _ parts: [RecipePart], yield: Int? = nil) throws -> Identifier<Food> {
        try diary.saveRecipe(
            Food(name: name, per100: .zero), parts: parts, yield: yield.map { FoodAmount($0, .g) })
    }

    @Test("The figures per 100 g come from the parts and from what the dish weighs")
    func figures() throws {
        // 700 + 150 kcal and 20 + 9 g of protein in 500 g, and in 400 g once water has gone.
        let raw = try diary.food(try save("Dough", parts()))
        #expect(raw.per100 == Nutrients(energy: Energy(calories: 170_000), protein: 5800))
        #expect(raw.isRecipe && !raw.isShipped)
        let cooked = try diary.food(try save("Pancakes", parts(), yield: 400))
        #expect(cooked.per100 == Nutrients(energy: Energy(calories: 212_500), protein: 7250))
        #expect(try diary.recipeParts(of: cooked.id) == parts())
        #expect(try diary.recipeYield(of: cooked.id) == FoodAmount(400, .g))
        #expect(try diary.recipeYield(of: raw.id) == nil)
        #expect(try diary.food(try save("Air", [])).per100 == Nutrients(energy: .zero))
    }

    @Test("A change of a part changes all recipes above it in the same undo, and nothing that was eaten")
    func reckonedAnew() throws {
        let dough = try save("Dough", parts())
        let cake = try save("Cake", [RecipePart(food: dough, amount: FoodAmount(500, .g)), parts()[0]], yield: 700)
        let feast = try save(
            "Feast",
            [RecipePart(food: cake, amount: FoodAmount(100, .g)), RecipePart(food: dough, amount: FoodAmount(100, .g))])
        let entry = try fixture.eat(cake)
        let eaten = try diary.foodEntry(entry)
        var food = try diary.food(flour)
        food.per100.energy = Energy(calories: 400_000)
        try fixture.base.checkUndo("Edit food Flour") { try diary.updateFood(food) }
        // (800 + 150) / 5; (950 + 800) / 7; (250 + 190) / 2
        #expect(try diary.food(dough).per100.energy == Energy(calories: 190_000))
        #expect(try diary.food(cake).per100.energy == Energy(calories: 250_000))
        #expect(try diary.food(feast).per100.energy == Energy(calories: 220_000))
        #expect(try diary.foodEntry(entry) == eaten)
        _ = try diary.saveRecipe(try diary.food(dough), parts: [parts()[0]], yield: nil)
        #expect(try diary.food(feast).per100.energy == Energy(calories: 400_000))
    }

    @Test("A recipe is never made of itself, however long the way")
    func cycles() throws {
        let dough = try save("Dough", parts())
        let cake = try save("Cake", [RecipePart(food: dough, amount: FoodAmount(500, .g))])
        let feast = try save("Feast", [RecipePart(food: cake, amount: FoodAmount(100, .g))])
        let before = try TableDump(diary)
        #expect(throws: StoreError.recipeInItself(recipe: "Dough", part: "Dough")) {
            try diary.saveRecipe(
                try diary.food(dough), parts: [RecipePart(food: dough, amount: FoodAmount(1, .g))], yield: nil)
        }
        #expect(throws: StoreError.recipeInItself(recipe: "Dough", part: "Feast")) {
            let part = RecipePart(food: feast, amount: FoodAmount(1, .g))
            return try diary.saveRecipe(try diary.food(dough), parts: parts() + [part], yield: nil)
        }
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("Each change is one undo; a part in use is not deleted, and the recipes are named")
    func undo() throws {
        try fixture.base.checkUndo("Add recipe Dough") { _ = try save("Dough", parts()) }
        let dough = try #require(try diary.foods(FoodFilter(shelf: .recipes)).first)
        try fixture.base.checkUndo("Edit recipe Dough") {
            _ = try diary.saveRecipe(try diary.food(dough.id), parts: [parts()[1]], yield: FoodAmount(10, .g))
        }
        #expect(throws: StoreError.inUse(what: "Milk", places: ["Dough"])) { try diary.deleteFood(milk) }
        try fixture.base.checkUndo("Delete food Dough") { try diary.deleteFood(dough.id) }
        try diary.deleteFood(milk)
        #expect(throws: StoreError.missing) {
            _ = try save("x", [RecipePart(food: milk, amount: FoodAmount(1, .g))])
        }
    }

    @Test("The form of a food cannot change what a recipe comes to")
    func form() throws {
        var dough = try diary.food(try save("Dough", parts()))
        dough.per100 = .zero
        dough.isRecipe = false
        dough.name = "Better dough"
        try diary.updateFood(dough)
        let stored = try diary.food(dough.id)
        #expect(stored.isRecipe && stored.name == "Better dough")
        #expect(stored.per100.energy == Energy(calories: 170_000))
    }

    @Test("Another trainer's food does not go into a recipe")
    func visibility() throws {
        _ = try fixture.base.becomeOther()
        #expect(throws: StoreError.missing) { _ = try save("Dough", parts()) }
    }
}
