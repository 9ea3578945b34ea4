import CCurses

/// The modes beyond curses that are switched on while the program has the terminal.
struct TerminalModes {
    private static let paste = 2004
    private static let focus = 1004
    private static let mouse = [1000, 1006]
    /// Keeps the title of the window and sets another one. It names no client: others see it in lists of windows.
    private static let title = "\u{1b}[22;2t\u{1b}]2;Spotter\u{1b}\\"
    private static let formerTitle = "\u{1b}[23;2t"

    /// Terminals of xterm's family; others would show the sequences or do nothing.
    let isExtended: Bool
    private(set) var isMouseOn: Bool

    /// Reads the capabilities of the open terminal from terminfo.
    init(mouse: Bool) {
        isExtended = cc_capability("kmous") != nil
        isMouseOn = mouse
    }

    /// The sequences that switch the wanted modes on.
    var entering: String {
        guard isExtended else { return "" }
        return Self.title + Self.set([Self.paste, Self.focus] + (isMouseOn ? Self.mouse : []), to: true)
    }

    /// The sequences that switch all modes off.
    var leaving: String {
        isExtended ? Self.set(Self.mouse.reversed() + [Self.focus, Self.paste], to: false) + Self.formerTitle : ""
    }

    /// The sequence that switches the mouse on or off.
    mutating func setMouse(_ on: Bool) -> String {
        isMouseOn = on
        return isExtended ? Self.set(Self.mouse, to: on) : ""
    }

    /// All that gives the screen back when curses cannot do it any more.
    var restoring: String {
        leaving + ["rmkx", "cnorm", "sgr0", "rmcup"].map(Self.capability).joined()
            + (cc_capability("rmcup") == nil ? "\r\n" : "")
    }

    private static func set(_ modes: [Int], to on: Bool) -> String {
        modes.map { "\u{1b}[?\($0)\(on ? "h" : "l")" }.joined()
    }

    /// A capability without its padding (`$<2>`), which only slow real terminals need.
    private static func capability(_ name: String) -> String {
        guard let raw = cc_capability(name) else { return "" }
        let text = String(cString: raw)
        // Few have one, and a pattern takes as long as all else that opens the terminal.
        return text.contains("$") ? text.replacing(/\$<[^>]*>/, with: "") : text
    }
}

/// Why the terminal cannot be used. Nothing was changed or written when one of these is thrown.
public enum TerminalError: Error, Hashable, Sendable {
    /// Standard input or output is not a terminal.
    case notATerminal
    /// The terminal database has no entry of this name; the name is empty when `TERM` is not set.
    case unknownTerminal(name: String)
    /// The terminal cannot place its cursor.
    case dumbTerminal
    /// The pipe for the program's signals could not be made, for this reason (errno).
    case noSignals(code: Int32)
}
