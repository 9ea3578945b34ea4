import FitnessModel
public import Foundation
import GRDB

extension Diary {
    /// Writes a copy of the diary, whole or not at all, while others may go on writing.
    ///
    /// - Parameter replacing: whether a file that is already there may be replaced; never the diary itself.
    public func backup(to place: URL, replacing: Bool = false) throws(StoreError) {
        let target = DiaryFile(path: place.path)
        guard target.path != path else { throw .cannotOpen(path: path, reason: "this is the diary itself") }
        if target.isDirectory { throw .isDirectory(path: target.path) }
        guard replacing || !target.exists else {
            throw .cannotOpen(path: target.path, reason: "a file of this name is already there")
        }
        do {
            try writer.unsafeRead { db in try DatabaseCopy.write(db, to: place) }
        } catch {
            throw StoreError(error, path: target.path)
        }
    }

    /// Makes the day's backup unless there is one, then clears away those that are no longer kept.
    ///
    /// - Returns: where the new backup is; nil when there was one.
    @discardableResult
    public func backUpIfDue(_ schedule: BackupSchedule) throws(StoreError) -> URL? {
        let today = Day(clock.now(), in: schedule.zone)
        let name = BackupName(diary: path)
        let place = schedule.folder.appendingPathComponent(name.of(today))
        guard !DiaryFile(path: place.path).exists else { return nil }
        try backup(to: place)
        // Only now, with a good new one in place, may old ones go.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: schedule.folder.path)) ?? []
        for day in schedule.expired(names.compactMap(name.day)) {
            unlink(schedule.folder.appendingPathComponent(name.of(day)).path)
        }
        return place
    }
}
