/// The symbols that drawing code uses besides letters, in two sets: Unicode, and ASCII for terminals without it.
public enum Glyphs: Hashable, Sendable {
    /// Lines, blocks and arrows from Unicode, each one column wide.
    case unicode
    /// Bytes below 0x80 only; whatever is put on the screen is rewritten to ASCII too.
    case ascii

    /// True for the ASCII set.
    public var isASCII: Bool { self == .ascii }

    /// The marker before the selected row.
    public var marker: String { pick("▌", ">") }
    /// A piece of a horizontal line.
    public var horizontal: String { pick("─", "-") }
    /// A piece of a vertical line.
    public var vertical: String { pick("│", "|") }
    /// The top left corner of a box.
    public var topLeft: String { pick("┌", "+") }
    /// The top right corner of a box.
    public var topRight: String { pick("┐", "+") }
    /// The bottom left corner of a box.
    public var bottomLeft: String { pick("└", "+") }
    /// The bottom right corner of a box.
    public var bottomRight: String { pick("┘", "+") }
    /// A horizontal line with a vertical one below it.
    public var teeDown: String { pick("┬", "+") }
    /// A vertical line with a horizontal one to the right.
    public var teeRight: String { pick("├", "+") }
    /// A vertical line with a horizontal one to the left.
    public var teeLeft: String { pick("┤", "+") }
    /// The reached part of a gauge.
    public var full: String { pick("▓", "#") }
    /// The part of a gauge that is still to go.
    public var empty: String { pick("░", ".") }
    /// More, better, or further up.
    public var up: String { pick("▲", "^") }
    /// Less, worse, or further down.
    public var down: String { pick("▼", "v") }
    /// An arrow to the right.
    public var right: String { pick("→", ">") }
    /// The symbol for missing text.
    public var ellipsis: String { pick("…", "~") }
    /// Between items of one line.
    public var separator: String { pick("·", "-") }
    /// The check mark.
    public var check: String { pick("✓", "v") }
    /// A difference.
    public var delta: String { pick("Δ", "d") }

    private func pick(_ unicode: String, _ ascii: String) -> String {
        self == .unicode ? unicode : ascii
    }
}
