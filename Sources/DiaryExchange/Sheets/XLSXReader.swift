import FitnessModel

/// Reads Office Open XML workbooks (ECMA-376, strict and transitional) as saved by Excel, LibreOffice, Numbers and
/// Google Sheets. Formulas, macros, charts and pictures are not read.
struct XLSXReader {
    private var archive: ZipArchive

    static func read(_ archive: ZipArchive) throws(SheetError.Fault) -> Spreadsheet {
        var reader = XLSXReader(archive: archive)
        return try reader.read()
    }

    private mutating func read() throws(SheetError.Fault) -> Spreadsheet {
        let package = XLSXRelations(folder: "")
        _ = try read("_rels/.rels", into: package)
        let name = package.part("officeDocument") ?? "xl/workbook.xml"
        let folder = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
        let file = name[name.index(name.startIndex, offsetBy: folder.isEmpty ? 0 : folder.count + 1)...]
        let workbook = XLSXWorkbook()
        guard try read(name, into: workbook) else { throw .partMissing(name) }
        let relations = XLSXRelations(folder: folder)
        let relationsName = (folder.isEmpty ? "" : folder + "/") + "_rels/\(file).rels"
        guard try read(relationsName, into: relations) else { throw .partMissing(relationsName) }
        let texts = XLSXTexts()
        if let part = relations.part("sharedStrings") { _ = try read(part, into: texts) }
        let styles = XLSXStyles()
        if let part = relations.part("styles") { _ = try read(part, into: styles) }

        var builder = SheetBuilder()
        for sheet in workbook.sheets {
            guard let target = relations.targets[sheet.relation] else { throw .partMissing(sheet.name) }
            // Chart sheets and old dialog sheets have no cells.
            guard target.kind == "worksheet" else { continue }
            try builder.beginSheet(sheet.name, isHidden: sheet.isHidden)
            let part = XLSXSheet(builder, texts: texts.texts, styles: styles.styles, epoch: workbook.epoch)
            guard try read(target.part, into: part) else { throw .partMissing(target.part) }
            builder = part.builder
        }
        return try builder.spreadsheet()
    }

    /// False if the archive has no such part.
    private mutating func read(_ name: String, into part: any SheetPart) throws(SheetError.Fault) -> Bool {
        guard let bytes = try archive.part(name) else { return false }
        try SheetXML.read(bytes, name, into: part)
        return true
    }
}

/// The cells of a sheet (ECMA-376 part 1, 18.3).
private final class XLSXSheet: SheetPart {
    private(set) var builder: SheetBuilder
    private let texts: [Spreadsheet.Cell]
    private let styles: [SheetNumberStyle]
    private let epoch: SheetEpoch

    private var row = 0
    private var column = 0
    private var type = ""
    private var style = SheetNumberStyle.plain
    private var hasFormula = false

    init(_ builder: SheetBuilder, texts: [Spreadsheet.Cell], styles: [SheetNumberStyle], epoch: SheetEpoch) {
        self.builder = builder
        self.texts = texts
        self.styles = styles
        self.epoch = epoch
    }

    func begin(_ element: String, _ attributes: XMLAttributes, in xml: SheetXML) throws(SheetError.Fault) {
        switch element {
        case "row":
            // Rows and cells may omit their position; then they follow the previous one.
            let number = attributes["r"].map { $0.whole ?? 0 } ?? row + 1
            guard number > row, SheetPlace.rows.contains(number) else { throw xml.contradiction }
            row = number
            column = 0
        case "c": try beginCell(attributes, xml)
        case "f": hasFormula = true
        case "v": xml.clear(keeping: true)
        case "t": xml.keepsText = xml.parent != "rPh"
        case "mergeCell":
            guard let area = attributes["ref"]?.string.split(separator: ":"), area.count == 2,
                let first = SheetPlace(area[0]), let last = SheetPlace(area[1]), first.row <= last.row,
                first.column <= last.column
            else { return }
            builder.merge(rows: first.row...last.row, columns: first.column...last.column)
        default: break
        }
    }

    private func beginCell(_ attributes: XMLAttributes, _ xml: SheetXML) throws(SheetError.Fault) {
        let place = attributes["r"].map { SheetPlace($0.string) } ?? SheetPlace(row: row, column: column + 1)
        guard let place, place.row == row, SheetPlace.columns.contains(place.column) else { throw xml.contradiction }
        column = place.column
        type = attributes["t"]?.string ?? "n"
        style = .plain
        if let number = attributes["s"]?.whole, styles.indices.contains(number) { style = styles[number] }
        hasFormula = false
        xml.clear()
    }

    func end(_ element: String, in xml: SheetXML) throws(SheetError.Fault) {
        switch element {
        case "v", "t": xml.keepsText = false
        case "c": try builder.put(try cell(xml), column: column)
        case "row": try builder.endRow(number: row)
        default: break
        }
    }

    private func cell(_ xml: SheetXML) throws(SheetError.Fault) -> Spreadsheet.Cell {
        let string = xml.string
        // The value of a formula may be an empty text; then the cell has the text type.
        if hasFormula, string.isEmpty, type != "str" { return Spreadsheet.Cell("", fault: .formulaWithoutValue) }
        switch type {
        case "s":
            if string.isEmpty { return Spreadsheet.Cell("") }
            guard let index = Int(string.trimmingBlanks), texts.indices.contains(index) else { throw xml.contradiction }
            return texts[index]
        case "str", "inlineStr": return Spreadsheet.Cell(typed: XLSXTexts.unescaped(string))
        case "b": return Spreadsheet.Cell(string.isEmpty ? "" : string == "1" ? "TRUE" : "FALSE")
        case "e": return Spreadsheet.Cell(typed: string, fault: .error)
        case "d":
            let day = Day(iso: String(string.prefix(10)))
            return Spreadsheet.Cell(day?.iso ?? string.trimmingBlanks, day: day)
        default: return style.cell(string.trimmingBlanks, epoch: epoch)
        }
    }
}

/// The position of a cell as named in spreadsheets: "D5".
public struct SheetPlace: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// From 1.
    public let row: Int
    /// From 1.
    public let column: Int

    /// Creates a position; both numbers count from 1.
    public init(row: Int, column: Int) {
        self.row = row
        self.column = column
    }

    /// The rows and columns of Excel and LibreOffice.
    static let rows = 1...1_048_576
    static let columns = 1...16_384

    /// Parses "D5", with or without dollar signs; nil beyond the limits of spreadsheets.
    init?(_ text: some StringProtocol) {
        var (row, column) = (0, 0)
        for byte in text.utf8 where byte != UInt8(ascii: "$") {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z") where row == 0:
                column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"): row = row * 10 + Int(byte - UInt8(ascii: "0"))
            default: return nil
            }
            guard row <= Self.rows.upperBound, column <= Self.columns.upperBound else { return nil }
        }
        guard row > 0, column > 0 else { return nil }
        self.init(row: row, column: column)
    }

    /// "D5".
    public var description: String { Self.letters(column) + String(row) }

    /// "D" for the fourth column.
    package static func letters(_ column: Int) -> String {
        var (letters, rest) = ("", column)
        while rest > 0 {
            letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8((rest - 1) % 26))) + letters
            rest = (rest - 1) / 26
        }
        return letters
    }

    /// By row, then by column.
    public static func < (left: SheetPlace, right: SheetPlace) -> Bool {
        (left.row, left.column) < (right.row, right.column)
    }
}
