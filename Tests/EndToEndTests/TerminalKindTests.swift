import Foundation
import TestSupport
import Testing

/// The program works on every kind of terminal.
@Suite("Kinds of terminal") struct TerminalKindTests {
    @Test(
        "It draws, takes keys and restores the terminal",
        arguments: ["xterm", "xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100"])
    func kind(_ term: String) throws {
        let home = try DemoHome()
        defer { home.remove() }
        let session = try home.open(environment: ["TERM": term])
        try session.waitForStart()
        session.type("2")
        try session.wait(for: "Last trained")
        session.press(.down)
        session.type("?")
        try session.wait(for: "Help: ")
        try session.escape { !$0.shows("Help: ") }
        try session.quit()
    }

    @Test("Without UTF-8 in the locale only ASCII is drawn")
    func plainLocale() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let session = try home.open(environment: ["LANG": "C", "LC_ALL": "POSIX"])
        try session.waitForStart()
        session.type("3\r")
        try session.wait(for: "Tempo")
        try session.waitUntilSettled()
        #expect(session.terminal.lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
        try session.quit()
    }

    @Test("NO_COLOR removes all colours and keeps the attributes")
    func noColour() throws {
        let home = try DemoHome()
        defer { home.remove() }
        let session = try home.open(environment: ["NO_COLOR": "1"])
        try session.waitForStart()
        session.type("2")
        try session.wait(for: "Last trained")
        try session.waitUntilSettled()
        var attributes = 0
        for row in 0..<24 {
            for column in 0..<80 {
                let cell = session.terminal.cell(column: column, row: row)
                #expect(cell.foreground == .standard && cell.background == .standard, "\(column), \(row)")
                if cell.reverse || cell.bold || cell.underline { attributes += 1 }
            }
        }
        #expect(attributes > 20, "the chosen line and the tab are marked")
        try session.quit()
    }

    @Test("A terminal that cannot position its cursor is rejected", arguments: ["dumb", "no-such-terminal", ""])
    func refused(_ term: String) throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let session = try home.open(environment: ["TERM": term])
        #expect(try session.waitForExit() == .exited(69))
        #expect(session.text.replacing("\n", with: "").contains("spotter --help"))
        session.expectRestored()
        #expect(!session.terminal.output.contains(0x1b), "nothing but text was written")
    }

    @Test("Without a terminal it says so and creates nothing")
    func noTerminal() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let result = try home.run()
        #expect(result.code == 69)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("not a terminal"))
        #expect(!FileManager.default.fileExists(atPath: home.diary))
    }
}
