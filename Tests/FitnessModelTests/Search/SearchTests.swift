import FitnessModel
import TestSupport
import Testing

@Suite("Search")
struct SearchTests {
    @Test(
        "Case, accents and spacing are ignored",
        arguments: [
            ("  Müller   Łukasz ", "muller lukasz"), ("Åse Øyvind", "ase oyvind"), ("Straße", "strasse"),
            ("ÆON œuvre", "aeon oeuvre"),
            ("İstanbul ışık", "istanbul isik"), ("Þór Đorđe", "thor dorde"), ("e\u{301}t\u{E9}", "ete"),
            ("BOX SQUAT", "box squat"),
            ("Ёлка Й", "елка и"), ("", ""), ("\u{A0}a\u{2003}b", "a b"),
        ])
    func fold(text: String, key: String) {
        #expect(SearchKey.fold(text) == key)
    }

    @Test("Folding twice changes nothing")
    func foldTwice() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<Rounds.of(2000) {
            var text = String.UnicodeScalarView()
            for _ in 0..<random.number(0...12) {
                if let scalar = Unicode.Scalar(UInt32(random.number(0x20...0x24F))) { text.append(scalar) }
            }
            let once = SearchKey.fold(String(text))
            #expect(SearchKey.fold(once) == once, "\(String(text).debugDescription)")
        }
    }

    private static let names = [
        "Back squat", "box-squat banded", "Bench press", "Close-grip bench press", "Deadlift", "Romanian deadlift",
        "Pull-up",
    ]

    @Test(
        "Misspelt, reordered and joined names find the exercise",
        arguments: [
            ("Box squat", "box-squat banded"), ("Bx squat", "box-squat banded"), ("squat box", "box-squat banded"),
            ("boxsquat banded", "box-squat banded"), ("benchpress", "Bench press"), ("Dedlift", "Deadlift"),
            ("deadlift romanian", "Romanian deadlift"),
            ("pull up", "Pull-up"), ("pullup", "Pull-up"), ("BÉNCH", "Bench press"), ("Baech press", "Bench press"),
            ("ro dead", "Romanian deadlift"), ("bnchpres", "Bench press"),
        ])
    func near(query: String, expected: String) {
        let best = NearMatch.rank(query, in: Self.names, limit: 3).first
        #expect(best.map { Self.names[$0] } == expected)
    }

    @Test("Different exercises are not near matches, and the limit applies")
    func far() {
        #expect(NearMatch.rank("Overhead carry", in: Self.names, limit: 5) == [])
        #expect(NearMatch.rank("  ", in: Self.names, limit: 5) == [])
        #expect(NearMatch.rank("Leg press", in: ["Bench press"], limit: 5) == [])
        #expect(NearMatch.rank("press", in: Self.names, limit: 1).count == 1)
        #expect(NearMatch.rank("press", in: Self.names, limit: 0) == [])
        #expect(NearMatch.rank("Bench press", in: Self.names, limit: 5).prefix(2) == [2, 3])
    }

    @Test("Pasted text costs no time")
    func pasted() {
        let long = String(repeating: "squat", count: 20_000)
        #expect(NearMatch.rank(long, in: [long, "a"], limit: 5) == [0])
        #expect(FuzzyMatch(long).score(long) != nil)
    }

    @Test("Matches are ranked best first, and equal ones keep their order")
    func fuzzyRank() {
        #expect(FuzzyMatch("squ").rank(["Set quota", "Squat", "Press", "Squid"]) == [1, 3, 0])
        #expect(FuzzyMatch("").rank(["b", "a"]) == [0, 1])
    }

    @Test("Letters in order match, others do not")
    func fuzzyFit() {
        #expect(FuzzyMatch("bsq").score("Back squat") != nil)
        #expect(FuzzyMatch("squat back").score("Back squat") != nil)
        #expect(FuzzyMatch("qsb").score("Back squat") == nil)
        #expect(FuzzyMatch("back squatx").score("Back squat") == nil)
        #expect(FuzzyMatch("").score("Back squat") == 0)
        #expect(FuzzyMatch("a").score("") == nil)
    }

    @Test(
        "Beginnings of words and adjacent letters rank higher",
        arguments: [
            ("np", "New phase", "Snap"), ("squ", "Squat", "Set quota"), ("dead", "Deadlift", "Romanian deadlift"),
            ("bp", "Bench press", "Back squat pause"), ("anna", "Anna", "Anna-Maria"),
            ("lift", "Dead lift", "Deadlift"),
        ])
    func fuzzyRank(query: String, better: String, worse: String) throws {
        let high = try #require(FuzzyMatch(query).score(better))
        let low = try #require(FuzzyMatch(query).score(worse))
        #expect(high > low)
    }
}
