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
