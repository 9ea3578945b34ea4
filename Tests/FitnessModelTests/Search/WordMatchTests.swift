import FitnessModel
import Testing

@Suite("Finding phrases by the beginnings of their words")
struct WordMatchTests {
    @Test(
        "The more literal the match, the better it ranks",
        arguments: [
            ("new cl", "New client", .beginning), ("cl new", "New client", .words), ("CLIÉNT", "New client", .words),
            ("side", "Two phases side by side", .words), ("e1rm", "The formula of the e1RM", .words),
            ("person", "New client", .synonyms), ("new pers", "New client", .synonyms),
            ("nc", "New client", .initials), ("ob", "Open the Board", .initials),
            ("clnt", "New client", .letters), ("lien", "New client", .letters), ("nwcl", "New client", .letters),
            ("newcl", "New client", .letters), ("opnbrd", "Open the Board", .letters),
        ] as [(String, String, WordMatch.Fit)])
    func fit(typed: String, phrase: String, expected: WordMatch.Fit) {
        #expect(WordMatch(typed).fit(phrase, synonyms: "person athlete") == expected)
    }

    @Test(
        "Letters in the middle of a second word do not match, and punctuation finds nothing",
        arguments: ["bin", "nlient", "cln", "new x", "clientele", "", " ", ":"])
    func noFit(typed: String) {
        let expected: WordMatch.Fit? = ["bin", "cln"].contains(typed) ? .letters : nil
        #expect(WordMatch(typed).fit("New client begins", synonyms: "person") == expected)
        #expect(WordMatch(typed).fit("Open the Board: two phases side by side") == nil)
    }

    @Test("Better fits come first")
    func order() {
        let fits: [WordMatch.Fit] = [.letters, .words, .initials, .beginning, .synonyms]
        #expect(fits.sorted() == [.beginning, .words, .synonyms, .initials, .letters])
    }

    @Test("Pasted text costs no time")
    func pasted() {
        #expect(WordMatch(String(repeating: "squat", count: 20_000)).fit("Squat") == nil)
    }
}
