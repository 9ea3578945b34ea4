import DiaryStore
import FitnessModel
import Testing

@Suite("Search")
struct SearchTests {
    let fixture: DiaryFixture
    let diary: Diary

    init() throws {
        fixture = try DiaryFixture()
        diary = fixture.diary
    }

    @Test("Clients, exercises and sheets are found by the beginnings of their words")
    func kinds() throws {
        let template = try diary.phases.add(named: "Box template", client: nil)
        let boxer = try diary.clients.add(named: "Olga Boxer")
        let hits = try diary.contents.search("box")
        #expect(
            hits.map(\.title) == ["Box squat", "Box template", "Olga Boxer"], "names that begin with it come first")
        #expect(hits.map(\.kind) == [.exercise, .phase, .client])
        #expect(hits.map(\.recordID) == [fixture.squat.rawValue, template.rawValue, boxer.rawValue])
        #expect(hits.map(\.detail) == [nil, .template, nil])
        #expect(try diary.contents.search("box", kinds: [.client]).map(\.title) == ["Olga Boxer"])
        #expect(try diary.contents.search("p6 sea").map(\.detail) == [.client("Jan Novák")])
        #expect(try diary.contents.search("box", limit: 1).count == 1)
        #expect(try diary.contents.search("box", kinds: []) == [])
        #expect(try diary.contents.search("  ") == [])
    }

    @Test("Plans of a client are found by the client's name, after what has the name itself")
    func plans() throws {
        try diary.mesocycles.add(Mesocycle(id: .unsaved, client: fixture.jan, name: "Spring"), phases: [fixture.phase])
        #expect(try diary.contents.search("novák").map(\.title) == ["Jan Novák", "P6 In season", "Spring"])
        #expect(try diary.contents.search("novák", kinds: [.phase]).map(\.title) == ["P6 In season"])
        #expect(try diary.contents.search("p6 novák") == [])
    }

    @Test("Exercises that the client did come first, with the last day")
    func exercises() throws {
        try diary.exercises.add(named: "Squat jump")
        try fixture.train("2026-03-01", "80x3")
        #expect(try diary.contents.search("squat").map(\.title) == ["Squat jump", "Box squat"])
        let hits = try diary.contents.search("squat", for: fixture.jan)
        #expect(hits.map(\.title) == ["Box squat", "Squat jump"])
        #expect(hits.map(\.lastDone) == [DiaryFixture.day("2026-03-01"), nil])
        #expect(try diary.figures.clients(whoDid: fixture.squat) == ["Jan Novák"])
        #expect(try diary.figures.clients(whoDid: fixture.row) == [])
    }

    @Test("Special letters are found by plain ones, and the other way round")
    func folding() throws {
        try diary.clients.add(named: "Łukasz Ørsted-Müller")
        for text in ["lukasz", "ŁUK", "orsted", "muller", "Müll", "ørsted mull"] {
            #expect(try diary.contents.search(text).map(\.title) == ["Łukasz Ørsted-Müller"], "\(text)")
        }
    }

    @Test(
        "Apostrophes, quotes and operators are plain text",
        arguments: ["o'con", "\"o'connor\"", "connor*", "o'c NEAR"])
    func punctuation(text: String) throws {
        try diary.clients.add(named: "Sinéad O'Connor")
        #expect(try diary.contents.search(text).count == (text.contains("NEAR") ? 0 : 1))
    }

    @Test("A name without letters is found by its characters")
    func emoji() throws {
        try diary.clients.add(named: "🏋️ 🏋️")
        #expect(try diary.contents.search("🏋️").map(\.title) == ["🏋️ 🏋️"])
        #expect(try diary.clients.count(ListFilter(search: "🏋️")) == 1)
        #expect(try diary.contents.search("🚀") == [])
    }

    @Test("Archived records come last, deleted ones are not found")
    func archived() throws {
        let anna = try diary.clients.add(named: "Anna")
        let annabel = try diary.clients.add(named: "Annabel")
        try diary.clients.setArchived(true, anna)
        #expect(try diary.contents.search("anna").map(\.isArchived) == [false, true])
        try diary.clients.delete(annabel)
        #expect(try diary.contents.search("anna").map(\.title) == ["Anna"])
        try diary.undo()
        #expect(try diary.contents.search("anna").count == 2)
    }
}
