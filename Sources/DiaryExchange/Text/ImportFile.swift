public import Foundation

/// A loaded file to import: text as UTF-8 without a byte order mark, other content as it is.
public struct ImportFile: Sendable {
    /// The file name, without the folder.
    public let name: String
    /// UTF-8 for text with a byte order mark; otherwise the raw bytes.
    public let bytes: Data

    /// The maximum file size, in bytes.
    public static let sizeLimit = 512 << 20
    /// Files of this size or larger are mapped. Smaller ones are loaded, so that truncating them does no
    /// harm.
    private static let mappedFrom = 32 << 20

    /// Creates a file from bytes in memory.
    public init(name: String, bytes: Data) {
        self.name = name
        self.bytes = TextEncoding.utf8(bytes)
    }

    /// Loads a regular file; `~` is the home folder. A file above the limit is not read.
    public init(path: String, limit: Int = ImportFile.sizeLimit) throws(ImportError) {
        let path = (path as NSString).expandingTildeInPath
        let size = try Self.size(ofFileAt: path)
        guard size <= limit else { throw .tooLarge(path: path, bytes: size, limit: limit) }
        guard size > 0 else { throw .empty(path: path) }
        let url = URL(fileURLWithPath: path)
        do {
            let data = try Data(contentsOf: url, options: size >= Self.mappedFrom ? .mappedIfSafe : [])
            self.init(name: url.lastPathComponent, bytes: data)
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
    }

    /// Calls `body` with the bytes, without copying them; they are valid only during the call.
    func withBytes<Value, Failure>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // `Data` only supports untyped errors, so the closure returns the outcome as a value.
        let outcome = bytes.withUnsafeBytes { raw in
            Result { () throws(Failure) in try body(raw.bindMemory(to: UInt8.self)) }
        }
        return try outcome.get()
    }

    private static func size(ofFileAt path: String) throws(ImportError) -> Int {
        var facts = stat()
        guard stat(path, &facts) == 0 else {
            let code = errno
            if code == ENOENT || code == ENOTDIR { throw .missing(path: path) }
            throw .unreadable(path: path, reason: String(cString: strerror(code)))
        }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .isDirectory(path: path)
        default: throw .notAFile(path: path)
        }
        // Checked before reading, because the error of a failed read does not give the reason on every system.
        guard access(path, R_OK) == 0 else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        return Int(facts.st_size)
    }
}

extension ImportFile {
    /// The likely kind of a binary file; nil if the first bytes may be text.
    public var binaryKind: FileKind? {
        let head = bytes.prefix(4096)
        if let known = Self.signatures.first(where: { head.dropFirst($0.offset).starts(with: $0.bytes) }) {
            return known.kind
        }
        let controls = head.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
        return controls > 3 && controls * 33 > head.count ? .binary : nil
    }

    private static let signatures: [(offset: Int, bytes: [UInt8], kind: FileKind)] = [
        (0, [0x50, 0x4B, 0x03, 0x04], .zip),
        (0, [0x1F, 0x8B], .gzip),
        (0, [0x37, 0x7A, 0xBC, 0xAF], .sevenZip),
        (0, Array("%PDF".utf8), .pdf),
        (0, Array("SQLite format 3".utf8), .sqlite),
        (0, [0x89, 0x50, 0x4E, 0x47], .png),
        (0, [0xFF, 0xD8, 0xFF], .jpeg),
        (8, Array(".FIT".utf8), .fit),
    ]
}
