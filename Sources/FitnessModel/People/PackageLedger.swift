/// How the sessions of a client use up the session packs.
///
/// A session uses the oldest pack that is valid on its day and has sessions left. Without one it is owed, and the next
/// pack pays for it. Sessions left when a pack expires are lost.
public struct PackageLedger: Hashable, Sendable {
    /// The state of one pack.
    public struct Status: Hashable, Sendable {
        /// The package.
        public let package: SessionPackage
        /// Sessions that were taken from it.
        public internal(set) var used = 0
        /// Sessions that can still be taken from it; 0 once it has expired.
        public fileprivate(set) var left: Int
        /// Sessions that were not used before it expired.
        public fileprivate(set) var lost = 0
        /// Whether its last day is past.
        public let isExpired: Bool
    }

    /// The session packs, from the oldest on.
    public let statuses: [Status]
    /// Sessions that no session pack has paid for.
    public let owed: Int

    /// The sessions left of all packs; nil without one, negative if sessions are owed.
    public var left: Int? { statuses.isEmpty ? nil : statuses.reduce(0) { $0 + $1.left } - owed }

    /// Computes the ledger.
    ///
    /// - Parameters:
    ///   - packages: in any order; of those bought on one day the one entered first counts as the older.
    ///   - days: the day of each session that counts, in any order. Those before the first purchase are ignored.
    ///   - today: packs that expired before it are lost.
    public init(_ packages: [SessionPackage], sessions days: [Day], today: Day) {
        let packages = packages.sorted { ($0.bought, $0.id.rawValue) < ($1.bought, $1.id.rawValue) }
        var statuses = packages.map { package in
            Status(
                package: package, left: max(package.sessions, 0),
                isExpired: package.expires.map { $0 < today } ?? false)
        }
        var (bought, owed) = (0, 0)
        func take(from index: Int, _ count: Int) {
            statuses[index].used += count
            statuses[index].left -= count
        }
        /// Adds the packs bought up to a day: each covers owed sessions first.
        func buy(through day: Day) {
            while bought < statuses.count, statuses[bought].package.bought <= day {
                let paid = min(owed, statuses[bought].left)
                take(from: bought, paid)
                owed -= paid
                bought += 1
            }
        }
        let first = packages.first?.bought ?? .latest
        for day in days.sorted() where day >= first {
            buy(through: day)
            let valid = statuses[..<bought].firstIndex { status in
                status.left > 0 && status.package.expires.map { $0 >= day } ?? true
            }
            if let valid { take(from: valid, 1) } else { owed += 1 }
        }
        buy(through: .latest)
        for index in statuses.indices where statuses[index].isExpired {
            (statuses[index].lost, statuses[index].left) = (statuses[index].left, 0)
        }
        self.statuses = statuses
        self.owed = packages.isEmpty ? 0 : owed
    }
}

/// Sessions that a client has bought in advance.
public struct SessionPackage: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<SessionPackage>
    /// The client.
    public var client: Identifier<Client>
    /// When it was bought.
    public var bought: Day
    /// The number of sessions in the pack.
    public var sessions: Int
    /// Free text.
    public var note: String
    /// The last day on which its sessions can be taken; nil for always.
    public var expires: Day?
    /// The price, as text.
    public var price: String

    /// By default, a session pack without a note that does not expire.
    public init(
        id: Identifier<SessionPackage> = .unsaved, client: Identifier<Client> = .unsaved, bought: Day, sessions: Int,
        note: String = "", expires: Day? = nil, price: String = ""
    ) {
        self.id = id
        self.client = client
        self.bought = bought
        self.sessions = sessions
        self.note = note
        self.expires = expires
        self.price = price
    }
}
