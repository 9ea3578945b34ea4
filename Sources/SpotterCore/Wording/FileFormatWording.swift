package import DiaryExchange
package import Phrases

extension PhaseFormat {
    /// The title in menus.
    package var title: Phrase {
        switch self {
        case .text: "Text, 80 columns, 60 lines a page"
        case .wide: "Text, 132 columns, 45 lines a page"
        case .markdown: "Markdown table"
        case .csv: "CSV, a line for each row"
        case .sets: "CSV, a line for each set"
        }
    }
}

extension DiaryFormat {
    /// The title in menus.
    package var title: Phrase {
        switch self {
        case .markdown: "Markdown, the days and each food"
        case .days: "CSV, a line for each day"
        case .foods: "CSV, a line for each food"
        }
    }
}

extension FormatName {
    /// The name as shown. Names of programs and standards are the same in every language.
    package var title: Phrase {
        switch self {
        case .strong, .cronometer, .goldenCheetah, .spotter, .gpx, .tcx, .fit, .calendar: Phrase(verbatim: rawValue)
        case .fitNotesBody: "FitNotes body"
        case .measurements: "Measurements"
        case .bodyCSV: "body CSV"
        }
    }
}
