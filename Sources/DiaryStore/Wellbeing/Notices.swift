public import FitnessModel
import GRDB

/// The trainers' announcements, and which clients have read them.
public struct Notices: RecordSubject {
    package typealias Record = Notice

    package let access: Access

    /// The trainer's own, the newest first; a page of them.
    public func list(offset: Int = 0, limit: Int = -1) throws(StoreError) -> [Notice] {
        try access.records(order: "i.from_day DESC, i.id DESC", limit: limit, offset: offset)
    }

    /// The number of announcements.
    public func count() throws(StoreError) -> Int { try access.count(Notice.self, where: Condition()) }

    /// The names of the clients of the trainer's announcements, without invisible ones.
    public func clientNames() throws(StoreError) -> [Identifier<Client>: String] {
        let sql = """
            SELECT c.id, c.name FROM client c
            WHERE c.id IN (SELECT client FROM notice WHERE owner = ?) AND \(Visibility.client)
            """
        return try access.read { db in
            let names = try db.all(sql, access.viewer, access.viewer) { row in
                (row.id(0) as Identifier<Client>, row.text(1))
            }
            return Dictionary(names) { first, _ in first }
        }
    }

    /// Those that a client has not seen, of this day, oldest first: of the acting trainer and of the one whose client
    /// it is.
    public func unseen(by client: Identifier<Client>, on day: Day) throws(StoreError) -> [Notice] {
        try access.read(of: client) { db, _ in
            let condition = Condition(
                """
                i.owner IN (?, (SELECT owner FROM client WHERE id = ?)) AND i.from_day <= ?
                    AND (i.until_day IS NULL OR i.until_day >= ?)
                    AND (i.client = ? OR i.client IS NULL AND (i.category IS NULL
                        OR EXISTS (SELECT 1 FROM client_category l WHERE l.client = ? AND l.category = i.category)))
                    AND NOT EXISTS (SELECT 1 FROM notice_seen s WHERE s.client = ? AND s.notice = i.id)
                """, access.viewer, client, day, day, client, client, client)
            return try db.list(condition, order: "i.from_day, i.id")
        }
    }

    /// How many clients have seen each of the trainer's.
    public func seenCounts() throws(StoreError) -> [Identifier<Notice>: Int] {
        let sql = """
            SELECT notice, count(*) FROM notice_seen WHERE notice IN (SELECT id FROM notice WHERE owner = ?) GROUP BY notice
            """
        return try access.read { db in
            let counts = try db.all(sql, access.viewer) { ($0.id(0) as Identifier<Notice>, $0[1] as Int) }
            return Dictionary(counts) { first, _ in first }
        }
    }

    /// Adds one of the acting trainer's.
    @discardableResult
    public func add(_ notice: Notice) throws(StoreError) -> Identifier<Notice> {
        // The journal has the fact only, not its text.
        try access.change(ChangeFacts(.add, .notice, of: notice.client)) { change in
            if let client = notice.client { _ = try change.clients.get(client) }
            return try change.insert(notice)
        }
    }

    /// Marks one as read by a client: it is not shown to them again.
    public func see(_ notice: Identifier<Notice>, by client: Identifier<Client>) throws(StoreError) {
        try access.change { change in
            try change.name(.see, .notice, subject: notice.rawValue, of: client)
            try change.db.run("INSERT OR IGNORE INTO notice_seen VALUES (?, ?, ?)", client, notice, change.now)
        }
    }

    /// Deletes one.
    public func delete(_ id: Identifier<Notice>) throws(StoreError) {
        try access.change { change in
            try change.name(.delete, id)
            try change.db.run("DELETE FROM notice_seen WHERE notice = ?", id)
            try change.delete(id)
        }
    }
}

extension Notice: StoredRecord {
    package static let storage = Storage<Notice>(
        .notice, as: "i", joining: "JOIN trainer w ON w.id = i.owner", visible: "i.owner = ?",
        [
            .owner, StoredColumn("client", \.client), StoredColumn("category", \.category),
            StoredColumn("text", \.text), StoredColumn("from_day", \.from), StoredColumn("until_day", \.until),
            .joined("w.name", \.author),
        ])

    package init(blank id: Identifier<Notice>) { self.init(id: id, text: "", from: .earliest) }

    package var title: String { Label.name(text, longest: 30) }
}

extension DiaryAccess {
    /// The trainers' announcements.
    public var notices: Notices { Notices(access: self.access) }
}
