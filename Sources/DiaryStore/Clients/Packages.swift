public import FitnessModel
import GRDB

/// The sessions that clients have bought in advance. Those that were done stay when a package is deleted.
public struct Packages: RecordSubject {
    package typealias Record = SessionPackage

    package let access: Access

    /// Enters sessions bought.
    @discardableResult
    public func add(
        client id: Identifier<Client>, bought: Day, sessions: Int, note: String = ""
    ) throws(StoreError) -> Identifier<SessionPackage> {
        try access.change { change in
            let client = try change.clients.get(id)
            change.name("Add \(Label.count(sessions, "session")) for \(Label.name(client.name))")
            return try change.insert(
                SessionPackage(id: .unsaved, client: id, bought: bought, sessions: sessions, note: note))
        }
    }
}

extension DiaryAccess {
    /// Sessions bought in advance.
    public var packages: Packages { Packages(access: access) }
}
