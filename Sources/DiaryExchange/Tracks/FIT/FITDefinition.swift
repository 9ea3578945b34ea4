/// What a definition message says about the messages that follow it under the same local number.
struct FITDefinition {
    /// A field of theirs.
    struct Field {
        let number: UInt8
        /// Bytes, of all elements where it is an array.
        let size: Int
        let type: FITBaseType?
    }

    /// The message's number in the profile.
    let number: Int
    let isBigEndian: Bool
    let fields: [Field]
    /// Bytes of the fields that a developer added; what they mean is nobody's but his.
    let developerBytes: Int

    /// Reads one; nil where the bytes end before it does.
    init?(_ cursor: inout FITCursor, hasDeveloperFields: Bool) {
        guard cursor.skip(1), let architecture = cursor.byte() else { return nil }
        isBigEndian = architecture == 1
        guard let number = cursor.number(2, bigEndian: isBigEndian), let count = cursor.byte() else { return nil }
        self.number = Int(number)
        var fields: [Field] = []
        for _ in 0..<count {
            guard let field = cursor.byte(), let size = cursor.byte(), let type = cursor.byte() else { return nil }
            fields.append(Field(number: field, size: Int(size), type: FITBaseType.byNumber[type]))
        }
        self.fields = fields
        var bytes = 0
        if hasDeveloperFields {
            guard let count = cursor.byte() else { return nil }
            for _ in 0..<count {
                guard cursor.skip(1), let size = cursor.byte(), cursor.skip(1) else { return nil }
                bytes += Int(size)
            }
        }
        developerBytes = bytes
    }
}

/// A whole-number type of FIT fields; text and fractions hold nothing that a run needs.
struct FITBaseType {
    /// Bytes of one value.
    let size: Int
    private let isSigned: Bool
    /// The bits that mean that there is no value.
    private let invalid: UInt64

    /// The type of that number in a definition.
    static let byNumber: [UInt8: FITBaseType] = [
        0x00: unsigned(1), 0x01: signed(1), 0x02: unsigned(1), 0x0A: unsigned(1, invalid: 0),
        0x83: signed(2), 0x84: unsigned(2), 0x8B: unsigned(2, invalid: 0),
        0x85: signed(4), 0x86: unsigned(4), 0x8C: unsigned(4, invalid: 0),
    ]

    private static func unsigned(_ size: Int, invalid: UInt64? = nil) -> FITBaseType {
        FITBaseType(size: size, isSigned: false, invalid: invalid ?? 1 << UInt64(8 * size) - 1)
    }

    private static func signed(_ size: Int) -> FITBaseType {
        FITBaseType(size: size, isSigned: true, invalid: 1 << UInt64(8 * size - 1) - 1)
    }

    /// The value of these bits; nil where they mean that there is none.
    func value(_ bits: UInt64) -> Int? {
        guard bits != invalid else { return nil }
        let isNegative = isSigned && bits > invalid
        return isNegative ? Int(bits) - 1 << (8 * size) : Int(bits)
    }
}
