public import FitnessModel
import Foundation
import GRDB

/// The sessions that clients have bought in advance. Those that were done stay when a session pack is deleted.
public struct Packages: RecordSubject {
    package typealias Record = SessionPackage

    package let access: Access

    /// Adds a session pack; its own id is ignored.
    @discardableResult
    public func add(
        _ package: SessionPackage, of id: Identifier<Client>
    ) throws(StoreError) -> Identifier<SessionPackage> {
        try access.change { change in
            var bought = package
            bought.client = id
            try change.name(.add, bought)
            return try change.insert(bought)
        }
    }

    /// The same with fewer details.
    @discardableResult
    public func add(
        client id: Identifier<Client>, bought: Day, sessions: Int, note: String = ""
    ) throws(StoreError) -> Identifier<SessionPackage> {
        try add(SessionPackage(bought: bought, sessions: sessions, note: note), of: id)
    }

    /// How a client's session packs are used up.
    ///
    /// - Parameter days: the days of sessions that would be added.
    public func ledger(of id: Identifier<Client>, adding days: [Day] = []) throws(StoreError) -> PackageLedger {
        try access.read(of: id) { db, _ in try PackageLedger(of: id, adding: days, today: access.today, db) }
    }
}

extension PackageLedger {
    /// The ledger of a client: finished sessions, and missed appointments that were charged.
    init(of client: Identifier<Client>, adding days: [Day] = [], today: Day, _ db: Database) throws {
        let packages: [SessionPackage] = try db.list(
            Condition("k.client = ?", client), order: SessionPackage.oldestFirst)
        guard let first = packages.first?.bought else {
            self.init([], sessions: [], today: today)
            return
        }
        let sql = """
            SELECT day FROM session WHERE client = ?1 AND day >= ?2 AND state = 'done'
            UNION ALL SELECT day FROM appointment WHERE client = ?1 AND day >= ?2 AND charged = 1
            """
        self.init(packages, sessions: try db.all(sql, client, first) { $0.day(0) } + days, today: today)
    }
}

extension DiaryAccess {
    /// Sessions bought in advance.
    public var packages: Packages { Packages(access: access) }

    /// The current day of the diary's clock, in the zone of the machine.
    var today: Day { Day(access.diary.clock.now(), in: .current) }
}
