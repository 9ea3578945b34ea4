/// Splits bytes into records according to RFC 4180, with any line ends, and continues after faults.
///
/// After a faulty record, reading resumes at its second line, so that a quote that is never closed does not consume the
/// rest of the file.
struct CSVReader {
    enum Step: Equatable {
        case record
        /// A line that is empty or contains only delimiters.
        case blank
        case fault(ImportIssue.Reason)
    }

    /// The number of columns of each record; 0 for any number.
    var columns = 0
    /// The position of the next record.
    private(set) var position: Int
    /// The physical line, from 1, of the next record.
    private(set) var line: Int

    private let bytes: UnsafeBufferPointer<UInt8>
    private let delimiter: UInt8

    /// The maximum length of a field in bytes. A longer one would be copied several times and shown in a list.
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

    /// The fraction that was read, 0...1.
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

    /// Skips a line end at the current position; false if there is none.
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
            // All bytes that end a field are at or below the semicolon.
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
                    // Some programs do not double quotes; such a quote is literal if the field ends on the same line.
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

/// Writes comma-separated values (RFC 4180): CR LF after each line, quotes around values that need them.
///
/// Values are written verbatim, so `CSVReader` reads them back unchanged. A value that a spreadsheet may treat as a
/// formula is only quoted: a prefix would change loads such as `+5` or `-`. Open files from others in a spreadsheet by
/// importing their columns as text.
public enum CSVWriter {
    /// The text of these lines, including the header.
    public static func text(_ lines: [[String]]) -> String {
        lines.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
    }

    // Uses scalars: a character can be a comma with an accent, or CR LF.
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

    /// Whether the value begins like a formula and is not a negative number.
    private static func isFormula(_ scalars: String.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, "=+-@".unicodeScalars.contains(first) else { return false }
        let rest = scalars.dropFirst()
        return first != "-" || rest.isEmpty || !rest.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
    }
}

/// A record of a CSV file. The reader reuses it, so that reading allocates nothing.
struct CSVRecord {
    /// The physical line, from 1, on which it begins.
    var line = 1
    private let buffer: UnsafeBufferPointer<UInt8>
    private var fields: [(range: Range<Int>, hasEscapes: Bool)] = []

    init(over buffer: UnsafeBufferPointer<UInt8>) {
        self.buffer = buffer
    }

    var count: Int { fields.count }

    /// The length of the last field in bytes.
    var lastLength: Int { fields.last?.range.count ?? 0 }

    /// The field at the index; an empty one beyond the end or for nil.
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

    /// Whether all fields contain only blanks.
    var isBlank: Bool {
        fields.allSatisfy { field in
            buffer[field.range].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        }
    }

    /// Whether all fields from this index on are empty.
    func isEmpty(from index: Int) -> Bool {
        fields.dropFirst(index).allSatisfy(\.range.isEmpty)
    }
}
