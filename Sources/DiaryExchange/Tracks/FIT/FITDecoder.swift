/// Decodes the messages of a FIT file one by one.
struct FITDecoder {
    /// The reason why there is no further message.
    enum End {
        /// All messages were read.
        case complete
        /// The bytes end within the message at this position.
        case cut(Int)
        /// The message at this position has no definition.
        case undefined(Int)
    }

    private var cursor: FITCursor
    private var definitions = [FITDefinition?](repeating: nil, count: 16)
    private var lastTimestamp: Int?
    private(set) var end: End?

    init(_ cursor: FITCursor) { self.cursor = cursor }

    /// Reads the next message into `message`; false if there is none, with the reason in `end`.
    mutating func next(_ message: inout FITMessage) -> Bool {
        while end == nil {
            let start = cursor.offset
            guard let header = cursor.byte() else {
                end = .complete
                break
            }
            // Bit 7 marks a compressed header, bit 6 a definition, bit 5 a definition with developer fields.
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
            // Arrays are not needed. A field whose size does not match its type is skipped by its size.
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

    /// A compressed header has the five lowest bits of the time, which wrap around every 32 seconds.
    private func time(after bits: Int) -> Int? {
        lastTimestamp.map { $0 + (bits - $0 & 0x1F) & 0x1F }
    }
}

/// A position in the bytes of a FIT file. It only moves forward and never past the end.
struct FITCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The position, from the first byte of the file.
    private(set) var offset: Int
    /// The position after the last readable byte.
    let end: Int

    /// Nil if the end is outside the bytes.
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

    /// An unsigned integer of up to eight bytes; nil beyond the end.
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

    /// Skips bytes; false beyond the end.
    mutating func skip(_ count: Int) -> Bool {
        guard count <= end - offset else { return false }
        offset += count
        return true
    }
}
