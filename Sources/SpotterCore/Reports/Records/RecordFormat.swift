/// The forms in which one record leaves the diary.
public enum RecordFormat: String, CaseIterable, Sendable {
    /// 80 columns.
    case text
    case markdown
    /// A page for browsers and printers.
    case html
    case csv
    case json
    /// A track for other programs; of runs alone.
    case gpx

    /// What a person is shown.
    package var title: String {
        switch self {
        case .text: "Text"
        case .markdown: "Markdown"
        case .html: "HTML page"
        case .csv, .json, .gpx: rawValue.uppercased()
        }
    }

    /// What a file of this form is called behind its last dot.
    package var fileExtension: String {
        switch self {
        case .text: "txt"
        case .markdown: "md"
        case .html, .csv, .json, .gpx: rawValue
        }
    }

    /// The form of a file by its name; nil where that says nothing.
    public init?(file: String) {
        let name = file.lowercased()
        guard let form = Self.allCases.first(where: { name.hasSuffix("." + $0.fileExtension) }) else { return nil }
        self = form
    }
}
