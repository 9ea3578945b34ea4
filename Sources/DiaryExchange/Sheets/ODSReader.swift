import FitnessModel

/// Reads OpenDocument spreadsheets (OASIS, version 1.3 part 3) as saved by LibreOffice. Formulas, macros, cell notes
/// and pictures are not read.
enum ODSReader {
    static func read(_ archive: ZipArchive) throws(SheetError.Fault) -> Spreadsheet {
        var archive = archive
        let name = "content.xml"
        // Encrypted parts are listed like others in the archive; only the manifest marks them.
        if let manifest = try archive.part("META-INF/manifest.xml") {
            try SheetXML.read(manifest, "META-INF/manifest.xml", into: ODSManifest())
        }
        if archive.has("encrypted-package") { throw .passwordProtected }
        guard let content = try archive.part(name) else { throw .partMissing(name) }
        let part = ODSContent()
        try SheetXML.read(content, name, into: part)
        return try part.builder.spreadsheet()
    }
}

/// The manifest of the archive.
private final class ODSManifest: SheetPart {
    func begin(_ element: String, _ attributes: XMLAttributes, in xml: SheetXML) throws(SheetError.Fault) {
        if element == "encryption-data" { throw .passwordProtected }
    }

    func end(_ element: String, in xml: SheetXML) throws(SheetError.Fault) {}
}

/// The sheets and their cells. Elements are matched without prefix, attributes with their usual prefix, since `calcext`
/// repeats some of `office` with another meaning.
private final class ODSContent: SheetPart {
    private(set) var builder = SheetBuilder()
    private var hiddenStyles: Set<String> = []
    private var style = ""
    /// The number of open elements inside one that is not cell content.
    private var ignored = 0
    private var isInSheet = false

    /// The next row and column, from 1.
    private var row = 1
    private var column = 1
    private var rowCount = 1
    private var cellCount = 1
    private var cell = Spreadsheet.Cell("")
    private var isText = false
    private var paragraphs = 0
    /// The seconds of a time cell.
    private var seconds: Int?
    /// The value of a text cell without paragraphs.
    private var stringValue = ""

    /// Cells from lists and links, cell notes, drawings, and content before tracked changes.
    private static let foreign: Set<String> = [
        "annotation", "shapes", "frame", "custom-shape", "dde-links", "tracked-changes", "content-validations",
        "database-ranges", "data-pilot-tables", "ruby-text",
    ]

    func begin(_ element: String, _ attributes: XMLAttributes, in xml: SheetXML) throws(SheetError.Fault) {
        if ignored > 0 || Self.foreign.contains(element) {
            ignored += 1
            xml.keepsText = false
            return
        }
        switch element {
        case "style" where attributes["style:family"]?.string == "table":
            style = attributes["style:name"]?.string ?? ""
        case "table-properties" where attributes["table:display"]?.string == "false": hiddenStyles.insert(style)
        case "text" where xml.parent == "body": throw .notASheet(kind: .textDocument)
        case "presentation" where xml.parent == "body": throw .notASheet(kind: .presentation)
        case "drawing" where xml.parent == "body": throw .notASheet(kind: .drawing)
        case "table":
            // A table nested in a cell is not a sheet.
            guard !isInSheet else { throw xml.contradiction }
            isInSheet = true
            row = 1
            let name = attributes["table:name"]?.string(upTo: 100) ?? ""
            let isHidden = attributes["table:style-name"].map { hiddenStyles.contains($0.string) } ?? false
            try builder.beginSheet(name, isHidden: isHidden)
        case "table-row":
            column = 1
            rowCount = try Self.count("table:number-rows-repeated", attributes, xml)
        case "table-cell", "covered-table-cell": try beginCell(attributes, xml)
        case "p" where isText || seconds != nil:
            paragraphs += 1
            if paragraphs > 1 { xml.add("\n") }
            xml.keepsText = true
        case "s" where xml.keepsText:
            let count = attributes["text:c"]?.whole ?? 1
            xml.add(String(repeating: " ", count: min(max(count, 1), SheetLimits.text)))
        case "tab" where xml.keepsText: xml.add("\t")
        case "line-break" where xml.keepsText: xml.add("\n")
        default: break
        }
    }

    func end(_ element: String, in xml: SheetXML) throws(SheetError.Fault) {
        if ignored > 0 {
            ignored -= 1
            xml.keepsText = ignored == 0 && isText && xml.parent == "p"
            return
        }
        switch element {
        case "p": xml.keepsText = false
        case "table-cell", "covered-table-cell":
            if isText {
                cell = Spreadsheet.Cell(typed: paragraphs > 0 ? xml.string : stringValue, fault: cell.fault)
            }
            if let seconds, let shown = Self.minutes(seconds, shownAs: xml.string) { cell.text = shown }
            (isText, seconds) = (false, nil)
            try builder.put(cell, column: column, count: cellCount)
            column += cellCount
        case "table-row":
            try builder.endRow(number: row, count: rowCount)
            row = min(row + rowCount, SheetPlace.rows.upperBound)
        case "table": isInSheet = false
        default: break
        }
    }

    private func beginCell(_ attributes: XMLAttributes, _ xml: SheetXML) throws(SheetError.Fault) {
        cellCount = try Self.count("table:number-columns-repeated", attributes, xml)
        let type = attributes["office:value-type"]?.string
        let value = attributes["office:value"]?.string ?? ""
        cell = Spreadsheet.Cell("")
        (isText, seconds) = (false, nil)
        paragraphs = 0
        xml.clear()
        switch type {
        case "float", "currency": cell = SheetNumberStyle.plain.cell(value, epoch: .year1900)
        case "percentage": cell = SheetNumberStyle.percent.cell(value, epoch: .year1900)
        case "boolean":
            cell = Spreadsheet.Cell(attributes["office:boolean-value"]?.isTrue == true ? "TRUE" : "FALSE")
        case "date": cell = Self.day(attributes["office:date-value"]?.string ?? "")
        case "time":
            let text = attributes["office:time-value"]?.string ?? ""
            seconds = Self.seconds(text)
            cell =
                seconds.map { Spreadsheet.Cell(SheetNumberStyle.time(seconds: $0, showsHours: true)) }
                ?? Spreadsheet.Cell(typed: text)
        default:
            isText = true
            stringValue = attributes["office:string-value"]?.string ?? ""
        }
        if attributes["table:formula"] != nil {
            if type == nil { cell.fault = .formulaWithoutValue }
            if attributes["calcext:value-type"]?.string == "error" { cell.fault = .error }
        }
        let rows = attributes["table:number-rows-spanned"]?.whole ?? 1
        let columns = attributes["table:number-columns-spanned"]?.whole ?? 1
        if rows > 1, rows <= SheetPlace.rows.upperBound, (1...SheetPlace.columns.upperBound).contains(columns) {
            builder.merge(rows: row...row + rows - 1, columns: column...column + columns - 1)
        }
    }

    /// The repeat count of a row or cell, capped far above any spreadsheet.
    private static func count(
        _ name: String, _ attributes: XMLAttributes, _ xml: SheetXML
    ) throws(SheetError.Fault) -> Int {
        guard let text = attributes[name] else { return 1 }
        guard let count = text.whole, count > 0 else { throw xml.contradiction }
        return min(count, 1_000_000_000)
    }

    /// "2026-03-12", "2026-03-12T18:30:00".
    private static func day(_ text: String) -> Spreadsheet.Cell {
        guard let day = Day(iso: String(text.prefix(10))) else { return Spreadsheet.Cell(typed: text) }
        let clock = text.dropFirst(11).prefix(8)
        if clock.isEmpty || clock == "00:00:00" { return Spreadsheet.Cell(day.iso, day: day) }
        return Spreadsheet.Cell("\(day.iso) \(clock.hasSuffix(":00") ? clock.dropLast(3) : clock)", day: day)
    }

    /// Parses "PT02H30M00S" into seconds.
    private static func seconds(_ text: String) -> Int? {
        guard let match = text.wholeMatch(of: /PT(\d{1,3})H(\d{1,2})M(\d{1,2})([.,]\d+)?S/),
            let hours = Int(match.1), let minutes = Int(match.2), let seconds = Int(match.3)
        else { return nil }
        return hours * 3600 + minutes * 60 + seconds
    }

    /// "2:30" if the cell shows that or "02:30", because its format has minutes and seconds; otherwise nil.
    private static func minutes(_ seconds: Int, shownAs text: String) -> String? {
        let minutes = SheetNumberStyle.time(seconds: seconds, showsHours: false)
        return [minutes, "0" + minutes].contains(text.trimmingBlanks) ? minutes : nil
    }
}
