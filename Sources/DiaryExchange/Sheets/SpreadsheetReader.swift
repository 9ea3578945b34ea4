import Foundation

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
