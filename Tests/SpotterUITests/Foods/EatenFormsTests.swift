import DiaryStore
import FitnessModel
import Testing
import ViewKit

@testable import DiaryUI
@testable import SpotterUI

@Suite("Quick add, copies, custom foods and recipes")
struct EatenFormsTests {
    private static func soup(_ day: Day, _ meal: Meal, _ name: String = "Soup", kcal: Double = 250) -> FoodEntry {
        FoodEntry(day: day, meal: meal, name: name, nutrients: Nutrients(energy: Energy(kilocalories: kcal)))
    }

    @Test("Energy alone is enough; kilojoules are read, and editing opens the same form")
    func quickAdd() throws {
        var eater = try Eater()
        QuickAddForm.add(day: Robot.today, &eater.robot.app.context)
        eater.robot.expect("Quick add", "[breakfast]")
        eater.robot.type("2092 kJ")
        eater.robot.press("C-s")
        let entry = try #require(try eater.eaten().first)
        #expect(entry.name == "Quick add")
        #expect(entry.amount == nil)
        #expect(entry.nutrients.energy == Energy(kilocalories: 500))
        FoodChooser.edit(entry, &eater.robot.app.context)
        eater.robot.expect("500")
        eater.robot.press("Tab C-u")
        eater.robot.type("Menu of the day")
        eater.robot.press("C-s")
        #expect(try eater.eaten().first?.name == "Menu of the day")
        #expect(try eater.eaten().first?.nutrients.energy == entry.nutrients.energy)
    }

    @Test("Errors are reported at their field and nothing typed is lost")
    func quickAddWrong() throws {
        var eater = try Eater()
        QuickAddForm.add(day: Robot.today, &eater.robot.app.context)
        eater.robot.type("a lot")
        eater.robot.press("C-s")
        eater.robot.expect("Not an energy", "a lot")
        eater.robot.press("Esc")
        QuickAddForm.add(day: Robot.today, &eater.robot.app.context)
        eater.robot.expect("a lot", "Draft restored")
    }

    @Test("Repeating yesterday copies its food; a day without food says so")
    func yesterday() throws {
        let day = Robot.today.adding(days: -1)
        var eater = try Eater { diary, anna in
            try diary.foodEntries.add(Self.soup(day, .lunch), of: anna)
            try diary.foodEntries.add(Self.soup(day, .dinner, "Bread"), of: anna)
        }
        CopyMealPanel.repeatYesterday(day: Robot.today, &eater.robot.app.context)
        eater.robot.expect("Copied all of yesterday: 2 entries. u: undo.")
        #expect(try eater.eaten().map(\.name) == ["Soup", "Bread"])
        eater.robot.press("u")
        #expect(try eater.eaten().isEmpty)
        CopyMealPanel.repeatYesterday(day: day, &eater.robot.app.context)
        eater.robot.expect("No food logged on")
    }

    @Test("A meal of another day is copied, also as another meal; a date can be typed")
    func copying() throws {
        let far = Robot.today.adding(days: -100)
        let day = Robot.today.adding(days: -3)
        var eater = try Eater { diary, anna in
            try diary.foodEntries.add(Self.soup(day, .breakfast, "Porridge"), of: anna)
            try diary.foodEntries.add(Self.soup(day, .lunch), of: anna)
            try diary.foodEntries.add(Self.soup(far, .dinner, "Pizza"), of: anna)
        }
        CopyMealPanel.open(day: Robot.today, &eater.robot.app.context)
        eater.robot.expect("the whole day, 2 entries", "500 kcal", "breakfast: Porridge", "lunch: Soup")
        eater.robot.press("Down Down C-l C-l C-l Enter")
        #expect(try eater.eaten().map(\.meal) == [.dinner])
        eater.robot.expect("as dinner: 1 entry")
        CopyMealPanel.open(day: Robot.today, &eater.robot.app.context)
        eater.robot.type("-100d")
        eater.robot.expect("dinner: Pizza")
        eater.robot.press("Enter")
        #expect(try eater.eaten().map(\.name).contains("Pizza"))
        CopyMealPanel.open(day: Robot.today, &eater.robot.app.context)
        eater.robot.type("porr")
        eater.robot.expect("breakfast: Porridge")
        eater.robot.expectNo("lunch: Soup")
        eater.robot.press("C-u")
        eater.robot.type("-9d")
        eater.robot.expect("No food logged on")
    }

    @Test("A custom food: kilojoules, salt, portions, a new group, for one client")
    func ownFood() throws {
        var eater = try Eater()
        FoodForm.open(Food(name: "", per100: Nutrients(energy: .zero)), &eater.robot.app.context)
        eater.robot.type("Bar")
        eater.robot.press("Tab Tab")
        eater.robot.type("1674 kJ")
        for text in ["10", "50", "15", "5", "30", "1.2", "1 bar", "45", "half a bar = 22.5; box = 450 g"] {
            eater.robot.press("Tab")
            eater.robot.type(text)
        }
        eater.robot.press("Tab")
        eater.robot.type("Sport snacks")
        eater.robot.press("Tab Tab Right C-s")
        eater.robot.expectNo("New food")
        let hit = try #require(try eater.robot.diary.foods.search("Bar", client: eater.anna).first { $0.name == "Bar" })
        let food = try eater.robot.diary.foods.get(hit.id)
        #expect(food.per100.energy.whole(in: .kJ) == 1674)
        #expect(food.per100.sodium == 480)
        #expect(food.portions.map(\.name) == ["1 bar", "half a bar", "box"])
        #expect(food.portions.map(\.amount.thousandths) == [45_000, 22_500, 450_000])
        #expect(food.client == eater.anna)
        #expect(try eater.robot.diary.foodGroups.list().contains { $0.name == "Sport snacks" && $0.id == food.group })
        eater.robot.press("u")
        #expect(try eater.robot.diary.foodGroups.list().allSatisfy { $0.name != "Sport snacks" })
    }

    @Test("Correcting a food asks whether earlier entries get the new values, too")
    func correctedFood() throws {
        var eater = try Eater { diary, anna in
            let burek = Food(name: "Burek", per100: Nutrients(energy: Energy(5000, .kcal)))
            let food = try diary.foods.get(try diary.foods.add(burek))
            for back in 0...1 {
                let entry = food.entry(
                    amount: FoodAmount(200, .g), day: Robot.today.adding(days: -back), meal: .lunch)
                try diary.foodEntries.add(entry, of: anna)
            }
        }
        func energies() throws -> [Int] {
            try (0...1).flatMap { try eater.eaten(on: Robot.today.adding(days: -$0)) }
                .map { $0.nutrients.energy.whole(in: .kcal) }
        }
        func correct(to text: String) throws {
            let hit = try #require(try eater.robot.diary.foods.search("Burek", client: eater.anna).first)
            FoodForm.open(try eater.robot.diary.foods.get(hit.id), &eater.robot.app.context)
            eater.robot.press("Tab Tab Backspace Backspace Backspace Backspace")
            eater.robot.type(text)
            eater.robot.press("C-s")
        }
        try correct(to: "2900")
        eater.robot.expect("2 900 kcal in 100 g is more than pure fat has. Enter again keeps it.")
        eater.robot.press("Enter")
        eater.robot.expect("2 diary entries use the old values of Burek.", "y correct them", "Enter no, go back")
        eater.robot.press("Enter")
        #expect(try energies() == [10_000, 10_000])
        try correct(to: "290")
        eater.robot.press("y")
        #expect(eater.robot.message == "Corrected 2 diary entries of Burek. u: undo.")
        #expect(try energies() == [580, 580])
        eater.robot.press("u")
        #expect(try energies() == [10_000, 10_000])
        // A new name does not change the values.
        let hit = try #require(try eater.robot.diary.foods.search("Burek", client: eater.anna).first)
        FoodForm.open(try eater.robot.diary.foods.get(hit.id), &eater.robot.app.context)
        eater.robot.type("s")
        eater.robot.press("C-s")
        eater.robot.expectNo("old values")
    }

    @Test("Energy that does not match the macronutrients is pointed out, never rejected")
    func warning() throws {
        var eater = try Eater()
        FoodForm.open(Food(name: "Odd", per100: Nutrients(energy: .zero)), &eater.robot.app.context)
        eater.robot.type("100")
        for text in ["10", "50", "15"] {
            eater.robot.press("Tab")
            eater.robot.type(text)
        }
        eater.robot.press("C-s")
        eater.robot.expect("Added Odd. Check the values", "Protein, carbs and fat make 375 kcal,", "not 100 kcal.")
        #expect(try eater.robot.diary.foods.search("Odd", client: nil).contains { $0.name == "Odd" })
    }

    @Test("A food with more than 100 g of content per 100 g needs a confirmation")
    func heavyFood() throws {
        var eater = try Eater()
        FoodForm.open(Food(name: "Odd", per100: Nutrients(energy: .zero)), &eater.robot.app.context)
        eater.robot.type("700")
        for text in ["90", "90", "90"] {
            eater.robot.press("Tab")
            eater.robot.type(text)
        }
        func isThere() throws -> Bool {
            try eater.robot.diary.foods.search("Odd", client: nil).contains { $0.name == "Odd" }
        }
        eater.robot.press("C-s")
        eater.robot.expect("Protein, carbs and fat make 270 g in 100 g. Enter again keeps it.")
        #expect(try !isThere())
        eater.robot.press("Enter")
        #expect(try isThere())
    }

    @Test("A gram of salt is 400 mg of sodium; sodium can be typed itself")
    func salt() throws {
        func sodium(_ text: String) -> Int? { FieldKind<Int>.salt.read(text, Robot.today) }
        #expect(sodium("1.2") == 480)
        #expect(sodium("1.2 g salt") == 480)
        #expect(sodium("480 mg sodium") == 480)
        #expect(sodium("0.48 g sodium") == 480)
        #expect(sodium("") == nil)
        #expect(sodium("some") == nil)
    }

    @Test("A recipe is made of chosen ingredients; its values and serving follow, and it can be eaten and edited")
    func recipe() throws {
        var eater = try Eater { diary, _ in
            try diary.foods.add(Food(name: "Xrice", per100: Nutrients(energy: Energy(kilocalories: 360))))
            try diary.foods.add(Food(name: "Xoil", per100: Nutrients(energy: Energy(kilocalories: 900))))
        }
        RecipePanel.add(&eater.robot.app.context) { _, _ in }
        eater.robot.type("Granny rice")
        eater.robot.press("Down Down")
        eater.robot.type("800")
        eater.robot.press("Down")
        eater.robot.type("4")
        for (name, grams) in [("Xrice", "300"), ("Xoil", "40")] {
            eater.robot.press("Down Down Down Down Up")
            while !eater.robot.sees("Enter, or type its name") { eater.robot.press("Down") }
            eater.robot.press("Enter")
            eater.robot.type(name)
            eater.robot.press("Enter")
            eater.robot.type(grams)
            eater.robot.press("Enter")
        }
        eater.robot.expect("1 440 kcal", "180 kcal", "360 kcal", "200 g")
        eater.robot.press("C-s")
        eater.robot.expect("Saved the recipe Granny rice.")
        let hit = try #require(
            try eater.robot.diary.foods.search("Granny rice", client: nil).first { $0.name == "Granny rice" })
        let food = try eater.robot.diary.foods.get(hit.id)
        #expect(food.isRecipe)
        #expect(food.per100.energy == Energy(kilocalories: 180))
        #expect(food.portions.first == FoodPortion(name: "1 serving", amount: FoodAmount(200, .g)))
        eater.choose("granny rice")
        eater.robot.expect("1 × 200 g = 200 g", "360 kcal")
        eater.robot.press("Enter")
        RecipePanel.open(food, &eater.robot.app.context)
        eater.robot.expect("Recipe Granny rice", "Xrice", "300 g", "800 g")
        eater.robot.press("Up")
        eater.robot.type("60")
        eater.robot.expect("Xoil", "540")
        eater.robot.press("C-x")
        eater.robot.expect("40 g")
        while !eater.robot.sees("Enter, or type its name") { eater.robot.press("Down") }
        eater.robot.press("Up C-r C-s")
        #expect(try eater.robot.diary.foods.parts(of: food.id).count == 1)
        #expect(try eater.eaten().first?.nutrients.energy == Energy(kilocalories: 360))
        eater.robot.press("u")
        #expect(try eater.robot.diary.foods.parts(of: food.id).count == 2)
    }

    @Test("Ingredients from another window remain, and are reported")
    func recipeMeanwhile() throws {
        var eater = try Eater { _, _ in }
        let diary = eater.robot.diary
        let rice = try diary.foods.add(Food(name: "Xrice", per100: Nutrients(energy: Energy(kilocalories: 360))))
        func part(_ grams: Int) -> [RecipePart] { [RecipePart(food: rice, amount: FoodAmount(grams, .g))] }
        let food = try diary.foods.get(
            try diary.foods.saveRecipe(Food(name: "Granny rice", per100: .zero), parts: part(300)))
        RecipePanel.open(food, &eater.robot.app.context)
        eater.robot.press("Up C-u")
        eater.robot.type("200")
        try diary.foods.saveRecipe(food, from: food, replacing: part(300), parts: part(500))
        eater.robot.press("C-s")
        eater.robot.expect("Recipe Granny rice", "Granny rice was changed elsewhere")
        #expect(try diary.foods.parts(of: food.id) == part(500))
    }

    @Test("A recipe's new group is undone with it, and a failed save adds none")
    func recipeGroup() throws {
        var eater = try Eater()
        let diary = eater.robot.diary
        let rice = try diary.foods.add(Food(name: "Xrice", per100: Nutrients(energy: Energy(kilocalories: 360))))
        func part(_ grams: Int) -> [RecipePart] { [RecipePart(food: rice, amount: FoodAmount(grams, .g))] }
        let food = try diary.foods.get(
            try diary.foods.saveRecipe(Food(name: "Granny rice", per100: .zero), parts: part(300)))
        func newGroups() throws -> [FoodGroup] { try diary.foodGroups.list().filter { $0.name == "Sport snacks" } }
        // Changes the amount and the group, which is four lines above the last one.
        func edit() {
            RecipePanel.open(food, &eater.robot.app.context)
            eater.robot.press("Up C-u")
            eater.robot.type("200")
            eater.robot.press("Up Up Up")
            eater.robot.type("Sport snacks")
        }
        edit()
        let changes = try diary.journal.entries().count
        eater.robot.press("C-s")
        eater.robot.expect("Saved the recipe Granny rice.")
        #expect(try diary.journal.entries().count == changes + 1)
        let group = try #require(try diary.foods.get(food.id).group)
        #expect(try newGroups().map(\.id) == [group])
        eater.robot.press("u")
        #expect(try newGroups().isEmpty && diary.foods.get(food.id).group == nil)
        #expect(try diary.foods.parts(of: food.id) == part(300))

        edit()
        try diary.foods.saveRecipe(food, from: food, replacing: part(300), parts: part(500))
        eater.robot.press("C-s")
        eater.robot.expect("Granny rice was changed elsewhere", "Sport snacks")
        #expect(try newGroups().isEmpty)
        #expect(try diary.foods.parts(of: food.id) == part(500))
    }

    @Test("An unreadable amount hides the values, not the ingredients")
    func recipeFigures() throws {
        var eater = try Eater { diary, _ in
            let rice = try diary.foods.add(Food(name: "Xrice", per100: Nutrients(energy: Energy(kilocalories: 360))))
            let recipe = Food(name: "Granny rice", per100: Nutrients(energy: .zero), isRecipe: true)
            try diary.foods.saveRecipe(
                recipe, from: nil, parts: [RecipePart(food: rice, amount: FoodAmount(300, .g))])
        }
        let hit = try #require(
            try eater.robot.diary.foods.search("Granny rice", client: nil).first { $0.name == "Granny rice" })
        RecipePanel.open(try eater.robot.diary.foods.get(hit.id), &eater.robot.app.context)
        eater.robot.press("Up")
        eater.robot.type("many")
        eater.robot.expect("The values appear with the first valid amount.")
        eater.robot.press("C-r")
        eater.robot.expect("Removed Xrice.")
        eater.robot.press("Up")
        eater.robot.expect("The values appear with the first ingredient.")
    }

    @Test("Leaving a recipe stores a draft; without ingredients or with a wrong weight it says what is missing")
    func recipeDraft() throws {
        var eater = try Eater()
        RecipePanel.add(&eater.robot.app.context) { _, _ in }
        eater.robot.press("C-s")
        eater.robot.expect("Name is needed")
        eater.robot.type("Stew")
        eater.robot.press("C-s")
        eater.robot.expect("A recipe needs an ingredient")
        eater.robot.press("Up Up")
        eater.robot.type("heavy")
        eater.robot.press("C-s")
        eater.robot.expect("is not a weight")
        eater.robot.press("Esc")
        eater.robot.expect("Draft saved")
        RecipePanel.add(&eater.robot.app.context) { _, _ in }
        eater.robot.expect("Draft restored", "Stew", "heavy")
        eater.robot.press("C-x")
        eater.robot.expectNo("Stew")
    }
}
