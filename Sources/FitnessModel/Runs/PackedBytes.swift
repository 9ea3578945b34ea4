import Foundation

/// The bytes of a packed track, written at their end and read from their beginning.
struct PackedBytes {
    private(set) var data: Data
    private var place: Data.Index

    init(_ data: Data = Data()) {
        self.data = data
        place = data.startIndex
    }

    var isAtEnd: Bool { place == data.endIndex }

    mutating func append(byte: UInt8) { data.append(byte) }

    /// Seven bits a byte, the lowest first; the highest bit is set if more follow.
    mutating func append(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            data.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        data.append(UInt8(rest))
    }

    /// Zigzag: 0, -1, 1, -2 ... become 0, 1, 2, 3 ..., so that small negative numbers are short, too.
    mutating func append(signed number: Int) {
        append(UInt64(bitPattern: Int64(number << 1) ^ Int64(number >> 63)))
    }

    mutating func byte() throws(PackedTrack.Failure) -> UInt8 {
        guard !isAtEnd else { throw .damaged }
        defer { place += 1 }
        return data[place]
    }

    mutating func number() throws(PackedTrack.Failure) -> UInt64 {
        var number: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            let byte = try byte()
            number |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte < 0x80 {
                // The tenth byte has room for one bit only.
                guard shift < 63 || byte < 2 else { throw .damaged }
                return number
            }
        }
        throw .damaged
    }

    mutating func signed() throws(PackedTrack.Failure) -> Int {
        let number = try number()
        return Int(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    }

    mutating func count(upTo limit: Int) throws(PackedTrack.Failure) -> Int {
        let number = try number()
        guard number <= UInt64(max(limit, 0)) else { throw .damaged }
        return Int(number)
    }
}
