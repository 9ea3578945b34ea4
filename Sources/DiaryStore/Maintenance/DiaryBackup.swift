import FitnessModel
public import Foundation
import GRDB

/// Copies of an open diary.
public struct Backups: Sendable {
    let diary: Diary
}

extension Diary {
    /// Copies of the diary.
    public var backups: Backups { Backups(diary: self) }
}

extension Backups {
    /// Writes a copy of the diary, whole or not at all, while others may go on writing.
    ///
    /// - Parameter replacing: whether a file that is already there may be replaced; never the diary itself.
    public func write(to place: URL, replacing: Bool = false) throws(StoreError) {
        let target = DiaryFile(path: place.path)
        try DiaryFile(path: diary.path).checkTarget(target, replacing: replacing)
        try diary.refuseIfLost()
        try StoreError.translating(path: target.path) {
            let file = try PartialFile(for: target)
            try diary.writer.unsafeRead { db in try file.write(db, replacing: replacing) }
        }
    }

    /// Makes the day's backup unless there is one, then clears away those that are no longer kept.
    ///
    /// - Returns: where the new backup is; nil when there was one.
    @discardableResult
    public func writeIfDue(_ schedule: BackupSchedule) throws(StoreError) -> URL? {
        let today = Day(diary.clock.now(), in: schedule.zone)
        let name = BackupName(diary: diary.path, folder: schedule.folder.path)
        let place = schedule.folder.appendingPathComponent(name.of(today))
        PartialFile.clearLeftOvers(in: DiaryFile(path: diary.path).folder)
        guard !DiaryFile(path: place.path).exists else { return nil }
        try write(to: place)
        // Only now, with a good new one in place, may old ones go.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: schedule.folder.path)) ?? []
        let expired = Set(schedule.expired(names.compactMap(name.day)))
        for file in names where name.day(file).map(expired.contains) == true {
            unlink(schedule.folder.appendingPathComponent(file).path)
        }
        return place
    }
}

extension Diary {
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

extension Diary {
    /// Whether anything stands at a path. Throws where that cannot be found out, or where a link leads nowhere.
    public static func exists(at path: String) throws(StoreError) -> Bool { try DiaryFile(path: path).status() != nil }

    /// What stands at a path; throws for what is no diary, or a newer one. Changes nothing.
    public static func state(of path: String) throws(StoreError) -> DiaryState {
        let file = DiaryFile(path: path)
        guard try file.status() != nil else { return .missing }
        return try file.withReadOnlyConnection(DiaryOptions()) { db in try file.state(db) }
    }

    /// Checks that a file is a sound diary which this program can open. Changes nothing.
    @discardableResult
    public static func verify(_ place: URL) throws(StoreError) -> VerifiedDiary {
        let file = DiaryFile(path: place.path)
        return try file.withReadOnlyConnection(DiaryOptions()) { db in try verify(file, db) }
    }

    static func verify(_ file: DiaryFile, _ db: Database) throws -> VerifiedDiary {
        let state = try file.state(db)
        guard state != .empty else { throw StoreError.notADiary(path: file.path) }
        let problems = try Integrity.damage(db) + Integrity.lostReferences(db)
        if let first = problems.first { throw StoreError.corrupt(first) }
        return VerifiedDiary(
            schema: try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
            counts: state == .current(schema: Schema.version) ? try DiaryContents.counts(db) : nil)
    }
}

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

/// What is known of a file that was checked and found sound.
public struct VerifiedDiary: Hashable, Sendable {
    /// The number of its schema.
    public let schema: Int
    /// How much is in it; nil when its schema is older than this program's.
    public let counts: DiaryCounts?
}
