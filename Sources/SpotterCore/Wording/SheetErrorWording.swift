package import DiaryExchange
import FitnessModel
package import Phrases

extension SheetError {
    /// The file, the problem and its fix.
    package var wording: Phrase {
        name.isEmpty ? fault.wording : "\(name): \(fault.wording)"
    }
}

extension SheetError.Fault {
    /// The problem and its fix, after the file name.
    package var wording: Phrase {
        switch self {
        case .notASheet(let kind): "this is \(kind.wording), not a spreadsheet. Save it as .xlsx, .ods or .csv."
        case .tooLarge(let bytes, let limit):
            "\(FileSize.megabytes(bytes)), and the limit is \(FileSize.megabytes(limit)). Save the sheet alone."
        case .passwordProtected: "protected by a password. Save it without one."
        case .oldWorkbook: "an old Excel workbook (.xls). Save it as .xlsx."
        case .binaryWorkbook: "a binary Excel workbook (.xlsb). Save it as .xlsx."
        case .archive(let fault): fault.wording
        case .partMissing(let part): "\(part) is missing inside. Save it again."
        case .xml(let part, let fault): "\(part), \(fault.wording(in: .sheet))"
        case .contradiction(let part, let line): "\(part), line \(line) has impossible content. Save it again."
        case .tooManySheets(let limit): "more than \(limit) sheets. Save the sheet alone."
        case .tooManyRows(let sheet, let count, let limit):
            count > limit + 1
                ? "\(sheet) has \(NumberFormat.grouped(count)) rows, and the limit is \(NumberFormat.grouped(limit)). If it is a training sheet, delete everything else."
                : "\(sheet) has more than \(NumberFormat.grouped(limit)) rows. If it is a training sheet, delete everything else."
        case .tooManyColumns(let sheet, let column, let limit):
            "\(sheet) has content in column \(SheetPlace.letters(column)), and the limit is \(limit) columns. If it is a training sheet, delete everything else."
        case .tooManyCells(let limit): "more than \(NumberFormat.grouped(limit)) cells. Save the sheet alone."
        case .tooManyTexts(let limit): "more than \(NumberFormat.grouped(limit)) different texts. Save the sheet alone."
        case .empty: "it is empty."
        case .noExercises:
            "no training sheet in it: neither a column Exercise nor columns with sets. Name the column, and import again."
        }
    }
}

extension SheetError.ArchiveFault {
    /// The problem and its fix, after the file name.
    fileprivate var wording: Phrase {
        switch self {
        case .truncated: "the end is missing. Copy or save it again."
        case .damaged(let byte): "byte \(byte): the file is damaged. Copy or save it again."
        case .zip64: "in the format for files above 4 GB (ZIP64). Open it and save it again."
        case .severalVolumes: "one of several volumes. Save the sheet in one file."
        case .tooManyEntries(let count, let limit):
            "\(count) parts, and the limit is \(limit). \(XMLFault.Document.sheet.foreign)"
        case .nameTwice(let name): "two parts are called \(name). \(XMLFault.Document.sheet.foreign)"
        case .nameOutside(let name): "a part that leads elsewhere: \(name). \(XMLFault.Document.sheet.foreign)"
        case .method(let entry, let number): "\(entry) is packed in an unknown way (\(number)). Save it again."
        case .length(let entry): "\(entry) has a different length than the file states. Copy or save it again."
        case .checksum(let entry): "\(entry) is damaged: its checksum does not match. Copy or save it again."
        case .tooTight(let entry, let limit):
            "\(entry) would unpack to more than \(limit) times its size: it is not a training sheet."
        case .tooMuch(let limit): "it would unpack to more than \(limit >> 20) MB: it is not a training sheet."
        }
    }
}

extension XMLFault {
    /// The kind of document, which decides what fixes it.
    enum Document {
        case sheet, track

        /// For content that no program writes.
        var foreign: Phrase {
            switch self {
            case .sheet: "No program saves a spreadsheet like this."
            case .track: "This is not an export of a track."
            }
        }

        /// The fix for a document type declaration.
        fileprivate var withoutType: Phrase {
            switch self {
            case .sheet: foreign
            case .track: "Remove it, or export the file again."
            }
        }

        /// The fix for a file that was damaged on its way.
        fileprivate var again: Phrase {
            switch self {
            case .sheet: "Save it again."
            case .track: "Export the file again."
            }
        }
    }

    /// The line, the problem and its fix: "line 3, column 12: the XML is broken (mismatched tag). Save it again."
    func wording(in document: Document) -> Phrase {
        switch self {
        case .broken(let line, let column, let reason):
            "line \(line), column \(column): the XML is broken (\(reason)). \(document.again)"
        case .documentType(let line):
            "line \(line): a document type declaration, which can do harm. \(document.withoutType)"
        case .tooDeep(let line, let limit):
            "line \(line): more than \(limit) elements inside each other. \(document.foreign)"
        case .tooManyAttributes(let line, let limit):
            "line \(line): an element with more than \(limit) attributes. \(document.foreign)"
        case .tooLong(let line, let limit):
            "line \(line): a tag or comment of more than \(limit >> 10) KB. \(document.foreign)"
        }
    }
}

extension PhaseDraft.Unread {
    /// The cell, its text, the reason and the consequence: "D5: "80 easy" kept as a note: not all of it is a set."
    package var wording: Phrase {
        let excerpt = text.count > 40 ? text.prefix(39) + "…" : text[...]
        return excerpt.isEmpty
            ? "\(place.description): \(reason.wording)" : "\(place.description): \"\(excerpt)\" \(reason.wording)"
    }
}

extension PhaseDraft.Unread.Reason {
    /// The reason and the consequence, after the text.
    fileprivate var wording: Phrase {
        switch self {
        case .notASet: "kept as a note: not all of it is a set."
        case .loadAlone(let text): "a load alone; read as \(text), with the reps and sets of its row."
        case .loadWithoutReps:
            "kept as a note: a load alone, and its row does not prescribe a single number of reps and sets. Write 60x8."
        case .formulaWithoutValue: "a formula without its value. Open the file, save it, and import it again."
        case .error: "a spreadsheet error; left empty."
        case .dateInstead(let text): "a date made by the spreadsheet; read as \(text)."
        case .date: "a date, kept as it is."
        case .tooLong(let limit): "more than \(limit) characters; cut."
        case .rowWithoutExercise: "no exercise in this row; kept in the notes."
        case .total: "a total; left out, it is calculated again."
        case .columnUnknown: "a column with an unknown meaning; left out."
        }
    }
}
