/// A line, or a note of several lines, that is being typed. Positions count characters as people see them.
public struct LineEditor: Hashable, Sendable {
    /// What was typed so far.
    public private(set) var text: String
    /// The number of characters before the cursor.
    public private(set) var cursor: Int
    /// True when Enter makes a new line and pasted line ends stay.
    public let isMultiline: Bool
    /// What was killed last, for Ctrl-Y.
    var killed = ""

    /// Begins with a text and the cursor behind it.
    public init(_ text: String = "", isMultiline: Bool = false) {
        self.text = ""
        self.isMultiline = isMultiline
        cursor = 0
        insert(text)
    }

    /// Typed text before the cursor; line ends become blanks unless the editor has several lines.
    ///
    /// A text that is as long as any note may be takes no more: each key would go through all of it again.
    public mutating func insert(_ typed: String) {
        guard text.utf8.count < (isMultiline ? 100_000 : 10_000) else { return }
        let before = prefix + (isMultiline ? typed.replacing("\r\n", with: "\n") : Self.singleLine(typed))
        let after = suffix
        text = before + after
        cursor = min(before.count, text.count)
    }

    /// Replaces everything; the cursor goes behind it.
    public mutating func replace(with text: String) {
        self.text = ""
        cursor = 0
        insert(text)
    }

    /// Empties the line.
    public mutating func clear() {
        replace(with: "")
    }

    /// Puts the cursor before the character of that number, or at the nearer end.
    public mutating func move(to position: Int) {
        cursor = min(max(0, position), text.count)
    }

    /// What stands before the cursor.
    public var prefix: String { String(text.prefix(cursor)) }

    /// What stands after the cursor.
    public var suffix: String { String(text.dropFirst(cursor)) }

    /// Removes characters by their numbers; the cursor goes where they were.
    mutating func remove(_ range: Range<Int>) {
        let before = String(text.prefix(range.lowerBound))
        text = before + String(text.dropFirst(range.upperBound))
        cursor = min(before.count, text.count)
    }

    private static func singleLine(_ text: String) -> String {
        text.contains { $0.isNewline } ? String(text.map { $0.isNewline ? " " : $0 }) : text
    }
}
