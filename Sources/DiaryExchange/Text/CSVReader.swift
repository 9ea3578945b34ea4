/// Splits bytes into records as RFC 4180 has it, with any line ends, and goes on after faults.
///
/// A faulty record costs its first line only: reading resumes at the line after it, so that a quote that is never
/// closed does not swallow the rest of the file.
struct CSVReader {
    enum Step: Equatable {
        case record
        /// An empty line, or one of delimiters only.
        case blank
        case fault(ImportIssue.Reason)
    }

    /// How many columns each record must have; 0 for any number.
    var columns = 0
    /// Where the next record begins.
    private(set) var position: Int
    /// The physical line, from 1, of the next record.
    private(set) var line: Int

    private let bytes: UnsafeBufferPointer<UInt8>
    private let delimiter: UInt8

    /// From how many bytes on a field is refused: it would be held several times over, and be shown in a list.
    static let longestField = 1_000_000

    private static let quote: UInt8 = 0x22
    private static let lineFeed: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D

    init(_ bytes: UnsafeBufferPointer<UInt8>, delimiter: UInt8, position: Int = 0, line: Int = 1) {
        self.bytes = bytes
        self.delimiter = delimiter
        self.position = position
        self.line = line
    }

    /// The share that is read, 0...1.
    var progress: Double { bytes.isEmpty ? 1 : Double(position) / Double(bytes.count) }

    /// Reads the next record; nil at the end.
    mutating func next(_ record: inout CSVRecord) -> Step? {
        guard position < bytes.count else { return nil }
        let start = position
        let firstLine = line
        record.begin(line: firstLine)
        if let reason = scan(&record) ?? miscount(in: record) {
            resume(afterLineAt: start, line: firstLine)
            return .fault(reason)
        }
        return record.isBlank ? .blank : .record
    }

    private func miscount(in record: CSVRecord) -> ImportIssue.Reason? {
        if columns == 0 || record.count == columns || record.isBlank { return nil }
        if record.count > columns {
            return record.isEmpty(from: columns) ? nil : .columnCount(found: record.count, expected: columns)
        }
        let last = bytes[bytes.count - 1]
        let isCut = position == bytes.count && last != Self.lineFeed && last != Self.carriageReturn
        return isCut
            ? .truncated(found: record.count, expected: columns)
            : .columnCount(found: record.count, expected: columns)
    }

    private mutating func resume(afterLineAt start: Int, line first: Int) {
        position = start
        line = first
        while position < bytes.count {
            if endLine() { return }
            position += 1
        }
    }

    /// Steps over a line end if one stands here.
    private mutating func endLine() -> Bool {
        switch bytes[position] {
        case Self.lineFeed: position += 1
        case Self.carriageReturn:
            position += 1
            if position < bytes.count, bytes[position] == Self.lineFeed { position += 1 }
        default: return false
        }
        line += 1
        return true
    }

    private mutating func scan(_ record: inout CSVRecord) -> ImportIssue.Reason? {
        var holdsNul = false
        while true {
            let reason =
                position < bytes.count && bytes[position] == Self.quote
                ? scanQuoted(&record, &holdsNul) : scanPlain(&record, &holdsNul)
            if let reason { return reason }
            if record.lastLength > Self.longestField { return .textTooLong }
            guard position < bytes.count else { break }
            if bytes[position] == delimiter {
                position += 1
            } else if endLine() {
                break
            }
        }
        return holdsNul ? .nulByte : nil
    }

    private mutating func scanPlain(_ record: inout CSVRecord, _ holdsNul: inout Bool) -> ImportIssue.Reason? {
        var index = position
        while index < bytes.count {
            let byte = bytes[index]
            // All that ends a field is at or below the semicolon.
            if byte <= 0x3B {
                if byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn { break }
                if byte == 0 { holdsNul = true }
            }
            index += 1
        }
        record.append(position..<index, hasEscapes: false)
        position = index
        return nil
    }

    private mutating func scanQuoted(_ record: inout CSVRecord, _ holdsNul: inout Bool) -> ImportIssue.Reason? {
        position += 1
        let start = position
        let firstLine = line
        var hasEscapes = false
        var hasStray = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte > Self.quote {
                position += 1
            } else if byte == Self.quote {
                let after = position + 1 < bytes.count ? bytes[position + 1] : Self.lineFeed
                if after == Self.quote {
                    hasEscapes = true
                    position += 2
                } else if after == delimiter || after == Self.lineFeed || after == Self.carriageReturn {
                    record.append(start..<position, hasEscapes: hasEscapes)
                    position += 1
                    return nil
                } else {
                    // Programs that forget to double quotes mean them literally, as long as the line makes sense.
                    hasStray = true
                    position += 1
                }
            } else if !endLine() {
                if byte == 0 { holdsNul = true }
                position += 1
            }
            if hasStray, line > firstLine { return .strayQuote }
        }
        return .unclosedQuote
    }
}
