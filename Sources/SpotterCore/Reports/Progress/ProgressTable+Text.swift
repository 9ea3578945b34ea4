import DiaryExchange
import Foundation
import TerminalKit

extension ProgressTable {
    /// As CSV: a head, then the rows.
    public var csv: String { CSVWriter.text([columns] + rows.map { $0.map(\.text) }) }

    /// In columns with blanks between them, as people and `column` read it.
    public var plain: [String] {
        let texts = [columns] + rows.map { $0.map { TextWidth.printable($0.shown) } }
        let widths = columns.indices.map { column in min(texts.map { TextWidth.of($0[column]) }.max() ?? 0, Self.widest)
        }
        return texts.map { row in
            let line = row.enumerated().map { column, text in
                TextWidth.padded(text, to: widths[column], align: isNumber(column) ? .trailing : .leading)
            }.joined(separator: "  ")
            return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
        }
    }

    /// Where a column is cut, in columns of text: one imported name must not push everything else out of sight. CSV and
    /// JSON have it whole.
    private static let widest = 100
}

extension ProgressTable: Encodable {
    private enum CodingKeys: CodingKey { case title, rows }

    /// As an object with a title and rows, each an object by the heads of the columns.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        let objects = rows.map { row in Dictionary(zip(columns, row)) { _, last in last } }
        try container.encode(objects, forKey: .rows)
    }
}

extension ProgressTable.Value: Encodable {
    /// As a text, a number to the decimals that the other forms show, or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text, .day: try container.encode(text)
        case .whole(let number): try container.encode(number)
        case .number: try container.encode(Double(text))
        case .none: try container.encodeNil()
        }
    }
}
