import FitnessModel
package import Phrases
import TerminalKit

/// A report as plain text, 80 columns wide.
struct ReportTextWriter {
    private static let width = 80
    /// The widths of a trend and of the name before it.
    private static let trendWidth = 30, nameWidth = 22
    /// The least width of a shrunk column.
    private static let narrowest = 8

    let text: String

    init(_ report: ReportPage) {
        var lines = Self.wrapped(report.name) + report.head.flatMap { Self.wrapped($0.text) }
        for section in report.sections {
            let title = Self.wrapped(section.title.text)
            let longest = title.map { TextWidth.of($0) }.max() ?? 0
            lines += [""] + title + [String(repeating: "-", count: longest)]
            for (place, part) in section.parts.enumerated() { lines += (place > 0 ? [""] : []) + Self.lines(part) }
        }
        text = lines.map(Self.trimmed).joined(separator: "\n") + "\n"
    }

    private static func lines(_ part: ReportSection.Part) -> [String] {
        switch part {
        case .text(let text): wrapped(text.text)
        case .table(let table): lines(table)
        case .charts(let charts): Array(charts.map(lines).joined(separator: [""]))
        }
    }

    private static func wrapped(_ text: String) -> [String] {
        text.printableLines.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { TextWidth.wrap(String($0), width: width) }
    }

    // MARK: Tables

    private static func lines(_ table: ReportTable) -> [String] {
        let head = table.hasHead ? [table.columns.map(\.title)] : []
        let rows = (head + table.rows).map { $0.map(\.text.printableLines) }
        let widths = widths(of: rows, columns: table.columns)
        let ruled = zip(rows.indices, rows).flatMap { index, row in
            lines(row, widths, table.columns)
                + (index == 0 && table.hasHead
                    ? [widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")] : [])
        }
        return ruled
    }

    /// The widths of the columns. The widest text columns shrink until the line fits, and their texts wrap.
    private static func widths(of rows: [[String]], columns: [ReportTable.Column]) -> [Int] {
        var widths = columns.indices.map { column in
            rows.flatMap { $0[column].split(separator: "\n") }.map { TextWidth.of(String($0)) }.max() ?? 0
        }
        while widths.reduce(0, +) + 2 * (widths.count - 1) > width {
            let words = widths.indices.filter { widths[$0] > narrowest && !columns[$0].isNumber }
            let all = widths.indices.filter { widths[$0] > narrowest }
            guard let widest = (words.isEmpty ? all : words).max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
        }
        return widths
    }

    private static func lines(_ row: [String], _ widths: [Int], _ columns: [ReportTable.Column]) -> [String] {
        let cells = zip(row, widths).map { TextWidth.wrap($0, width: max(1, $1)) }
        return (0..<(cells.map(\.count).max() ?? 1)).map { line in
            zip(columns.indices, cells).map { column, texts in
                let text = texts.indices.contains(line) ? texts[line] : ""
                return TextWidth.padded(
                    text, to: widths[column], align: columns[column].isNumber ? .trailing : .leading)
            }.joined(separator: "  ")
        }
    }

    // MARK: Charts

    private static func lines(_ chart: ReportChart) -> [String] {
        let days = chart.series.flatMap(\.points).map(\.day)
        let (first, last) = (days.min(), days.max())
        let span = ReportChart.span(first?.dated ?? "", first == last ? nil : last?.dated)
        let trends = chart.series.map { series in
            let values = series.points.map(\.value)
            // A course is drawn from its least value, so that changes show; columns are drawn from zero.
            let floor = chart.kind == .course ? values.min() ?? 0 : 0
            let trend = Sparkline.text(gathered(values).map { $0 - floor }, width: trendWidth)
            let ends = chart.ends(values)
            let name = TextWidth.padded(TextWidth.printable(series.name.text), to: nameWidth)
            return "\(name)  \(TextWidth.padded(trend, to: trendWidth))  \(ends.text)"
        }
        let aim: Phrase? = chart.goal.map { "Goal \(chart.text($0))" }
        return wrapped([chart.heading, span].joined(separator: ", ").text) + trends + (aim.map { [$0.text] } ?? [])
    }

    /// One value for each character of a trend: the last value that falls into it.
    private static func gathered(_ values: [Double]) -> [Double] {
        guard values.count > trendWidth else { return values }
        return (1...trendWidth).map { values[$0 * values.count / trendWidth - 1] }
    }

    private static func trimmed(_ line: String) -> String {
        String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }
}

/// A table of a report, with formatted texts.
package struct ReportTable: Hashable, Sendable {
    package struct Column: Hashable, Sendable {
        package let title: Phrase
        /// True for numbers, which are aligned right.
        package let isNumber: Bool

        init(_ title: Phrase, isNumber: Bool = false) {
            (self.title, self.isNumber) = (title, isNumber)
        }
    }

    package let columns: [Column]
    /// The rows, each with a text for every column.
    package let rows: [[Phrase]]

    init(_ columns: [Column], _ rows: [[Phrase]]) {
        (self.columns, self.rows) = (columns, rows)
    }

    /// A table of data: names, numbers, notes.
    init(_ columns: [Column], verbatim rows: [[String]]) {
        self.init(columns, rows.map { $0.map(Phrase.init(verbatim:)) })
    }

    var withoutEmptyColumns: ReportTable {
        let used = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        return ReportTable(used.map { columns[$0] }, rows.map { row in used.map { row[$0] } })
    }

    /// Whether the table has a head; a list of figures needs none.
    var hasHead: Bool { columns.contains { !$0.title.isEmpty } }
}

/// A titled section of a report.
package struct ReportSection: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case text(Phrase)
        case table(ReportTable)
        case charts([ReportChart])
    }

    package let title: Phrase
    package let parts: [Part]
}
