import CursesTerminal
import TerminalKit
import Testing

@Suite("The requested colours")
struct ColourRequestTests {
    private func request(_ environment: [String: String], forced: ColourDepth? = nil) -> ColourRequest {
        ColourRequest(environment: environment, forced: forced)
    }

    @Test(
        "Follow what the terminal supports",
        arguments: [
            (0, ColourDepth.mono), (8, .ansi16), (16, .ansi16), (88, .ansi16), (256, .ansi256),
            (0x100_0000, .trueColour),
        ])
    func depth(colours: Int, depth: ColourDepth) {
        #expect(request([:]).depth(colours: colours) == depth)
    }

    @Test("Are off with NO_COLOR, unless it is empty")
    func noColour() {
        #expect(request(["NO_COLOR": "1"]).depth(colours: 256) == .mono)
        #expect(request(["NO_COLOR": ""]).depth(colours: 256) == .ansi256)
        #expect(!request(["TERM": "xterm", "COLORTERM": "truecolor", "NO_COLOR": "1"]).wantsDirectColours)
    }

    @Test("Can be forced, but not beyond the terminal's depth")
    func forced() {
        #expect(request(["NO_COLOR": "1"], forced: .ansi16).depth(colours: 256) == .ansi16)
        #expect(request([:], forced: .trueColour).depth(colours: 256) == .ansi256)
        #expect(request(["TERM": "xterm"], forced: .trueColour).wantsDirectColours)
        #expect(!request(["TERM": "linux"], forced: .trueColour).wantsDirectColours)
    }

    @Test("Are direct if COLORTERM says so and the terminal is of xterm's family")
    func direct() {
        #expect(request(["TERM": "tmux-256color", "COLORTERM": "24bit"]).wantsDirectColours)
        #expect(!request(["TERM": "xterm-256color"]).wantsDirectColours)
        #expect(!request(["TERM": "screen-256color", "COLORTERM": "truecolor"]).wantsDirectColours)
        #expect(request(["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "x"]).wantsDirectColours)
    }
}
