import DiaryExchange
import Foundation
import TerminalKit
import ViewKit

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
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    /// As an object with a title and rows, each an object by the heads of the columns.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        try container.encode(title, forKey: Name("title"))
        var list = container.nestedUnkeyedContainer(forKey: Name("rows"))
        for row in rows {
            var object = list.nestedContainer(keyedBy: Name.self)
            for (column, value) in zip(columns, row) {
                switch value {
                case .text(let text): try object.encode(text, forKey: Name(column))
                case .whole(let number): try object.encode(number, forKey: Name(column))
                case .number(let number, let decimals):
                    // To the decimals that the other forms show.
                    let text = DecimalNumberText.write(number, decimals: decimals)
                    try object.encode(Double(text), forKey: Name(column))
                case .none: try object.encodeNil(forKey: Name(column))
                }
            }
        }
    }
}
