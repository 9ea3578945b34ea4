import DiaryExchange
import TerminalKit

/// The file formats of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// A page for browsers and printers, in one file.
    case html
    case markdown
    /// 80 columns.
    case plain

    /// The title.
    package var title: String {
        switch self {
        case .html: "HTML page"
        case .markdown: "Markdown"
        case .plain: "plain text"
        }
    }

    /// The file extension.
    package var fileExtension: String {
        switch self {
        case .html: "html"
        case .markdown: "md"
        case .plain: "txt"
        }
    }

    /// The format of a file by its name; nil if the extension is unknown.
    package init?(file: String) {
        let name = file.lowercased()
        guard let form = Self.allCases.first(where: { name.hasSuffix("." + $0.fileExtension) }) else { return nil }
        self = form
    }

    /// The report in this form, with numbers as they are in force; ends with a line end.
    package func write(_ report: ClientReport) -> String { write(report.page) }

    /// The same of anything that is set down as a page.
    func write(_ page: ReportPage) -> String {
        switch self {
        case .html: ReportPageWriter(page).text
        case .markdown: ReportMarkdownWriter(page).text
        case .plain: ReportTextWriter(page).text
        }
    }
}

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

    /// Shows controls, since the client may open the file in any program.
    private static func escaped(_ text: String) -> String { Markdown.escaped(text.printableLines) }
}

extension String {
    /// The text with its controls shown, except for line ends.
    var printableLines: String {
        split(omittingEmptySubsequences: false) { $0.isNewline }.map { TextWidth.printable(String($0)) }
            .joined(separator: "\n")
    }
}
