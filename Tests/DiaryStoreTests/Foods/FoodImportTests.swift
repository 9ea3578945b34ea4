import DiaryStore
import FitnessModel
import GRDB
import Testing

@Suite("Foods imported in large numbers")
struct FoodImportTests {
    let fixture: FoodFixture
    let diary: Diary

    init() throws {
        fixture = try FoodFixture()
        diary = fixture.diary
    }

    private func load(_ names: [String], group: Int64? = nil) throws {
        try diary.catalogue.add(
            names.map { name in
                var food = FoodFixture.food(name, portion: 30)
                food.group = group.map(Identifier.init(rawValue:))
                return food
            })
    }

    @Test("They follow the catalogue and custom foods: names that start with the text, then short ones")
    func order() throws {
        try load(["Old zander", "Zander soup with rice", "Zander soup"])
        try load(["Zander", "A zander"])
        try diary.foods.add(FoodFixture.food("Some zander of my own"))
        let names = [
            "Some zander of my own", "Zander", "Zander soup", "Zander soup with rice", "A zander", "Old zander",
        ]
        #expect(try fixture.found("zander", limit: 9) == names)
        #expect(try fixture.found("zander soup", limit: 9) == ["Zander soup", "Zander soup with rice"])
        #expect(try fixture.found("soup zander", limit: 9) == ["Zander soup", "Zander soup with rice"])
        let hit = try #require(try diary.foods.search("zander", client: nil).last)
        #expect(hit.food.isShipped && hit.portion?.amount == FoodAmount(30, .g))
    }

    @Test("They are not in the history, and changes of other foods are found as before")
    func triggers() throws {
        let undo = try diary.nextUndo()
        try load(["Zander", "Zander soup"])
        try diary.catalogue.optimizeSearch()
        #expect(try diary.nextUndo() == undo)
        let id = try diary.foods.add(FoodFixture.food("Zander of my own"))
        #expect(try diary.foods.search("zander", client: nil).map(\.id).contains(id))
        #expect(try count("zander") == 3)
        try diary.undo()
        #expect(try count("zander") == 2)
        #expect(try fixture.found("zander") == ["Zander", "Zander soup"])
    }

    @Test("Words beyond the index's length, single letters and groups are checked in the rows")
    func rows() throws {
        try load((0..<60).map { "Internationally \($0)" } + ["Internationale b", "Internationale c"])
        try load(["Internationale b g"], group: 3)
        #expect(try fixture.foundToTheLetter("internationale").count == 3)
        #expect(try fixture.found("internationale c", limit: 9) == ["Internationale c"])
        #expect(
            try diary.foods.search("internationa", client: nil, group: Identifier(rawValue: 3)).map(\.name) == [
                "Internationale b g"
            ])
        #expect(try fixture.found("i", limit: 500).count > 60)
    }

    @Test("An exact match is found even among many words with the same beginning")
    func deep() throws {
        try load((0..<3000).map { "Internationally \($0)" } + [String(repeating: "x", count: 40) + " internationale"])
        #expect(try fixture.found("internationale", limit: 9).first?.hasSuffix("internationale") == true)
    }

    @Test("Misspelt words find them, and a frequent word is not corrected into another")
    func spelling() throws {
        try load(["Zander", "Zandergoulash of the house"])
        let hits = try diary.foods.search("zandregou", client: nil)
        #expect(hits.map(\.spelling) == ["zandergoulash"])
        #expect(try diary.foods.search("zandr", client: nil).map(\.name) == ["Zander", "Zandergoulash of the house"])
    }

    private func count(_ word: String) throws -> Int? {
        try diary.read { db in
            try Int.fetchOne(db, sql: "SELECT foods FROM food_word WHERE word = ?", arguments: [word])
        }
    }
}
