import CExpat
import FitnessModel
import Foundation

/// Receives the XML elements from expat in order. Returning false stops the parser.
protocol XMLSink: AnyObject {
    /// Starts an element. Name and attributes are valid only during the call.
    func begin(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes, in stream: XMLStream) -> Bool
    /// Ends the current element.
    func end(in stream: XMLStream) -> Bool
    /// Adds text of the current element, in UTF-8. A text may arrive in several calls.
    func append(_ characters: UnsafeRawBufferPointer)
}

/// Parses XML with expat and stores nothing.
///
/// It rejects content that could make parsing endless: document type declarations (and so all custom entities),
/// elements nested deeper than in any supported file, and endless tags.
final class XMLStream {
    /// Maximum nesting of elements; a TCX file has about ten levels, a spreadsheet about fifteen.
    static let deepest = 64
    /// Maximum number of attributes; the root of a GPX file has about ten, that of an ODS file about forty.
    static let maxAttributes = 64
    /// Maximum length of a tag, comment or instruction in bytes.
    static let longestToken = 1 << 20
    /// Maximum length of a stored value or text in bytes.
    static let textLimit = 4096
    /// The number of bytes passed to expat at a time, which copies them.
    private static let chunk = 1 << 16

    private let parser: XML_Parser
    private let sink: any XMLSink
    private var depth = 0
    private var isStopped = false
    private var fault: XMLFault?

    /// Reads all bytes, or until the sink stops the parser, which is not an error.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, into sink: any XMLSink) throws(XMLFault) {
        guard let parser = XML_ParserCreate(encoding(of: bytes)) else {
            throw .broken(line: 1, column: 1, reason: "out of memory")
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

    /// UTF-16 was converted to UTF-8 when the file was loaded, but the declaration still names the old encoding.
    private static func encoding(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        let declaration = String(decoding: bytes.prefix(100).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        return declaration.lowercased().contains("utf-16") ? "UTF-8" : nil
    }

    /// The current line of the parser, from 1.
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
            // Expat parses incomplete tokens again with the next chunk, which would take forever for endless tags.
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

    // After a stop, expat still ends the current element; the sink must not receive that.
    private func begin(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes) {
        guard !isStopped else { return }
        guard depth < Self.deepest else { return stop(.tooDeep(line: line, limit: Self.deepest)) }
        guard attributes.count <= Self.maxAttributes else {
            return stop(.tooManyAttributes(line: line, limit: Self.maxAttributes))
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

/// The reason why XML cannot be read, and its location. Lines and columns count from 1.
public enum XMLFault: Error, Hashable, Sendable {
    /// Malformed XML; `reason` is the message of the parser.
    case broken(line: Int, column: Int, reason: String)
    /// A document type declaration, which may define endless entities.
    case documentType(line: Int)
    /// Elements nested deeper than the limit.
    case tooDeep(line: Int, limit: Int)
    /// An element with more attributes than the limit.
    case tooManyAttributes(line: Int, limit: Int)
    /// A tag or comment longer than the limit, in bytes.
    case tooLong(line: Int, limit: Int)
}

/// The attributes of an element, valid only during its `begin` call.
struct XMLAttributes {
    typealias Names = UnsafeMutablePointer<UnsafePointer<CChar>?>

    private let list: Names?

    /// Creates the list from expat's alternating names and values, terminated by nil.
    init(_ list: Names?) { self.list = list }

    /// The number of attributes.
    var count: Int {
        var count = 0
        while list?[2 * count] != nil { count += 1 }
        return count
    }

    /// The value of an attribute, by its name including any prefix.
    subscript(_ name: String) -> XMLText? { first { $0 == name } }

    /// The value of the first attribute with this name after any prefix.
    subscript(prefixed name: String) -> XMLText? { first { $0.hasSuffix(":" + name) } }

    private func first(where isMeant: (String) -> Bool) -> XMLText? {
        guard let list else { return nil }
        var index = 0
        while let found = list[index], let value = list[index + 1] {
            if isMeant(String(cString: found)) {
                return XMLText(bytes: Array(String(cString: value).utf8.prefix(XMLStream.textLimit)))
            }
            index += 2
        }
        return nil
    }
}

/// The text of an element or an attribute.
struct XMLText {
    /// UTF-8, cut to `XMLStream.textLimit` bytes.
    let bytes: [UInt8]

    /// The bytes without surrounding whitespace.
    var trimmed: ArraySlice<UInt8> {
        var rest = bytes[...]
        while let first = rest.first, first <= 0x20 { rest.removeFirst() }
        while let last = rest.last, last <= 0x20 { rest.removeLast() }
        return rest
    }

    /// The trimmed text, at most `limit` characters.
    func string(upTo limit: Int) -> String { String(String(decoding: trimmed, as: UTF8.self).prefix(limit)) }

    /// A finite decimal number; nil for "inf", "nan" and hexadecimal numbers.
    var number: Double? {
        let digits = trimmed
        let isDecimal = digits.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        guard isDecimal, let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
            return nil
        }
        return number
    }

    /// The number times `scale`, rounded; nil if it is not a number or outside the range.
    func scaled(by scale: Double, in range: ClosedRange<Int>) -> Int? {
        guard let number else { return nil }
        let scaled = (number * scale).rounded()
        guard scaled >= Double(range.lowerBound), scaled <= Double(range.upperBound) else { return nil }
        return Int(scaled)
    }
}
