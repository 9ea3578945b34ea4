import Foundation

/// A ZIP archive with stored (uncompressed) entries for tests; every value of its headers can be falsified.
struct ZipFixture {
    struct Entry {
        var name: String
        var bytes: [UInt8]
        var method = 0
        var flags = 0
        /// Falsified values; nil for the true ones.
        var checksum: UInt32?
        var packed: Int?
        var unpacked: Int?
        var offset: Int?

        init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

        init(_ name: String, _ bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    var entries: [Entry]
    /// The bytes after the end of the directory.
    var comment: [UInt8] = []
    /// A falsified number of entries; nil for the true one.
    var count: Int?
    /// The volume number, which should be 0.
    var volume = 0

    init(_ parts: [(String, String)]) { entries = parts.map { Entry($0.0, $0.1) } }

    var file: Data {
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let start = file.count
            let rest =
                number(entry.method, 2) + number(0, 4) + number(Int(entry.checksum ?? Self.checksum(entry.bytes)), 4)
                + number(entry.packed ?? entry.bytes.count, 4) + number(entry.unpacked ?? entry.bytes.count, 4)
                + number(entry.name.utf8.count, 2) + number(0, 2)
            file += number(0x0403_4B50, 4) + number(20, 2) + number(entry.flags, 2) + rest + Array(entry.name.utf8)
            file += entry.bytes
            directory += number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + number(entry.flags, 2) + rest
            directory += number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4) + number(entry.offset ?? start, 4)
            directory += Array(entry.name.utf8)
        }
        let start = file.count
        let count = count ?? entries.count
        file += directory + number(0x0605_4B50, 4) + number(volume, 2) + number(0, 2)
        file += number(count, 2) + number(count, 2) + number(directory.count, 4) + number(start, 4)
        file += number(comment.count, 2) + comment
        return Data(file)
    }

    private func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// CRC-32 by its definition, independent of the reader's.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes { sum = sum >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
        return ~sum
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
}

/// The bytes as stored DEFLATE blocks (RFC 1951, 3.2.4).
func deflatedBlocks(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = []
    var start = 0
    repeat {
        let part = bytes[start..<min(start + 65_535, bytes.count)]
        start = part.endIndex
        let length = UInt16(part.count)
        packed += [start == bytes.count ? 1 : 0, UInt8(length & 255), UInt8(length >> 8)]
        packed += [UInt8(~length & 255), UInt8(~length >> 8)] + part
    } while start < bytes.count
    return packed
}
