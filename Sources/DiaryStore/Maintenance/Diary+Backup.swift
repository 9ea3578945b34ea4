import FitnessModel
public import Foundation
import GRDB

extension Diary {
    /// Writes a copy of the diary, whole or not at all, while others may go on writing.
    ///
    /// - Parameter replacing: whether a file that is already there may be replaced; never the diary itself.
    public func backup(to place: URL, replacing: Bool = false) throws(StoreError) {
        let target = DiaryFile(path: place.path)
        try DiaryFile(path: path).checkTarget(target, replacing: replacing)
        try refuseIfLost()
        try StoreError.translating(path: target.path) {
            let file = try PartialFile(for: target)
            try writer.unsafeRead { db in try file.write(db, replacing: replacing) }
        }
    }

    /// Writes a copy of the diary at a path as it is: also of one that an older Spotter wrote.
    ///
    /// - Parameter place: must not be there yet, unless `replacing`.
    public static func backup(of path: String, to place: URL, replacing: Bool = false) throws(StoreError) {
        let source = DiaryFile(path: path), target = DiaryFile(path: place.path)
        try source.checkTarget(target, replacing: replacing)
        try source.withReadOnlyConnection(DiaryOptions()) { db in
            guard try source.state(db) != .empty else { throw StoreError.notBegun(path: path) }
            try PartialFile(for: target).write(db, replacing: replacing)
        }
    }

    /// Where a backup of this kind, which its name begins with, goes now: nothing stands there yet.
    public static func backupPlace(_ kind: String, of path: String, in folder: URL, at date: Date = Date()) -> URL {
        let name = BackupName(diary: path, folder: folder.path).of(kind, date)
        return URL(fileURLWithPath: DiaryFile(path: folder.appendingPathComponent(name).path).freePlace())
    }

    /// Makes the day's backup unless there is one, then clears away those that are no longer kept.
    ///
    /// - Returns: where the new backup is; nil when there was one.
    @discardableResult
    public func backUpIfDue(_ schedule: BackupSchedule) throws(StoreError) -> URL? {
        let today = Day(clock.now(), in: schedule.zone)
        let name = BackupName(diary: path, folder: schedule.folder.path)
        let place = schedule.folder.appendingPathComponent(name.of(today))
        PartialFile.clearLeftOvers(in: DiaryFile(path: path).folder)
        guard !DiaryFile(path: place.path).exists else { return nil }
        try backup(to: place)
        // Only now, with a good new one in place, may old ones go.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: schedule.folder.path)) ?? []
        let expired = Set(schedule.expired(names.compactMap(name.day)))
        for file in names where name.day(file).map(expired.contains) == true {
            unlink(schedule.folder.appendingPathComponent(file).path)
        }
        return place
    }

    /// The name of the newest backup of the diary at a path: by the day in the name, and within a day by when it was
    /// written. Other files do not count.
    public static func newestBackup(of path: String, in folder: URL) -> String? {
        let name = BackupName(diary: path, folder: folder.path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let dated = names.compactMap { file -> (name: String, day: Day, written: Date)? in
            guard let day = name.anyDay(file) else { return nil }
            let facts = try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(file).path)
            return (file, day, facts?[.modificationDate] as? Date ?? .distantPast)
        }
        return dated.max { ($0.day, $0.written, $0.name) < ($1.day, $1.written, $1.name) }?.name
    }
}

extension DiaryFile {
    /// Throws when a copy of this file may not be written to a place.
    fileprivate func checkTarget(_ target: DiaryFile, replacing: Bool) throws(StoreError) {
        guard !owns(target.path) else { throw .cannotOpen(path: target.path, reason: .isDiary) }
        var status = stat()
        if stat(target.path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path: target.path) }
            throw .cannotOpen(path: target.path, reason: .noOrdinaryFile)
        }
        guard replacing || !target.exists else { throw .cannotOpen(path: target.path, reason: .nameTaken) }
    }
}
