/// Numbers three rows high, to be read from across the gym: a font of three by five dots, two dots in a cell.
public enum BigDigits {
    /// The rows that they take.
    public static let height = 3

    /// Rows of dots from top to bottom, three bits each.
    private static let dots: [Character: [UInt8]] = [
        "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 7, 1, 7], "4": [5, 5, 7, 1, 1],
        "5": [7, 4, 7, 1, 7], "6": [7, 4, 7, 5, 7], "7": [7, 1, 1, 2, 2], "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7],
        ":": [0, 2, 0, 2, 0], "+": [0, 2, 7, 2, 0], " ": [0, 0, 0, 0, 0], "G": [7, 4, 5, 5, 7], "O": [7, 5, 5, 5, 7],
    ]

    /// The columns of a text; nil if one of its characters cannot be drawn this large.
    public static func width(of text: String) -> Int? {
        text.allSatisfy { dots[$0] != nil } ? text.count * step : nil
    }

    /// The columns from one character to the next.
    private static let step = 8

    /// Draws digits and a colon and returns the used columns; plain text without block characters.
    public static func draw(_ text: String, into screen: inout Screen, at place: Point, style: Style) -> Int {
        guard !screen.glyphs.isASCII else {
            return screen.put(verbatim: "  \(text)  ", at: place.moved(rows: 1), style: style.with(.reverse))
        }
        var column = place.column
        for character in text {
            guard let rows = dots[character] else { continue }
            for row in 0..<height {
                let upper = rows[row * 2]
                let lower = row * 2 + 1 < rows.count ? rows[row * 2 + 1] : 0
                screen.put(verbatim: cells(upper, lower), at: Point(column, place.row + row), style: style)
            }
            column += step
        }
        return column - place.column
    }

    /// Two rows of dots as one row of cells, each dot two cells wide.
    private static func cells(_ upper: UInt8, _ lower: UInt8) -> String {
        [4, 2, 1].map { (bit: UInt8) -> String in
            switch (upper & bit != 0, lower & bit != 0) {
            case (true, true): "██"
            case (true, false): "▀▀"
            case (false, true): "▄▄"
            case (false, false): "  "
            }
        }.joined()
    }
}
