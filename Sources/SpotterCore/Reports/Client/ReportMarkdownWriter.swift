import DiaryExchange
import TerminalKit

/// A report in Markdown: tables, also of what a page would draw.
struct ReportMarkdownWriter {
    /// The document.
    let text: String

    init(_ report: ReportPage) {
        var lines = ["# " + Self.escaped(report.name), ""]
        lines.append(report.head.map(Self.escaped).joined(separator: " · "))
        for section in report.sections {
            lines += ["", "## " + Self.escaped(section.title)]
            for part in section.parts { lines += [""] + Self.lines(part) }
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ part: ReportSection.Part) -> [String] {
        switch part {
        case .text(let text): [escaped(text)]
        case .table(let table): lines(table)
        case .charts(let charts):
            Array(charts.map { ["### " + escaped($0.heading), ""] + lines($0.table) }.joined(separator: [""]))
        }
    }

    private static func lines(_ table: ReportTable) -> [String] {
        Markdown.table(table.columns.map { escaped($0.title) }, table.rows.map { $0.map(escaped) }) {
            table.columns[$0].isNumber
        }
    }

    /// Controls are shown: what is given to a client is opened in any program.
    private static func escaped(_ text: String) -> String { Markdown.escaped(text.printableLines) }
}

extension String {
    /// The text with its controls shown, except for line ends.
    var printableLines: String {
        split(omittingEmptySubsequences: false) { $0.isNewline }.map { TextWidth.printable(String($0)) }
            .joined(separator: "\n")
    }
}
