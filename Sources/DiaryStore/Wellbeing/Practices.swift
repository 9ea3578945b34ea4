public import FitnessModel
import Foundation
import GRDB

/// The practices of clients.
///
/// One in progress is a draft of its window, written every few seconds: undo then reverts a practice as a whole, and a
/// killed window loses none.
public struct Practices: RecordSubject {
    package typealias Record = Practice

    package let access: Access

    /// Those of a client within these days, oldest first.
    public func list(of client: Identifier<Client>, in days: ClosedRange<Day>) throws(StoreError) -> [Practice] {
        try access.read(of: client) { db, _ in
            try db.list(
                Condition("y.client = ? AND y.day BETWEEN ? AND ?", client, days.lowerBound, days.upperBound),
                order: "y.day, y.minute, y.id")
        }
    }

    /// The newest one of a client; nil if there is none.
    public func newest(of client: Identifier<Client>) throws(StoreError) -> Practice? {
        try access.read(of: client) { db, _ in
            try db.first(Condition("y.client = ?", client), order: "y.day DESC, y.minute DESC, y.id DESC")
        }
    }

    /// The first that belongs to a programme; nil before it.
    public func first(inProgramme programme: Identifier<Programme>) throws(StoreError) -> Practice? {
        let found: [Practice] = try access.records(
            where: Condition("y.programme = ?", programme), order: "y.id", limit: 1)
        return found.first
    }

    /// Stores a finished practice, and deletes its notes. Its own id, client and consent are ignored.
    ///
    /// - Throws: `refused` without a consent.
    @discardableResult
    public func add(
        _ practice: Practice, of client: Identifier<Client>
    ) throws(StoreError) -> Identifier<Practice> {
        try access.change { change in
            let id = try change.insert(practice, of: client)
            try change.drafts.delete(Self.key(client))
            return id
        }
    }

    /// A practice cannot be deleted; only undo reverts the last one.
    package func delete(_ id: Identifier<Practice>) throws(StoreError) { throw .refused(.checkInStays) }

    // MARK: In progress

    /// Stores the progress of a practice.
    ///
    /// - Throws: `refused` if the consent has been withdrawn.
    public func note(_ practice: Practice, of client: Identifier<Client>) throws(StoreError) {
        guard let data = try? JSONEncoder().encode(NotedPractice(practice)) else { return }
        try access.drafts.save(Self.key(client), String(decoding: data, as: UTF8.self))
    }

    /// Discards a practice in progress.
    public func forget(of client: Identifier<Client>) throws(StoreError) { try access.drafts.delete(Self.key(client)) }

    /// Stores the practices left behind by windows that are gone.
    ///
    /// - Returns: the stored practices.
    public func keepLeft() throws(StoreError) -> [Practice] {
        let left = try access.drafts.left { WellbeingDraft.client(of: $0, what: Self.word) != nil }
        guard !left.isEmpty, !access.refusesWrites else { return [] }
        return try access.change { change in
            var stored: [Practice] = []
            for draft in left {
                guard let client = WellbeingDraft.client(of: draft.key, what: Self.word) else { continue }
                let isDeleted = try change.db.count("SELECT count(*) FROM client WHERE id = ?", client) == 0
                // It belongs to another trainer's client; that trainer's next start stores it.
                guard isDeleted || (try? change.db.get(client, viewer: change.viewer) as Client) != nil else {
                    continue
                }
                try change.db.run("DELETE FROM draft WHERE key = ?", draft.key)
                guard !isDeleted,
                    let noted = try? JSONDecoder().decode(NotedPractice.self, from: Data(draft.text.utf8)),
                    var practice = noted.practice, practice.isLongEnough,
                    try Consent.newest(of: client, change.db)?.isOpen == true
                else { continue }
                // The programme may have been undone.
                if let programme = practice.programme,
                    try change.db.count("SELECT count(*) FROM programme WHERE id = ?", programme) == 0
                {
                    practice.programme = nil
                }
                stored.append(try change.db.get(change.insert(practice, of: client), viewer: change.viewer))
            }
            return stored
        }
    }

    private static let word = "practice"
    private static func key(_ client: Identifier<Client>) -> String { WellbeingDraft.key(word, of: client) }
}

extension Change {
    fileprivate func insert(_ practice: Practice, of client: Identifier<Client>) throws -> Identifier<Practice> {
        var added = practice
        added.client = client
        added.consent = try demandConsent(of: client)
        try name(.add, added)
        return try insert(added)
    }
}

/// The note of a practice in progress.
private struct NotedPractice: Codable {
    let kind: String
    let beganAt: Date
    let day: String
    let minute, planned, seconds, pauses: Int
    let programme: Identifier<Programme>?

    init(_ one: Practice) {
        (kind, beganAt, day, minute) = (one.kind.rawValue, one.beganAt, one.day.iso, one.minute)
        (planned, seconds, pauses, programme) = (one.planned, one.seconds, one.pauses, one.programme)
    }

    var practice: Practice? {
        guard let kind = RelaxingKind(rawValue: kind), let day = Day(iso: day) else { return nil }
        return Practice(
            programme: programme, kind: kind, beganAt: beganAt, day: day, minute: minute, planned: planned,
            seconds: seconds, pauses: pauses)
    }
}

extension RelaxingKind: Storable {}

extension Practice: StoredRecord {
    package static let storage = Storage<Practice>(
        .practice, as: "y", visible: Visibility.client(of: "y.client"),
        [
            .fixed("client", \.client), .fixed("consent", \.consent), .fixed("programme", \.programme),
            .fixed("kind", \.kind), .fixed("began_at", \.beganAt), .fixed("day", \.day), .fixed("minute", \.minute),
            .fixed("planned", \.planned), .fixed("seconds", \.seconds), .fixed("pauses", \.pauses),
        ])

    package init(blank id: Identifier<Practice>) {
        self.init(id: id, kind: .longBreath, day: .earliest, minute: 0, planned: 1)
    }

    package var called: RecordName { .ofDay(.practice, day) }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.day: day.iso, .time: time?.text ?? ""]
    }
}

extension DiaryAccess {
    /// How often and how long clients relaxed.
    public var practices: Practices { Practices(access: self.access) }
}
