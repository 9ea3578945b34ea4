/// The forms in which days of the diary leave it.
public enum DiaryFormat: String, CaseIterable, Sendable {
    /// The days and everything eaten, as tables of Markdown.
    case markdown
    /// One line for each day.
    case days
    /// One line for each food, with its time.
    case foods

    /// What a person is shown.
    public var title: String {
        switch self {
        case .markdown: "Markdown, the days and each food"
        case .days: "CSV, a line for each day"
        case .foods: "CSV, a line for each food"
        }
    }

    /// What a file of this form is called behind its last dot.
    public var fileExtension: String { self == .markdown ? "md" : "csv" }

    /// The days in this form; ends with a line end.
    public func write(_ document: DiaryDocument) -> String {
        switch self {
        case .markdown: DiaryMarkdownWriter(document).text
        case .days: CSVWriter.text(DiaryTable.days(document))
        case .foods: CSVWriter.text(DiaryTable.foods(document))
        }
    }
}
