import Foundation

/// An unfolded iCalendar line: NAME;PARAMETER=value:value (RFC 5545, 3.1).
struct ContentLine: Hashable, Sendable {
    /// The first physical line, from 1.
    let number: Int
    /// The whole line, verbatim.
    let raw: String
    /// In upper case.
    let name: String
    /// The text after the colon, verbatim.
    let value: String
    private let parameters: [Parameter]
    /// The parameters with their semicolons, verbatim: ";LANGUAGE=en".
    let parameterText: String

    private struct Parameter: Hashable {
        let name: String
        let value: String
        /// ";LANGUAGE=en", verbatim.
        let text: String
    }

    /// Nil if the line has no name or no colon.
    init?(_ raw: String, number: Int) {
        let bytes = Array(raw.utf8)
        let isInName = { (byte: UInt8) in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
                || byte == 0x5F || byte == 0x2E
        }
        guard let end = bytes.firstIndex(where: { !isInName($0) }), end > 0 else { return nil }
        // A quoted colon does not end the parameters.
        var place = end
        var isQuoted = false
        var starts: [Int] = []
        while place < bytes.count {
            let byte = bytes[place]
            if byte == 0x22 { isQuoted.toggle() }
            if !isQuoted, byte == 0x3A { break }
            if !isQuoted, byte == 0x3B { starts.append(place) }
            place += 1
        }
        guard place < bytes.count, starts.first ?? place == end else { return nil }
        self.raw = raw
        self.number = number
        name = String(decoding: bytes[..<end], as: UTF8.self).uppercased()
        value = String(decoding: bytes[(place + 1)...], as: UTF8.self)
        parameterText = String(decoding: bytes[end..<place], as: UTF8.self)
        parameters = zip(starts, starts.dropFirst() + [place]).map { start, end in
            let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return Parameter(
                name: sides[0].uppercased(),
                value: sides.count > 1 ? sides[1].trimmingCharacters(of: "\"") : "", text: ";" + text)
        }
    }

    /// The value of a parameter, without quotes.
    subscript(parameter: String) -> String? { parameters.first { $0.name == parameter }?.value }

    /// The parameters other than these, verbatim: ";LANGUAGE=en".
    func parameters(beside known: Set<String>) -> String {
        parameters.filter { !known.contains($0.name) }.map(\.text).joined()
    }

    /// Whether the line has parameters other than these.
    func hasParameters(beside known: Set<String>) -> Bool {
        parameters.contains { !known.contains($0.name) }
    }
}

extension Substring {
    fileprivate func trimmingCharacters(of character: Character) -> String {
        var text = self
        while text.first == character { text.removeFirst() }
        while text.last == character { text.removeLast() }
        return String(text)
    }
}

/// Splits a file into lines and unfolds them. A line that begins with a blank or a tab continues the previous one, even
/// in the middle of a character, so lines are joined as bytes.
struct ContentLineReader {
    private(set) var lines: [(number: Int, text: String)] = []
    private(set) var issues = CalendarIssueList()

    /// - Parameter progress: receives the fraction that was read; false cancels.
    init(_ bytes: UnsafeBufferPointer<UInt8>, progress: ImportFormat.Progress = { _ in true }) throws(ImportError) {
        var line: [UInt8] = []
        var start = 0
        var number = 0
        var index = 0
        while index < bytes.count {
            number += 1
            if number % 4_096 == 0, !progress(Double(index) / Double(bytes.count)) { throw .cancelled }
            var end = index
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            let next = end + 1
            if end > index, bytes[end - 1] == 0x0D { end -= 1 }
            let isFolded = end > index && (bytes[index] == 0x20 || bytes[index] == 0x09) && !line.isEmpty
            if isFolded {
                // One byte above the limit marks the line as too long.
                line.append(contentsOf: bytes[(index + 1)..<end].prefix(CalendarLimits.line + 1 - line.count))
            } else {
                add(line, start)
                line = Array(bytes[index..<end].prefix(CalendarLimits.line + 1))
                start = number
            }
            index = next
            if lines.count >= CalendarLimits.lines {
                issues.note(.tooManyLines, line: number)
                return
            }
        }
        add(line, start)
    }

    private mutating func add(_ line: [UInt8], _ number: Int) {
        guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
        guard line.count <= CalendarLimits.line else { return issues.note(.lineTooLong, line: number) }
        if let text = String(validating: line, as: UTF8.self) { return lines.append((number, text)) }
        issues.note(.foreignEncoding, line: number)
        lines.append((number, TextEncoding.windows1252(line)))
    }
}
