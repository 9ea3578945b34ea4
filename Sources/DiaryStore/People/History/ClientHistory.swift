public import FitnessModel
public import Foundation
import GRDB

/// Everything that a client did and that was measured, in one list: sessions, runs, activities, measurements, weights.
public struct ClientHistory {
    let access: Access

    /// The newest records that match the filter; a page of them.
    ///
    /// - Parameter zone: the zone of the clock for start times.
    public func list(
        of client: Identifier<Client>, _ filter: HistoryFilter = HistoryFilter(), offset: Int = 0, limit: Int = .max,
        zone: TimeZone
    ) throws(StoreError) -> [HistoryRecord] {
        let viewer = access.viewer
        let first = max(offset, 0)
        let end = first + min(max(limit, 0), .max - first)
        return try access.read(of: client) { db, client in
            var page: [HistoryKey] = []
            try HistoryKey.days(of: client.id, filter, viewer: viewer, zone: zone, db) { day, before in
                let (from, to) = (max(first - before, 0), min(end - before, day.count))
                if from < to { page += day.sorted()[from..<to] }
                return before + day.count < end
            }
            return try HistoryReading(client, viewer: viewer, standard: access.diary.standardEnergy, db).records(page)
        }
    }

    /// The row of a record in `list`, from 0; nil if the filter excludes it.
    public func row(
        of record: HistoryRecord.ID, in client: Identifier<Client>, _ filter: HistoryFilter = HistoryFilter(),
        zone: TimeZone
    ) throws(StoreError) -> Int? {
        let viewer = access.viewer
        return try access.read(of: client) { db, client in
            var row: Int?
            try HistoryKey.days(of: client.id, filter, viewer: viewer, zone: zone, db) { day, before in
                guard day.contains(where: { $0.id == record }) else { return true }
                row = day.sorted().firstIndex { $0.id == record }.map { before + $0 }
                return false
            }
            return row
        }
    }

    /// How many records the filter lets through in each category; nil is the default one.
    public func counts(
        of client: Identifier<Client>, _ filter: HistoryFilter = HistoryFilter()
    ) throws(StoreError) -> [Identifier<FitnessModel.Category>?: Int] {
        try access.read(of: client) { db, _ in
            let keys = filter.keys(of: client, viewer: access.viewer)
            var counts: [Identifier<FitnessModel.Category>?: Int] = [:]
            let rows = try db.rows("SELECT category, count(*) FROM (\(keys.sql)) GROUP BY category", keys.values)
            while let row = try rows.next() { counts[row.optionalID(0)] = row[1] }
            return counts
        }
    }

    /// The number of records in each category, of all visible clients, without zeros.
    public func counts() throws(StoreError) -> [Identifier<FitnessModel.Category>: Int] {
        let viewer = access.viewer
        return try access.read { db in
            try HistoryRecord.Kind.sorted.reduce(into: [:]) { counts, kind in
                // Uses the index of the records that have a category.
                let sql = """
                    SELECT t.category, count(*) FROM \(kind.table) t
                    WHERE t.category IS NOT NULL AND \(kind.condition) AND \(Visibility.client(of: "t.client"))
                    GROUP BY t.category
                    """
                try db.each(sql, viewer) { row in counts[row.id(0), default: 0] += row[1] as Int }
            }
        }
    }

    /// The sums of the records in each category. Reads all of them, since each depends on the weight of its day.
    public func sums(
        of client: Identifier<Client>, _ filter: HistoryFilter = HistoryFilter()
    ) throws(StoreError) -> [Identifier<FitnessModel.Category>?: HistorySum] {
        let viewer = access.viewer
        return try access.read(of: client) { db, client in
            var keys: [HistoryKey] = []
            try HistoryKey.days(of: client.id, filter, viewer: viewer, zone: .gmt, db) { day, _ in
                keys += day
                return true
            }
            return try HistoryReading(client, viewer: viewer, standard: access.diary.standardEnergy, db).sums(keys)
        }
    }

    /// The records with a word that starts with each typed word: of the name, the notes and the kind.
    public func find(
        _ text: String, of client: Identifier<Client>, _ filter: HistoryFilter = HistoryFilter()
    ) throws(StoreError) -> Set<HistoryRecord.ID> {
        let match = WordMatch(text)
        return try access.read(of: client) { db, _ in
            var found: Set<HistoryRecord.ID> = []
            for kind in filter.kinds {
                let sql = """
                    SELECT t.id, \(kind.words) FROM \(kind.table) t
                    WHERE t.client = ? AND t.day BETWEEN ? AND ? AND \(kind.condition)
                    """
                try db.each(sql, client, filter.days.lowerBound, filter.days.upperBound) { row in
                    if let fit = match.fit(row.text(1)), fit <= .words {
                        found.insert(HistoryRecord.ID(kind, row[0]))
                    }
                }
            }
            return found
        }
    }

    /// The exercises that a client has done, by name.
    public func exercises(of client: Identifier<Client>) throws(StoreError) -> [ExerciseName] {
        let sql = """
            SELECT e.id, e.name FROM exercise e
            WHERE \(Visibility.exercise) AND EXISTS (
                SELECT 1 FROM session_row r WHERE r.exercise = e.id AND r.client = ? AND r.text <> '')
            ORDER BY e.name_key, e.id
            """
        let viewer = access.viewer
        return try access.read(of: client) { db, _ in
            try db.all(sql, viewer, viewer, viewer, client) { ExerciseName(id: $0.id(0), name: $0.text(1)) }
        }
    }

    /// Moves records into a category, all of them or none; nil is the default one.
    ///
    /// - Parameter marked: the records, each with its name for an error.
    /// - Throws: `impossible` with the failing one; `missing`.
    public func sort(
        _ marked: [(id: HistoryRecord.ID, name: String)], into category: Identifier<FitnessModel.Category>?
    ) throws(StoreError) {
        try access.change { change in
            let name = try category.map { id in
                let found = try change.categories.get(id)
                guard found.kind == .record else { throw StoreError.missing }
                return found.name
            }
            let what = marked.count == 1 ? marked[0].name : ""
            change.name(
                ChangeFacts(
                    .sort, .category, subject: category?.rawValue,
                    [.name: what, .count: String(marked.count), .to: name ?? ""]))
            for record in marked {
                do {
                    try change.checkChangeable(record.id)
                    let sql = "UPDATE \(record.id.kind.table) SET category = ? WHERE id = ?"
                    try change.db.run(sql, category, record.id.number)
                } catch {
                    let reason = StoreError(error)
                    throw marked.count == 1 ? reason : StoreError.impossible(with: record.name, reason)
                }
            }
        }
    }
}

extension HistoryRecord.Kind {
    /// The searched words, of the table as `t`.
    fileprivate var words: String {
        switch self {
        case .session:
            "'session ' || t.title || ' ' || t.note || ' ' || coalesce((SELECT p.name FROM phase p WHERE p.id = t.phase), '')"
        case .run: "t.kind || ' ' || t.title || ' ' || t.note"
        case .activity: "'activity ' || t.name || ' ' || t.note"
        case .measurement: "'measurement ' || t.note"
        case .weighIn: "'weight'"
        }
    }
}

extension Change {
    /// The record may be changed by the acting trainer, and is one that is sorted.
    ///
    /// - Throws: `missing`.
    fileprivate func checkChangeable(_ id: HistoryRecord.ID) throws {
        switch id.kind {
        case .session: _ = try changeable(Identifier(rawValue: id.number)) as TrainingSession
        case .run: _ = try changeable(Identifier(rawValue: id.number)) as Run
        case .activity: _ = try changeable(Identifier(rawValue: id.number)) as ActivityEntry
        case .measurement: _ = try changeable(Identifier(rawValue: id.number)) as BodyMeasurement
        case .weighIn: throw StoreError.missing
        }
    }
}

extension DiaryAccess {
    /// The activities and measurements of clients in one list.
    public var clientHistory: ClientHistory { ClientHistory(access: access) }
}

/// A record's name in a history, with all that its place there hangs on.
struct HistoryKey: Hashable, Sendable, Comparable {
    let id: HistoryRecord.ID
    let day: Day
    /// Minutes after midnight, by the clock on the wall at that instant.
    let minute: Int?
    let category: Identifier<FitnessModel.Category>?

    private init?(row: Row, _ zone: TimeZone) {
        guard let kind: HistoryRecord.Kind = row.raw(0) else { return nil }
        id = HistoryRecord.ID(kind, row[1])
        (day, category) = (row.day(2), row.optionalID(5))
        minute = (row[3] as Int?) ?? row.date(4).map { TimeOfDay($0, in: zone).minuteOfDay }
    }

    /// Newest first: by day, by the clock, without a time last, then in the order of entry.
    static func < (left: HistoryKey, right: HistoryKey) -> Bool {
        if left.day != right.day { return left.day > right.day }
        if left.minute != right.minute { return (left.minute ?? -1) > (right.minute ?? -1) }
        if left.id.kind != right.id.kind { return left.id.kind.rawValue < right.id.kind.rawValue }
        return left.id.number > right.id.number
    }

    /// Calls `body` with the matching keys day by day, newest day first, until it returns false. The diary orders days,
    /// but not the clock of a time zone: within a day the keys are unordered.
    ///
    /// - Parameter body: receives the keys of a day, and the number of keys before them; returns true to continue.
    static func days(
        of client: Identifier<Client>, _ filter: HistoryFilter, viewer: Identifier<Trainer>, zone: TimeZone,
        _ db: Database, body: (_ day: [HistoryKey], _ before: Int) throws -> Bool
    ) throws {
        let keys = filter.keys(of: client, viewer: viewer)
        let rows = try db.rows("\(keys.sql)\nORDER BY day DESC", keys.values)
        var (day, before): ([HistoryKey], Int) = ([], 0)
        while let row = try rows.next() {
            guard let key = HistoryKey(row: row, zone) else { continue }
            if let last = day.last, last.day != key.day {
                guard try body(day, before) else { return }
                before += day.count
                day = []
            }
            day.append(key)
        }
        if !day.isEmpty { _ = try body(day, before) }
    }
}
