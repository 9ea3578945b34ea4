/// Takes the messages of one FIT file out of its bytes, one after the other.
struct FITDecoder {
    /// Why there is no further message.
    enum End {
        /// All were read.
        case complete
        /// The bytes end within a message that begins there.
        case cut(Int)
        /// A message that nothing defined begins there.
        case undefined(Int)
    }

    private var cursor: FITCursor
    private var definitions = [FITDefinition?](repeating: nil, count: 16)
    private var lastTimestamp: Int?
    private(set) var end: End?

    init(_ cursor: FITCursor) { self.cursor = cursor }

    /// Puts the next message into `message`; false when there is none, and `end` says why.
    mutating func next(_ message: inout FITMessage) -> Bool {
        while end == nil {
            let start = cursor.offset
            guard let header = cursor.byte() else {
                end = .complete
                break
            }
            // Bit 7: a compressed header; bit 6: a definition; bit 5 of one: it has developer fields.
            if header & 0xC0 == 0x40 {
                guard let definition = FITDefinition(&cursor, hasDeveloperFields: header & 0x20 != 0) else {
                    end = .cut(start)
                    break
                }
                definitions[Int(header & 0x0F)] = definition
                continue
            }
            let isCompressed = header & 0x80 != 0
            guard let definition = definitions[Int(isCompressed ? header >> 5 & 0x03 : header & 0x0F)] else {
                end = .undefined(start)
                break
            }
            message.begin(definition.number, at: start)
            guard read(definition, into: &message) else {
                end = .cut(start)
                break
            }
            if isCompressed { message.timestamp = time(after: Int(header & 0x1F)) }
            lastTimestamp = message.timestamp ?? lastTimestamp
            return true
        }
        return false
    }

    private mutating func read(_ definition: FITDefinition, into message: inout FITMessage) -> Bool {
        for field in definition.fields {
            // Of arrays nothing that is needed; sizes that do not fit their type are passed over by the size.
            guard let type = field.type, type.size == field.size else {
                guard cursor.skip(field.size) else { return false }
                continue
            }
            guard let bits = cursor.number(field.size, bigEndian: definition.isBigEndian) else { return false }
            guard let value = type.value(bits) else { continue }
            if field.number == 253 { message.timestamp = value } else { message.add(value, field: field.number) }
        }
        return cursor.skip(definition.developerBytes)
    }

    /// A compressed header has the five lowest bits of the time; they roll over once in 32 seconds.
    private func time(after bits: Int) -> Int? {
        lastTimestamp.map { $0 + (bits - $0 & 0x1F) & 0x1F }
    }
}

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
