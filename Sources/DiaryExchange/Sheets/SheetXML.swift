/// Receives the elements of a spreadsheet part in order, by their names without a prefix.
protocol SheetPart: AnyObject {
    func begin(_ element: String, _ attributes: XMLAttributes, in xml: SheetXML) throws(SheetError.Fault)
    func end(_ element: String, in xml: SheetXML) throws(SheetError.Fault)
}

/// Reads the XML of a part and collects the text that the part requests.
final class SheetXML: XMLSink {
    /// The collected text in UTF-8, limited to what can fill a cell.
    private(set) var text: [UInt8] = []
    /// Whether following text is collected.
    var keepsText = false

    /// A Unicode scalar has at most four bytes; one more shows that the text was cut.
    private static let textLimit = 4 * (SheetLimits.text + 1)

    private let name: String
    private let part: any SheetPart
    private var open: [String] = []
    private var fault: SheetError.Fault?

    /// Reads all bytes of a part; `name` appears in errors.
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

    /// The error for impossible content at the current line.
    var contradiction: SheetError.Fault { .contradiction(part: name, line: stream?.line ?? 1) }
    private weak var stream: XMLStream?

    /// The parent of the current element; nil for the root.
    var parent: String? { open.dropLast().last }

    /// Clears the collected text and sets whether following text is collected.
    func clear(keeping: Bool = false) {
        text.removeAll(keepingCapacity: true)
        keepsText = keeping
    }

    /// Adds text that is not literally in the file, such as a line break.
    func add(_ string: String) {
        if text.count < Self.textLimit { text.append(contentsOf: string.utf8) }
    }

    /// The collected text.
    var string: String { String(decoding: text, as: UTF8.self) }

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
        if keepsText { text.append(contentsOf: characters.prefix(max(0, Self.textLimit - text.count))) }
    }

    private static func local(_ name: UnsafePointer<CChar>) -> String {
        let name = String(cString: name)
        return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

extension XMLText {
    /// The text, verbatim.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// A whole number; nil for other text.
    var whole: Int? { Int(string) }

    /// True for "1" and "true".
    var isTrue: Bool { string == "1" || string == "true" }
}
