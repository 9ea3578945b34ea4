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

extension Diary {
    /// Writes the demo diary to a path: a new file is there whole or not at all, also when the program is killed.
    ///
    /// - Throws: `notEmpty` when a file is there that holds anything.
    public static func writeDemo(
        _ plan: DemoPlan, to place: URL, options: DiaryOptions = DiaryOptions()
    ) throws(StoreError) {
        let target = DiaryFile(path: place.path)
        let file = try target.status() == nil ? PartialFile(for: target) : nil
        let diary = try Diary(path: file?.path ?? target.path, options: options)
        do {
            try diary.fillWithDemo(plan)
        } catch {
            try? diary.close()
            throw error
        }
        try diary.close()
        try file?.put(replacing: false)
    }
}

extension Diary {
    /// How much is in the diary.
    public func counts() throws(StoreError) -> DiaryCounts {
        try read { db in try Self.counts(db) }
    }

    /// Repetitions and volume over everything performed.
    public func totals() throws(StoreError) -> DiaryTotals {
        try read { db in
            // total() never overflows and is exact up to 2^53 grams.
            let sql = "SELECT total(reps), total(iif(grams > 0, grams * reps, 0)) FROM performed_set"
            guard let row = try Row.fetchOne(db, sql: sql) else { throw StoreError.missing }
            return DiaryTotals(reps: row[0], grams: row[1])
        }
    }

    /// - Parameter sets: how many sets there are, where that is known already: it takes longer than all else.
    static func counts(_ db: Database, sets: Int? = nil) throws -> DiaryCounts {
        func count(_ what: String) throws -> Int { try Int.fetchOne(db, sql: "SELECT count(*) FROM \(what)") ?? 0 }
        return try DiaryCounts(
            clients: count("client"), exercises: count("exercise"), phases: count("phase"),
            sessions: count("session"), sets: sets ?? count("performed_set WHERE part = 0"))
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
        let problems = try damage(db) + lostReferences(db)
        if let first = problems.first { throw StoreError.corrupt(first) }
        return VerifiedDiary(
            schema: try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
            counts: state == .current(schema: Schema.version) ? try counts(db) : nil)
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

extension DiaryAccess {
    /// Clients, exercises, plans and machines of which every typed word begins a word; names that begin with the text come first.
    public func search(
        _ text: String, kinds: Set<SearchKind> = Set(SearchKind.allCases), limit: Int = 20
    ) throws(StoreError) -> [SearchHit] {
        let terms = SearchTerms(text)
        guard !terms.isEmpty, !kinds.isEmpty else { return [] }
        let prefix = text.searchKey
        return try read { db in
            var condition = Condition()
            terms.narrow(&condition, table: "f")
            let found = SearchKind.allCases.filter(kinds.contains).map(Self.source).joined(separator: " UNION ALL ")
            let sql = """
                SELECT kind, id, name, detail, archived FROM (\(found)) f WHERE \(condition.sql)
                ORDER BY archived, substr(name_key, 1, ?) <> ?, name_key, id LIMIT ?
                """
            let viewers = [any Storable](repeating: viewer, count: kinds.count)
            let order: [any Storable] = [prefix.unicodeScalars.count, prefix, limit]
            let rows = try db.rows(sql, viewers + condition.values + order)
            let hits = rows.map { row in
                SearchHit(
                    kind: row.raw(0) ?? .client, recordID: row[1], title: row.text(2), detail: row.text(3),
                    isArchived: row.flag(4))
            }
            return try Array(hits)
        }
    }

    private static func source(of kind: SearchKind) -> String {
        switch kind {
        case .client: select(kind, Client.storage, detail: "coalesce('born ' || substr(c.birth_day, 1, 4), '')")
        case .exercise: select(kind, Exercise.storage)
        case .phase: select(kind, Phase.storage, detail: "coalesce(c.name, iif(p.is_routine, 'routine', 'template'))")
        case .mesocycle: select(kind, Mesocycle.storage, detail: "coalesce(c.name, 'template')")
        case .machine: select(kind, Machine.storage)
        }
    }

    /// The records of one kind that the trainer, who is taken once, may change: others' exercises are not looked for.
    private static func select<Record>(
        _ kind: SearchKind, _ storage: Storage<Record>, detail: String = "''"
    ) -> String {
        let record = storage.alias
        return """
            SELECT '\(kind.rawValue)' AS kind, \(record).id, \(record).name, \(record).name_key, \(detail) AS detail,
                \(record).archived_at IS NOT NULL AS archived
            FROM \(storage.source) WHERE \(storage.changeable)
            """
    }
}

/// What is known of a file that was checked and found sound.
public struct VerifiedDiary: Hashable, Sendable {
    /// The number of its schema.
    public let schema: Int
    /// How much is in it; nil when its schema is older than this program's.
    public let counts: DiaryCounts?
}
