package import CEmbedded

/// A table that is built into the program: CSV with a header line, read value by value.
package struct CatalogueTable {
    /// The rows without the header; each has as many values as it has commas outside quotes, and one more.
    package let rows: [[String]]

    /// Reads the bytes of a file.
    package init(_ file: EmbeddedFile) {
        let bytes = file.bytes
        var rows: [[String]] = []
        var row: [String] = []
        var value: [UInt8] = []
        var isQuoted = false
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\""):
                // A doubled quote inside quotes is one: it closes and opens again.
                if !isQuoted, index > 0, bytes[index - 1] == byte { value.append(byte) }
                isQuoted.toggle()
            case UInt8(ascii: ",") where !isQuoted:
                row.append(String(decoding: value, as: UTF8.self))
                value.removeAll(keepingCapacity: true)
            case UInt8(ascii: "\n") where !isQuoted:
                row.append(String(decoding: value, as: UTF8.self))
                value.removeAll(keepingCapacity: true)
                rows.append(row)
                row.removeAll(keepingCapacity: true)
            case UInt8(ascii: "\r") where !isQuoted: break
            default: value.append(byte)
            }
        }
        if !value.isEmpty || !row.isEmpty { rows.append(row + [String(decoding: value, as: UTF8.self)]) }
        self.rows = Array(rows.dropFirst())
    }

    /// "4.75" in thousandths; nil if it was not measured.
    static func thousandths(_ text: String) -> Int? {
        Double(text).map { Int(($0 * 1000).rounded()) }
    }
}
