import TestSupport
import Testing

extension Session {
    /// Waits for the first frame: the tabs, or the welcome screen below them.
    func waitForStart() throws { try wait(for: "1 Dashboard") }

    /// The message line above the keys.
    var message: String { terminal.line(terminal.rows - 2) }

    /// Presses Esc and waits for its effect, because a key that follows too soon would be read as an Alt key.
    func escape(until test: (Terminal) -> Bool) throws {
        press(.escape)
        try wait("the end of Esc", until: test)
    }

    /// Waits until no row contains `text`.
    func waitForNo(_ text: String) throws { try wait("end of “\(text)”") { !$0.shows(text) } }

    /// Types the text of a cell, accepts it, and waits until it is saved. "Saved" disappears with the first typed key
    /// and appears again with Enter.
    func log(_ text: String, accept: Terminal.Key = .enter) throws {
        type(text)
        try wait("typed \(text)") { $0.shows(text) && !$0.shows("Saved") }
        press(accept)
        try wait(for: "Saved")
    }

    /// Quits with ctrl-q, which requires that no form or picker is open, and expects a clean exit. The program asks for
    /// confirmation while a session is live.
    func quit(whileLive: Bool = false, at location: SourceLocation = #_sourceLocation) throws {
        control("q")
        if whileLive {
            try wait(for: "Quit?")
            type("y")
        }
        let status = try waitForExit()
        #expect(status == .exited(0), sourceLocation: location)
        expectRestored(at: location)
    }

    /// Expects a restored terminal: the line settings, no alternate screen, no mode left on, a visible cursor.
    func expectRestored(at location: SourceLocation = #_sourceLocation) {
        #expect(process.settings == process.settingsBefore, "line settings", sourceLocation: location)
        for (mode, name) in [
            (1049, "alternate screen"), (2004, "paste"), (1000, "mouse"), (1006, "mouse"), (1004, "focus"),
        ] {
            #expect(!terminal.modes[mode], "\(name) is still on", sourceLocation: location)
        }
        #expect(
            terminal.modes[25] || !terminal.output.containsText("\u{1b}[?25l"), "no cursor",
            sourceLocation: location)
    }
}
