public import FitnessModel
import Foundation

/// The sheets of a spreadsheet as typed texts. Formulas are not computed; the value stored with a formula is used as if
/// it were typed.
public struct Spreadsheet: Hashable, Sendable {
    /// In file order; at least one.
    public var sheets: [Sheet]
    /// Problems with lines of a CSV or TSV file.
    public var issues: [ImportIssue]

    /// Creates a spreadsheet, without issues by default.
    public init(sheets: [Sheet], issues: [ImportIssue] = []) {
        self.sheets = sheets
        self.issues = issues
    }

    /// A sheet.
    public struct Sheet: Hashable, Sendable {
        /// The name in the file; for a CSV file the file name without extension.
        public var name: String
        /// Whether the sheet is hidden in its program.
        public var isHidden: Bool
        /// The rows with content, from top to bottom.
        public var rows: [Row]
        /// Areas merged over more than one row.
        public var merges: [Merge]

        /// Creates a sheet, by default visible and without merged cells.
        public init(name: String, isHidden: Bool = false, rows: [Row], merges: [Merge] = []) {
            self.name = name
            self.isHidden = isHidden
            self.rows = rows
            self.merges = merges
        }

        /// Creates a sheet from pasted texts; the first one is row 1.
        public init(name: String, texts: [[String]]) {
            let rows = texts.enumerated().map { index, row in
                Row(number: index + 1, cells: row.map { Cell(typed: $0) })
            }
            self.init(name: name, rows: rows.filter { !$0.cells.allSatisfy(\.isEmpty) })
        }
    }

    /// A row.
    public struct Row: Hashable, Sendable {
        /// The row number from 1, counting empty rows. In a CSV or TSV file, the line number.
        public var number: Int
        /// The cells from the first column to the last one with content.
        public var cells: [Cell]

        /// Creates a row.
        public init(number: Int, cells: [Cell]) {
            self.number = number
            self.cells = cells
        }
    }

    /// An area of merged cells; its first cell has the text. Rows and columns are counted from 1.
    public struct Merge: Hashable, Sendable {
        /// More than one.
        public var rows: ClosedRange<Int>
        /// One or more.
        public var columns: ClosedRange<Int>

        /// Creates an area.
        public init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
            self.rows = rows
            self.columns = columns
        }
    }

    /// A cell.
    public struct Cell: Hashable, Sendable {
        /// The trimmed text, up to 2,000 characters: "82.5", "80%", "2:30", "2026-03-12"; may be empty.
        public var text: String
        /// The day, if the program formats the cell as a date.
        public var day: Day?
        /// The problem with the cell.
        public var fault: Fault?

        /// Creates a cell, with text only by default.
        public init(_ text: String, day: Day? = nil, fault: Fault? = nil) {
            self.text = text
            self.day = day
            self.fault = fault
        }

        /// True if the cell has neither text nor fault.
        public var isEmpty: Bool { text.isEmpty && fault == nil }

        /// A problem with a cell.
        public enum Fault: Hashable, Sendable {
            /// A formula without a stored value.
            case formulaWithoutValue
            /// A spreadsheet error; the text is its name, "#DIV/0!".
            case error
            /// Longer than 2,000 characters; the text is cut.
            case tooLong
        }
    }
}

/// The limits of a spreadsheet. A training sheet has some dozens of rows and columns.
enum SheetLimits {
    /// Bytes of the file.
    static let bytes = 50 << 20
    /// Sheets of a workbook: the phases of a client over many years.
    static let sheets = 500
    /// Rows with content in a sheet.
    static let rows = 2_000
    /// The last column that may have content.
    static let columns = 100
    /// Cells with content in all sheets.
    static let cells = 500_000
    /// Distinct texts of a workbook.
    static let texts = 500_000
    /// Characters of a cell.
    static let text = 2_000
    /// Merged areas stored per sheet.
    static let merges = 2_000
}

/// Reads spreadsheets: XLSX, ODS, CSV and tab-separated text, distinguished by content.
public enum SpreadsheetReader {
    /// Reads every sheet that has content; at least one.
    ///
    /// Throws for files above the limits (`docs/decisions/0021-zlib.md`), files protected by a password and other
    /// formats.
    public static func read(_ file: ImportFile) throws(SheetError) -> Spreadsheet {
        do throws(SheetError.Fault) {
            return try content(of: file)
        } catch {
            throw SheetError(name: file.name, error)
        }
    }

    /// Whether the first bytes are those of a workbook, readable or not: an archive, or the container of old Excel and
    /// of protected workbooks. Text may also be a sheet; only `read` can decide that.
    public static func isWorkbook(_ file: ImportFile) -> Bool {
        file.bytes.starts(with: zip) || file.bytes.starts(with: container)
    }

    private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    /// Microsoft's compound files ([MS-CFB] 2.2).
    private static let container: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

    private static func content(of file: ImportFile) throws(SheetError.Fault) -> Spreadsheet {
        guard file.bytes.count <= SheetLimits.bytes else {
            throw .tooLarge(bytes: file.bytes.count, limit: SheetLimits.bytes)
        }
        if file.bytes.starts(with: zip) {
            return try file.withBytes { bytes throws(SheetError.Fault) in try workbook(try ZipArchive(bytes)) }
        }
        if file.bytes.starts(with: container) {
            // Names in such a file are UTF-16.
            let name = Data("EncryptedPackage".utf8.flatMap { [$0, 0] })
            throw file.bytes.range(of: name) == nil ? .oldWorkbook : .passwordProtected
        }
        if let kind = file.binaryKind { throw .notASheet(kind: kind) }
        if file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") { throw .notASheet(kind: .markup) }
        return try DelimitedReader.read(file)
    }

    private static func workbook(_ archive: ZipArchive) throws(SheetError.Fault) -> Spreadsheet {
        if archive.has("xl/workbook.bin") { throw .binaryWorkbook }
        if archive.has("word/document.xml") { throw .notASheet(kind: .textDocument) }
        if archive.has("ppt/presentation.xml") { throw .notASheet(kind: .presentation) }
        if archive.has("Index/Document.iwa") { throw .notASheet(kind: .iWork) }
        if archive.has("content.xml") || archive.has("encrypted-package") { return try ODSReader.read(archive) }
        if archive.has("_rels/.rels") || archive.has("xl/workbook.xml") { return try XLSXReader.read(archive) }
        throw .notASheet(kind: .zip)
    }
}
