import Phrases
import TestSupport
import Testing

@Suite("Phrases: English with its values")
struct PhraseTests {
    @Test("A literal is shown as written")
    func literal() {
        let phrase: Phrase = "Nothing to draw yet."
        #expect(phrase.text == "Nothing to draw yet.")
        #expect("\(phrase)" == "Nothing to draw yet.")
        #expect(!phrase.isEmpty)
        #expect(("" as Phrase).isEmpty)
    }

    @Test("Values keep their order, and braces in names are shown")
    func values() {
        let name = "{J} {}"
        let phrase: Phrase = "Deleted \(name): {\(3)} of \("x")."
        #expect(phrase.text == "Deleted {J} {}: {3} of x.")
    }

    @Test("A number takes its form", arguments: [(0, "0 sets left"), (1, "1 set left"), (2, "2 sets left")])
    func plural(number: Int, expected: String) {
        let phrase: Phrase = "\(number, one: "set", other: "sets") left"
        #expect(phrase.text == expected)
    }

    @Test("A verb follows the number", arguments: [(1, "1 client is in Team."), (3, "3 clients are in Team.")])
    func verb(number: Int, expected: String) {
        let phrase: Phrase = "\(number, one: "client is", other: "clients are") in \("Team")."
        #expect(phrase.text == expected)
    }

    @Test("A second count in a literal has its own form")
    func twoCounts() {
        let phrase: Phrase = "\(1, one: "row", other: "rows") of \(3, one: "day", other: "days")"
        #expect(phrase.text == "1 row of 3 days")
    }

    @Test("Lists name their last item", arguments: [(1, "a"), (2, "a and b"), (3, "a, b and c")])
    func lists(count: Int, expected: String) {
        let names = Array(["a", "b", "c"].prefix(count))
        #expect(("\(and: names)" as Phrase).text == expected)
    }

    @Test("Facts are joined by a separator")
    func facts() {
        let facts: [Phrase] = ["3 sets", "\(12) min", ""]
        #expect(facts.filter { !$0.isEmpty }.joined(separator: " · ").text == "3 sets · 12 min")
        #expect(facts.joined(separator: " · ").facts.map(\.text) == ["3 sets", "12 min"])
        #expect(Phrase("3 sets · 12 min").facts.map(\.text) == ["3 sets · 12 min"])
    }
}

@Suite("Languages: PO files")
struct LanguageTests {
    private static let czech = """
        # A comment
        msgid ""
        msgstr ""
        "Language: cs\\n"
        "Plural-Forms: nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;\\n"

        #. A message of one line
        #: Sources/A.swift
        #, python-brace-format
        msgid "Deleted {name} of {client}."
        msgstr "{client}: smazáno {name}."

        msgid "{count} set left"
        msgid_plural "{count} sets left"
        msgstr[0] "zbývá {count} série"
        msgstr[1] "zbývají {count} série"
        msgstr[2] "zbývá {count} sérií"

        msgctxt "verb"
        msgid "open"
        msgstr "otevřít"

        msgid "open"
        msgstr "otevřeno"

        #, fuzzy
        msgid "Saved."
        msgstr "Špatně."

        msgid "{most} and {last}"
        msgstr "{most} a {last}"

        #~ msgid "Gone"
        #~ msgstr "Pryč"
        """

    private static func language(_ text: String = czech) throws -> Language { try Language(POFile(text)) }

    private func text(_ phrase: Phrase, _ language: Language) -> String {
        Language.$current.withValue(language) { phrase.text }
    }

    @Test("A translation may reorder the values")
    func order() throws {
        let (name, client) = ("Dřep", "Anna")
        #expect(text("Deleted \(name) of \(client).", try Self.language()) == "Anna: smazáno Dřep.")
    }

    @Test(
        "Czech has three forms",
        arguments: [
            (0, "zbývá 0 sérií"), (1, "zbývá 1 série"), (2, "zbývají 2 série"), (4, "zbývají 4 série"),
            (5, "zbývá 5 sérií"), (22, "zbývá 22 sérií"),
        ])
    func czechPlural(number: Int, expected: String) throws {
        #expect(text("\(number, one: "set", other: "sets") left", try Self.language()) == expected)
    }

    @Test("A context distinguishes two meanings")
    func context() throws {
        let language = try Self.language()
        #expect(text(Phrase("open", context: "verb"), language) == "otevřít")
        #expect(text("open", language) == "otevřeno")
    }

    @Test("Fuzzy, obsolete and missing texts are shown in English; data is never translated")
    func fallback() throws {
        let language = try Self.language()
        #expect(text("Saved.", language) == "Saved.")
        #expect(text("Gone", language) == "Gone")
        #expect(text(Phrase(verbatim: "open"), language) == "open")
        #expect(text("\(and: ["a", "b", "open"])", language) == "a, b a open")
    }

    @Test("A literal with only a value is data, or the phrase inside")
    func only() throws {
        let inner: Phrase = "open"
        #expect(text("\("open")", try Self.language()) == "open")
        #expect(text("\(inner)", try Self.language()) == "otevřeno")
    }

    @Test("A fuzzy translation is not shown, whatever its other flags")
    func fuzzy() throws {
        let language = try Self.language(
            "#, fuzzy\n#, python-brace-format\nmsgid \"Saved {name}.\"\nmsgstr \"Špatně {name}.\"")
        #expect(text("Saved \("x").", language) == "Saved x.")
    }

    @Test("A list in Spanish without the special words uses the usual ones")
    func plainSpanish() throws {
        let language = try Self.language(
            "msgid \"\"\nmsgstr \"Language: es\\n\"\n\nmsgid \"{most} and {last}\"\nmsgstr \"{most} y {last}\"")
        #expect(text("\(and: ["Petr", "Inés"])", language) == "Petr y Inés")
    }

    @Test("Spanish lists avoid two equal sounds")
    func spanish() throws {
        let language = try Self.language(
            """
            msgid ""
            msgstr ""
            "Language: es\\n"
            "Plural-Forms: nplurals=2; plural=n != 1;\\n"

            msgid "{most} and {last}"
            msgstr "{most} y {last}"

            msgctxt "list before the same sound"
            msgid "{most} and {last}"
            msgstr "{most} e {last}"

            msgctxt "list before the same sound"
            msgid "{most} or {last}"
            msgstr "{most} u {last}"
            """)
        #expect(text("\(and: ["Petr", "Inés"])", language) == "Petr e Inés")
        #expect(text("\(and: ["Petr", "Ana"])", language) == "Petr y Ana")
        #expect(text("\(and: ["agua", "hielo"])", language) == "agua y hielo")
        #expect(text("\(or: ["siete", "ocho"])", language) == "siete u ocho")
        #expect(text("\(or: ["7", "8"])", language) == "7 u 8")
    }

    @Test("A written file is equal to the one that was read")
    func roundTrip() throws {
        let file = try POFile(Self.czech)
        #expect(try POFile(file.text) == file)
        #expect(file.entries.count == 6)
        #expect(file.entries[0].names == ["name", "client"])
        #expect(file.entries[0].comments == ["A message of one line"] && file.entries[1].comments.isEmpty)
    }

    @Test(
        "Damaged files name the line",
        arguments: [
            ("msgid \"a\"\nmsgstr b", 2), ("msgfoo \"a\"", 1), ("\"a\"", 1), ("msgstr \"a\"", 1), ("msgid \"a", 1),
            ("msgid \"a\"\nmsgstr[9] \"a\"", 2), ("msgid \"a\\\"", 1),
        ])
    func damaged(text: String, line: Int) {
        #expect { try POFile(text) } throws: { ($0 as? POFile.Problem)?.line == line }
    }

    @Test("An unknown plural rule is rejected")
    func unknownRule() {
        #expect(throws: POFile.Problem.self) {
            try Self.language("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=4; plural=n%4;\\n\"")
        }
    }

    @Test("The pseudo-language lengthens every text and keeps values")
    func pseudo() throws {
        var template = POFile()
        template.entries = [
            POFile.Entry("{count} set of {name}", plural: "{count} sets of {name}"), POFile.Entry("Saved."),
        ]
        let language = try Language(template.pseudo)
        #expect(text("Saved.", language) == "Šáṽéď.~~")
        #expect(text("\(2, one: "set", other: "sets") of \("Anna")", language) == "2 šéťš óḟ Anna~~")
    }
}
