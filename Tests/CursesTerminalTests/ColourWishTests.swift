import CursesTerminal
import TerminalKit
import Testing

@Suite("The colours that are used")
struct ColourWishTests {
    private func wish(_ environment: [String: String], forced: ColourDepth? = nil) -> ColourWish {
        ColourWish(environment: environment, forced: forced)
    }

    @Test(
        "Follow what the terminal has",
        arguments: [
            (0, ColourDepth.mono), (8, .ansi16), (16, .ansi16), (88, .ansi16), (256, .ansi256),
            (0x100_0000, .trueColour),
        ])
    func depth(colours: Int, depth: ColourDepth) {
        #expect(wish([:]).depth(colours: colours) == depth)
    }

    @Test("Are none with NO_COLOR, unless it is empty")
    func noColour() {
        #expect(wish(["NO_COLOR": "1"]).depth(colours: 256) == .mono)
        #expect(wish(["NO_COLOR": ""]).depth(colours: 256) == .ansi256)
        #expect(!wish(["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]).wantsDirectColours)
    }

    @Test("Can be forced, but not beyond the terminal")
    func forced() {
        #expect(wish(["NO_COLOR": "1"], forced: .ansi16).depth(colours: 256) == .ansi16)
        #expect(wish([:], forced: .trueColour).depth(colours: 256) == .ansi256)
        #expect(wish(["TERM": "xterm"], forced: .trueColour).wantsDirectColours)
        #expect(!wish(["TERM": "linux"], forced: .trueColour).wantsDirectColours)
    }

    @Test("Are direct where COLORTERM says so and the terminal is of xterm's family")
    func direct() {
        #expect(wish(["TERM": "tmux-256color", "COLORTERM": "24bit"]).wantsDirectColours)
        #expect(!wish(["TERM": "xterm-256color"]).wantsDirectColours)
        #expect(!wish(["TERM": "screen-256color", "COLORTERM": "truecolor"]).wantsDirectColours)
        #expect(wish(["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "x"]).wantsDirectColours)
    }
}
