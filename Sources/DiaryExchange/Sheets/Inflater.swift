import CZlib

/// Unpacks what was packed by DEFLATE (RFC 1951), with zlib.
enum Inflater {
    /// What is unpacked, which must have exactly this length and use all that is packed; nil when it is anything else.
    ///
    /// Never more than the length is unpacked, so it bounds memory and time.
    static func unpack(_ packed: UnsafeBufferPointer<UInt8>, length: Int) -> [UInt8]? {
        var stream = z_stream()
        // A window of 2^15, without a header of zlib's own.
        let begun = inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var isWhole = false
        // One more than there may be: where that is used, the part is longer than it says.
        let unpacked = [UInt8](unsafeUninitializedCapacity: length + 1) { buffer, count in
            stream.next_in = UnsafeMutablePointer(mutating: packed.baseAddress)
            stream.avail_in = UInt32(packed.count)
            stream.next_out = buffer.baseAddress
            stream.avail_out = UInt32(length + 1)
            isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
            count = Int(stream.total_out)
        }
        return isWhole && unpacked.count == length ? unpacked : nil
    }

    /// The CRC-32 of the bytes.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, UInt32($0.count))) }
    }
}
