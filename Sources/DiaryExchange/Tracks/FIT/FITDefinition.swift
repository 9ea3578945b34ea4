/// A definition message: the layout of the following messages with the same local number.
struct FITDefinition {
    /// A field of such a message.
    struct Field {
        let number: UInt8
        /// The size in bytes, of all elements if the field is an array.
        let size: Int
        let type: FITBaseType?
    }

    /// The message number in the profile.
    let number: Int
    let isBigEndian: Bool
    let fields: [Field]
    /// The size in bytes of the developer fields, whose meaning is private.
    let developerBytes: Int

    /// Reads a definition; nil if the bytes end within it.
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

/// An integer type of FIT fields. A run needs no text and no fractions.
struct FITBaseType {
    /// The size of a value in bytes.
    let size: Int
    private let isSigned: Bool
    /// The bits of a missing value.
    private let invalid: UInt64

    /// The types by their number in a definition.
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

    /// The value of these bits; nil if it is missing.
    func value(_ bits: UInt64) -> Int? {
        guard bits != invalid else { return nil }
        let isNegative = isSigned && bits > invalid
        return isNegative ? Int(bits) - 1 << (8 * size) : Int(bits)
    }
}
