import FitnessModel

/// Why nothing could be read of a spreadsheet.
public struct SheetError: Error, Hashable, Sendable {
    /// The file's own name.
    public let name: String
    /// What is wrong.
    public let fault: Fault

    /// A fault of a file.
    public init(name: String, _ fault: Fault) {
        self.name = name
        self.fault = fault
    }

    /// What is wrong, with its place. A part is a file inside the archive that a spreadsheet is.
    public enum Fault: Error, Hashable, Sendable {
        /// No spreadsheet; `kind` says what it seems to be, "a PDF document".
        case notASheet(kind: String)
        /// Above the limit, in bytes; nothing was read.
        case tooLarge(bytes: Int, limit: Int)
        /// It is encrypted.
        case passwordProtected
        /// A workbook of Excel 97 to 2003, .xls.
        case oldWorkbook
        /// A workbook in Excel's binary form, .xlsb.
        case binaryWorkbook
        /// The archive is damaged, or made to do harm.
        case archive(ArchiveFault)
        /// The archive lacks a part that every such file has.
        case partMissing(String)
        /// A part's XML cannot be read.
        case xml(part: String, XMLFault)
        /// A part says what cannot be, in this line: a cell in the row 0, a text that no part has.
        case contradiction(part: String, line: Int)
        /// More sheets than are read.
        case tooManySheets(limit: Int)
        /// More rows with content than are read; `count` is as far as was counted: one beyond the limit, or what a row
        /// says.
        case tooManyRows(sheet: String, count: Int, limit: Int)
        /// Content in a column, counted from 1, that no training sheet has.
        case tooManyColumns(sheet: String, column: Int, limit: Int)
        /// More cells with content than are read in all.
        case tooManyCells(limit: Int)
        /// More different texts than are read in all.
        case tooManyTexts(limit: Int)
        /// No sheet has a cell with content.
        case empty
        /// No sheet has a column of exercises.
        case noExercises
    }

    /// What is wrong with an archive. Names of entries are cut to 60 characters.
    public enum ArchiveFault: Error, Hashable, Sendable {
        /// Its directory, which stands at the end, is not there.
        case truncated
        /// The bytes there contradict the format.
        case damaged(byte: Int)
        /// In the form for archives above 4 GB.
        case zip64
        /// One of several volumes.
        case severalVolumes
        /// More entries than any spreadsheet has.
        case tooManyEntries(count: Int, limit: Int)
        /// Two entries have this name.
        case nameTwice(String)
        /// The name leads out of the archive.
        case nameOutside(String)
        /// Packed in a way that no spreadsheet is.
        case method(entry: String, number: Int)
        /// What is unpacked is shorter or longer than the directory says, or breaks off.
        case length(entry: String)
        /// What is unpacked is not what was packed.
        case checksum(entry: String)
        /// Packed more tightly than any training sheet: more than `limit` to one.
        case tooTight(entry: String, limit: Int)
        /// It would unpack to more than `limit` bytes in all.
        case tooMuch(limit: Int)
    }
}

extension SheetError: CustomStringConvertible {
    /// One or two sentences that name the place and the fix.
    public var description: String { "\(name): \(fault)" }
}

extension SheetError.Fault: CustomStringConvertible {
    /// What is wrong and how to fix it, without the file's name.
    public var description: String {
        switch self {
        case .notASheet(let kind): "this is \(kind), no spreadsheet. Save it as .xlsx, .ods or .csv."
        case .tooLarge(let bytes, let limit):
            "\((bytes + (1 << 20) - 1) >> 20) MB, and \(limit >> 20) MB are the most. Save the sheet alone."
        case .passwordProtected: "protected by a password. Save it without one."
        case .oldWorkbook: "a workbook of old Excel (.xls). Save it as .xlsx."
        case .binaryWorkbook: "a workbook in Excel's binary form (.xlsb). Save it as .xlsx."
        case .archive(let fault): fault.description
        case .partMissing(let part): "\(part) is missing inside. Save it again."
        case .xml(let part, let fault): "\(part), \(Self.words(fault))"
        case .contradiction(let part, let line): "\(part), line \(line) says what cannot be. Save it again."
        case .tooManySheets(let limit): "more than \(limit) sheets. Save the sheet alone."
        case .tooManyRows(let sheet, let count, let limit):
            (count > limit + 1
                ? "\(sheet) has \(NumberFormat.grouped(count)) rows, and \(NumberFormat.grouped(limit)) are the most."
                : "\(sheet) has more than \(NumberFormat.grouped(limit)) rows.")
                + " It is no training sheet, or delete what is not."
        case .tooManyColumns(let sheet, let column, let limit):
            "\(sheet) has something in column \(SheetPlace.letters(column)), and \(limit) columns are the most."
                + " It is no training sheet, or delete what is not."
        case .tooManyCells(let limit): "more than \(NumberFormat.grouped(limit)) cells. Save the sheet alone."
        case .tooManyTexts(let limit): "more than \(NumberFormat.grouped(limit)) different texts. Save the sheet alone."
        case .empty: "nothing stands in it."
        case .noExercises:
            "no training sheet in it: no column is called Exercise, and none holds sets. Name the column, and import again."
        }
    }
}

extension SheetError.Fault {
    private static func words(_ fault: XMLFault) -> String {
        fault.words(
            again: "Save it again.", documentType: "which can do harm. \(SheetError.foreign)",
            foreign: SheetError.foreign)
    }
}

extension SheetError {
    fileprivate static let foreign = "No program saves a spreadsheet so."
}

extension SheetError.ArchiveFault: CustomStringConvertible {
    /// What is wrong and how to fix it.
    public var description: String {
        switch self {
        case .truncated: "the end is missing. Copy or save it again."
        case .damaged(let byte): "byte \(byte): the file contradicts its own description. Copy or save it again."
        case .zip64: "packed in the form for files above 4 GB (ZIP64). Open it and save it again."
        case .severalVolumes: "one of several volumes. Save the sheet in one file."
        case .tooManyEntries(let count, let limit): "\(count) parts, and \(limit) are the most. \(SheetError.foreign)"
        case .nameTwice(let name): "two parts of the name \(name). \(SheetError.foreign)"
        case .nameOutside(let name): "a part that leads elsewhere: \(name). \(SheetError.foreign)"
        case .method(let entry, let number): "\(entry) is packed in a way that is not known (\(number)). Save it again."
        case .length(let entry): "\(entry) has another length than the file says. Copy or save it again."
        case .checksum(let entry): "\(entry) is damaged: its checksum does not fit. Copy or save it again."
        case .tooTight(let entry, let limit):
            "\(entry) would unpack to more than \(limit) times its size: it is no training sheet."
        case .tooMuch(let limit): "would unpack to more than \(limit >> 20) MB: it is no training sheet."
        }
    }
}
