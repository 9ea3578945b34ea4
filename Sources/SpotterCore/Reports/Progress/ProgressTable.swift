import DiaryExchange
package import DiaryStore
public import FitnessModel
import Foundation
public import Phrases
import TerminalKit

/// The figures of a section as a table, shared by the screen, CSV, JSON and the command line.
public struct ProgressTable: Hashable, Sendable {
    /// The value of a cell.
    public enum Value: Hashable, Sendable {
        case text(String)
        /// A word of the program: English in files.
        case word(Phrase)
        /// A day without its year in print.
        case day(Day)
        case whole(Int)
        /// A number with the decimals for files, and `shown` decimals for print (nil: the same).
        case number(Double, decimals: Int, shown: Int? = nil)
        /// Unknown or undefined.
        case none

        /// The text for files, with a decimal point and no grouping.
        public var text: String {
            switch self {
            case .text(let text): text
            case .word(let word): Language.english.text(word)
            case .day(let day): day.iso
            case .whole(let number): String(number)
            case .number(let number, let decimals, _): DecimalText.fixed(number, decimals: decimals)
            case .none: ""
            }
        }

        /// The text for people, with the current number format; `none` becomes a dash, because an empty cell would look
        /// like an omission.
        package var shown: String {
            switch self {
            case .number(let number, _, let decimals?):
                // Rounds half away from zero, as the screen does.
                NumberFormat.fixed(
                    (number * pow(10, Double(decimals))).rounded() / pow(10, Double(decimals)),
                    decimals: decimals)
            case .number: NumberFormat.shown(text)
            case .none: "–"
            case .day(let day): day.short.text
            case .word(let word): word.text
            case .text, .whole: text
            }
        }

        var isNumber: Bool {
            switch self {
            case .text, .word, .day: false
            case .whole, .number, .none: true
            }
        }
    }

    /// The title of the table.
    public let title: Phrase
    /// The column heads with their units; English in files.
    public let columns: [Phrase]
    /// The rows, each with a value for every column.
    public var rows: [[Value]]

    package init(_ title: Phrase, _ columns: [Phrase], _ rows: [[Value]]) {
        self.title = title
        self.columns = columns
        self.rows = rows
    }

    /// A row for each week: its number, its Monday, and the values for the index of the week.
    static func weekly(
        _ title: Phrase, _ weeks: [ISOWeek], _ columns: [Phrase], values: (Int) -> [Value]
    ) -> ProgressTable {
        ProgressTable(
            title, ["week", "from"] + columns,
            weeks.indices.map { [.text(weeks[$0].text), .text(weeks[$0].monday.iso)] + values($0) })
    }

    /// True for columns of numbers, which are aligned right.
    package func isNumber(_ column: Int) -> Bool {
        !rows.isEmpty && rows.allSatisfy { $0.indices.contains(column) && $0[column].isNumber }
    }
}

extension ProgressTable {
    /// The table as CSV with a header line.
    public var csv: String { CSVWriter.text([heads] + rows.map { $0.map(\.text) }) }

    /// The column heads in files.
    private var heads: [String] { columns.map(Language.english.text) }

    /// The table in aligned columns separated by two spaces.
    public var plain: [String] {
        let texts = [columns.map(\.text)] + rows.map { $0.map { TextWidth.printable($0.shown) } }
        let widths = columns.indices.map { column in min(texts.map { TextWidth.of($0[column]) }.max() ?? 0, Self.widest)
        }
        return texts.map { row in
            let line = row.enumerated().map { column, text in
                TextWidth.padded(text, to: widths[column], align: isNumber(column) ? .trailing : .leading)
            }.joined(separator: "  ")
            return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
        }
    }

    /// The limit of a column's width. A single long name must not push the other columns out of sight; CSV and JSON
    /// contain it in full.
    private static let widest = 100
}

extension ProgressTable: Encodable {
    private enum CodingKeys: CodingKey { case version, title, rows }

    /// Encodes an object with a version, a title and rows; each row is an object with the column heads as keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(JSONText.version, forKey: .version)
        try container.encode(Language.english.text(title), forKey: .title)
        let heads = heads
        let objects = rows.map { row in Dictionary(zip(heads, row)) { _, last in last } }
        try container.encode(objects, forKey: .rows)
    }
}

extension ProgressTable.Value: Encodable {
    /// Encodes a text, a number with the decimals of the other formats, or null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text, .word, .day: try container.encode(text)
        case .whole(let number): try container.encode(number)
        case .number: try container.encode(Double(text))
        case .none: try container.encodeNil()
        }
    }
}

/// The distribution of sessions, runs and activities over weekdays and parts of the day.
package struct FrequencyReport: Sendable {
    /// The number of workouts by kind.
    package struct Counts: Hashable, Sendable {
        fileprivate var byKind: [Training.Kind: Int] = [:]

        /// The number of all kinds together.
        package var all: Int { byKind.values.reduce(0, +) }

        package subscript(kind: Training.Kind) -> Int { byKind[kind] ?? 0 }

        fileprivate init(_ trainings: some Sequence<Training>) {
            for training in trainings { byKind[training.kind, default: 0] += 1 }
        }
    }

    /// The workouts of the period.
    package let total: Counts
    /// The weekdays, from the first of the week.
    package let weekdays: [(name: Phrase, counts: Counts)]
    /// The parts of the day, by start time.
    package let parts: [(part: PartOfDay, counts: Counts)]
    /// The workouts without a start time.
    package let withoutTime: Counts

    package init(_ source: ProgressSource) throws(StoreError) {
        let trainings = try source.diary.figures.trainings(of: source.client.id, days: source.days)
        let byPart = Dictionary(grouping: trainings) { $0.part(in: source.zone) }
        total = Counts(trainings)
        weekdays = source.weekStart.weekdays.map { weekday in
            (weekday.name, Counts(trainings.lazy.filter { $0.day.weekday == weekday }))
        }
        parts = PartOfDay.allCases.map { part in (part, Counts(byPart[part] ?? [])) }
        withoutTime = Counts(byPart[nil] ?? [])
    }

    /// The figures for printing and export.
    package var table: ProgressTable {
        func row(_ by: Phrase, _ name: Phrase, _ counts: Counts) -> [ProgressTable.Value] {
            let share = total.all > 0 ? Double(counts.all) * 100 / Double(total.all) : 0
            return [.word(by), .word(name)] + Training.Kind.allCases.map { .whole(counts[$0]) }
                + [.whole(counts.all), .number(share, decimals: 1)]
        }
        return ProgressTable(
            "Frequency", ["by", "when", "sessions", "runs", "activities", "all", "share (%)"],
            weekdays.map { row("weekday", $0.name, $0.counts) }
                + parts.map { row("part of day", $0.part.name, $0.counts) }
                + [row("part of day", "no time written", withoutTime)])
    }
}
