/// The forms in which a phase leaves the diary.
public enum PhaseFormat: String, CaseIterable, Sendable {
    /// The paper, 80 columns wide.
    case text
    /// The paper, 132 columns wide.
    case wide
    /// A table in Markdown.
    case markdown
    /// One line for each row, the sessions as columns.
    case csv
    /// One line for each set, for spreadsheets that compute.
    case sets

    /// What a person is shown.
    public var title: String {
        switch self {
        case .text: "Text, 80 columns, 60 lines a page"
        case .wide: "Text, 132 columns, 45 lines a page"
        case .markdown: "Markdown table"
        case .csv: "CSV, a line for each row"
        case .sets: "CSV, a line for each set"
        }
    }

    /// What a file of this form is called behind its last dot.
    public var fileExtension: String {
        switch self {
        case .text, .wide: "txt"
        case .markdown: "md"
        case .csv, .sets: "csv"
        }
    }

    /// The phase in this form; ends with a line end.
    public func write(_ document: PhaseDocument, spelling: Spelling) -> String {
        switch self {
        case .text: PhaseTextWriter(document, page: .portrait, spelling: spelling).text
        case .wide: PhaseTextWriter(document, page: .landscape, spelling: spelling).text
        case .markdown: PhaseMarkdownWriter(document).text
        case .csv: PhaseCSVWriter(document).rows
        case .sets: PhaseCSVWriter(document).sets
        }
    }
}
