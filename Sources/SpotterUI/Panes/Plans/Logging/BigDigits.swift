import TerminalKit

/// Numbers three rows high, to be read from across the gym.
enum BigDigits {
    static let height = 3

    private static let shapes: [Character: [String]] = [
        "0": ["###", "# #", "###"], "1": [" # ", " # ", " # "], "2": ["## ", " # ", " ##"], "3": ["###", " ##", "###"],
        "4": ["# #", "###", "  #"], "5": [" ##", " # ", "## "], "6": ["#  ", "###", "###"], "7": ["###", "  #", "  #"],
        "8": ["###", "###", "###"], "9": ["###", "###", "  #"], ":": [" ", "#", " "], "G": ["###", "#  ", "###"],
        "O": ["###", "# #", "###"],
    ]

    /// Draws digits and a colon; returns the columns used.
    static func draw(_ text: String, into screen: inout Screen, at place: Point, style: Style) -> Int {
        var column = place.column
        for character in text {
            guard let shape = shapes[character] else { continue }
            for (row, pattern) in shape.enumerated() {
                for (offset, mark) in pattern.enumerated() where mark == "#" {
                    screen.fill(
                        Rect(column: column + offset * 2, row: place.row + row, width: 2, height: 1),
                        style: style.with(.reverse), with: screen.glyphs.isASCII ? "#" : " ")
                }
            }
            column += (shape[0].count) * 2 + 2
        }
        return column - place.column
    }
}
