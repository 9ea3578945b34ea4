import FitnessModel
import Testing

@Suite("Finding names while typing")
struct NameListTests {
    private let names = [
        "Back squat", "Box squat, banded", "Bench press", "Farmer's walk", "Press-up", "Élévation latérale",
        "Romanian deadlift", "Squat",
    ]
    private var list: NameList {
        NameList(names.map { NameList.Entry($0, otherNames: $0 == "Romanian deadlift" ? ["RDL", "stiff leg"] : []) })
    }

    private func found(_ typed: String, in list: NameList? = nil, limit: Int = 6) -> [String] {
        (list ?? self.list).matches(typed, limit: limit).map { names[$0] }
    }

    @Test(
        "Beginnings of any words find a name, in any order, ignoring case and accents",
        arguments: [
            ("ba sq", ["Back squat", "Box squat, banded"]), ("SQ BA", ["Back squat", "Box squat, banded"]),
            ("elev", ["Élévation latérale"]), ("press up", ["Press-up"]), ("farmers", ["Farmer's walk"]),
            ("farmer's w", ["Farmer's walk"]), ("box-squat", ["Box squat, banded"]), ("quat", []), ("ba sq x", []),
        ] as [(String, [String])])
    func words(typed: String, expected: [String]) { #expect(found(typed) == expected) }

    @Test("Two typed words never match the same word of a name")
    func differentWords() {
        #expect(found("press press") == [])
        #expect(found("be pr") == ["Bench press"])
    }

    @Test("Alternative names find it, and so do words of all its names together")
    func otherNames() {
        #expect(found("rdl") == ["Romanian deadlift"])
        #expect(found("stiff dead") == ["Romanian deadlift"])
    }

    @Test("The exact name comes first, then frequent names, then those starting with the text, then shorter ones")
    func order() {
        #expect(found("squat") == ["Squat", "Back squat", "Box squat, banded"])
        let uses = ["Box squat, banded": 9, "Back squat": 3, "Bench press": -1]
        let used = NameList(names.map { NameList.Entry($0, uses: uses[$0] ?? 0) })
        #expect(found("squat", in: used) == ["Squat", "Box squat, banded", "Back squat"])
        #expect(found("b", in: used) == ["Box squat, banded", "Back squat", "Bench press"])
        #expect(found("pr") == ["Press-up", "Bench press"])
        #expect(found("b", limit: 2) == ["Back squat", "Bench press"])
    }

    @Test("Empty text finds nothing, nor does punctuation", arguments: ["", " ", "-", "'"])
    func nothing(typed: String) { #expect(found(typed) == []) }

    @Test("Names are added and removed without processing the others again")
    func adding() {
        let more = list.leavingOut(
            [0, 7],
            adding: [
                NameList.Entry("SQUAT, heels up", uses: 1, key: "squat, heels up"), NameList.Entry("'-'"),
            ])
        #expect(more.matches("squat", limit: 9) == [8, 1])
        #expect(more.exact("squat") == nil && more.exact("Squat, heels UP") == 8)
        #expect(list.matches("squat", limit: 9) == [7, 0, 1])
        #expect(more.matches("rdl", limit: 9) == [6])
    }

    @Test("An exact name ignores case and accents, but not hyphens")
    func exact() {
        #expect(list.exact(" BACK  squat") == 0)
        #expect(list.exact("elevation laterale") == 5)
        #expect(list.exact("Press up") == nil)
        #expect(list.exact("rdl") == nil)
    }

    @Test("Long text, names of many words and unusual letters are accepted")
    func strange() {
        let list = NameList([
            NameList.Entry(String(repeating: "a b ", count: 200)), NameList.Entry("深蹲 squat"), NameList.Entry(""),
        ])
        #expect(list.matches("a b a b", limit: 6) == [0])
        #expect(list.matches("深", limit: 6) == [1])
        #expect(list.matches(String(repeating: "word ", count: 2_000), limit: 6) == [])
    }

    @Test("A name that starts with the text comes before a frequent one with such an alternative name")
    func ownName() {
        let list = NameList([
            NameList.Entry("Chin-up", otherNames: ["pull-up underhand"], uses: 40), NameList.Entry("Pull-up"),
            NameList.Entry("Band pull-apart", uses: 9),
        ])
        #expect(list.matches("pull-u", limit: 3) == [1, 0])
        #expect(list.matches("chin", limit: 3) == [0])
    }
}
