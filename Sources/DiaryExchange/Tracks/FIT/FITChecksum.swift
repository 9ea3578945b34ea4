/// The checksum of FIT files: CRC-16 with the reflected polynomial A001, four bits at a time.
enum FITChecksum {
    private static let table: [UInt16] = [
        0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401, 0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01,
        0x8801, 0x4400,
    ]

    /// The checksum over all the bytes.
    static func of(_ bytes: some Sequence<UInt8>) -> UInt16 {
        var sum: UInt16 = 0
        for byte in bytes {
            sum = (sum >> 4) ^ table[Int((sum ^ UInt16(byte)) & 0xF)]
            sum = (sum >> 4) ^ table[Int((sum ^ UInt16(byte >> 4)) & 0xF)]
        }
        return sum
    }
}
