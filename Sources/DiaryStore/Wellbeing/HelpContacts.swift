public import FitnessModel
import GRDB

/// Contacts: those of Spotter, and the trainer's own.
public struct HelpContacts: RecordSubject {
    package typealias Record = HelpContact

    package let access: Access

    /// All contacts: urgent ones first, and Spotter's before the trainer's own.
    public func list() throws(StoreError) -> [HelpContact] {
        let order = """
            CASE h.category WHEN 'now' THEN 0 WHEN 'near' THEN 1 ELSE 2 END, h.owner IS NOT NULL, h.id
            """
        return try access.records(order: order)
    }

    /// Adds one of the trainer's own.
    @discardableResult
    public func add(_ contact: HelpContact) throws(StoreError) -> Identifier<HelpContact> {
        try access.change(.add, contact) { change in try change.insert(contact) }
    }
}

extension HelpContact.Category: Storable {}

extension HelpContact: NamedRecord {
    package static let storage = Storage<HelpContact>(
        .helpContact, as: "h", visible: "(h.owner IS NULL OR h.owner = ?)",
        changeable: "h.owner = ?",
        [
            .owner(orShipped: \.isShipped), StoredColumn("category", \.category), StoredColumn("name", \.name),
            StoredColumn("note", \.note), StoredColumn("phone", \.phone), StoredColumn("email", \.email),
            StoredColumn("web", \.web), StoredColumn("country", \.country),
        ])

    package init(blank id: Identifier<HelpContact>) { self.init(id: id, name: "") }
}

extension DiaryAccess {
    /// Contacts.
    public var helpContacts: HelpContacts { HelpContacts(access: self.access) }
}
