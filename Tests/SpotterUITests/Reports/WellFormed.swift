import CExpat
import Foundation

/// What expat reads from a page: its elements and its text, or the position of an error.
struct WellFormed {
    private(set) var fault: String?
    /// The names of its elements, in their order.
    private(set) var elements: [String] = []
    /// The values of all attributes.
    private(set) var attributes: [String] = []
    /// All text between tags.
    private(set) var text = ""

    private final class Findings {
        var elements: [String] = []
        var attributes: [String] = []
        var text: [UInt8] = []
    }

    init(_ page: String) {
        let parser = XML_ParserCreate("UTF-8")
        defer { XML_ParserFree(parser) }
        let findings = Findings()
        XML_SetUserData(parser, Unmanaged.passUnretained(findings).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, list in
                guard let data, let name else { return }
                let findings = Unmanaged<Findings>.fromOpaque(data).takeUnretainedValue()
                findings.elements.append(String(cString: name))
                var index = 0
                while let list, list[index] != nil, let value = list[index + 1] {
                    findings.attributes.append(String(cString: value))
                    index += 2
                }
            }, { _, _ in })
        XML_SetCharacterDataHandler(parser) { data, bytes, count in
            guard let data, let bytes else { return }
            let findings = Unmanaged<Findings>.fromOpaque(data).takeUnretainedValue()
            findings.text += UnsafeBufferPointer(start: bytes, count: Int(count)).map { UInt8(bitPattern: $0) }
        }
        let bytes = Array(page.utf8).map { CChar(bitPattern: $0) }
        if XML_Parse(parser, bytes, Int32(bytes.count), 1) != XML_STATUS_OK {
            let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? ""
            fault = "line \(XML_GetCurrentLineNumber(parser)): \(reason)"
        }
        elements = findings.elements
        attributes = findings.attributes
        text = String(decoding: findings.text, as: UTF8.self)
    }
}
