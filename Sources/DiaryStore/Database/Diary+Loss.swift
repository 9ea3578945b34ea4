import Foundation
import GRDB
import Synchronization

extension Diary {
    /// Whether the path leads to the file of this diary, or to one of those beside it that belong to it.
    public func isStored(at path: String) -> Bool {
        !self.path.isEmpty && DiaryFile(path: self.path).owns(path)
    }

    /// Throws once the file was found to be lost: a connection opened from then on would read another file.
    func refuseIfLost() throws(StoreError) {
        if let loss = state.withLock({ $0.loss }) { throw loss }
    }

    /// Throws when the file was removed, moved or replaced since it was opened; keeps a copy of what it held first.
    func checkFile() throws(StoreError) {
        try refuseIfLost()
        guard !files.areInPlace else { return }
        let loss = StoreError.fileReplaced(path: path, copy: isReadOnly ? nil : rescue())
        state.withLock { $0.loss = loss }
        throw loss
    }

    /// Copies what the open file holds, beside its path or else into the folder for temporary files.
    ///
    /// - Returns: where the copy is; nil when it could not be written.
    private func rescue() -> String? {
        let file = DiaryFile(path: path)
        let name = file.freePlace("-rescued-" + BackupName.stamp(clock.now(), in: .current))
        let spare = NSTemporaryDirectory() + "/" + (name as NSString).lastPathComponent
        // The writing connection is the only one that surely has the old file open.
        return writer.writeWithoutTransaction { db in
            // What is left in the log would be taken for that of the file which stands there now.
            _ = try? db.checkpoint(.truncate)
            for place in [name, spare] {
                if (try? PartialFile(for: DiaryFile(path: place)).write(db, replacing: false)) != nil { return place }
            }
            return nil
        }
    }
}
