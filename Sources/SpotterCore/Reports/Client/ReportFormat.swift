import DiaryExchange
package import Phrases
import TerminalKit

/// The file formats of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// A single-file page for browsers and printers.
    case html
    case markdown
    /// Plain text, 80 columns wide.
    case plain

    /// The display name.
    package var title: Phrase {
        switch self {
        case .html: "HTML page"
        case .markdown: Phrase(verbatim: "Markdown")
        case .plain: "plain text"
        }
    }

    /// The file extension without the dot.
    package var fileExtension: String {
        switch self {
        case .html: "html"
        case .markdown: "md"
        case .plain: "txt"
        }
    }

    /// The format for a file name; nil if the extension is unknown.
    package init?(file: String) {
        let name = file.lowercased()
        guard let form = Self.allCases.first(where: { name.hasSuffix("." + $0.fileExtension) }) else { return nil }
        self = form
    }

    /// The report in this format, with the current number format; ends with a newline.
    package func write(_ report: ClientReport) -> String { write(report.page) }

    /// Any page in this format.
    func write(_ page: ReportPage) -> String {
        switch self {
        case .html: ReportPageWriter(page).text
        case .markdown: ReportMarkdownWriter(page).text
        case .plain: ReportTextWriter(page).text
        }
    }
}

/// Writes a report as Markdown. Charts become tables.
struct ReportMarkdownWriter {
    let text: String

    init(_ report: ReportPage) {
        var lines = ["# " + Self.escaped(report.name), ""]
        lines.append(report.head.map { Self.escaped($0.text) }.joined(separator: " · "))
        for section in report.sections {
            lines += ["", "## " + Self.escaped(section.title.text)]
            for part in section.parts { lines += [""] + Self.lines(part) }
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ part: ReportSection.Part) -> [String] {
        switch part {
        case .text(let text): [escaped(text.text)]
        case .table(let table): lines(table)
        case .charts(let charts):
            Array(charts.map { ["### " + escaped($0.heading.text), ""] + lines($0.table) }.joined(separator: [""]))
        }
    }

    private static func lines(_ table: ReportTable) -> [String] {
        Markdown.table(
            table.columns.map { escaped($0.title.text) }, table.rows.map { $0.map { escaped($0.text) } }
        ) {
            table.columns[$0].isNumber
        }
    }

    /// Escapes Markdown and makes control characters visible, because clients open the file in any program.
    private static func escaped(_ text: String) -> String { Markdown.escaped(text.printableLines) }
}

extension String {
    /// The text with control characters made visible, except for newlines.
    var printableLines: String {
        split(omittingEmptySubsequences: false) { $0.isNewline }.map { TextWidth.printable(String($0)) }
            .joined(separator: "\n")
    }
}
