package import DiaryExchange
import FitnessModel
package import Phrases

extension ImportError {
    /// The error and its fix in one or two sentences, with the file.
    package var wording: Phrase {
        switch self {
        case .missing(let path): "\(path): there is no such file. Check the path."
        case .isDirectory(let path): "\(path) is a directory. Name the exported file inside it."
        case .notAFile(let path): "\(path) is a pipe or a device. Save the export as a file first."
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason). Check its permissions."
        case .empty(let path): "\(path) is empty. Export it again."
        case .tooLarge(let path, let bytes, let limit):
            "\(path) has \(FileSize.megabytes(bytes)), the limit is \(FileSize.megabytes(limit)). Split it into parts."
        case .notText(let name, let kind):
            kind.isArchive
                ? "\(name) is \(kind.wording), not a text export. Unpack it and import the CSV file inside."
                : "\(name) is \(kind.wording), not a text export. Import the exported CSV file."
        case .unknownFormat(let name, let header):
            "\(name) begins with \"\(header)\", which is not the header of a known export, and no column holds exercises. Known: \(list: ImportFormat.all.map(\.name.title)), training sheets."
        case .noRows(let name): "\(name) has a header but no rows. Export it again."
        case .massUnitNeeded(let name): "\(name) does not say whether its weights are kg or lb. Choose the unit."
        case .tooManyFaults(let name, let count, let line):
            "\(name): \(count) rows up to line \(line) cannot be read, so reading stopped. Export it again."
        case .track(let error): error.wording
        case .cancelled: "The import was cancelled. Nothing was changed."
        }
    }
}

extension ImportError {
    /// The same error with the name of the file in place of its path.
    package var withoutFolder: ImportError {
        func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
        return switch self {
        case .missing(let path): .missing(path: name(path))
        case .isDirectory(let path): .isDirectory(path: name(path))
        case .notAFile(let path): .notAFile(path: name(path))
        case .unreadable(let path, let reason): .unreadable(path: name(path), reason: reason)
        case .empty(let path): .empty(path: name(path))
        case .tooLarge(let path, let bytes, let limit): .tooLarge(path: name(path), bytes: bytes, limit: limit)
        case .notText, .unknownFormat, .noRows, .massUnitNeeded, .tooManyFaults, .track, .cancelled: self
        }
    }
}

extension FileKind {
    /// The kind as part of a sentence: "a ZIP archive".
    var wording: Phrase {
        switch self {
        case .zip: "a ZIP archive"
        case .gzip: "a gzip archive"
        case .sevenZip: "a 7z archive"
        case .pdf: "a PDF document"
        case .sqlite: "an SQLite database"
        case .png: "a PNG picture"
        case .jpeg: "a JPEG picture"
        case .fit: "a FIT file"
        case .binary: "binary data"
        case .markup: "an HTML or XML page"
        case .textDocument: "a text document"
        case .presentation: "a presentation"
        case .drawing: "a drawing"
        case .iWork: "an iWork document"
        case .textWithoutCells: "text without cells"
        }
    }

    fileprivate var isArchive: Bool {
        switch self {
        case .zip, .gzip, .sevenZip: true
        case .pdf, .sqlite, .png, .jpeg, .fit, .binary, .markup, .textDocument, .presentation, .drawing, .iWork,
            .textWithoutCells:
            false
        }
    }
}

/// Sizes of files in messages.
enum FileSize {
    /// "2 MB": rounded up to whole megabytes.
    static func megabytes(_ bytes: Int) -> String { "\((bytes + (1 << 20) - 1) >> 20) MB" }
}

extension MassUnitGuess {
    /// Why the unit is likely: "212 weights are typical in kg, 14 in lb".
    package var wording: Phrase {
        switch unit {
        case .kg: "\(usual, one: "weight is", other: "weights are") typical in kg, \(usualInOther) in lb"
        case .lb: "\(usual, one: "weight is", other: "weights are") typical in lb, \(usualInOther) in kg"
        }
    }
}

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
