import CExpat
import Foundation

/// Reads XML from its beginning to its end with expat and keeps nothing of it but the open elements.
///
/// What could make reading endless is refused: a document type declaration (and with it every entity of its own), elements
/// nested deeper than any track's, tags without end.
final class XMLStream {
    /// Elements inside each other; a TCX file has about ten.
    static let deepest = 64
    /// Attributes of one element; a GPX file's root has about ten.
    static let mostAttributes = 64
    /// The longest tag, comment or instruction in bytes.
    static let longestToken = 1 << 20
    /// Of an element's text no more is kept than this many bytes.
    static let keptText = 4096
    /// So many bytes are given to expat at a time, which copies them.
    private static let chunk = 1 << 16

    private let parser: XML_Parser
    private let receiver: any XMLReceiver
    private var open: [TrackElement] = []
    private var text: [UInt8] = []
    private var fault: TrackError.Fault?

    /// Reads all of the file; the receiver gets its elements in order.
    static func read(_ file: ImportFile, into receiver: any XMLReceiver) throws(TrackError.Fault) {
        guard let parser = XML_ParserCreate(encoding(of: file)) else {
            throw .xml(line: 1, column: 1, reason: "no memory for a parser")
        }
        defer { XML_ParserFree(parser) }
        let stream = XMLStream(parser, receiver)
        try withExtendedLifetime(stream) { () throws(TrackError.Fault) in try stream.read(file) }
    }

    private init(_ parser: XML_Parser, _ receiver: any XMLReceiver) {
        self.parser = parser
        self.receiver = receiver
        open.reserveCapacity(Self.deepest)
        text.reserveCapacity(Self.keptText)
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

    /// UTF-16 was made UTF-8 on loading, while the declaration still names the old encoding.
    private static func encoding(of file: ImportFile) -> String? {
        guard file.bytes.starts(with: Data("<?xml".utf8)) else { return nil }
        let declaration = String(decoding: file.bytes.prefix(100).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        return declaration.lowercased().contains("utf-16") ? "UTF-8" : nil
    }

    /// The line at which the parser is, from 1.
    var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

    private func read(_ file: ImportFile) throws(TrackError.Fault) {
        try file.withBytes { bytes throws(TrackError.Fault) in
            var start = 0
            repeat {
                let end = min(start + Self.chunk, bytes.count)
                let part = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes[start..<end]))
                let isLast = end == bytes.count
                let status = XML_Parse(
                    parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count), isLast ? 1 : 0)
                if let fault { throw fault }
                guard status == XML_STATUS_OK else { throw broken }
                // What expat has not understood yet it reads again with the next chunk: endless tags would take for ever.
                guard end - max(0, Int(XML_GetCurrentByteIndex(parser))) <= Self.longestToken else {
                    throw .tooLong(line: line, limit: Self.longestToken)
                }
                start = end
            } while start < bytes.count
        }
    }

    private var broken: TrackError.Fault {
        let code = XML_GetErrorCode(parser)
        let reason = XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)"
        return .xml(line: line, column: Int(XML_GetCurrentColumnNumber(parser)) + 1, reason: reason)
    }

    private func refuseDocumentType() { stop(.documentType(line: line)) }

    private func stop(_ fault: TrackError.Fault) {
        self.fault = self.fault ?? fault
        XML_StopParser(parser, 0)
    }

    // After a stop expat still ends the element that it began; nobody is to hear of that.
    private func begin(_ name: UnsafePointer<CChar>, _ attributes: XMLAttributes) {
        guard fault == nil else { return }
        guard open.count < Self.deepest else { return stop(.tooDeep(line: line, limit: Self.deepest)) }
        guard attributes.count <= Self.mostAttributes else {
            return stop(.tooManyAttributes(line: line, limit: Self.mostAttributes))
        }
        let tag = XMLTag(element: TrackElement(qualified: name), parent: open.last, stream: self)
        open.append(tag.element)
        text.removeAll(keepingCapacity: true)
        do throws(TrackError.Fault) {
            try receiver.begin(tag, attributes)
        } catch { stop(error) }
    }

    private func end() {
        guard fault == nil, let element = open.popLast() else { return }
        do throws(TrackError.Fault) {
            try receiver.end(XMLTag(element: element, parent: open.last, stream: self), XMLText(bytes: text))
        } catch { stop(error) }
        text.removeAll(keepingCapacity: true)
    }

    private func append(_ characters: UnsafeRawBufferPointer) {
        guard fault == nil, let element = open.last, element != .other else { return }
        text.append(contentsOf: characters.prefix(Self.keptText - text.count))
    }
}
