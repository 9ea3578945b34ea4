import Foundation
import TestSupport
import Testing

/// The program works on every kind of terminal.
@Suite("Kinds of terminal") struct TerminalKindTests {
    @Test(
        "It draws, takes keys and restores the terminal",
        arguments: [
            "xterm", "xterm-256color", "tmux-256color", "screen-256color", "linux", "vt100", "xterm-ghostty-unknown",
        ])
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

    @Test("The colours follow the terminal's background, unless a theme is chosen")
    func background() throws {
        let home = try DemoHome()
        defer { home.remove() }
        func text(_ arguments: [String] = [], colours: String = "", answer: String = "") throws -> String {
            let session = try home.open(arguments, environment: ["COLORFGBG": colours])
            try session.waitForStart()
            session.type(answer)
            try session.waitUntilSettled()
            let cell = session.terminal.cell(column: 2, row: 23)
            try session.quit()
            return "\(cell.foreground) \(cell.background)"
        }
        let (dark, light) = (try text(["--theme", "dark"]), try text(["--theme", "light"]))
        #expect(dark != light)
        #expect(try text() == dark)
        #expect(try text(colours: "0;15") == light)
        #expect(try text(answer: "\u{1b}]11;rgb:ffff/ffff/ffff\u{7}") == light)
        #expect(try text(colours: "0;15", answer: "\u{1b}]11;rgb:0000/0000/0000\u{1b}\\") == dark)
    }

    @Test("A terminal that cannot position its cursor is rejected", arguments: ["dumb", ""])
    func refused(_ term: String) throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let session = try home.open(environment: ["TERM": term])
        #expect(try session.waitForExit() == .exited(69))
        #expect(session.text.replacing("\n", with: "").contains("spotter --help"))
        session.expectRestored()
        #expect(!session.terminal.output.contains(0x1b), "nothing but text was written")
    }

    @Test("A terminal that the system does not know is named in a warning", arguments: ["", "1"])
    func unknown(noColour: String) throws {
        let home = try DemoHome()
        defer { home.remove() }
        let session = try home.open(environment: ["TERM": "no-such-terminal", "NO_COLOR": noColour])
        try session.wait(for: "TERM=no-such-terminal is not known here: drawn as on xterm-256color.")
        try session.quit()
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
