/// A place in the bytes of a FIT file that only moves forward and never past the end of what may be read.
struct FITCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The place, counted from the first byte of the file.
    private(set) var offset: Int
    /// Behind the last byte that may be read.
    let end: Int

    /// Nil where the end lies outside the bytes.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int, to end: Int) {
        guard offset >= 0, offset <= end, end <= bytes.count else { return nil }
        self.bytes = bytes
        self.offset = offset
        self.end = end
    }

    /// The next byte; nil at the end.
    mutating func byte() -> UInt8? {
        guard offset < end else { return nil }
        defer { offset += 1 }
        return bytes[offset]
    }

    /// A whole number of up to eight bytes; nil when it goes past the end.
    mutating func number(_ size: Int, bigEndian: Bool) -> UInt64? {
        guard size <= 8, size <= end - offset else { return nil }
        var number: UInt64 = 0
        for index in 0..<size {
            let byte = UInt64(bytes[offset + index])
            number = bigEndian ? number << 8 | byte : number | byte << UInt64(8 * index)
        }
        offset += size
        return number
    }

    /// Passes over bytes; false when that goes past the end.
    mutating func skip(_ count: Int) -> Bool {
        guard count <= end - offset else { return false }
        offset += count
        return true
    }
}
