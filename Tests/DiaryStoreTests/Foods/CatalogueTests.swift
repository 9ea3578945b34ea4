import FitnessModel
import GRDB
import Testing

@testable import DiaryStore

@Suite("The catalogue of foods")
struct CatalogueTests {
    @Test("It is filled once, with groups, values and portions, and cannot be undone")
    func filling() throws {
        let diary = try DiaryFixture().diary
        let undo = try diary.nextUndo()
        #expect(try diary.foods.count() == 0)
        #expect(try diary.catalogue.fill())
        #expect(try diary.foods.count() == 432)
        #expect(try diary.foodGroups.list().count == 23)
        #expect(
            try diary.foodGroups.list().first
                == FoodGroup(id: Identifier(rawValue: 1), name: "Beans and soya", isShipped: true))
        let before = try TableDump(diary)
        #expect(try diary.catalogue.fill())
        #expect(try TableDump(diary) == before)
        #expect(try diary.nextUndo() == undo)
    }

    @Test("Filling again after an update gives the same rows")
    func refilling() throws {
        let diary = try FoodFixture().diary
        let before = try TableDump(diary)
        try diary.settings.set("catalogue", to: "of an older program")
        #expect(try diary.catalogue.fill())
        #expect(try TableDump(diary).differences(before) == [])
    }

    @Test("A food has the values of its source, unknown if not measured, and its natural portion first")
    func figures() throws {
        let banana = try FoodFixture().diary.foods.get(FoodFixture.banana)
        #expect(banana.name == "Banana")
        #expect(banana.isShipped && banana.unit == .g)
        #expect(banana.per100.energy == Energy(calories: 89_000))
        #expect(banana.per100.protein == 1090)
        #expect(banana.per100.sodium == 1)
        #expect(banana.portions.first?.amount == FoodAmount(118, .g))
        #expect(banana.portions.count > 2)
        #expect(Set(banana.portions).count == banana.portions.count)
        let falafel = try FoodFixture().diary.foods.get(Identifier(rawValue: 16138))
        #expect(falafel.per100.fibre == nil && falafel.per100.sugar == nil)
        #expect(falafel.portions.first?.name == "1 patty")
    }

    @Test("Every group of the file has foods")
    func groups() throws {
        let diary = try FoodFixture().diary
        var sum = 0
        for group in try diary.foodGroups.list() {
            let count = try diary.foods.count(FoodFilter(group: group.id))
            #expect(count > 0, "\(group.name)")
            sum += count
        }
        #expect(sum == 432)
    }

    @Test("A read-only diary is not filled, and reports it")
    func readOnly() throws {
        let disk = try DiskDiary()
        try disk.open().close()
        let diary = try disk.open(DiaryOptions(readOnly: true))
        #expect(try !diary.catalogue.fill())
        #expect(try diary.foods.list().isEmpty)
        #expect(try diary.foods.search("ban", client: nil).isEmpty)
        try diary.close()
    }

    @Test("Two programs may fill it at once")
    func twoPrograms() async throws {
        let disk = try DiskDiary()
        let first = try disk.open(DiaryOptions(patience: 30))
        let second = try disk.open(DiaryOptions(patience: 30))
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for diary in [first, second, first, second] { group.addTask { try diary.catalogue.fill() } }
            for try await isFilled in group { #expect(isFilled) }
        }
        #expect(try second.foods.count() == 432)
        #expect(
            try second.foods.search("banana", client: nil).count == Set(first.foods.search("banana", client: nil)).count
        )
        try first.close()
        try second.close()
    }

    @Test("Filling it again recalculates the recipes that use it")
    func recipes() throws {
        let diary = try FoodFixture().diary
        let banana = try diary.foods.get(Identifier(rawValue: 9040))
        let recipe = try diary.foods.saveRecipe(
            FoodFixture.food("Banana mash"), parts: [RecipePart(food: banana.id, amount: FoodAmount(100, .g))])
        let energy = try diary.foods.get(recipe).per100.energy
        #expect(energy == banana.per100.energy)
        // Simulates a catalogue of an older Spotter with another value.
        try diary.access.write { db in
            try db.execute(sql: "UPDATE food SET energy_cal = 1 WHERE id IN (9040, \(recipe.rawValue))")
            try db.execute(sql: "UPDATE setting SET value = 'old' WHERE key = 'catalogue'")
        }
        try diary.catalogue.fill()
        #expect(try diary.foods.get(banana.id).per100.energy == energy)
        #expect(try diary.foods.get(recipe).per100.energy == energy)
    }
}
