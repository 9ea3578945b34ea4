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
        /// More rows with content than are read; `count` is as far as was counted: one beyond the limit, or what a row says.
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
