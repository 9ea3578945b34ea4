import TestSupport
import Testing

extension Session {
    /// Waits for the first picture: the tabs, or the welcome below them.
    func waitForStart() throws { try wait(for: "1 Dashboard") }

    /// The line above the keys: what just happened.
    var message: String { terminal.line(terminal.rows - 2) }

    /// Presses Esc and waits for what that does: a key that follows too soon would make it an Alt key.
    func escape(until test: (Terminal) -> Bool) throws {
        press(.escape)
        try wait("the end of Esc", until: test)
    }

    /// Waits until a row no longer holds `text`.
    func waitForNo(_ text: String) throws { try wait("end of “\(text)”") { !$0.shows(text) } }

    /// Types the text of a cell, accepts it, and waits until it was saved: "Saved" goes away with the first key typed
    /// and comes back with Enter.
    func log(_ text: String, accept: Terminal.Key = .enter) throws {
        type(text)
        try wait("typed \(text)") { $0.shows(text) && !$0.shows("Saved") }
        press(accept)
        try wait(for: "Saved")
    }

    /// Leaves by ctrl-q, where no form or picker lies on top, and expects a clean end; while a session is live the
    /// program asks first.
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

    /// The terminal is as it was before: settings of the line, no alternate screen, no mode left on, cursor shown.
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
