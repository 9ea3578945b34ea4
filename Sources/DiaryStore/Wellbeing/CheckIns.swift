public import FitnessModel
import GRDB

/// The mood check-ins of clients.
public struct CheckIns: RecordSubject {
    package typealias Record = CheckIn

    package let access: Access

    /// Those of a client within these days, oldest first.
    public func list(of client: Identifier<Client>, in days: ClosedRange<Day>) throws(StoreError) -> [CheckIn] {
        try access.read(of: client) { db, _ in
            try db.list(
                Condition("k.client = ? AND k.day BETWEEN ? AND ?", client, days.lowerBound, days.upperBound),
                order: CheckIn.oldestFirst)
        }
    }

    /// The newest one of a client; nil if there is none.
    public func newest(of client: Identifier<Client>) throws(StoreError) -> CheckIn? {
        try access.read(of: client) { db, _ in
            try db.first(Condition("k.client = ?", client), order: CheckIn.newestFirst)
        }
    }

    /// The levels of the days with check-ins, oldest first, without reading the texts.
    public func days(of client: Identifier<Client>, in days: ClosedRange<Day>) throws(StoreError) -> [WellbeingDay] {
        try access.read(of: client) { db, _ in
            let sql = """
                SELECT day, level FROM check_in WHERE client = ? AND day BETWEEN ? AND ? ORDER BY day, minute, id
                """
            var found: [(day: Day, levels: [StressLevel])] = []
            try db.each(sql, client, days.lowerBound, days.upperBound) { row in
                guard let level = StressLevel(rawValue: row[1]) else { return }
                let day = row.day(0)
                if found.last?.day == day {
                    found[found.count - 1].levels.append(level)
                } else {
                    found.append((day, [level]))
                }
            }
            return found.map { WellbeingDay($0.day, $0.levels) }
        }
    }

    /// The first day with a check-in; nil before that.
    public func firstDay(of client: Identifier<Client>) throws(StoreError) -> Day? {
        try access.read(of: client) { db, _ in
            try db.first("SELECT min(day) FROM check_in WHERE client = ?", client) { $0.optionalDay(0) } ?? nil
        }
    }

    /// Adds a check-in, with the client's consent. Its own id, client, consent and time are ignored.
    ///
    /// - Throws: `refused` without a consent.
    @discardableResult
    public func add(
        _ checkIn: CheckIn, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<CheckIn> {
        try access.change { change in
            var added = checkIn
            (added.client, added.writtenAt, added.changedAt) = (client, change.now, nil)
            added.consent = try change.demandConsent(of: client)
            // The journal has the fact only, not its content.
            try change.name(.add, added)
            return try change.insert(added)
        }
    }

    /// Changes the answer and the rating; level, question, day and time stay.
    ///
    /// - Throws: `refused` without a consent to today's wording.
    public func update(from old: CheckIn, to new: CheckIn) throws(StoreError) {
        try access.change { change in
            _ = try change.demandConsent(of: old.client)
            try change.name(.edit, old)
            var changed = new
            if new != old { changed.changedAt = change.now }
            try change.update(from: old, to: changed)
        }
    }

    /// A check-in cannot be deleted; only undo reverts the last one.
    package func delete(_ id: Identifier<CheckIn>) throws(StoreError) { throw .refused(.checkInStays) }
}

extension CheckIn.Speaker: Storable {}

extension StressLevel: Storable {
    var stored: Stored { .integer(Int64(rawValue)) }
    static func read(_ row: Row, at column: Int) -> Self? { StressLevel(rawValue: row[column]) }
}

extension CheckIn: StoredRecord {
    package static let storage = Storage<CheckIn>(
        .checkIn, as: "k", visible: Visibility.client(of: "k.client"),
        [
            .fixed("client", \.client), .fixed("consent", \.consent), .fixed("day", \.day), .fixed("minute", \.minute),
            .fixed("level", \.level), .fixed("question", \.question), StoredColumn("answer", \.answer),
            .fixed("written_at", \.writtenAt), StoredColumn("changed_at", \.changedAt), .fixed("speaker", \.speaker),
            StoredColumn("sleep_minutes", \.sleep), StoredColumn("soreness", \.soreness),
            StoredColumn("energy", \.energy),
        ])
    static let oldestFirst = "k.day, k.minute, k.id"
    static let newestFirst = "k.day DESC, k.minute DESC, k.id DESC"

    package init(blank id: Identifier<CheckIn>) { self.init(id: id, day: .earliest, minute: 0, level: .atEase) }

    package var called: RecordName { .ofDay(.checkIn, day) }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.day: day.iso, .time: time?.text ?? ""]
    }
}

extension CheckInQuestion: StoredRecord {
    package static let storage = Storage<CheckInQuestion>(
        .question, as: "u", visible: "(u.owner IS NULL OR u.owner = ?)",
        changeable: "u.owner = ?",
        [
            .owner(orShipped: \.isShipped), .fixed("level", \.level), StoredColumn("text", \.text),
            .archived(\.isArchived),
        ])

    package init(blank id: Identifier<CheckInQuestion>) { self.init(id: id, level: .atEase, text: "") }
}

extension DiaryAccess {
    /// The mood check-ins of clients.
    public var checkIns: CheckIns { CheckIns(access: self.access) }
}

/// The questions after a level: those of Spotter, and the trainer's own. A check-in keeps the words of its question.
public struct CheckInQuestions: RecordSubject {
    package typealias Record = CheckInQuestion

    package let access: Access

    /// All by level, those that come with Spotter first.
    public func list(
        _ archive: ArchiveFilter = .active, offset: Int = 0, limit: Int = 200
    ) throws(StoreError) -> [CheckInQuestion] {
        try access.records(
            where: Condition(archive.condition(on: "u")), order: CheckInQuestion.byLevel, limit: limit, offset: offset)
    }

    /// How many the filter lets through.
    public func count(_ archive: ArchiveFilter = .active) throws(StoreError) -> Int {
        try access.count(CheckInQuestion.self, where: Condition(archive.condition(on: "u")))
    }

    /// Adds a question of the acting trainer's.
    @discardableResult
    public func add(_ question: CheckInQuestion) throws(StoreError) -> Identifier<CheckInQuestion> {
        try access.change(.add, question) { change in try change.insert(question) }
    }
}

extension CheckInQuestion: ArchivedRecord {
    /// The text serves as the name.
    public var name: String { text }

    static let byLevel = "u.level, u.id"
}

extension DiaryAccess {
    /// The questions after a level.
    public var checkInQuestions: CheckInQuestions { CheckInQuestions(access: self.access) }
}
