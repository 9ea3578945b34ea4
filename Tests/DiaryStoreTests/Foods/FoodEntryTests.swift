import DiaryStore
import FitnessModel
import Testing

@Suite("Food entries")
struct FoodEntryTests {
    let fixture: FoodFixture
    let diary: Diary

    init() throws {
        fixture = try FoodFixture()
        diary = fixture.diary
    }

    private func day(_ iso: String) -> Day { DiaryFixture.day(iso) }

    private func breakfast(_ minute: Int? = 430) throws -> FoodEntry {
        let banana = try diary.foods.get(FoodFixture.banana)
        return banana.entry(
            serving: FoodEntry.Serving(portion: try #require(banana.portions.first), count: 1500),
            day: day("2026-03-12"), meal: .breakfast, minute: minute)
    }

    @Test("An entry is read back as entered, also without a food")
    func roundTrip() throws {
        var entry = try breakfast()
        entry.client = fixture.jan
        entry.note = "green"
        entry.id = try diary.foodEntries.add(entry, of: fixture.jan)
        #expect(entry.amount == FoodAmount(177, .g))
        #expect(try diary.foodEntries.get(entry.id) == entry)
        entry.serving = nil
        entry.amount = FoodAmount(thousandths: 62_500, .ml)
        entry.meal = .snack
        entry.minute = nil
        entry.food = nil
        try diary.foodEntries.update(from: try diary.foodEntries.get(entry.id), to: entry)
        #expect(try diary.foodEntries.get(entry.id) == entry)
        var quick = FoodEntry(
            client: fixture.jan, day: day("2026-03-12"), meal: .dinner, name: "Wedding",
            nutrients: Nutrients(energy: Energy(calories: 1_500_000)))
        quick.id = try diary.foodEntries.add(quick, of: fixture.jan)
        #expect(try diary.foodEntries.get(quick.id) == quick)
    }

    @Test("A day is listed by meal, then by time, entries without a time last")
    func order() throws {
        let late = try diary.foodEntries.add(try breakfast(600), of: fixture.jan)
        let none = try diary.foodEntries.add(try breakfast(nil), of: fixture.jan)
        let early = try diary.foodEntries.add(try breakfast(400), of: fixture.jan)
        let snack = try fixture.eat(FoodFixture.banana, meal: .snack)
        let lunch = try fixture.eat(FoodFixture.banana, meal: .lunch)
        let ids = try diary.foodEntries.list(of: fixture.jan, on: day("2026-03-12")).map(\.id)
        #expect(ids == [early, late, none, lunch, snack])
        #expect(try diary.foodEntries.list(of: fixture.jan, on: day("2026-03-12"), meal: .lunch).map(\.id) == [lunch])
        #expect(try diary.foodEntries.list(of: fixture.jan, on: day("2026-03-13")).isEmpty)
    }

    @Test("The last days with food are listed newest first, without empty and too old days")
    func lastDays() throws {
        for (iso, meal) in [
            ("2026-03-12", Meal.lunch), ("2026-03-11", .dinner), ("2026-03-11", .breakfast), ("2026-03-08", .snack),
            ("2026-03-01", .lunch), ("2026-01-01", .lunch),
        ] {
            var entry = try breakfast()
            (entry.day, entry.meal) = (day(iso), meal)
            try diary.foodEntries.add(entry, of: fixture.jan)
        }
        func list(most: Int, within span: Int) throws -> [String] {
            try diary.foodEntries.list(of: fixture.jan, before: day("2026-03-12"), most: most, within: span)
                .map { "\($0.day.iso) \($0.meal.rawValue)" }
        }
        let newest = ["2026-03-11 breakfast", "2026-03-11 dinner", "2026-03-08 snack"]
        #expect(try list(most: 2, within: 60) == newest)
        #expect(try list(most: 14, within: 60) == newest + ["2026-03-01 lunch"])
        #expect(try list(most: 14, within: 11) == newest + ["2026-03-01 lunch"])
        #expect(try list(most: 14, within: 10) == newest)
    }

    @Test("Each change is one undo, including copies of a whole day")
    func undo() throws {
        try fixture.base.checkUndo("Add Banana to breakfast") {
            _ = try diary.foodEntries.add(try breakfast(), of: fixture.jan)
        }
        var entry = try #require(try diary.foodEntries.list(of: fixture.jan, on: day("2026-03-12")).first)
        try fixture.eat(FoodFixture.banana)
        try fixture.base.checkUndo("Copy breakfast of 12 Mar to snack of 14 Mar") {
            let copied = try diary.foodEntries.copy(
                .breakfast, from: day("2026-03-12"), to: day("2026-03-14"), as: .snack, of: fixture.jan)
            #expect(copied == 1)
        }
        try fixture.base.checkUndo("Copy the food of 12 Mar to 13 Mar") {
            let copied = try diary.foodEntries.copy(from: day("2026-03-12"), to: day("2026-03-13"), of: fixture.jan)
            #expect(copied == 2)
        }
        entry.meal = .dinner
        entry.day = day("2026-03-11")
        try fixture.base.checkUndo("Edit Banana of dinner") {
            try diary.foodEntries.update(from: try diary.foodEntries.get(entry.id), to: entry)
        }
        try fixture.base.checkUndo("Delete Banana of dinner") { try diary.foodEntries.delete(entry.id) }
    }

    @Test("A copy has the values of the copied entry, not of the food as it is now")
    func copies() throws {
        let id = try diary.foods.add(FoodFixture.food("Quark"))
        try fixture.eat(id)
        var food = try diary.foods.get(id)
        food.per100.energy = Energy(calories: 1)
        try diary.foods.update(from: try diary.foods.get(food.id), to: food)
        try diary.foodEntries.copy(from: day("2026-03-12"), to: day("2026-03-13"), of: fixture.jan)
        let copy = try #require(try diary.foodEntries.list(of: fixture.jan, on: day("2026-03-13")).first)
        #expect(copy.nutrients.energy == Energy(calories: 100_000) && copy.meal == .lunch && copy.food == id)
        let label = try diary.nextUndo()
        #expect(try diary.foodEntries.copy(from: day("2026-05-01"), to: day("2026-03-13"), of: fixture.jan) == 0)
        #expect(try diary.nextUndo() == label)
    }

    @Test("An entry can be added though its food was deleted in the meantime")
    func lostFood() throws {
        let id = try diary.foods.add(FoodFixture.food("Quark"))
        let entry = try diary.foods.get(id).entry(amount: FoodAmount(50, .g), day: day("2026-03-12"), meal: .lunch)
        try diary.foods.delete(id)
        let stored = try diary.foodEntries.get(try diary.foodEntries.add(entry, of: fixture.jan))
        #expect(stored.food == nil && stored.name == "Quark" && stored.nutrients == entry.nutrients)
        try diary.foodEntries.update(
            from: stored,
            to: FoodEntry(
                id: stored.id, client: fixture.jan, day: entry.day, meal: .lunch, food: id, name: "Quark",
                nutrients: .zero))
        #expect(try diary.foodEntries.get(stored.id).food == nil)
    }

    @Test("Another trainer's client is not seen")
    func visibility() throws {
        let id = try fixture.eat(FoodFixture.banana)
        let entry = try diary.foodEntries.get(id)
        _ = try fixture.base.becomeOther()
        #expect(throws: StoreError.missing) { try diary.foodEntries.get(id) }
        #expect(throws: StoreError.missing) { try diary.foodEntries.update(from: entry, to: entry) }
        #expect(throws: StoreError.missing) { try diary.foodEntries.delete(id) }
        #expect(throws: StoreError.missing) { try diary.foodEntries.add(entry, of: fixture.jan) }
        #expect(throws: StoreError.missing) {
            try diary.foodEntries.copy(from: day("2026-03-12"), to: day("2026-03-13"), of: fixture.jan)
        }
        #expect(try diary.foodEntries.list(of: fixture.jan, on: day("2026-03-12")).isEmpty)
    }

    @Test("Entries with the old values of a corrected food are found and recalculated as one change")
    func corrected() throws {
        let old = try diary.foods.get(try diary.foods.add(FoodFixture.food("Burek", portion: 250)))
        try fixture.eat(old.id)
        let pieces = FoodEntry.Serving(portion: try #require(old.portions.first), count: 2000)
        try diary.foodEntries.add(
            old.entry(serving: pieces, day: day("2026-03-12"), meal: .dinner), of: fixture.jan)
        let quick = FoodEntry(
            day: day("2026-03-12"), meal: .snack, food: old.id, name: "A bite of burek",
            nutrients: Nutrients(energy: Energy(50, .kcal)))
        try diary.foodEntries.add(quick, of: fixture.jan)
        #expect(try diary.foodEntries.stale(of: old).isEmpty)
        var new = old
        new.per100 = Nutrients(energy: Energy(290, .kcal), protein: 9_000)
        try diary.foods.update(from: old, to: new)
        let stale = try diary.foodEntries.stale(of: new)
        #expect(stale.map(\.nutrients.energy) == [Energy(100, .kcal), Energy(500, .kcal)])
        try diary.foodEntries.refigure(stale, by: new)
        #expect(try diary.foodEntries.stale(of: new).isEmpty)
        let eaten = try diary.foodEntries.list(of: fixture.jan, on: day("2026-03-12"))
        #expect(eaten.map(\.nutrients.energy) == [290, 1450, 50].map { Energy($0, .kcal) })
        #expect(eaten.map(\.amount) == [FoodAmount(100, .g), FoodAmount(500, .g), nil])
        #expect(eaten[1].serving == pieces)
        #expect(try diary.undo()?.name == "Correct 2 entries of Burek")
        #expect(try diary.foodEntries.stale(of: new) == stale)
    }

    @Test("Impossible values are set to the nearest possible ones", arguments: HostileName.all)
    func hostile(name: String) throws {
        let amount = FoodAmount(thousandths: -5, .ml)
        let entry = FoodEntry(
            day: day("2026-03-12"), minute: 5000, meal: .snack, food: Identifier(rawValue: 77), name: name,
            amount: amount,
            serving: FoodEntry.Serving(portion: FoodPortion(name: name, amount: amount), count: -1),
            nutrients: Nutrients(energy: Energy(calories: -1), fat: -1), note: name)
        let stored = try diary.foodEntries.get(try diary.foodEntries.add(entry, of: fixture.jan))
        #expect(Array(stored.name.utf8) == Array(name.utf8) && Array(stored.note.utf8) == Array(name.utf8))
        #expect(stored.minute == 1439 && stored.amount == FoodAmount(0, .ml) && stored.serving == nil)
        #expect(stored.nutrients == Nutrients(energy: .zero, fat: 0))
    }
}
