import CExpat
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
/// What could make reading endless is refused: a document type declaration (and with it every entity of its own), elements
/// nested deeper than in any file that is read, tags without end.
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
