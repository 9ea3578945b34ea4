import CZlib

/// The parts of a ZIP archive in memory, found by its central directory (APPNOTE.TXT of PKWARE, 6.3). The bytes are
/// valid only as long as their buffer.
///
/// The archive rejects what no spreadsheet program writes: encryption, ZIP64, volumes, and names that are repeated or
/// lead outside. Unpacked parts are checked against the lengths and checksums of the directory and the limits below.
struct ZipArchive {
    /// Maximum number of entries; a workbook has some dozens.
    static let maxEntries = 5_000
    /// Maximum number of unpacked bytes of all parts read.
    static let maxBytes = 64 << 20
    /// Maximum ratio of unpacked to packed bytes, above `freeBytes`.
    static let maxRatio = 100
    /// Parts up to this number of unpacked bytes may have any ratio.
    static let freeBytes = 1 << 20

    /// A part as described in the directory.
    private struct Entry {
        let name: String
        let method: Int
        let checksum: UInt32
        let packed: Int
        let unpacked: Int
        /// The position of its local header.
        let offset: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var entries: [String: Entry] = [:]
    /// The number of bytes that may still be unpacked.
    private var left = ZipArchive.maxBytes

    /// Reads the directory of an archive.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(SheetError.Fault) {
        self.bytes = bytes
        do throws(SheetError.ArchiveFault) {
            let directory = try findDirectory()
            try readDirectory(at: directory.offset, end: directory.end, count: directory.count)
        } catch {
            throw .archive(error)
        }
        // All entries are read before a password is reported, so that a damaged directory takes precedence.
        if hasEncryption { throw .passwordProtected }
    }

    private var hasEncryption = false

    /// Whether the archive has a part with this name, ignoring case.
    func has(_ name: String) -> Bool { entries[name.lowercased()] != nil }

    /// A part, unpacked and verified; nil if it does not exist.
    mutating func part(_ name: String) throws(SheetError.Fault) -> [UInt8]? {
        guard let entry = entries[name.lowercased()] else { return nil }
        do throws(SheetError.ArchiveFault) {
            let part = try unpack(entry)
            left -= part.count
            return part
        } catch {
            throw .archive(error)
        }
    }

    // MARK: Directory

    /// Searches for the end record backwards, because a comment of up to 65,535 bytes may follow it.
    private func findDirectory() throws(SheetError.ArchiveFault) -> (offset: Int, end: Int, count: Int) {
        let lowest = max(0, bytes.count - 22 - 65_535)
        var end = bytes.count - 22
        while end >= lowest {
            if number(4, at: end) == 0x0605_4B50, end + 22 + number(2, at: end + 20) == bytes.count { break }
            end -= 1
        }
        guard end >= lowest, end >= 0 else { throw .truncated }
        if end >= 20, number(4, at: end - 20) == 0x0706_4B50 { throw .zip64 }
        let (disk, first, here) = (number(2, at: end + 4), number(2, at: end + 6), number(2, at: end + 8))
        let (count, size, offset) = (number(2, at: end + 10), number(4, at: end + 12), number(4, at: end + 16))
        if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF { throw .zip64 }
        guard disk == 0, first == 0, here == count else { throw .severalVolumes }
        guard count <= Self.maxEntries else { throw .tooManyEntries(count: count, limit: Self.maxEntries) }
        guard offset + size <= end else { throw .damaged(byte: end + 12) }
        return (offset, offset + size, count)
    }

    private mutating func readDirectory(at start: Int, end: Int, count: Int) throws(SheetError.ArchiveFault) {
        var place = start
        for _ in 0..<count {
            guard place + 46 <= end, number(4, at: place) == 0x0201_4B50 else { throw .damaged(byte: place) }
            let lengths = (number(2, at: place + 28), number(2, at: place + 30), number(2, at: place + 32))
            let next = place + 46 + lengths.0 + lengths.1 + lengths.2
            guard next <= end else { throw .damaged(byte: place + 28) }
            let name = text(place + 46..<place + 46 + lengths.0)
            let entry = Entry(
                name: name, method: number(2, at: place + 10), checksum: UInt32(number(4, at: place + 16)),
                packed: number(4, at: place + 20), unpacked: number(4, at: place + 24),
                offset: number(4, at: place + 42))
            if [entry.packed, entry.unpacked, entry.offset].contains(0xFFFF_FFFF) { throw .zip64 }
            guard Self.staysInside(name) else { throw .nameOutside(Self.shown(name)) }
            if number(2, at: place + 8) & 0x41 != 0 { hasEncryption = true }
            guard entries.updateValue(entry, forKey: name.lowercased()) == nil else {
                throw .nameTwice(Self.shown(name))
            }
            place = next
        }
        guard place == end else { throw .damaged(byte: place) }
    }

    private static func staysInside(_ name: String) -> Bool {
        let steps = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
        return !name.isEmpty && steps.first != "" && !steps.contains("..") && !name.unicodeScalars.contains("\0")
            && !name.contains(":")
    }

    private static func shown(_ name: String) -> String { String(name.prefix(60)) }

    // MARK: Parts

    private func unpack(_ entry: Entry) throws(SheetError.ArchiveFault) -> [UInt8] {
        let (name, place) = (Self.shown(entry.name), entry.offset)
        guard place + 30 <= bytes.count, number(4, at: place) == 0x0403_4B50 else { throw .damaged(byte: place) }
        let nameEnd = place + 30 + number(2, at: place + 26)
        let start = nameEnd + number(2, at: place + 28)
        guard start + entry.packed <= bytes.count else { throw .length(entry: name) }
        guard text(place + 30..<nameEnd) == entry.name, number(2, at: place + 8) == entry.method else {
            throw .damaged(byte: place)
        }
        guard entry.unpacked <= left else { throw .tooMuch(limit: Self.maxBytes) }
        guard entry.unpacked <= max(Self.freeBytes, entry.packed * Self.maxRatio) else {
            throw .tooTight(entry: name, limit: Self.maxRatio)
        }
        let packed = UnsafeBufferPointer(rebasing: bytes[start..<start + entry.packed])
        let part: [UInt8]?
        switch entry.method {
        case 0: part = entry.packed == entry.unpacked ? Array(packed) : nil
        case 8: part = Inflater.unpack(packed, length: entry.unpacked)
        default: throw .method(entry: name, number: entry.method)
        }
        guard let part else { throw .length(entry: name) }
        guard Inflater.checksum(part) == entry.checksum else { throw .checksum(entry: name) }
        return part
    }

    // MARK: Bytes

    /// A little-endian number of `size` bytes; -1 outside the archive.
    private func number(_ size: Int, at place: Int) -> Int {
        guard place >= 0, place + size <= bytes.count else { return -1 }
        return (0..<size).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }

    /// The names searched for are ASCII, so the encoding of other names does not matter.
    private func text(_ range: Range<Int>) -> String {
        guard range.upperBound <= bytes.count else { return "" }
        return String(decoding: bytes[range], as: UTF8.self)
    }
}

/// Unpacks DEFLATE data (RFC 1951) with zlib.
enum Inflater {
    /// Unpacks data that must have exactly this length and use all packed bytes; nil otherwise.
    ///
    /// It never unpacks more than the length, which bounds memory and time.
    static func unpack(_ packed: UnsafeBufferPointer<UInt8>, length: Int) -> [UInt8]? {
        var stream = z_stream()
        // A window of 2^15 bytes, without a zlib header.
        let begun = inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var isWhole = false
        // One byte too many shows that the part is longer than stated.
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
