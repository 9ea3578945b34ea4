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
