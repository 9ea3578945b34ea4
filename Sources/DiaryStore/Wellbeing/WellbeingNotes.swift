public import FitnessModel
import GRDB

/// Notes of clients for days with a check-in.
public struct WellbeingNotes: RecordSubject {
    package typealias Record = WellbeingNote

    package let access: Access

    /// Those of a client within these days, oldest first.
    public func list(of client: Identifier<Client>, in days: ClosedRange<Day>) throws(StoreError) -> [WellbeingNote] {
        try access.read(of: client) { db, _ in
            try db.list(
                Condition("o.client = ? AND o.day BETWEEN ? AND ?", client, days.lowerBound, days.upperBound),
                order: WellbeingNote.oldestFirst)
        }
    }

    /// Adds a note. Its own id, client, consent and time are ignored.
    ///
    /// - Throws: `refused` without a consent, and on a day without a check-in.
    @discardableResult
    public func add(
        _ note: WellbeingNote, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<WellbeingNote> {
        try access.change { change in
            var added = note
            (added.client, added.writtenAt, added.changedAt) = (client, change.now, nil)
            added.consent = try change.demandConsent(of: client)
            let sql = "SELECT count(*) FROM check_in WHERE client = ? AND day = ?"
            guard try change.db.count(sql, client, note.day) > 0 else {
                throw StoreError.refused(.noteWithoutCheckIn(on: note.day.iso))
            }
            try change.name(.add, added)
            return try change.insert(added)
        }
    }

    /// Changes the text.
    ///
    /// - Throws: `refused` without a consent to the current wording.
    public func update(from old: WellbeingNote, to new: WellbeingNote) throws(StoreError) {
        try access.change { change in
            _ = try change.demandConsent(of: old.client)
            try change.name(.edit, old)
            var changed = new
            if new != old { changed.changedAt = change.now }
            try change.update(from: old, to: changed)
        }
    }
}

extension WellbeingNote: StoredRecord {
    package static let storage = Storage<WellbeingNote>(
        .wellbeingNote, as: "o", visible: Visibility.client(of: "o.client"),
        [
            .fixed("client", \.client), .fixed("consent", \.consent), .fixed("day", \.day), .fixed("minute", \.minute),
            StoredColumn("text", \.text), .fixed("written_at", \.writtenAt), StoredColumn("changed_at", \.changedAt),
        ])
    static let oldestFirst = "o.day, o.minute, o.id"

    package init(blank id: Identifier<WellbeingNote>) { self.init(id: id, day: .earliest, minute: 0, text: "") }

    package var called: RecordName { .ofDay(.wellbeingNote, day) }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.day: day.iso, .time: time?.text ?? ""]
    }
}

extension DiaryAccess {
    /// Notes of clients for days with a check-in.
    public var wellbeingNotes: WellbeingNotes { WellbeingNotes(access: self.access) }
}
