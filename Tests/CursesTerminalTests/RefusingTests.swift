import Foundation
import TestSupport
import Testing

@Suite("Unusable terminals are rejected")
struct RefusingTests {
    @Test("Without writing a sequence or changing a setting", arguments: ["dumb", ""])
    func unusable(type: String) throws {
        let session = try Session(Products.executable("terminal-probe"), environment: ["TERM": type])
        #expect(try session.waitForExit() == .exited(2))
        #expect(!session.terminal.output.contains(0x1b))
        #expect(session.process.settings == session.process.settingsBefore)
        #expect(session.terminal.shows(type == "dumb" ? "dumbTerminal" : "unknownTerminal(name: \"\(type)\")"))
    }

    @Test("But not because the system's database does not know them: they are treated as xterm's family")
    func unknown() throws {
        for (colours, depth) in [("", "ansi256"), ("truecolor", "ansi256")] {
            let session = try Session.probe(environment: ["TERM": "no-such-terminal", "COLORTERM": colours])
            #expect(session.terminal.shows("size 80x24 \(depth)"))
            session.type("q")
            #expect(try session.waitForExit() == .exited(0))
            #expect(session.isRestored)
        }
        let direct = try Session.probe(environment: ["TERM": "xterm-no-such", "COLORTERM": "truecolor"])
        #expect(direct.terminal.shows("size 80x24 trueColour"))
        let plain = try Session.probe(environment: ["TERM": "xterm-no-such", "NO_COLOR": "1"])
        #expect(plain.terminal.shows("size 80x24 mono"))
    }

    @Test("If no descriptors are left for signals")
    func descriptors() throws {
        let session = try Session("/bin/sh", ["-c", "ulimit -n 4; exec '\(Products.executable("terminal-probe"))'"])
        #expect(try session.waitForExit() == .exited(2))
        #expect(session.terminal.shows("noSignals"))
        #expect(!session.terminal.output.contains(0x1b))
    }

    @Test("If standard input or output is not a terminal", arguments: ["< /dev/null", "| cat", "> /dev/null"])
    func redirected(how: String) throws {
        let command = "'\(Products.executable("terminal-probe"))' \(how); echo code $?"
        let session = try Session("/bin/sh", ["-c", command])
        try session.waitForExit()
        #expect(session.terminal.shows("notATerminal"))
        #expect(!session.terminal.output.contains(0x1b))
        #expect(how == "| cat" || session.terminal.shows("code 2"))
    }
}
