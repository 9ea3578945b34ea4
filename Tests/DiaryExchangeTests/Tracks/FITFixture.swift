import Foundation

/// Writes FIT files according to the specification, with a checksum computed bit by bit.
struct FITFixture {
    var data = Data()
    var headerSize: UInt8 = 14
    var bigEndian = false

    /// 1989-12-31T00:00Z in seconds since 1970.
    static let epoch = 631_065_600
    /// 2026-03-12T06:00:00Z.
    static let start = 1_773_295_200 - epoch

    /// A field: its number, the base type and the value.
    typealias Field = (number: UInt8, type: UInt8, value: Int)

    static func size(_ type: UInt8) -> Int {
        switch type {
        case 0x00, 0x01, 0x02, 0x0A: 1
        case 0x83, 0x84, 0x8B: 2
        default: 4
        }
    }

    mutating func define(_ local: UInt8, _ message: Int, _ fields: [(UInt8, UInt8)], developer: [UInt8] = []) {
        data.append(0x40 | (developer.isEmpty ? 0 : 0x20) | local)
        data.append(0)
        data.append(bigEndian ? 1 : 0)
        append(message, 2)
        data.append(UInt8(fields.count))
        for (number, type) in fields { data.append(contentsOf: [number, UInt8(Self.size(type)), type]) }
        guard !developer.isEmpty else { return }
        data.append(UInt8(developer.count))
        for (index, size) in developer.enumerated() { data.append(contentsOf: [UInt8(index), size, 0]) }
    }

    /// Appends a message with a header byte: the local number, or a compressed timestamp.
    mutating func message(_ header: UInt8, _ values: [(Int, Int)], developer: [UInt8] = []) {
        data.append(header)
        for (value, size) in values { append(value, size) }
        data.append(contentsOf: developer)
    }

    /// Defines and writes one message.
    mutating func add(_ message: Int, _ fields: [Field]) {
        define(0, message, fields.map { ($0.number, $0.type) })
        self.message(0, fields.map { ($0.value, Self.size($0.type)) })
    }

    private mutating func append(_ value: Int, _ size: Int) {
        for index in 0..<size {
            let shift = 8 * (bigEndian ? size - 1 - index : index)
            data.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }

    var file: Data {
        var header = Data([headerSize, 0x10, 0x64, 0x00])
        for shift in [0, 8, 16, 24] { header.append(UInt8(truncatingIfNeeded: data.count >> shift)) }
        header += Data(".FIT".utf8)
        if headerSize >= 14 { header += Self.bytes(Self.checksum(header)) }
        let whole = header + data
        return whole + Self.bytes(Self.checksum(whole))
    }

    static func bytes(_ sum: UInt16) -> Data { Data([UInt8(sum & 0xFF), UInt8(sum >> 8)]) }

    static func checksum(_ bytes: Data) -> UInt16 {
        bytes.reduce(UInt16(0)) { sum, byte in
            var sum = sum ^ UInt16(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xA001 : sum >> 1 }
            return sum
        }
    }

    /// A run of three points at 50 N 14 E with a session, a lap, and a local time two hours ahead of UTC.
    static func run(headerSize: UInt8 = 14, bigEndian: Bool = false, start: Int = Self.start) -> FITFixture {
        var fit = FITFixture(headerSize: headerSize, bigEndian: bigEndian)
        fit.add(0, [(0, 0x00, 4), (4, 0x86, start)])
        fit.define(1, 20, [(253, 0x86), (0, 0x85), (1, 0x85), (2, 0x84), (3, 0x02), (4, 0x02), (5, 0x86)])
        for second in [0, 10, 20] {
            fit.message(
                1,
                [
                    (start + second, 4), (596_523_236 + second * 300, 4), (167_026_506, 4), (3700 + second, 2),
                    (140 + second, 1), (85, 1), (second * 300, 4),
                ])
        }
        fit.add(
            19,
            [
                (253, 0x86, start + 20), (2, 0x86, start), (8, 0x86, 20_500), (9, 0x86, 6100), (11, 0x84, 7),
                (15, 0x02, 150), (16, 0x02, 160),
            ])
        fit.add(
            18,
            [
                (253, 0x86, start + 20), (2, 0x86, start), (5, 0x00, 1), (7, 0x86, 22_000), (8, 0x86, 20_500),
                (9, 0x86, 6100), (10, 0x86, 28), (11, 0x84, 7), (16, 0x02, 151), (17, 0x02, 161), (22, 0x84, 12),
                (23, 0x84, 9),
            ])
        fit.add(34, [(253, 0x86, start + 20), (5, 0x86, start + 20 + 7200)])
        return fit
    }
}
