/// The relationships of a part, by id (ECMA-376 part 2).
final class XLSXRelations: SheetPart {
    /// The last component of the type, "worksheet", and the name of the target part.
    private(set) var targets: [String: (kind: String, part: String)] = [:]
    private let folder: String

    /// - Parameter folder: the folder of the part with the relationships: "xl".
    init(folder: String) { self.folder = folder }

    /// The first part of a kind.
    func part(_ kind: String) -> String? { targets.values.filter { $0.kind == kind }.map(\.part).min() }

    func begin(_ element: String, _ attributes: XMLAttributes, in xml: SheetXML) throws(SheetError.Fault) {
        guard element == "Relationship", attributes["TargetMode"]?.string != "External",
            let id = attributes["Id"]?.string, let target = attributes["Target"]?.string,
            let kind = attributes["Type"]?.string.split(separator: "/").last
        else { return }
        guard let part = resolved(target) else { throw xml.contradiction }
        targets[id] = (String(kind), part)
    }

    func end(_ element: String, in xml: SheetXML) throws(SheetError.Fault) {}

    /// The name of the target in the archive; nil if it leads outside.
    private func resolved(_ target: String) -> String? {
        var steps: [Substring] = target.hasPrefix("/") ? [] : folder.split(separator: "/")
        for step in target.split(separator: "/") where step != "." {
            if step != ".." {
                steps.append(step)
            } else if steps.popLast() == nil {
                return nil
            }
        }
        return steps.joined(separator: "/")
    }
}

/// The workbook: its list of sheets (ECMA-376 part 1, 18.2).
final class XLSXWorkbook: SheetPart {
    private(set) var sheets: [(name: String, relation: String, isHidden: Bool)] = []
    private(set) var epoch = SheetEpoch.year1900

    func begin(_ element: String, _ attributes: XMLAttributes, in xml: SheetXML) throws(SheetError.Fault) {
        switch element {
        case "workbookPr" where attributes["date1904"]?.isTrue == true: epoch = .year1904
        case "sheet":
            guard sheets.count < SheetLimits.sheets else { throw .tooManySheets(limit: SheetLimits.sheets) }
            guard let name = attributes["name"]?.string(upTo: 100), let relation = attributes[prefixed: "id"]?.string
            else { throw xml.contradiction }
            let state = attributes["state"]?.string ?? "visible"
            sheets.append((name, relation, state != "visible"))
        default: break
        }
    }

    func end(_ element: String, in xml: SheetXML) throws(SheetError.Fault) {}
}

/// The shared texts of cells (ECMA-376 part 1, 18.4), plain or in several formatted runs.
final class XLSXTexts: SheetPart {
    private(set) var texts: [Spreadsheet.Cell] = []

    func begin(_ element: String, _ attributes: XMLAttributes, in xml: SheetXML) throws(SheetError.Fault) {
        switch element {
        case "si":
            guard texts.count < SheetLimits.texts else { throw .tooManyTexts(limit: SheetLimits.texts) }
            xml.clear()
        // A phonetic reading (rPh) is not part of the text.
        case "t": xml.keepsText = xml.parent != "rPh"
        default: break
        }
    }

    func end(_ element: String, in xml: SheetXML) throws(SheetError.Fault) {
        xml.keepsText = false
        if element == "si" { texts.append(Spreadsheet.Cell(typed: Self.unescaped(xml.string))) }
    }

    /// Decodes characters that XML cannot contain, written as _x000D_.
    static func unescaped(_ text: String) -> String {
        // Without a pattern: it would be matched in each of a million texts.
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "_")) else { return text }
        var result = String.UnicodeScalarView()
        var (kept, place) = (0, 0)
        while place + 7 <= bytes.count {
            guard let scalar = escaped(bytes[place..<place + 7]) else {
                place += 1
                continue
            }
            result.append(contentsOf: String(decoding: bytes[kept..<place], as: UTF8.self).unicodeScalars)
            if scalar != "\r" { result.append(scalar) }
            place += 7
            kept = place
        }
        guard kept > 0 else { return text }
        result.append(contentsOf: String(decoding: bytes[kept...], as: UTF8.self).unicodeScalars)
        return String(result)
    }

    /// The character of seven bytes such as `_x000D_`; nil for others.
    private static func escaped(_ bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard bytes.starts(with: [UInt8(ascii: "_"), UInt8(ascii: "x")]), bytes.last == UInt8(ascii: "_") else {
            return nil
        }
        let digits = bytes.dropFirst(2).dropLast()
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap { Unicode.Scalar($0) }
    }
}

/// The cell styles; only number formats matter (ECMA-376 part 1, 18.8).
final class XLSXStyles: SheetPart {
    /// By the style index of a cell.
    private(set) var styles: [SheetNumberStyle] = []
    private var codes: [Int: SheetNumberStyle] = [:]

    /// The maximum number of styles in an Excel workbook.
    private static let most = 65_490

    func begin(_ element: String, _ attributes: XMLAttributes, in xml: SheetXML) throws(SheetError.Fault) {
        switch element {
        case "numFmt":
            guard let number = attributes["numFmtId"]?.whole, let code = attributes["formatCode"]?.string,
                codes.count < Self.most
            else { return }
            codes[number] = SheetNumberStyle(code: code)
        case "xf" where xml.parent == "cellXfs":
            guard styles.count < Self.most else { throw xml.contradiction }
            let number = attributes["numFmtId"]?.whole ?? 0
            styles.append(codes[number] ?? SheetNumberStyle(builtIn: number))
        default: break
        }
    }

    func end(_ element: String, in xml: SheetXML) throws(SheetError.Fault) {}
}
