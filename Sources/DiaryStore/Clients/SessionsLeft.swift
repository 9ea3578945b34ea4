import FitnessModel
import GRDB

/// What is left of a client's packages, for lists of many clients; it agrees with `PackageLedger`.
enum SessionsLeft {
    /// For the client `c`: sessions bought minus sessions done and charged since the first purchase, NULL without a package;
    /// then the first day on which a package expires, NULL where none does; then the last day of a session.
    ///
    /// The done ones are all minus the live ones, because both counts come from an index alone.
    static let columns = """
        (SELECT sum(k.sessions)
            - (SELECT count(*) FROM session WHERE client = c.id AND day >= min(k.bought))
            + (SELECT count(*) FROM session INDEXED BY session_live
                WHERE state = 'live' AND client = c.id AND day >= min(k.bought))
            - (SELECT count(*) FROM appointment WHERE client = c.id AND day >= min(k.bought) AND charged = 1)
            FROM session_package k WHERE k.client = c.id),
        (SELECT min(k.expires) FROM session_package k WHERE k.client = c.id),
        (SELECT max(day) FROM session WHERE client = c.id)
        """
    /// How many they are.
    static let columnCount = 3

    /// What a row says of it. As long as nothing has expired all packages are alike, and their sum is the answer; for the
    /// few clients of whom a package has, the sessions are gone through one by one.
    static func read(
        _ row: Row, at place: Int, of client: Identifier<Client>, today: Day, _ db: Database
    ) throws -> Int? {
        guard let expires = row.optionalDay(place + 1),
            expires < today || row.optionalDay(place + 2).map({ expires < $0 }) ?? false
        else { return row[place] }
        return try PackageLedger(of: client, today: today, db).left
    }

    /// The same for one client.
    static func read(of client: Identifier<Client>, today: Day, _ db: Database) throws -> Int? {
        try db.first("SELECT \(columns) FROM client c WHERE c.id = ?", client) { row in
            try read(row, at: 0, of: client, today: today, db)
        } ?? nil
    }
}
