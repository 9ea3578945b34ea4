public import Foundation
import GRDB

extension Diary {
    /// Puts a backup in the place of a diary that nobody has open.
    ///
    /// The backup is checked first. What stood at the place is kept beside it under a dated name, sound or not.
    ///
    /// - Returns: where the replaced file is now; nil when there was none.
    @discardableResult
    public static func restore(
        from backup: URL, to place: URL, options: DiaryOptions = DiaryOptions(), zone: TimeZone = .current
    ) throws(StoreError) -> URL? {
        let source = DiaryFile(path: backup.path)
        let target = DiaryFile(path: place.path)
        guard source.path != target.path else {
            throw .cannotOpen(path: target.path, reason: "the backup is this file itself")
        }
        let incoming = URL(fileURLWithPath: target.path + ".restored")
        do {
            _ = try source.prepare(readOnly: true)
            defer { unlink(incoming.path) }
            try source.withReadOnlyConnection(options) { db in
                _ = try verify(source, db)
                try DatabaseCopy.write(db, to: incoming)
            }
            let hasOld = try target.settle(options)
            let kept = hasOld ? try target.keepAside(BackupName.stamp(options.clock.now(), in: zone)) : nil
            guard rename(incoming.path, target.path) == 0 else { throw target.systemError() }
            target.syncFolder()
            return kept
        } catch {
            throw StoreError(error, path: target.path)
        }
    }
}
