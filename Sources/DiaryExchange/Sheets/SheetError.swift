/// The reason why nothing could be read from a spreadsheet.
public struct SheetError: Error, Hashable, Sendable {
    /// The file name; empty for pasted text.
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
        /// Not a spreadsheet; `kind` is the likely kind of file.
        case notASheet(kind: FileKind)
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
