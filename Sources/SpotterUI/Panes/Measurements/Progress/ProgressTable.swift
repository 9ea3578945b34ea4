/// The figures of a section as a table: what the screen, CSV, JSON and the command line show alike.
public struct ProgressTable: Hashable, Sendable {
    /// One figure or word.
    public enum Value: Hashable, Sendable {
        case text(String)
        case whole(Int)
        case number(Double, decimals: Int)
        /// Not known, or not defined.
        case none

        /// As it is printed; with a point, and without thousands.
        public var text: String {
            switch self {
            case .text(let text): text
            case .whole(let number): String(number)
            case .number(let number, let decimals): DecimalNumberText.write(number, decimals: decimals)
            case .none: ""
            }
        }

        /// The same where people read it: an empty cell would look forgotten.
        var shown: String { self == .none ? "–" : text }

        var isNumber: Bool {
            switch self {
            case .text: false
            default: true
            }
        }
    }

    /// What the table is of.
    public let title: String
    /// The heads of its columns, with their units.
    public let columns: [String]
    /// Its rows, each with a value for every column.
    public var rows: [[Value]]

    init(_ title: String, _ columns: [String], _ rows: [[Value]]) {
        self.title = title
        self.columns = columns
        self.rows = rows
    }

    /// True for columns of figures, which stand at the right.
    func isNumber(_ column: Int) -> Bool {
        !rows.isEmpty && rows.allSatisfy { $0.indices.contains(column) && $0[column].isNumber }
    }
}
