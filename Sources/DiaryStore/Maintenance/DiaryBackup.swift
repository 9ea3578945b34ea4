public import FitnessModel
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
    /// Writes a copy of the diary, whole or not at all, while others may continue to write.
    ///
    /// - Parameter replacing: whether an existing file may be replaced; never the diary itself.
    public func write(to place: URL, replacing: Bool = false) throws(StoreError) {
        let target = DiaryFile(path: place.path)
        try DiaryFile(path: diary.path).checkTarget(target, replacing: replacing)
        if let loss = diary.loss { throw loss }
        try StoreError.translating(path: target.path) {
            let file = try PartialFile(for: target)
            try diary.writer.unsafeRead { db in try file.write(db, replacing: replacing) }
        }
    }

    /// Makes the day's backup unless there is one, then deletes expired ones.
    ///
    /// - Returns: the URL of the new backup; nil if there was one.
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

    /// An unused path for a backup of this kind, which prefixes its name.
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
    /// Whether there is a file at a path. Throws if that cannot be determined, or for a broken link.
    public static func exists(at path: String) throws(StoreError) -> Bool { try DiaryFile(path: path).status() != nil }

    /// The state of the file at a path; throws for other files and for a newer diary. Changes nothing.
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
        let problems = try Integrity.damage(db) + Integrity.lostReferences(db).map { .lostReference($0) }
        if let first = problems.first { throw StoreError.corrupt(first) }
        return VerifiedDiary(
            schema: try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
            counts: state == .current(schema: Schema.version) ? try DiaryContents.counts(db) : nil)
    }
}

extension Diary {
    /// Replaces a diary that is open nowhere by a backup.
    ///
    /// The backup is verified first. The replaced file, sound or not, is moved beside it under a dated name.
    ///
    /// - Returns: the URL of the replaced file; nil if there was none.
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
                    let previous = try target.keepAside(BackupName.stamp(options.clock.now(), in: zone))
                    try incoming.put(replacing: true)
                    return previous
                }
            }
        }
    }
}

/// Facts about a file that was verified as sound.
public struct VerifiedDiary: Hashable, Sendable {
    /// The number of its schema.
    public let schema: Int
    /// How much is in it; nil when its schema is older than this program's.
    public let counts: DiaryCounts?
}

/// When automatic backups are made, and which are retained.
public struct BackupSchedule: Sendable {
    /// The folder.
    public var folder: URL
    /// The number of newest backups to retain.
    public var daily: Int
    /// The number of newest months whose first backup is retained.
    public var monthly: Int
    /// The time zone that decides when a day begins.
    public var zone: TimeZone

    /// Once a day; fourteen days and twelve months are retained.
    public init(folder: URL, daily: Int = 14, monthly: Int = 12, zone: TimeZone = .current) {
        self.folder = folder
        self.daily = daily
        self.monthly = monthly
        self.zone = zone
    }

    /// The days whose backups are to be deleted.
    public func expired(_ days: [Day]) -> [Day] {
        let newestFirst = Set(days).sorted(by: >)
        let firstOfMonth = Dictionary(grouping: newestFirst) { $0.year * 12 + $0.month }.compactMap { $0.value.min() }
        let retained = Set(newestFirst.prefix(max(daily, 1))).union(firstOfMonth.sorted(by: >).prefix(monthly))
        return newestFirst.filter { !retained.contains($0) }
    }
}
