/// A cell's place as spreadsheets name it: "D5".
public struct SheetPlace: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// Counted from 1.
    public let row: Int
    /// Counted from 1.
    public let column: Int

    /// Both are counted from 1.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }

    /// The rows and columns that Excel has; LibreOffice has as many.
    static let rows = 1...1_048_576
    static let columns = 1...16_384

    /// Reads "D5", with or without dollar signs; nil for what no spreadsheet has.
    init?(_ text: some StringProtocol) {
        var (row, column) = (0, 0)
        for byte in text.utf8 where byte != UInt8(ascii: "$") {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z") where row == 0:
                column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"): row = row * 10 + Int(byte - UInt8(ascii: "0"))
            default: return nil
            }
            guard row <= Self.rows.upperBound, column <= Self.columns.upperBound else { return nil }
        }
        guard row > 0, column > 0 else { return nil }
        self.init(row: row, column: column)
    }

    /// "D5".
    public var description: String { Self.letters(column) + String(row) }

    /// "D" for the fourth column.
    static func letters(_ column: Int) -> String {
        var (letters, rest) = ("", column)
        while rest > 0 {
            letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8((rest - 1) % 26))) + letters
            rest = (rest - 1) / 26
        }
        return letters
    }

    /// In the order of reading.
    public static func < (left: SheetPlace, right: SheetPlace) -> Bool {
        (left.row, left.column) < (right.row, right.column)
    }
}
