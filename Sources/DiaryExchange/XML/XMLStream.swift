import CExpat
import FitnessModel
import Foundation

/// What gets the elements of XML in their order, as expat gives them; false stops the reading.
protocol XMLSink: AnyObject {
    /// An element begins. Name and attributes are valid only now.
    func begin(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes, in stream: XMLStream) -> Bool
    /// The element that began last and is open ends.
    func end(in stream: XMLStream) -> Bool
    /// Some of the text that stands here, in UTF-8; a text may come in parts.
    func append(_ characters: UnsafeRawBufferPointer)
}

/// Reads XML from its beginning to its end with expat and keeps nothing of it.
///
/// What could make reading endless is refused: a document type declaration (and with it every entity of its own),
/// elements nested deeper than in any file that is read, tags without end.
final class XMLStream {
    /// Elements inside each other; a TCX file has about ten, a spreadsheet about fifteen.
    static let deepest = 64
    /// Attributes of one element; the root of a GPX file has about ten, that of an ODS file about forty.
    static let mostAttributes = 64
    /// The longest tag, comment or instruction in bytes.
    static let longestToken = 1 << 20
    /// Of a value or text no more is kept than this many bytes.
    static let keptText = 4096
    /// So many bytes are given to expat at a time, which copies them.
    private static let chunk = 1 << 16

    private let parser: XML_Parser
    private let sink: any XMLSink
    private var depth = 0
    private var isStopped = false
    private var fault: XMLFault?

    /// Reads all of the bytes, or until the sink stops it, which is no error.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, into sink: any XMLSink) throws(XMLFault) {
        guard let parser = XML_ParserCreate(encoding(of: bytes)) else {
            throw .broken(line: 1, column: 1, reason: "no memory for a parser")
        }
        defer { XML_ParserFree(parser) }
        let stream = XMLStream(parser, sink)
        try withExtendedLifetime(stream) { () throws(XMLFault) in try stream.read(bytes) }
    }

    private init(_ parser: XML_Parser, _ sink: any XMLSink) {
        self.parser = parser
        self.sink = sink
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
            XMLStream.from(data)?.refuseDocumentType()
        }
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let name else { return }
                XMLStream.from(data)?.begin(name, XMLAttributes(attributes))
            },
            { data, _ in XMLStream.from(data)?.end() })
        XML_SetCharacterDataHandler(parser) { data, characters, count in
            guard let characters else { return }
            XMLStream.from(data)?.append(UnsafeRawBufferPointer(start: characters, count: Int(count)))
        }
    }

    private static func from(_ data: UnsafeMutableRawPointer?) -> XMLStream? {
        data.map { Unmanaged<XMLStream>.fromOpaque($0).takeUnretainedValue() }
    }

    /// UTF-16 was made UTF-8 on loading a file, while the declaration still names the old encoding.
    private static func encoding(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        let declaration = String(decoding: bytes.prefix(100).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        return declaration.lowercased().contains("utf-16") ? "UTF-8" : nil
    }

    /// The line at which the parser is, from 1.
    var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

    private func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLFault) {
        var start = 0
        repeat {
            let end = min(start + Self.chunk, bytes.count)
            let part = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start..<end]))
            let isLast = end == bytes.count
            let status = XML_Parse(
                parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count), isLast ? 1 : 0)
            if let fault { throw fault }
            if isStopped { return }
            guard status == XML_STATUS_OK else { throw broken }
            // What expat has not understood yet it reads again with the next chunk: endless tags would take for ever.
            guard end - max(0, Int(XML_GetCurrentByteIndex(parser))) <= Self.longestToken else {
                throw .tooLong(line: line, limit: Self.longestToken)
            }
            start = end
        } while start < bytes.count
    }

    private var broken: XMLFault {
        let code = XML_GetErrorCode(parser)
        let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
        return .broken(line: line, column: Int(XML_GetCurrentColumnNumber(parser)) + 1, reason: reason)
    }

    private func refuseDocumentType() { stop(.documentType(line: line)) }

    private func stop(_ fault: XMLFault? = nil) {
        self.fault = self.fault ?? fault
        isStopped = true
        XML_StopParser(parser, 0)
    }

    // After a stop expat still ends the element that it began; nobody is to hear of that.
    private func begin(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes) {
        guard !isStopped else { return }
        guard depth < Self.deepest else { return stop(.tooDeep(line: line, limit: Self.deepest)) }
        guard attributes.count <= Self.mostAttributes else {
            return stop(.tooManyAttributes(line: line, limit: Self.mostAttributes))
        }
        depth += 1
        if !sink.begin(name, attributes, in: self) { stop() }
    }

    private func end() {
        guard !isStopped else { return }
        depth -= 1
        if !sink.end(in: self) { stop() }
    }

    private func append(_ characters: UnsafeRawBufferPointer) {
        if !isStopped { sink.append(characters) }
    }
}

/// Why XML cannot be read, with its place. Lines and columns are counted from 1.
public enum XMLFault: Error, Hashable, Sendable {
    /// It is broken there; `reason` is the parser's word for it.
    case broken(line: Int, column: Int, reason: String)
    /// A document type declaration, which may define entities without end.
    case documentType(line: Int)
    /// More elements inside each other than are read.
    case tooDeep(line: Int, limit: Int)
    /// An element with more attributes than are read.
    case tooManyAttributes(line: Int, limit: Int)
    /// A tag or comment longer than is read, in bytes.
    case tooLong(line: Int, limit: Int)
}

extension XMLFault {
    /// What is wrong and how to fix it: "line 3, column 12: the XML is broken (mismatched tag). Export the file again."
    ///
    /// - Parameters:
    ///   - again: what helps where the file was damaged on its way.
    ///   - documentType: what helps against a document type declaration.
    ///   - foreign: what is said of a file that no program writes so.
    func words(again: String, documentType: String, foreign: String) -> String {
        switch self {
        case .broken(let line, let column, let reason):
            "line \(line), column \(column): the XML is broken (\(reason)). \(again)"
        case .documentType(let line): "line \(line): a document type declaration, \(documentType)"
        case .tooDeep(let line, let limit): "line \(line): more than \(limit) elements inside each other. \(foreign)"
        case .tooManyAttributes(let line, let limit):
            "line \(line): an element with more than \(limit) attributes. \(foreign)"
        case .tooLong(let line, let limit): "line \(line): a tag or comment of more than \(limit >> 10) KB. \(foreign)"
        }
    }
}

/// The attributes of one element, valid only while it begins.
struct XMLAttributes {
    typealias Names = UnsafeMutablePointer<UnsafePointer<CChar>?>

    private let list: Names?

    /// Names and values in turn, ended by nil, as expat gives them.
    init(_ list: Names?) { self.list = list }

    /// How many there are.
    var count: Int {
        var count = 0
        while list?[2 * count] != nil { count += 1 }
        return count
    }

    /// The value of an attribute, by its name with the prefix, if it has one.
    subscript(_ name: String) -> XMLText? { first { $0 == name } }

    /// The value of the first attribute of this name with a prefix, whatever that is.
    subscript(prefixed name: String) -> XMLText? { first { $0.hasSuffix(":" + name) } }

    private func first(where isMeant: (String) -> Bool) -> XMLText? {
        guard let list else { return nil }
        var index = 0
        while let found = list[index], let value = list[index + 1] {
            if isMeant(String(cString: found)) {
                return XMLText(bytes: Array(String(cString: value).utf8.prefix(XMLStream.keptText)))
            }
            index += 2
        }
        return nil
    }
}

/// The text of an element or attribute, read as what a track has.
struct XMLText {
    /// UTF-8, cut after `XMLStream.keptText` bytes.
    let bytes: [UInt8]

    /// Without the space around it.
    var trimmed: ArraySlice<UInt8> {
        var rest = bytes[...]
        while let first = rest.first, first <= 0x20 { rest.removeFirst() }
        while let last = rest.last, last <= 0x20 { rest.removeLast() }
        return rest
    }

    /// The words, at most `limit` characters.
    func words(upTo limit: Int) -> String { String(String(decoding: trimmed, as: UTF8.self).prefix(limit)) }

    /// A finite decimal number; no "inf", no "nan", no hexadecimal.
    var number: Double? {
        let digits = trimmed
        let isDecimal = digits.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        guard isDecimal, let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
            return nil
        }
        return number
    }

    /// The number times `scale` as a whole one; nil where it is none or outside the range.
    func scaled(by scale: Double, in range: ClosedRange<Int>) -> Int? {
        guard let number else { return nil }
        let scaled = (number * scale).rounded()
        guard scaled >= Double(range.lowerBound), scaled <= Double(range.upperBound) else { return nil }
        return Int(scaled)
    }
}
