import TestSupport
import Testing

@testable import TerminalKit

@Suite("ASCII form")
struct ASCIIFormTests {
    @Test(
        "Letters lose their marks, and symbols get a similar one of the same width",
        arguments: [
            ("Malá", "Mala"), ("e\u{301}", "e"), ("Łukasz Đorđe Søren Straße", "Lukasz Dorde Soren Strase"),
            ("80×3 … ▲", "80x3 ~ ^"),
            ("日", "??"), ("💪🏿", "??"), ("▓▓░", "##."), ("─│┼", "-|+"), ("‹100x3›", "<100x3>"), ("75°", "75o"),
            ("\u{1B}", "^"), ("ЖЖ", "??"), ("½", "/"), ("ﬁ", "f"), ("⣀", "*"),
        ])
    func forms(text: String, ascii: String) {
        #expect(ASCIIForm.of(text) == ascii)
    }

    @Test("Any text becomes ASCII of the same width")
    func anything() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<Rounds.of(2000) {
            let text = RandomText.make(using: &generator)
            let ascii = ASCIIForm.of(text)
            #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
            #expect(TextWidth.of(ascii) == TextWidth.of(text), "\(text.debugDescription)")
        }
    }
}
