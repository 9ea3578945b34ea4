import Foundation
import TestSupport
import Testing

@Suite("Screens are painted")
struct PaintingTests {
    private func gallery(_ environment: [String: String] = [:]) throws -> Session {
        let session = try Session.probe(environment: environment)
        session.type("g")
        try session.wait(for: "accent")
        try session.waitUntilSettled()
        return session
    }

    @Test("In xterm's 256 colours")
    func indexed() throws {
        let session = try gallery()
        #expect(session.terminal.shows("ansi256"))
        #expect(session.terminal.cell(column: 0, row: 1).foreground == .index(208))
        let error = session.terminal.cell(column: 10, row: 1)
        #expect(error.foreground == .index(9))
        #expect(error.bold && error.underline)
        #expect(session.terminal.cell(column: 0, row: 0).background == .standard)
    }

    @Test("In true colour, also without a terminfo entry for it")
    func trueColour() throws {
        let session = try gallery(["COLORTERM": "truecolor", "TERMINFO_DIRS": "/lib/terminfo"])
        #expect(session.terminal.shows("trueColour"))
        #expect(session.terminal.cell(column: 0, row: 1).foreground == .rgb(255, 128, 0))
        let selection = session.terminal.cell(column: 20, row: 1)
        #expect(selection.foreground == .rgb(0, 1, 16))
        #expect(selection.background == .rgb(128, 255, 0))
        #expect(session.terminal.cell(column: 10, row: 1).foreground == .index(9))
        session.press(.up)
        try session.wait(for: "key Up")
        session.type("q")
        #expect(try session.waitForExit() == .exited(0))
        #expect(session.isRestored)
    }

    @Test("In the 8 colours of the Linux console, bright ones in bold")
    func console() throws {
        let session = try gallery(["TERM": "linux"])
        #expect(session.terminal.shows("ansi16"))
        let error = session.terminal.cell(column: 10, row: 1)
        #expect(error.foreground == .index(1) || error.foreground == .index(9))
        #expect(error.bold)
    }

    @Test("Without colours on a vt100 and with NO_COLOR", arguments: [["TERM": "vt100"], ["NO_COLOR": "1"]])
    func mono(environment: [String: String]) throws {
        let session = try gallery(environment.merging(["COLORTERM": "truecolor"]) { $1 })
        #expect(session.terminal.shows("mono"))
        for row in 0..<24 {
            for column in 0..<80 {
                let cell = session.terminal.cell(column: column, row: row)
                try #require(cell.foreground == .standard && cell.background == .standard)
            }
        }
    }

    @Test("With every character in its columns")
    func unicode() throws {
        let session = try gallery()
        #expect(session.terminal.line(2).hasPrefix("Zażółć 日本 e\u{301} 💪|"))
        #expect(session.terminal.cell(column: 16, row: 2).text == "|")
        #expect(session.terminal.cell(column: 7, row: 2).width == 2)
        #expect(session.terminal.line(3).contains("|"))
        #expect(session.terminal.cell(column: 30, row: 1).text == "┌")
    }

    @Test("In UTF-8 when no locale is set")
    func locale() throws {
        let session = try gallery(["LANG": "", "LC_ALL": "C"])
        #expect(session.terminal.cell(column: 30, row: 1).text == "┌")
    }

    @Test("With the cursor of the screen, or none")
    func cursor() throws {
        let session = try Session.probe()
        #expect(!session.terminal.modes[25])
        session.type("c")
        try session.wait("cursor") { $0.modes[25] && $0.cursor == (5, 1) }
        session.type("c")
        try session.wait("no cursor") { !$0.modes[25] }
    }

    @Test("By sending only changed cells")
    func difference() throws {
        let session = try Session.probe(columns: 120, rows: 40)
        session.press(.up)
        try session.wait(for: "key Up")
        try session.waitUntilSettled()
        let before = session.terminal.output.count
        session.press(.down)
        try session.wait(for: "key Down")
        try session.waitUntilSettled()
        #expect(session.terminal.output.count - before < 120)
    }

    @Test("Standard error is held back until the screen is left")
    func errors() throws {
        let session = try Session.probe()
        session.type("sk")
        try session.wait(for: "key k")
        #expect(!session.text.contains("stray"))
        session.type("q")
        try session.waitForExit()
        #expect(session.text.hasPrefix("a stray warning"))
    }

    @Test("Standard error that cannot be held back is shown at once, not lost")
    func unheldErrors() throws {
        // Six descriptors are enough to start, but one too few to hold output back.
        let session = try Session("/bin/sh", ["-c", "ulimit -n 6; exec '\(Products.executable("terminal-probe"))'"])
        try session.wait(for: "size 80x24")
        session.type("s")
        try session.wait("the warning") { $0.output.containsText("a stray warning") }
        session.type("q")
        #expect(try session.waitForExit() == .exited(0))
        #expect(session.isRestored)
    }

    @Test("Standard error is held in TMPDIR, or elsewhere if that is not a folder", arguments: [true, false])
    func errorsFolder(exists: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-\(UUID().uuidString)")
        if exists { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        defer { try? FileManager.default.removeItem(at: folder) }
        let session = try Session.probe(environment: ["TMPDIR": folder.path])
        let held = try FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/\(session.process.identifier)/fd/2")
        #expect(held.hasPrefix((exists ? folder.path : "/tmp") + "/spotter-errors-"))
        session.type("q")
        try session.waitForExit()
    }
}
