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

/// Writes comma-separated values (RFC 4180): CR LF behind each line, quotation marks where a value needs them.
///
/// Every value is kept to the letter, so that what is written is what `CSVReader` reads. One that a spreadsheet could
/// take for a formula gets quotation marks and nothing else: a sign put before it would make a load such as `+5` or `-`
/// another one. Whoever opens a file from elsewhere in a spreadsheet imports its columns as text.
public enum CSVWriter {
    /// The lines, the head among them.
    public static func text(_ lines: [[String]]) -> String {
        lines.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
    }

    // By scalars: a character can be a comma with an accent on it, or CR LF in one.
    private static func field(_ value: String) -> String {
        let scalars = value.unicodeScalars
        guard isFormula(scalars) || scalars.contains(where: isSpecial) || scalars.first == " " || scalars.last == " "
        else { return value }
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in scalars {
            if scalar == "\"" { quoted.append(scalar) }
            quoted.append(scalar)
        }
        quoted.append("\"")
        return String(quoted)
    }

    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "," || scalar == "\"" || scalar.value < 0x20
    }

    /// Begins like a formula and is no negative number.
    private static func isFormula(_ scalars: String.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, "=+-@".unicodeScalars.contains(first) else { return false }
        let rest = scalars.dropFirst()
        return first != "-" || rest.isEmpty || !rest.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
    }
}

/// One record of a CSV file. It is filled again and again by the reader, so that reading allocates nothing.
struct CSVRecord {
    /// The physical line, from 1, in which it begins.
    var line = 1
    private let buffer: UnsafeBufferPointer<UInt8>
    private var fields: [(range: Range<Int>, hasEscapes: Bool)] = []

    init(over buffer: UnsafeBufferPointer<UInt8>) {
        self.buffer = buffer
    }

    var count: Int { fields.count }

    /// How many bytes the newest field has.
    var lastLength: Int { fields.last?.range.count ?? 0 }

    /// The field at the index; an empty one beyond the end or without an index.
    subscript(index: Int?) -> CSVField {
        guard let index, index < fields.count else { return .empty }
        let field = fields[index]
        return CSVField(bytes: UnsafeBufferPointer(rebasing: buffer[field.range]), hasEscapes: field.hasEscapes)
    }

    mutating func begin(line: Int) {
        self.line = line
        fields.removeAll(keepingCapacity: true)
    }

    mutating func append(_ range: Range<Int>, hasEscapes: Bool) {
        fields.append((range, hasEscapes))
    }

    /// No field holds anything but blanks.
    var isBlank: Bool {
        fields.allSatisfy { field in
            buffer[field.range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        }
    }

    /// The fields from this one on are all empty.
    func isEmpty(from index: Int) -> Bool {
        fields.dropFirst(index).allSatisfy(\.range.isEmpty)
    }
}
