public import FitnessModel
import Foundation

/// The figures of a section as a table: what the screen, CSV, JSON and the command line show alike.
public struct ProgressTable: Hashable, Sendable {
    /// One figure or word.
    public enum Value: Hashable, Sendable {
        case text(String)
        /// A day of the last weeks.
        case day(Day)
        case whole(Int)
        /// A number with so many decimals in files, and `shown` where people read it (nil: as many).
        case number(Double, decimals: Int, shown: Int? = nil)
        /// Not known, or not defined.
        case none

        /// As it is printed; with a point, and without thousands.
        public var text: String {
            switch self {
            case .text(let text): text
            case .day(let day): day.iso
            case .whole(let number): String(number)
            case .number(let number, let decimals, _): DecimalText.fixed(number, decimals: decimals)
            case .none: ""
            }
        }

        /// The same where people read it, with their decimal sign: an empty cell would look forgotten.
        package var shown: String {
            switch self {
            case .number(let number, _, let decimals?):
                // As on the screen: a half is rounded up.
                NumberFormat.fixed(
                    (number * pow(10, Double(decimals))).rounded() / pow(10, Double(decimals)),
                    decimals: decimals)
            case .number: NumberFormat.shown(text)
            case .none: "–"
            case .day(let day): day.short
            case .text, .whole: text
            }
        }

        var isNumber: Bool {
            switch self {
            case .text, .day: false
            case .whole, .number, .none: true
            }
        }
    }

    /// What the table is of.
    public let title: String
    /// The heads of its columns, with their units.
    public let columns: [String]
    /// Its rows, each with a value for every column.
    public var rows: [[Value]]

    package init(_ title: String, _ columns: [String], _ rows: [[Value]]) {
        self.title = title
        self.columns = columns
        self.rows = rows
    }

    /// A row for each week: its number and its Monday, then what `values` says of the week of that index.
    static func weekly(
        _ title: String, _ weeks: [ISOWeek], _ columns: [String], values: (Int) -> [Value]
    ) -> ProgressTable {
        ProgressTable(
            title, ["week", "from"] + columns,
            weeks.indices.map { [.text(weeks[$0].text), .text(weeks[$0].monday.iso)] + values($0) })
    }

    /// True for columns of figures, which stand at the right.
    package func isNumber(_ column: Int) -> Bool {
        !rows.isEmpty && rows.allSatisfy { $0.indices.contains(column) && $0[column].isNumber }
    }
}
