import Testing

@testable import TerminalKit

@Suite("Colours")
struct ColourTests {
    @Test("Contrast matches the examples of WCAG")
    func contrast() {
        #expect(RGB(0, 0, 0).contrast(with: RGB(255, 255, 255)) == 21)
        #expect(RGB(9, 9, 9).contrast(with: RGB(9, 9, 9)) == 1)
        #expect(abs(RGB(119, 119, 119).contrast(with: RGB(255, 255, 255)) - 4.48) < 0.005)
        #expect(abs(RGB(255, 0, 0).contrast(with: RGB(255, 255, 255)) - 4.0) < 0.005)
    }

    @Test("Colours are read as hex and by name only")
    func reading() {
        #expect(Colour(name: "#ffb454") == .rgb(RGB(255, 180, 84)))
        #expect(Colour(name: "#fb4") == .rgb(RGB(255, 187, 68)))
        #expect(Colour(name: "bright-blue") == .index(12))
        #expect(Colour(name: "grey") == .index(8))
        #expect(Colour(name: "default") == .terminal)
        for wrong in ["", "#", "#ff", "#fffff", "#gggggg", "#+fffff", "# fffff", "ffb454", "Red", "bright"] {
            #expect(Colour(name: wrong) == nil, "\(wrong)")
        }
    }

    @Test("Colours of the 256-colour table map to themselves")
    func exact() {
        for index in UInt8(16)...255 {
            let folded = TerminalTable.nearest256(TerminalTable.rgb(index))
            #expect(TerminalTable.rgb(folded) == TerminalTable.rgb(index))
        }
        #expect(TerminalTable.rgb(196) == RGB(255, 0, 0))
        #expect(TerminalTable.rgb(255) == RGB(238, 238, 238))
    }

    @Test(
        "Sixteen colours keep the hue",
        arguments: [
            ("#e06c75", [1, 9]), ("#98c379", [2, 10]), ("#e5c07b", [3, 11]), ("#1f5f99", [4, 6]), ("#101010", [0]),
            ("#f0f0f0", [15, 7]), ("#808080", [8]), ("#ff00ff", [13]),
        ])
    func hue(hex: String, expected: [UInt8]) throws {
        let colour = try #require(RGB(hex: hex))
        #expect(expected.contains(TerminalTable.nearest16(colour)), "\(TerminalTable.nearest16(colour))")
    }
}
