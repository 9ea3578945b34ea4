public import FitnessModel
import Foundation

/// The sheets of a spreadsheet as texts: what a person would have typed into each cell. Formulas are never computed;
/// the value that the program stored with one counts as typed.
public struct Spreadsheet: Hashable, Sendable {
    /// In the order of the file; at least one.
    public var sheets: [Sheet]
    /// Lines of a CSV or TSV file that could not be read, or only in part.
    public var issues: [ImportIssue]

    /// Sheets without issues when only these are given.
    public init(sheets: [Sheet], issues: [ImportIssue] = []) {
        self.sheets = sheets
        self.issues = issues
    }

    /// One sheet.
    public struct Sheet: Hashable, Sendable {
        /// As the file has it; a CSV file's own name without its extension.
        public var name: String
        /// Hidden in the program that wrote it.
        public var isHidden: Bool
        /// Those with content, from top to bottom.
        public var rows: [Row]
        /// Areas that were merged over more than one row.
        public var merges: [Merge]

        /// Visible and without merged cells when only name and rows are given.
        public init(name: String, isHidden: Bool = false, rows: [Row], merges: [Merge] = []) {
            self.name = name
            self.isHidden = isHidden
            self.rows = rows
            self.merges = merges
        }

        /// Texts that were pasted, row by row; the first stands in the row 1.
        public init(name: String, texts: [[String]]) {
            let rows = texts.enumerated().map { index, row in
                Row(number: index + 1, cells: row.map { Cell(typed: $0) })
            }
            self.init(name: name, rows: rows.filter { !$0.cells.allSatisfy(\.isEmpty) })
        }
    }

    /// One row.
    public struct Row: Hashable, Sendable {
        /// Counted from 1; empty rows count. The line of a CSV or TSV file.
        public var number: Int
        /// From the first column on; the last one has content.
        public var cells: [Cell]

        /// Its number, counted from 1, and its cells from the first column on.
        public init(number: Int, cells: [Cell]) {
            self.number = number
            self.cells = cells
        }
    }

    /// An area of merged cells, whose text stands in the first of them. Rows and columns are counted from 1.
    public struct Merge: Hashable, Sendable {
        /// More than one.
        public var rows: ClosedRange<Int>
        /// One or more.
        public var columns: ClosedRange<Int>

        /// An area.
        public init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
            self.rows = rows
            self.columns = columns
        }
    }

    /// One cell.
    public struct Cell: Hashable, Sendable {
        /// Without blanks at both ends, up to 2,000 signs: "82.5", "80%", "2:30", "2026-03-12"; empty where nothing
        /// stands.
        public var text: String
        /// The day, where the program holds the cell for one.
        public var day: Day?
        /// What is wrong with it.
        public var fault: Fault?

        /// A text when only that is given.
        public init(_ text: String, day: Day? = nil, fault: Fault? = nil) {
            self.text = text
            self.day = day
            self.fault = fault
        }

        /// Neither text nor fault.
        public var isEmpty: Bool { text.isEmpty && fault == nil }

        /// What a cell can lack.
        public enum Fault: Hashable, Sendable {
            /// A formula, and no value was stored with it.
            case formulaWithoutValue
            /// The program says itself that it has no value: "#DIV/0!", which is the text.
            case error
            /// Longer than 2,000 signs: the text is cut.
            case tooLong
        }
    }
}

/// How much is read of a spreadsheet; a training sheet has some dozens of rows and columns.
enum SheetLimits {
    /// Bytes of the file.
    static let bytes = 50 << 20
    /// Sheets of a workbook: a client's phases of many years.
    static let sheets = 500
    /// Rows with content in a sheet.
    static let rows = 2_000
    /// Columns up to which content may stand.
    static let columns = 100
    /// Cells with content in all sheets together.
    static let cells = 500_000
    /// Different texts of a workbook.
    static let texts = 500_000
    /// Signs of a cell.
    static let text = 2_000
    /// Merged areas that are kept of a sheet.
    static let merges = 2_000
}

/// Reads spreadsheets: XLSX, ODS, CSV and text with tabs, told apart by their content.
public enum SpreadsheetReader {
    /// Every sheet of a loaded file that has a cell with content; at least one.
    ///
    /// What is read is limited (`docs/decisions/0021-zlib.md`); what is above the limits, protected by a password or of
    /// another format is refused as a whole.
    public static func read(_ file: ImportFile) throws(SheetError) -> Spreadsheet {
        do throws(SheetError.Fault) {
            return try content(of: file)
        } catch {
            throw SheetError(name: file.name, error)
        }
    }

    /// Whether the file is a workbook by its first bytes, read or not: an archive, or what Excel before 2007 and
    /// protected workbooks are. Text may be a sheet, too; `read` finds out.
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
            // The names in such a file are UTF-16.
            let name = Data("EncryptedPackage".utf8.flatMap { [$0, 0] })
            throw file.bytes.range(of: name) == nil ? .oldWorkbook : .passwordProtected
        }
        if let kind = file.binaryKind { throw .notASheet(kind: kind) }
        if file.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") { throw .notASheet(kind: "a page of tags") }
        return try DelimitedReader.read(file)
    }

    private static func workbook(_ archive: ZipArchive) throws(SheetError.Fault) -> Spreadsheet {
        if archive.has("xl/workbook.bin") { throw .binaryWorkbook }
        if archive.has("word/document.xml") { throw .notASheet(kind: "a text document") }
        if archive.has("ppt/presentation.xml") { throw .notASheet(kind: "a presentation") }
        if archive.has("Index/Document.iwa") { throw .notASheet(kind: "a document of Apple's iWork") }
        if archive.has("content.xml") || archive.has("encrypted-package") { return try ODSReader.read(archive) }
        if archive.has("_rels/.rels") || archive.has("xl/workbook.xml") { return try XLSXReader.read(archive) }
        throw .notASheet(kind: "a ZIP archive")
    }
}
