import Testing

@testable import TerminalKit

@Suite("Big digits")
struct BigDigitsTests {
    @Test("A text has a width only if all of its characters can be drawn")
    func width() {
        #expect(BigDigits.width(of: "1:05") == 32 && BigDigits.width(of: "+43 1") == 40)
        #expect(BigDigits.width(of: "01/71719") == nil && BigDigits.width(of: "office@example.org") == nil)
        var screen = Screen(size: Size(columns: 80, rows: 3))
        #expect(BigDigits.draw("+43 1", into: &screen, at: Point(0, 0), style: .text) == 40)
    }
}
