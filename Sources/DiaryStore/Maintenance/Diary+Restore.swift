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
        let target = DiaryFile(path: place.path).resolved
        guard !target.owns(source.path) else { throw .cannotOpen(path: source.path, reason: .isDiary) }
        return try StoreError.translating(path: target.path) {
            _ = try source.prepare(readOnly: true)
            let incoming = try PartialFile(for: target)
            try source.withReadOnlyConnection(options) { db in
                _ = try verify(source, db)
                try incoming.fill(db)
            }
            return try target.alone(options) {
                guard target.exists else {
                    try incoming.put(replacing: false)
                    return nil
                }
                return try target.whileUnused(options) {
                    let kept = try target.keepAside(BackupName.stamp(options.clock.now(), in: zone))
                    try incoming.put(replacing: true)
                    return kept
                }
            }
        }
    }
}
