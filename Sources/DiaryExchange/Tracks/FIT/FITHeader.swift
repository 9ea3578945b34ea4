/// The header of a FIT file: 12 bytes, or 14 with a checksum of its own.
struct FITHeader {
    /// Bytes of the header itself.
    let size: Int
    /// Bytes of the messages; 0 where the device never closed the file.
    let dataSize: Int

    /// Whether a FIT file begins at that place.
    static func isAt(_ offset: Int, _ bytes: some RandomAccessCollection<UInt8>) -> Bool {
        let rest = bytes.dropFirst(offset)
        guard let size = rest.first, size >= 12 else { return false }
        return rest.dropFirst(8).starts(with: Array(".FIT".utf8))
    }

    /// Nil where no header stands there, or not all of it; throws where its checksum does not fit.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) throws(TrackError.Fault) {
        guard Self.isAt(offset, bytes) else { return nil }
        size = Int(bytes[offset])
        guard var cursor = FITCursor(bytes, from: offset + 4, to: bytes.count),
            let dataSize = cursor.number(4, bigEndian: false), offset + size <= bytes.count
        else { return nil }
        self.dataSize = Int(dataSize)
        guard size >= 14, cursor.skip(4), let sum = cursor.number(2, bigEndian: false), sum != 0 else { return }
        // Zero is what a device writes that does not compute it.
        guard sum == FITChecksum.of(bytes[offset..<offset + 12]) else { throw .checksum(.header) }
    }
}
