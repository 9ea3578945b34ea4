/// Reads FIT activities, including several concatenated in one file.
enum FITReader {
    /// The runs of the file.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(TrackError.Fault) -> [RecordedTrack] {
        try tracks(try files(bytes))
    }

    /// The runs of parsed files.
    static func tracks(_ files: [FITContents]) throws(TrackError.Fault) -> [RecordedTrack] {
        var tracks: [RecordedTrack] = []
        var empty: TrackError.Fault?
        for file in files {
            do {
                tracks += try file.tracks()
            } catch {
                empty = empty ?? error
            }
        }
        guard !tracks.isEmpty else { throw empty ?? .nothingRecorded }
        for reading in files.filter(\.isOfScale).flatMap(\.scale) {
            tracks[0].issues.append(TrackIssue(.weightBesideRun, at: .byte(reading.byte)))
        }
        return tracks
    }

    /// The contents of each concatenated file; at least one.
    static func files(_ bytes: UnsafeBufferPointer<UInt8>) throws(TrackError.Fault) -> [FITContents] {
        var files: [FITContents] = []
        var offset = 0
        // Other bytes after the last file are padding.
        while let header = try FITHeader(bytes, at: offset) {
            let start = offset + header.size
            let (end, remark) = try extent(header, from: start, in: bytes)
            files.append(try contents(bytes, from: start, to: end, remark))
            offset = remark == nil ? end + 2 : bytes.count
        }
        guard offset > 0 else { throw .damaged(byte: 0) }
        return files
    }

    /// The end of the messages, and a remark about it.
    private static func extent(
        _ header: FITHeader, from start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) throws(TrackError.Fault) -> (end: Int, remark: TrackIssue.Reason?) {
        if header.dataSize == 0, bytes.count > start + 2 { return (bytes.count, .unfinished) }
        let end = start + header.dataSize
        guard end + 2 <= bytes.count else { return (min(end, bytes.count), .truncated) }
        // A checksum that includes the stored checksum is zero.
        guard FITChecksum.of(bytes[(start - header.size)..<end + 2]) == 0 else { throw .checksum(.file) }
        return (end, nil)
    }

    private static func contents(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ remark: TrackIssue.Reason?
    ) throws(TrackError.Fault) -> FITContents {
        guard let cursor = FITCursor(bytes, from: start, to: end) else { throw .damaged(byte: start) }
        var contents = FITContents()
        var decoder = FITDecoder(cursor)
        var message = FITMessage()
        while decoder.next(&message) { try contents.add(message) }
        if let remark { contents.issues.note(remark, at: .byte(end)) }
        switch decoder.end {
        case .cut(let byte), .undefined(let byte):
            // In an incomplete file, the last message is usually broken; in a complete one, this is damage.
            guard remark != nil else { throw .damaged(byte: byte) }
        case .complete, nil: break
        }
        return contents
    }
}

/// The header of a FIT file: 12 bytes, or 14 with a checksum of its own.
struct FITHeader {
    /// The size of the header in bytes.
    let size: Int
    /// The size of the messages in bytes; 0 if the device never closed the file.
    let dataSize: Int

    /// Whether a FIT file begins at a position.
    static func isAt(_ offset: Int, _ bytes: some RandomAccessCollection<UInt8>) -> Bool {
        let rest = bytes.dropFirst(offset)
        guard let size = rest.first, size >= 12 else { return false }
        return rest.dropFirst(8).starts(with: Array(".FIT".utf8))
    }

    /// Nil if there is no complete header at the position; throws if its checksum does not match.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) throws(TrackError.Fault) {
        guard Self.isAt(offset, bytes) else { return nil }
        size = Int(bytes[offset])
        guard var cursor = FITCursor(bytes, from: offset + 4, to: bytes.count),
            let dataSize = cursor.number(4, bigEndian: false), offset + size <= bytes.count
        else { return nil }
        self.dataSize = Int(dataSize)
        guard size >= 14, cursor.skip(4), let sum = cursor.number(2, bigEndian: false), sum != 0 else { return }
        // Devices that do not compute it write zero.
        guard sum == FITChecksum.of(bytes[offset..<offset + 12]) else { throw .checksum(.header) }
    }
}

/// The checksum of FIT files: CRC-16 with the reflected polynomial A001, four bits at a time.
enum FITChecksum {
    private static let table: [UInt16] = [
        0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401, 0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01,
        0x8801, 0x4400,
    ]

    /// The checksum of all the bytes.
    static func of(_ bytes: some Sequence<UInt8>) -> UInt16 {
        var sum: UInt16 = 0
        for byte in bytes {
            sum = (sum >> 4) ^ table[Int((sum ^ UInt16(byte)) & 0xF)]
            sum = (sum >> 4) ^ table[Int((sum ^ UInt16(byte >> 4)) & 0xF)]
        }
        return sum
    }
}
