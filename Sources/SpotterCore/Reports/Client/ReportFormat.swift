/// The forms in which a report leaves the diary.
package enum ReportFormat: String, CaseIterable, Sendable {
    /// A page for browsers and printers, in one file.
    case html
    case markdown
    /// 80 columns.
    case plain

    /// What a person is shown.
    package var title: String {
        switch self {
        case .html: "HTML page"
        case .markdown: "Markdown"
        case .plain: "plain text"
        }
    }

    /// What a file of this form is called behind its last dot.
    package var fileExtension: String {
        switch self {
        case .html: "html"
        case .markdown: "md"
        case .plain: "txt"
        }
    }

    /// The form of a file by its name; nil where that says nothing.
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
