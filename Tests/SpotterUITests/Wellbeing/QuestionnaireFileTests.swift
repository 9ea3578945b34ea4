import FitnessModel
import Foundation
import Phrases
import Testing

@testable import SpotterCore

@Suite("Questionnaire files")
struct QuestionnaireFileTests {
    /// The scoring key of PSS-10 (Cohen 1988): ten questions from 0 to 4, with 4, 5, 7 and 8 reversed, and their sum.
    /// The original texts may not be shipped, so these are others.
    private static let pss10 =
        """
        key = "pss-10"
        version = 1
        title = "PSS-10"
        licence = "own licence"
        role = ["entry", "retest"]
        choices = [[0, "never"], [1, "almost never"], [2, "sometimes"], [3, "fairly often"], [4, "very often"]]

        [[scale]]
        key = "stress"
        title = "perceived stress, 0 to 40"
        bands = [[0, 13, "low"], [14, 26, "moderate"], [27, 40, "high"]]

        """
        + (1...10).map { number in
            """
            [[item]]
            key = "\(number)"
            text = "Placeholder \(number)"
            reversed = \([4, 5, 7, 8].contains(number))
            scale = "stress"

            """
        }.joined()

    private func sum(_ questionnaire: Questionnaire, _ values: [Int]) -> Int? {
        var answers = Answers()
        for (item, value) in zip(questionnaire.items, values) { answers.set(value, of: item.key) }
        return questionnaire.scores(answers).first.map { $0.milli / 1_000 }
    }

    private func problems(_ text: String) -> [String] {
        QuestionnaireFile(text, name: "own.toml").problems.map(\.wording.text)
    }

    @Test("PSS-10 from a custom file is scored by its key")
    func pss10() throws {
        let library = QuestionnaireLibrary(own: [("pss.toml", Self.pss10)])
        #expect(library.problems.isEmpty)
        let pss = try #require(library.named("pss-10"))
        for (values, expected) in [
            (Array(repeating: 2, count: 10), 20), (Array(repeating: 0, count: 10), 16),
            (Array(repeating: 4, count: 10), 24), ([4, 4, 4, 0, 0, 4, 0, 0, 4, 4], 40),
            ([0, 0, 0, 4, 4, 0, 4, 4, 0, 0], 0),
        ] {
            #expect(sum(pss, values) == expected, "\(values)")
        }
        #expect(pss.bounds(of: pss.scales[0]) == 0...40)
        #expect(pss.band(.init("stress", milli: 13_000)) == "low" && pss.band(.init("stress", milli: 27_000)) == "high")
        // Its role is that of the shipped one, which it replaces; the others remain.
        #expect(library.questionnaire(for: .entry)?.key == "pss-10")
        #expect(library.questionnaire(for: .screening)?.key == "what-changed")
    }

    @Test("Spotter's questionnaires can be answered, and show their licence")
    func shipped() throws {
        let library = QuestionnaireLibrary()
        #expect(library.questionnaires.map(\.key) == ["month-in-days", "what-changed", "direction"])
        for one in library.questionnaires {
            #expect(one.problems.isEmpty, "\(one.key)")
            #expect(!one.licence.isEmpty && !one.source.isEmpty && !one.note.isEmpty && one.language == "en")
            #expect(one.items.allSatisfy { !$0.scales.isEmpty })
        }
        for role in [AnswerSet.Role.entry, .screening, .retest, .meaning] {
            #expect(library.questionnaire(for: role) != nil)
        }
        let direction = try #require(library.named("direction"))
        #expect(direction.isShuffled && direction.items.count == 10)
        #expect(direction.scales.map(direction.bounds) == [5...35, 5...35])
        let changed = try #require(library.named("what-changed"))
        #expect(changed.isTickList && changed.items.count == 20 && changed.scales[0].bands.isEmpty)
    }

    @Test("Unhealthy days are the sum of body and mind, 30 at most; from 14 days of the mind on there is a wording")
    func monthInDays() throws {
        let month = try #require(QuestionnaireLibrary().named("month-in-days"))
        func score(_ body: Int, _ mind: Int) -> [String: Int] {
            var answers = Answers()
            for item in month.items { answers.set(nil, of: item.key) }
            answers.set(body, of: "body")
            answers.set(mind, of: "mind")
            return Dictionary(uniqueKeysWithValues: month.scores(answers).map { ($0.scale, $0.milli) })
        }
        #expect(score(20, 15) == ["body": 20_000, "mind": 15_000, "unhealthy": 30_000])
        #expect(score(4, 11)["unhealthy"] == 15_000)
        #expect(month.band(.init("mind", milli: 13_000)) == nil)
        #expect(month.band(.init("mind", milli: 14_000)) == "frequent distress")
        #expect(month.items.first?.kind.bounds == 1...5 && month.items.last?.kind.bounds == 0...30)
    }

    private static let head = "key = \"own\"\ntitle = \"Own\"\nrange = [0, 4]\n"
    private static let tail = "[[item]]\nkey = \"a\"\ntext = \"A\"\n"

    @Test(
        "A broken file is reported with line and correction, and ignored",
        arguments: [
            ("title = \"Own\"\nrange = [0, 4]\n\(tail)", "own.toml: key is missing"),
            ("\(head)moo = 1\n\(tail)", "own.toml line 4: unknown key moo"),
            ("\(head)\(tail)txet = \"A\"\n", "own.toml line 7: unknown key txet in [[item]]: did you mean text?"),
            ("\(head)role = \"week\"\n\(tail)", "own.toml line 4: week is not a role: entry, screening, retest"),
            ("\(head)order = \"random\"\n\(tail)", "own.toml line 4: order must be one of \"fixed\", \"shuffled\"."),
            ("\(head)version = 1.5\n\(tail)", "own.toml line 4: version must be a whole number."),
            ("\(head)note = 5\n\(tail)", "own.toml line 4: note must be text in quotes."),
            ("\(head)\(tail)reversed = \"yes\"\n", "own.toml line 7: reversed must be true or false."),
            ("\(head)\(tail)scale = \"sum\"\n", "own.toml line 7: there is no [[scale]] with key = \"sum\"."),
            ("\(head)\(tail)\n\(tail)", "own.toml line 9: there are two questions a"),
            ("\(head)[item]\nkey = \"a\"\n", "own.toml line 4: each item begins with a line [[item]]."),
            ("\(head)", "own.toml: there is no question"),
            ("key = \"own\"\ntitle = \"Own\"\n\(tail)", "own.toml line 3: the kind of answer is missing"),
            ("key = \"own\"\ntitle = \"Own\"\nrange = [4, 4]\n\(tail)", "own.toml line 3: the range is empty"),
            ("key = \"own\"\ntitle = \"Own\"\nrange = 4\n\(tail)", "own.toml line 3: a number needs its range"),
            (
                "key = \"own\"\ntitle = \"Own\"\nchoices = [[0, \"no\"], [1]]\n\(tail)",
                "own.toml line 3: a choice is a value and a word"
            ),
            (
                "key = \"own\"\ntitle = \"Own\"\nchoices = [[0, \"no\"], [0, \"yes\"]]\n\(tail)",
                "own.toml line 3: two answers have the same value."
            ),
            (
                "\(head)\(tail)scale = \"s\"\n[[scale]]\nkey = \"s\"\ntitle = \"S\"\nbands = [[0, 3, \"low\"], [2, 4, \"high\"]]\n",
                "own.toml line 11: the bands low and high overlap"
            ),
            (
                "\(head)\(tail)scale = \"s\"\n[[scale]]\nkey = \"s\"\ntitle = \"S\"\nbands = [[0, 99999999999999999, \"any\"]]\n",
                "own.toml line 11: the band any is out of bounds: bands go from -100000 to 100000."
            ),
            (
                "\(head)\(tail)scale = \"s\"\n[[scale]]\nkey = \"s\"\ntitle = \"S\"\nmissing = 1\n",
                "own.toml line 11: missing must be from 0 to 0: at least one question"
            ),
            ("\(head)[[item]\n\(tail)", "own.toml line 4: the closing ] is missing."),
            ("\(head)\(tail)text = \"B\"\n", "own.toml line 7: item.0.text appears twice."),
            ("\(head)key = \"x\n\(tail)", "own.toml line 4: the closing \" is missing."),
        ])
    func broken(text: String, expected: String) {
        let found = problems(text)
        #expect(found.contains { $0.hasPrefix(expected) }, "\(found)")
        let library = QuestionnaireLibrary(own: [("own.toml", text)])
        #expect(library.named("own") == nil && !library.problems.isEmpty && library.questionnaires.count == 3)
    }

    @Test("Of two files with one key the first applies, and a custom one takes precedence over a shipped one")
    func twice() {
        let own = Self.head + Self.tail
        let shipped = own.replacing("\"own\"", with: "\"direction\"")
        let library = QuestionnaireLibrary(own: [("a.toml", own), ("b.toml", own), ("c.toml", shipped)])
        #expect(library.problems.map(\.text) == ["b.toml: another file already has the key own."])
        #expect(library.named("direction")?.title == "Own" && library.questionnaires.count == 4)
    }

    @Test("Spoilt files never crash the program, and every accepted one can be answered", arguments: 0..<8)
    func spoilt(seed: Int) {
        let text = Array(Self.pss10.unicodeScalars)
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let signs = Array("[]{}\"'=,.#\n\\0 9-x".unicodeScalars)
        for _ in 0..<60 {
            var spoilt = text
            for _ in 0...next(4) {
                let place = next(spoilt.count)
                if next(3) == 0 { spoilt.remove(at: place) } else { spoilt[place] = signs[next(signs.count)] }
            }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: spoilt)
            let read = QuestionnaireFile(String(view), name: "own.toml")
            guard read.problems.isEmpty else { continue }
            #expect(read.questionnaire.problems.isEmpty && !read.questionnaire.items.isEmpty)
            _ = read.questionnaire.scales.map(read.questionnaire.bounds)
        }
    }
}
