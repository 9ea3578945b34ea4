import DiaryStore
import FitnessModel
import Testing

@Suite("Own foods")
struct FoodTests {
    let fixture: FoodFixture
    let diary: Diary

    init() throws {
        fixture = try FoodFixture()
        diary = fixture.diary
    }

    private func dumplings() -> Food {
        Food(
            name: "Švestkové knedlíky", brand: "Babička", group: Identifier(rawValue: 16), unit: .g,
            per100: Nutrients(
                energy: Energy(calories: 180_500), protein: 5000, fat: nil, carbohydrate: 33_000, sodium: 0),
            portions: [
                FoodPortion(name: "1 dumpling", amount: FoodAmount(62, .g)),
                FoodPortion(name: "plate", amount: FoodAmount(thousandths: 312_500, .g)),
            ])
    }

    @Test("A food comes back as it was entered")
    func roundTrip() throws {
        var food = dumplings()
        food.id = try diary.addFood(food)
        #expect(try diary.food(food.id) == food)
        food.unit = .ml
        food.portions = [FoodPortion(name: "bowl", amount: FoodAmount(250, .ml))]
        food.per100.fat = 0
        food.client = fixture.jan
        food.group = nil
        food.isArchived = true
        try diary.updateFood(food)
        #expect(try diary.food(food.id) == food)
    }

    @Test("Each change is one undo")
    func undo() throws {
        try fixture.base.checkUndo("Add food Švestkové knedlíky") { try diary.addFood(dumplings()) }
        let id = try #require(try diary.searchFoods("svestkove", client: nil).first?.id)
        try fixture.eat(id)
        var food = try diary.food(id)
        food.name = "Meruňkové knedlíky"
        food.group = Identifier(rawValue: 22)
        food.portions.removeLast()
        try fixture.base.checkUndo("Edit food Meruňkové knedlíky") { try diary.updateFood(food) }
        #expect(try fixture.found("svestkove").isEmpty)
        #expect(try fixture.found("merunk") == ["Meruňkové knedlíky"])
        try fixture.base.checkUndo("Archive food Meruňkové knedlíky") { try diary.setArchived(true, food: id) }
        #expect(try fixture.found("merunk").isEmpty)
        try diary.setArchived(false, food: id)
        try fixture.base.checkUndo("Hide food Banana") { try diary.setHidden(true, food: FoodFixture.banana) }
        try fixture.base.checkUndo("Show food Banana") { try diary.setHidden(false, food: FoodFixture.banana) }
        try fixture.base.checkUndo("Delete food Meruňkové knedlíky") { try diary.deleteFood(id) }
        #expect(try fixture.found("merunk").isEmpty)
        try diary.undo()
        #expect(try fixture.found("merunk") == ["Meruňkové knedlíky"])
        try fixture.base.checkUndo("Add food group Grandma's") { try diary.addFoodGroup(named: "Grandma's") }
        let group = try #require(try diary.foodGroups().last)
        food.group = group.id
        try diary.updateFood(food)
        try fixture.base.checkUndo("Rename food group Home") { try diary.renameFoodGroup(group.id, to: "Home") }
        try fixture.base.checkUndo("Delete food group Home") { try diary.deleteFoodGroup(group.id) }
        #expect(try diary.food(id).group == nil)
    }

    @Test("What was eaten keeps its figures when the food changes or goes")
    func copies() throws {
        let id = try diary.addFood(dumplings())
        let entry = try fixture.eat(id)
        var food = try diary.food(id)
        food.per100.energy = Energy(calories: 1_000)
        try diary.updateFood(food)
        #expect(try diary.foodEntry(entry).nutrients.energy == Energy(calories: 180_500))
        try diary.deleteFood(id)
        let kept = try diary.foodEntry(entry)
        #expect(kept.food == nil && kept.name == "Švestkové knedlíky, Babička")
        #expect(kept.nutrients.energy == Energy(calories: 180_500))
        try diary.undo()
        #expect(try diary.foodEntry(entry).food == id)
    }

    @Test("The catalogue is not to be changed, only hidden, and only for the one who hides it")
    func catalogue() throws {
        var banana = try diary.food(FoodFixture.banana)
        banana.name = "Apple"
        #expect(throws: StoreError.missing) { try diary.updateFood(banana) }
        #expect(throws: StoreError.missing) { try diary.deleteFood(banana.id) }
        #expect(throws: StoreError.missing) { try diary.setArchived(true, food: banana.id) }
        try diary.setHidden(true, food: banana.id)
        #expect(try diary.isHidden(banana.id))
        #expect(try !fixture.found("banana").contains("Banana"))
        #expect(try diary.foods(FoodFilter(shelf: .hidden)).map(\.name) == ["Banana"])
        #expect(try diary.foodCount(inGroup: nil) == 431)
        _ = try fixture.base.becomeOther()
        #expect(try diary.searchFoods("banana", client: nil).contains { $0.name == "Banana" })
    }

    @Test(
        "A trainer sees the catalogue, own foods, and those of clients who may be seen; a client's foods are the client's"
    )
    func visibility() throws {
        let eva = fixture.base.eva
        let own = try diary.addFood(FoodFixture.food("Quark own"))
        let jans = try diary.addFood(FoodFixture.food("Quark of Jan", client: fixture.jan))
        let anna = try diary.clients.add(named: "Anna")
        #expect(try diary.searchFoods("quark", client: nil).map(\.id) == [own, jans])
        #expect(try diary.searchFoods("quark", client: fixture.jan).map(\.id) == [own, jans])
        #expect(try diary.searchFoods("quark", client: anna).map(\.id) == [own])
        #expect(try diary.foods(FoodFilter(client: anna, shelf: .own)).map(\.id) == [own])
        let max = try fixture.base.becomeOther()
        #expect(try diary.searchFoods("quark", client: nil).isEmpty)
        #expect(throws: StoreError.missing) { try diary.food(own) }
        #expect(throws: StoreError.missing) { try diary.searchFoods("quark", client: fixture.jan) }
        #expect(throws: StoreError.missing) { try diary.addFood(FoodFixture.food("x", client: fixture.jan)) }
        try diary.choose(eva)
        var jan = try diary.clients.get(fixture.jan)
        jan.isShared = true
        try diary.clients.update(from: try diary.clients.get(jan.id), to: jan)
        try diary.choose(max)
        #expect(try diary.searchFoods("quark", client: fixture.jan).map(\.id) == [jans])
        #expect(throws: StoreError.missing) { try diary.deleteFood(own) }
        var food = try diary.food(jans)
        food.name = "Curd of Jan"
        try diary.updateFood(food)
        #expect(try diary.searchFoods("curd", client: fixture.jan).first?.id == jans)
    }

    @Test("Deleting a client deletes his foods, but for those that a recipe of the trainer is made of")
    func deletedClient() throws {
        let jans = try diary.addFood(FoodFixture.food("Quark of Jan", client: fixture.jan))
        let stock = try diary.addFood(FoodFixture.food("Stock of Jan", client: fixture.jan))
        let soup = try diary.saveRecipe(
            FoodFixture.food("Soup of Jan", client: fixture.jan),
            parts: [RecipePart(food: stock, amount: FoodAmount(100, .g))], yield: nil)
        let stew = try diary.saveRecipe(
            FoodFixture.food("Stew"), parts: [RecipePart(food: soup, amount: FoodAmount(100, .g))], yield: nil)
        try fixture.eat(jans)
        try diary.clients.delete(fixture.jan)
        #expect(throws: StoreError.missing) { try diary.food(jans) }
        #expect(try diary.food(stock).client == nil)
        #expect(try diary.food(soup).client == nil)
        #expect(try diary.recipeParts(of: soup).map(\.food) == [stock])
        #expect(try diary.recipeParts(of: stew).map(\.food) == [soup])
        try diary.undo()
        #expect(try diary.food(jans).client == fixture.jan)
        #expect(try diary.foodEntries(of: fixture.jan, on: DiaryFixture.day("2026-03-12")).map(\.food) == [jans])
    }

    @Test("Any name is kept to the letter, found or not", arguments: HostileName.all)
    func hostile(name: String) throws {
        let group = try diary.addFoodGroup(named: name)
        let id = try diary.addFood(
            Food(
                name: name, brand: name, group: group, per100: Nutrients(energy: Energy(calories: -5), protein: -5),
                portions: [FoodPortion(name: name, amount: FoodAmount(5, .g))]))
        let stored = try diary.food(id)
        #expect(Array(stored.name.utf8) == Array(name.utf8) && Array(stored.brand.utf8) == Array(name.utf8))
        #expect(stored.per100.energy == .zero && stored.per100.protein == 0)
        #expect(stored.portions.map(\.name) == [name])
        _ = try diary.searchFoods(name, client: fixture.jan)
        _ = try diary.searchFoods(name, client: nil, group: group)
        #expect(try diary.foods(inGroup: group).map(\.id) == [id])
        try diary.deleteFood(id)
        try diary.undo()
        #expect(try diary.food(id) == stored)
    }
}
