import Foundation

/// Takes the lines of a file apart and puts folded ones together: a line that begins with a blank or a tab goes on where the one
/// before it ended, also in the middle of a letter, and is therefore put together as bytes.
struct ContentLineReader {
    private(set) var lines: [(number: Int, text: String)] = []
    private(set) var issues = CalendarIssueList()

    /// - Parameter progress: gets the share that is read; false stops the reading.
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
                // One byte more than is allowed says that there was more.
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
