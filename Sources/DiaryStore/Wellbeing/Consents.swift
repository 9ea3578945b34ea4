public import FitnessModel
import GRDB

extension Consent.Way: Storable {}

extension Consent: StoredRecord {
    package static let storage = Storage<Consent>(
        .consent, as: "n", visible: Visibility.client(of: "n.client"),
        [
            .fixed("client", \.client), .fixed("version", \.version), .fixed("given_at", \.givenAt),
            .fixed("way", \.way), .fixed("paper_day", \.paperDay), StoredColumn("study", \.isForStudy),
            .fixed("withdrawn_at", \.withdrawnAt),
        ])
    static let newestFirst = "n.id DESC"

    package init(blank id: Identifier<Consent>) { self.init(id: id) }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [:]
    }
}

/// The consents of clients to store their wellbeing.
public struct Consents: RecordSubject {
    package typealias Record = Consent

    package let access: Access

    /// The newest of a client, withdrawn or not; nil if none was ever given.
    public func newest(of client: Identifier<Client>) throws(StoreError) -> Consent? {
        try access.read(of: client) { db, _ in try Consent.newest(of: client, db) }
    }

    /// Writes down that a client agrees; version and time are those of now.
    @discardableResult
    public func give(_ consent: Consent, by client: Identifier<Client>) throws(StoreError) -> Identifier<Consent> {
        try access.change { change in
            var given = Consent(
                client: client, way: consent.way ?? .here, paperDay: consent.paperDay, isForStudy: consent.isForStudy)
            given.givenAt = change.now
            try change.name(.add, given)
            return try change.insert(given)
        }
    }
}

extension Consent {
    static func newest(of client: Identifier<Client>, _ db: Database) throws -> Consent? {
        try db.first(Condition("n.client = ?", client), order: newestFirst)
    }
}

extension Change {
    /// The consent under which something of a client is stored.
    ///
    /// - Throws: `refused` without one; `missing` if the client may not be seen.
    package func demandConsent(of id: Identifier<Client>) throws -> Identifier<Consent> {
        let client = try clients.get(id)
        guard let consent = try Consent.newest(of: id, db), consent.isOpen else {
            throw StoreError.refused(.noConsent(client: client.name))
        }
        return consent.id
    }
}

extension DiaryAccess {
    /// The consents of clients to store their wellbeing.
    public var consents: Consents { Consents(access: self.access) }
}
