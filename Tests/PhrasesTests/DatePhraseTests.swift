import Phrases
import Testing

@Suite("Dates in the words of a language")
struct DatePhraseTests {
    /// A Thursday.
    private static func date(_ style: DateStyle) -> Phrase { Phrase(year: 2026, month: 3, day: 12, weekday: 4, style) }

    private static let czech = """
        msgid ""
        msgstr ""
        "Language: cs\\n"

        msgctxt "date: 12 Mar"
        msgid "{day} {month}"
        msgstr "{day}. {month}"

        msgctxt "short month after a day"
        msgid "Mar"
        msgstr "3."

        msgctxt "date: Thu 12 March 2026"
        msgid "{weekday} {day} {month} {year}"
        msgstr "{weekday} {day}. {month} {year}"

        msgctxt "month after a day"
        msgid "March"
        msgstr "března"

        msgctxt "month"
        msgid "March"
        msgstr "březen"

        msgctxt "weekday before a long date"
        msgid "Thu"
        msgstr "čtvrtek"

        msgctxt "date: March 2026"
        msgid "{month} {year}"
        msgstr "{year}: {month}"

        msgid "Deleted the run of {short}."
        msgstr "Smazáno: běh {short}"
        """

    @Test(
        "Each form in English",
        arguments: [
            (DateStyle.short, "12 Mar"), (.dated, "12 Mar 2026"), (.brief, "12 Mar 26"), (.named, "Thu 12 Mar"),
            (.namedDated, "Thu 12 Mar 2026"), (.longOfYear, "Thu 12 March"), (.long, "Thu 12 March 2026"),
            (.month, "March 2026"), (.column, "Thu 12"), (.narrowColumn, "Th 12"),
        ])
    func english(style: DateStyle, expected: String) {
        #expect(Self.date(style).text == expected)
        #expect(!Self.date(style).isEmpty)
    }

    @Test("A language has its own names and order")
    func czech() throws {
        let czech = try Language(POFile(Self.czech))
        #expect(czech.text(Self.date(.short)) == "12. 3.")
        #expect(czech.text(Self.date(.long)) == "čtvrtek 12. března 2026")
        #expect(czech.text(Self.date(.month)) == "2026: březen")
        #expect(czech.text(Self.date(.named)) == "Thu 12 3.")
    }

    @Test("A date inside a sentence is worded when the sentence is shown")
    func nested() throws {
        let short = Self.date(.short)
        let message: Phrase = "Deleted the run of \(short)."
        #expect(message.text == "Deleted the run of 12 Mar.")
        #expect(try Language(POFile(Self.czech)).text(message) == "Smazáno: běh 12. 3.")
    }
}
