import DiaryStore
import FitnessModel
import GRDB
import Testing

@Suite("Food search")
struct FoodSearchTests {
    let fixture: FoodFixture
    let diary: Diary

    init() throws {
        fixture = try FoodFixture()
        diary = fixture.diary
    }

    @Test("Each typed word starts a word; case, accents, order and punctuation are ignored")
    func words() throws {
        let id = try diary.foods.add(FoodFixture.food("Crème brûlée (Łódź), 3.5 %"))
        for text in ["creme", "BRULEE cr", "lodz", "Łódź", "3,5", "crem bru lod 3 5", "crème-brûlée"] {
            #expect(try diary.foods.search(text, client: nil).map(\.id).contains(id), "\(text)")
        }
        for text in ["reme", "creme x", "creme brulees"] {
            #expect(
                try !diary.foods.search(text, client: nil).filter { $0.spelling == nil }.map(\.id).contains(id),
                "\(text)")
        }
    }

    @Test("Names that start with the text come first, then shorter ones")
    func order() throws {
        let names = ["Zander soup with rice", "Zander", "Soup of zander", "Zander soup", "Old zander"]
        for name in names { try diary.foods.add(FoodFixture.food(name)) }
        #expect(
            try fixture.found("zander") == [
                "Zander", "Zander soup", "Zander soup with rice", "Old zander", "Soup of zander",
            ])
        #expect(try fixture.found("zander so") == ["Zander soup", "Zander soup with rice", "Soup of zander"])
    }

    @Test("The client's most frequent foods come first, then the most recent")
    func mostUsed() throws {
        let long = try diary.foods.add(FoodFixture.food("Zander soup with rice"))
        let short = try diary.foods.add(FoodFixture.food("Zander"))
        let late = try diary.foods.add(FoodFixture.food("Old zander"))
        #expect(try fixture.found("zan") == ["Zander", "Zander soup with rice", "Old zander"])
        try fixture.eat(long, on: "2026-03-01")
        try fixture.eat(long, on: "2026-03-02")
        try fixture.eat(short, on: "2026-03-03")
        let last = try fixture.eat(late, on: "2026-03-04")
        #expect(try fixture.found("zan") == ["Zander soup with rice", "Old zander", "Zander"])
        let hit = try #require(try diary.foods.search("zan", client: fixture.jan).first)
        #expect(hit.uses == 2 && hit.lastDay == DiaryFixture.day("2026-03-02"))
        #expect(try Array(fixture.found("").prefix(3)) == ["Zander soup with rice", "Old zander", "Zander"])
        try diary.foodEntries.delete(last)
        #expect(try fixture.found("zan") == ["Zander soup with rice", "Zander", "Old zander"])
        try diary.undo()
        #expect(try fixture.found("zan") == ["Zander soup with rice", "Old zander", "Zander"])
        #expect(try diary.foods.search("zan", client: nil).map(\.id) == [short, long, late])
    }

    @Test("A search within a group finds only its foods, in the same order")
    func groups() throws {
        let group = try diary.foodGroups.add(named: "Freshwater")
        var zander = FoodFixture.food("Old zander")
        zander.group = group
        let id = try diary.foods.add(zander)
        try diary.foods.add(FoodFixture.food("Zander"))
        #expect(try diary.foods.search("zan", client: nil, group: group).map(\.id) == [id])
        #expect(try diary.foods.search("znader", client: nil, group: group).map(\.id) == [id])
        #expect(try diary.foods.search("", client: nil, group: group).map(\.id) == [id])
        let fruit = try #require(try diary.foodGroups.list().first { $0.name == "Fruit and juices" })
        let found = try diary.foods.search("ban", client: nil, group: fruit.id)
        #expect(found.contains { $0.id == FoodFixture.banana } && found.allSatisfy { $0.food.group == fruit.id })
        zander.id = id
        zander.group = fruit.id
        try diary.foods.update(from: try diary.foods.get(zander.id), to: zander)
        #expect(try diary.foods.search("zan", client: nil, group: group).isEmpty)
        #expect(try diary.foods.search("zan", client: nil, group: fruit.id).map(\.id) == [id])
    }

    @Test(
        "One typing error is allowed from four letters, two from eight",
        arguments: [
            ("chocolte", "chocolate"), ("chcolate", "chocolate"), ("chocoolate", "chocolate"),
            ("chocolqte", "chocolate"),
            ("chocoalte", "chocolate"), ("hcocolate", "chocolate"), ("xhocolate", "chocolate"), ("chocl", "chocolate"),
            ("cohcoalte", "chocolate"), ("choclaet", "chocolate"), ("bannana", "banana"), ("banaan", "banana"),
            ("bnaana", "banana"), ("yogrut", "yogurt"), ("brocoli", "broccoli"), ("Spagheti", "spaghetti"),
        ])
    func typingErrors(typed: String, meant: String) throws {
        let hits = try diary.foods.search(typed, client: nil)
        let hit = try #require(hits.first, "\(typed) finds nothing")
        #expect(hit.spelling?.hasPrefix(meant) == true, "\(typed) was taken for \(hit.spelling ?? "nothing")")
        #expect(hit.name.lowercased().contains(meant))
    }

    @Test("Short words and exact matches are not corrected")
    func noGuessing() throws {
        #expect(try diary.foods.search("xqz", client: nil).isEmpty)
        #expect(try diary.foods.search("mlk", client: nil).isEmpty)
        #expect(try diary.foods.search("qqqqqqqqqq", client: nil).isEmpty)
        #expect(try diary.foods.search("chicken", client: nil).allSatisfy { $0.spelling == nil })
    }

    @Test("Exact matches come before corrected ones")
    func exactFirst() throws {
        let exact = try diary.foods.add(FoodFixture.food("Bananna bread"))
        let hits = try diary.foods.search("bananna", client: nil)
        #expect(hits.first?.id == exact && hits.first?.spelling == nil)
        #expect(hits.dropFirst().contains { $0.id == FoodFixture.banana && $0.spelling == "banana" })
        #expect(Set(hits.map(\.id)).count == hits.count)
    }

    @Test(
        "Operators, quotes and punctuation of the index are text",
        arguments: HostileName.all + [
            "\"", "*", "AND", "milk OR", "NOT milk", "milk NEAR honey", "^milk", "words:milk", "(milk", "-milk",
            "\u{E000}milk",
            "\u{F0005}", String(repeating: "milk ", count: 500), String(repeating: "m", count: 5000), "\u{10FFFF}", "🍌",
        ])
    func hostile(text: String) throws {
        for limit in [0, 1, 50] {
            #expect(try diary.foods.search(text, client: fixture.jan, limit: limit).count <= limit)
        }
    }

    @Test("A name without letters is found by its characters")
    func emoji() throws {
        let id = try diary.foods.add(FoodFixture.food("🍌🍌"))
        #expect(try diary.foods.search("🍌", client: nil).map(\.id) == [id])
        #expect(try diary.foods.search("🍎", client: nil).isEmpty)
    }

    @Test("A hit has everything that a line shows")
    func hit() throws {
        let hit = try #require(
            try diary.foods.search("banana", client: fixture.jan).first { $0.id == FoodFixture.banana })
        #expect(hit.portion?.amount == FoodAmount(118, .g))
        #expect(hit.food.per100.energy == Energy(calories: 89_000))
        #expect(hit.food.isShipped && hit.uses == 0 && hit.lastDay == nil)
    }

    @Test("The index matches the foods after any changes and undos")
    func vocabulary() throws {
        let id = try diary.foods.add(FoodFixture.food("Zander zander soup"))
        #expect(try count("zander") == 1)
        var food = try diary.foods.get(id)
        food.name = "Pike"
        try diary.foods.update(from: try diary.foods.get(food.id), to: food)
        #expect(try count("zander") == nil)
        try diary.undo()
        #expect(try count("zander") == 1)
        try diary.undo()
        #expect(try count("zander") == nil)
        #expect(try fixture.found("zander").isEmpty)
        try diary.redo()
        #expect(try fixture.found("zander") == ["Zander zander soup"])
    }

    private func count(_ word: String) throws -> Int? {
        try diary.read { db in
            try Int.fetchOne(db, sql: "SELECT foods FROM food_word WHERE word = ?", arguments: [word])
        }
    }
}
