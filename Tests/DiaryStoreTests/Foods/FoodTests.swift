import DiaryStore
import FitnessModel
import Testing

@Suite("Custom foods")
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

    @Test("A food is read back as entered")
    func roundTrip() throws {
        var food = dumplings()
        food.id = try diary.foods.add(food)
        #expect(try diary.foods.get(food.id) == food)
        food.unit = .ml
        food.portions = [FoodPortion(name: "bowl", amount: FoodAmount(250, .ml))]
        food.per100.fat = 0
        food.client = fixture.jan
        food.group = nil
        food.isArchived = true
        try diary.foods.update(from: try diary.foods.get(food.id), to: food)
        #expect(try diary.foods.get(food.id) == food)
    }

    @Test("Each change is one undo")
    func undo() throws {
        try fixture.base.checkUndo("Add food Švestkové knedlíky") { try diary.foods.add(dumplings()) }
        let id = try #require(try diary.foods.search("svestkove", client: nil).first?.id)
        try fixture.eat(id)
        var food = try diary.foods.get(id)
        food.name = "Meruňkové knedlíky"
        food.group = Identifier(rawValue: 22)
        food.portions.removeLast()
        try fixture.base.checkUndo("Edit food Meruňkové knedlíky") {
            try diary.foods.update(from: try diary.foods.get(food.id), to: food)
        }
        #expect(try fixture.found("svestkove").isEmpty)
        #expect(try fixture.found("merunk") == ["Meruňkové knedlíky"])
        try fixture.base.checkUndo("Archive food Meruňkové knedlíky") { try diary.foods.setArchived(true, id) }
        #expect(try fixture.found("merunk").isEmpty)
        try diary.foods.setArchived(false, id)
        try fixture.base.checkUndo("Hide food Banana") { try diary.foods.setHidden(true, FoodFixture.banana) }
        try fixture.base.checkUndo("Show food Banana") { try diary.foods.setHidden(false, FoodFixture.banana) }
        try fixture.base.checkUndo("Delete food Meruňkové knedlíky") { try diary.foods.delete(id) }
        #expect(try fixture.found("merunk").isEmpty)
        try diary.undo()
        #expect(try fixture.found("merunk") == ["Meruňkové knedlíky"])
        try fixture.base.checkUndo("Add food group Grandma's") { try diary.foodGroups.add(named: "Grandma's") }
        let group = try #require(try diary.foodGroups.list().last)
        food.group = group.id
        try diary.foods.update(from: try diary.foods.get(food.id), to: food)
        #expect(try diary.foods.get(id).group == group.id)
    }

    @Test("Entries keep their values when the food changes or is deleted")
    func copies() throws {
        let id = try diary.foods.add(dumplings())
        let entry = try fixture.eat(id)
        var food = try diary.foods.get(id)
        food.per100.energy = Energy(calories: 1_000)
        try diary.foods.update(from: try diary.foods.get(food.id), to: food)
        #expect(try diary.foodEntries.get(entry).nutrients.energy == Energy(calories: 180_500))
        try diary.foods.delete(id)
        let stored = try diary.foodEntries.get(entry)
        #expect(stored.food == nil && stored.name == "Švestkové knedlíky, Babička")
        #expect(stored.nutrients.energy == Energy(calories: 180_500))
        try diary.undo()
        #expect(try diary.foodEntries.get(entry).food == id)
    }

    @Test("A catalogue food cannot be changed, only hidden, for one trainer only")
    func catalogue() throws {
        var banana = try diary.foods.get(FoodFixture.banana)
        banana.name = "Apple"
        #expect(throws: StoreError.missing) { try diary.foods.update(from: try diary.foods.get(banana.id), to: banana) }
        #expect(throws: StoreError.missing) { try diary.foods.delete(banana.id) }
        #expect(throws: StoreError.missing) { try diary.foods.setArchived(true, banana.id) }
        try diary.foods.setHidden(true, banana.id)
        #expect(try !fixture.found("banana").contains("Banana"))
        #expect(try diary.foods.list(FoodFilter(kind: .hidden)).map(\.name) == ["Banana"])
        #expect(try diary.foods.count() == 431)
        _ = try fixture.base.becomeOther()
        #expect(try diary.foods.search("banana", client: nil).contains { $0.name == "Banana" })
    }

    @Test(
        "A trainer sees the catalogue, custom foods, and foods of visible clients; a client's food is only theirs"
    )
    func visibility() throws {
        let eva = fixture.base.eva
        let own = try diary.foods.add(FoodFixture.food("Quark own"))
        let jans = try diary.foods.add(FoodFixture.food("Quark of Jan", client: fixture.jan))
        let anna = try diary.clients.add(named: "Anna")
        #expect(try diary.foods.search("quark", client: nil).map(\.id) == [own, jans])
        #expect(try diary.foods.search("quark", client: fixture.jan).map(\.id) == [own, jans])
        #expect(try diary.foods.search("quark", client: anna).map(\.id) == [own])
        #expect(try diary.foods.list(FoodFilter(client: anna, kind: .own)).map(\.id) == [own])
        let max = try fixture.base.becomeOther()
        #expect(try diary.foods.search("quark", client: nil).isEmpty)
        #expect(throws: StoreError.missing) { try diary.foods.get(own) }
        #expect(throws: StoreError.missing) { try diary.foods.search("quark", client: fixture.jan) }
        #expect(throws: StoreError.missing) { try diary.foods.add(FoodFixture.food("x", client: fixture.jan)) }
        try diary.gym.choose(eva)
        var jan = try diary.clients.get(fixture.jan)
        jan.isShared = true
        try diary.clients.update(from: try diary.clients.get(jan.id), to: jan)
        try diary.gym.choose(max)
        #expect(try diary.foods.search("quark", client: fixture.jan).map(\.id) == [jans])
        #expect(throws: StoreError.missing) { try diary.foods.delete(own) }
        var food = try diary.foods.get(jans)
        food.name = "Curd of Jan"
        try diary.foods.update(from: try diary.foods.get(food.id), to: food)
        #expect(try diary.foods.search("curd", client: fixture.jan).first?.id == jans)
    }

    @Test("Deleting a client deletes their foods, except for those in the trainer's recipes")
    func deletedClient() throws {
        let jans = try diary.foods.add(FoodFixture.food("Quark of Jan", client: fixture.jan))
        let stock = try diary.foods.add(FoodFixture.food("Stock of Jan", client: fixture.jan))
        let soup = try diary.foods.saveRecipe(
            FoodFixture.food("Soup of Jan", client: fixture.jan),
            parts: [RecipePart(food: stock, amount: FoodAmount(100, .g))])
        let stew = try diary.foods.saveRecipe(
            FoodFixture.food("Stew"), parts: [RecipePart(food: soup, amount: FoodAmount(100, .g))])
        try fixture.eat(jans)
        try diary.clients.delete(fixture.jan)
        #expect(throws: StoreError.missing) { try diary.foods.get(jans) }
        #expect(try diary.foods.get(stock).client == nil)
        #expect(try diary.foods.get(soup).client == nil)
        #expect(try diary.foods.parts(of: soup).map(\.food) == [stock])
        #expect(try diary.foods.parts(of: stew).map(\.food) == [soup])
        try diary.undo()
        #expect(try diary.foods.get(jans).client == fixture.jan)
        #expect(try diary.foodEntries.list(of: fixture.jan, on: DiaryFixture.day("2026-03-12")).map(\.food) == [jans])
    }

    @Test("Any name is stored exactly, whether it can be found or not", arguments: HostileName.all)
    func hostile(name: String) throws {
        let group = try diary.foodGroups.add(named: name)
        let id = try diary.foods.add(
            Food(
                name: name, brand: name, group: group, per100: Nutrients(energy: Energy(calories: -5), protein: -5),
                portions: [FoodPortion(name: name, amount: FoodAmount(5, .g))]))
        let stored = try diary.foods.get(id)
        #expect(Array(stored.name.utf8) == Array(name.utf8) && Array(stored.brand.utf8) == Array(name.utf8))
        #expect(stored.per100.energy == .zero && stored.per100.protein == 0)
        #expect(stored.portions.map(\.name) == [name])
        _ = try diary.foods.search(name, client: fixture.jan)
        _ = try diary.foods.search(name, client: nil, group: group)
        #expect(try diary.foods.list(FoodFilter(group: group)).map(\.id) == [id])
        try diary.foods.delete(id)
        try diary.undo()
        #expect(try diary.foods.get(id) == stored)
    }
}
