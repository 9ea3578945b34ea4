import Foundation
import GRDB

/// A database in progress: written under another name, then moved to its path as a whole. It is deleted if it is not
/// moved.
///
/// A lock shows other processes that it is in use; the next process removes what a killed one left.
final class PartialFile {
    /// Its path until then: empty at first, and owner-only.
    let path: String
    private let target: DiaryFile
    private let descriptor: Int32

    /// Makes missing folders.
    init(for target: DiaryFile) throws(StoreError) {
        self.target = target
        try target.makeFolder()
        Self.clearLeftOvers(in: target.folder)
        path = "\(target.path).\(String(UInt64.random(in: 1 << 60 ... .max), radix: 16)).partial"
        // Created before SQLite writes into it, so that other users can never read it.
        descriptor = open(path, O_CREAT | O_EXCL | O_NOFOLLOW | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw target.systemError() }
        fchmod(descriptor, 0o600)
        flock(descriptor, LOCK_EX | LOCK_NB)
        // Between the two a process that clears away may have taken it for a left-over.
        guard FileIdentity(path: path) == FileIdentity(descriptor: descriptor) else { throw .locked }
    }

    deinit {
        for suffix in DiaryFile.suffixes { unlink(path + suffix) }
        if descriptor >= 0 { close(descriptor) }
    }

    /// Writes the state that a connection sees, and puts it in its place.
    func write(_ db: Database, replacing: Bool) throws {
        try fill(db)
        try put(replacing: replacing)
    }

    /// Writes the state that a connection sees.
    func fill(_ db: Database) throws { try db.execute(sql: "VACUUM INTO ?", arguments: [path]) }

    /// Moves it to its path. It must not be open anywhere.
    func put(replacing: Bool) throws(StoreError) {
        var log = stat()
        guard stat(path + "-wal", &log) != 0 || log.st_size == 0 else { throw .locked }
        guard fsync(descriptor) == 0 else { throw target.systemError() }
        // A link never takes the place of another file. Not every file system has links.
        if replacing || (link(path, target.path) != 0 && errno != EEXIST && !target.exists) {
            guard rename(path, target.path) == 0 else { throw target.systemError() }
        } else if FileIdentity(path: target.path) != FileIdentity(descriptor: descriptor) {
            throw .cannotOpen(path: target.path, reason: .nameTaken)
        }
        target.syncFolder()
    }

    /// Clears away what killed processes left in a folder, unless another process writes there now.
    static func clearLeftOvers(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in Set(names.compactMap(begun)) {
            let path = folder + "/" + name
            let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            defer { if descriptor >= 0 { close(descriptor) } }
            guard descriptor < 0 ? errno == ENOENT : flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
            for suffix in DiaryFile.suffixes { unlink(path + suffix) }
        }
    }

    /// The name of the partial file, or that of a window, that a file is or belongs to; nil for all other files.
    private static func begun(_ name: String) -> String? {
        let suffix = DiaryFile.suffixes.first { !$0.isEmpty && name.hasSuffix($0) } ?? ""
        let base = String(name.dropLast(suffix.count))
        return isBegun(base) ? base : nil
    }

    /// `NAME.NUMBER.partial` and `NAME.NUMBER.open` with sixteen hexadecimal digits, and what earlier versions left,
    /// which have no number. Without a pattern: it would cost a tenth of a start.
    private static func isBegun(_ base: String) -> Bool {
        let bytes = Array(base.utf8)
        func ends(in ending: String) -> Bool {
            bytes.count > ending.utf8.count && bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
        }
        if [".sqlite.partial", ".sqlite.restored", ".sqlite.restored.partial"].contains(where: ends) { return true }
        guard let ending = [".partial", ".open"].first(where: ends) else { return false }
        let rest = bytes.dropLast(ending.utf8.count)
        let digits = rest.suffix(16)
        let isHexadecimal = digits.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        return digits.count == 16 && isHexadecimal && rest.count > 17 && rest.dropLast(16).last == UInt8(ascii: ".")
    }
}

/// Which file it is, however its path is spelled and whatever links lead to it.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    /// The file that a path leads to; nil if it leads to none.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// The file behind an open descriptor.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
}

/// The files of an open diary, as they were when it was opened.
struct OpenFiles: Sendable {
    private let files: [(path: String, identity: FileIdentity)]

    /// None for a diary in memory. The log and the shared memory come and go while a diary is only read.
    init(path: String, isReadOnly: Bool) {
        let real = DiaryFile(path: path).resolved.path
        let paths = path.isEmpty ? [] : isReadOnly ? [path] : [path, real + "-wal", real + "-shm"]
        files = paths.compactMap { path in FileIdentity(path: path).map { (path, $0) } }
    }

    /// False once one of them was removed, moved or replaced: later writes would be lost.
    var areInPlace: Bool {
        files.allSatisfy { file in
            if let now = FileIdentity(path: file.path) { return now == file.identity }
            // Without the right to look nothing is known.
            return ![ENOENT, ENOTDIR, ELOOP].contains(errno)
        }
    }
}
