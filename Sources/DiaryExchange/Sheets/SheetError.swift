import FitnessModel

/// The reason why nothing could be read from a spreadsheet.
public struct SheetError: Error, Hashable, Sendable {
    /// The file name.
    public let name: String
    /// The problem.
    public let fault: Fault

    /// Creates an error for a file.
    public init(name: String, _ fault: Fault) {
        self.name = name
        self.fault = fault
    }

    /// The problem and its location. A part is a file inside the archive of a spreadsheet.
    public enum Fault: Error, Hashable, Sendable {
        /// Not a spreadsheet; `kind` is the likely kind of file, "a PDF document".
        case notASheet(kind: String)
        /// The file is above the limit, in bytes, and was not read.
        case tooLarge(bytes: Int, limit: Int)
        /// The file is encrypted.
        case passwordProtected
        /// An Excel 97 to 2003 workbook, .xls.
        case oldWorkbook
        /// A binary Excel workbook, .xlsb.
        case binaryWorkbook
        /// The archive is damaged or malicious.
        case archive(ArchiveFault)
        /// The archive lacks a required part.
        case partMissing(String)
        /// The XML of a part is unreadable.
        case xml(part: String, XMLFault)
        /// A part has impossible content at this line: a cell in row 0, a reference to a missing text.
        case contradiction(part: String, line: Int)
        /// More sheets than the limit.
        case tooManySheets(limit: Int)
        /// More rows with content than the limit; `count` is the stated row number, or one above the limit.
        case tooManyRows(sheet: String, count: Int, limit: Int)
        /// Content in a column, from 1, beyond the limit.
        case tooManyColumns(sheet: String, column: Int, limit: Int)
        /// More cells with content than the limit.
        case tooManyCells(limit: Int)
        /// More distinct texts than the limit.
        case tooManyTexts(limit: Int)
        /// No sheet has content.
        case empty
        /// No sheet has a column of exercises.
        case noExercises
    }

    /// The problem with an archive. Names of entries are cut to 60 characters.
    public enum ArchiveFault: Error, Hashable, Sendable {
        /// The directory at its end is missing.
        case truncated
        /// The bytes at this position contradict the format.
        case damaged(byte: Int)
        /// The ZIP64 format, for archives above 4 GB.
        case zip64
        /// One of several volumes.
        case severalVolumes
        /// More entries than the limit.
        case tooManyEntries(count: Int, limit: Int)
        /// Two entries with this name.
        case nameTwice(String)
        /// The path leads out of the archive.
        case nameOutside(String)
        /// A compression method that spreadsheets do not use.
        case method(entry: String, number: Int)
        /// The unpacked entry is shorter or longer than stated in the directory, or incomplete.
        case length(entry: String)
        /// The checksum of the unpacked entry does not match.
        case checksum(entry: String)
        /// The compression ratio exceeds `limit` to one, more than in any training sheet.
        case tooTight(entry: String, limit: Int)
        /// The archive would unpack to more than `limit` bytes in total.
        case tooMuch(limit: Int)
    }
}

extension SheetError: CustomStringConvertible {
    /// One or two sentences that name the location and the fix.
    public var description: String { "\(name): \(fault)" }
}

extension SheetError.Fault: CustomStringConvertible {
    /// The problem and how to fix it, without the file name.
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
                + " It is not a training sheet, or delete what is not."
        case .tooManyColumns(let sheet, let column, let limit):
            "\(sheet) has something in column \(SheetPlace.letters(column)), and \(limit) columns are the most."
                + " It is not a training sheet, or delete what is not."
        case .tooManyCells(let limit): "more than \(NumberFormat.grouped(limit)) cells. Save the sheet alone."
        case .tooManyTexts(let limit): "more than \(NumberFormat.grouped(limit)) different texts. Save the sheet alone."
        case .empty: "it is empty."
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
    /// The problem and how to fix it.
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
            "\(entry) would unpack to more than \(limit) times its size: it is not a training sheet."
        case .tooMuch(let limit): "would unpack to more than \(limit >> 20) MB: it is not a training sheet."
        }
    }
}
