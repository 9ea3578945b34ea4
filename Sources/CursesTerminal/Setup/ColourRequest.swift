package import TerminalKit

/// The colour settings of the environment.
package struct ColourRequest {
    private let environment: [String: String]
    private let forced: ColourDepth?

    /// Reads the variables; a forced depth goes before them.
    package init(environment: [String: String], forced: ColourDepth?) {
        self.environment = environment
        self.forced = forced
    }

    /// True when the terminal is of xterm's family and direct colours are wanted.
    package var wantsDirectColours: Bool {
        guard isOfXtermFamily else { return false }
        if let forced { return forced == .trueColour }
        return !isColourless && ["truecolor", "24bit"].contains(environment["COLORTERM"]?.lowercased())
    }

    /// The depth to use on a terminal that can show `colours` colours.
    package func depth(colours: Int) -> ColourDepth {
        let most: ColourDepth =
            switch colours {
            case ..<8: .mono
            case ..<256: .ansi16
            case 256: .ansi256
            default: .trueColour
            }
        if let forced { return min(forced, most) }
        return isColourless ? .mono : most
    }

    /// https://no-color.org: set, and not empty.
    private var isColourless: Bool { environment["NO_COLOR"].map { !$0.isEmpty } ?? false }

    /// Terminals that understand xterm's sequences. GNU screen does too, but has no direct colours; tmux may use its
    /// name.
    private var isOfXtermFamily: Bool {
        let name = environment["TERM"] ?? ""
        if name.hasPrefix("screen") { return environment["TMUX"] != nil }
        let family = ["xterm", "tmux", "alacritty", "foot", "konsole", "vte", "gnome", "wezterm", "iterm"]
        return family.contains { name.hasPrefix($0) }
    }
}
