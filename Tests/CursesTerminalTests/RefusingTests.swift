import Foundation
import TestSupport
import Testing

@Suite("Unusable terminals are rejected")
struct RefusingTests {
    @Test("Without writing a sequence or changing a setting", arguments: ["dumb", "", "no-such-terminal"])
    func unusable(type: String) throws {
        let session = try Session(Products.executable("terminal-probe"), environment: ["TERM": type])
        #expect(try session.waitForExit() == .exited(2))
        #expect(!session.terminal.output.contains(0x1b))
        #expect(session.process.settings == session.process.settingsBefore)
        #expect(session.terminal.shows(type == "dumb" ? "dumbTerminal" : "unknownTerminal(name: \"\(type)\")"))
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
