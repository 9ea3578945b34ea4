/// What gets the elements of a spreadsheet's part in their order, by their names without a prefix.
protocol SheetPart: AnyObject {
    func begin(_ element: String, _ attributes: XMLAttributes, in xml: SheetXML) throws(SheetError.Fault)
    func end(_ element: String, in xml: SheetXML) throws(SheetError.Fault)
}

/// Reads the XML of one part and keeps the text that the part asks for.
final class SheetXML: XMLSink {
    /// Text that was kept, in UTF-8: of a long one no more than could fill a cell.
    private(set) var text: [UInt8] = []
    /// Whether the text that comes is kept.
    var keepsText = false

    /// A sign of Unicode has four bytes at most; one more shows that a text was cut.
    private static let keptText = 4 * (SheetLimits.text + 1)

    private let name: String
    private let part: any SheetPart
    private var open: [String] = []
    private var fault: SheetError.Fault?

    /// Reads all of the part's bytes; `name` is told in errors.
    static func read(_ bytes: [UInt8], _ name: String, into part: any SheetPart) throws(SheetError.Fault) {
        let xml = SheetXML(name, part)
        do throws(XMLFault) {
            let outcome = bytes.withUnsafeBufferPointer { bytes in
                Result { () throws(XMLFault) in try XMLStream.read(bytes, into: xml) }
            }
            try outcome.get()
        } catch {
            throw .xml(part: name, error)
        }
        if let fault = xml.fault { throw fault }
    }

    private init(_ name: String, _ part: any SheetPart) {
        self.name = name
        self.part = part
    }

    /// The part says what cannot be, where it is read now.
    var contradiction: SheetError.Fault { .contradiction(part: name, line: stream?.line ?? 1) }
    private weak var stream: XMLStream?

    /// The element that the open one stands in; nil for the root.
    var parent: String? { open.dropLast().last }

    /// What was kept is dropped, and what comes is kept or not.
    func clear(keeping: Bool = false) {
        text.removeAll(keepingCapacity: true)
        keepsText = keeping
    }

    /// Text that no letter of the file says: a line end.
    func add(_ words: String) {
        if text.count < Self.keptText { text.append(contentsOf: words.utf8) }
    }

    /// The text that was kept.
    var words: String { String(decoding: text, as: UTF8.self) }

    func begin(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes, in stream: XMLStream) -> Bool {
        self.stream = stream
        let element = Self.local(name)
        open.append(element)
        do throws(SheetError.Fault) { try part.begin(element, attributes, in: self) } catch { fault = error }
        return fault == nil
    }

    func end(in stream: XMLStream) -> Bool {
        guard let element = open.last else { return true }
        do throws(SheetError.Fault) { try part.end(element, in: self) } catch { fault = error }
        open.removeLast()
        return fault == nil
    }

    func append(_ characters: UnsafeRawBufferPointer) {
        if keepsText { text.append(contentsOf: characters.prefix(max(0, Self.keptText - text.count))) }
    }

    private static func local(_ name: UnsafePointer<CChar>) -> String {
        let name = String(cString: name)
        return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

extension XMLText {
    /// The letters as they stand.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// A whole number; nil for everything else.
    var whole: Int? { Int(string) }

    /// "1" and "true".
    var isTrue: Bool { string == "1" || string == "true" }
}
