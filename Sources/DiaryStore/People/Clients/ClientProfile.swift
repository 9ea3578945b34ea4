public import FitnessModel
import GRDB

/// All that the profile of a client shows.
public struct ClientProfile: Hashable, Sendable {
    /// The person.
    public let client: Client
    /// The categories that the looking trainer may see.
    public let categories: [Category]
    /// How the session packs are used up.
    public let ledger: PackageLedger
    /// The mesocycles in use, newest first.
    public let mesocycles: [MesocycleContent]
    /// The newest sheets in use, newest first.
    public let phases: [PhaseListItem]
    /// The number of all sheets in use.
    public let phasesInUse: Int
    /// The newest sessions.
    public let recentSessions: [SessionListItem]
    /// The number of sheets, archived ones included.
    public let phaseCount: Int
    /// The number of all sessions.
    public let sessionCount: Int
    /// The first day of training.
    public let firstTraining: Day?
    /// The day of the newest session.
    public let lastSession: Day?
    /// The newest body weight that was measured.
    public let weighIn: WeighIn?
    /// How they were when they checked in last.
    public let checkIn: CheckIn?
    /// The state of their newest programme; nil if there is none.
    public let programme: ProgrammeStatus?
    /// The newest measurements, with what follows from them.
    public let body: BodyCourse

    /// Session packs bought, oldest first.
    public var packages: [SessionPackage] { ledger.statuses.map(\.package) }
    /// The sessions left; nil without a session pack, negative if overdrawn.
    public var sessionsLeft: Int? { ledger.left }
}

/// A client in a list: the client, whose properties it forwards, and the latest facts.
@dynamicMemberLookup
public struct ClientListItem: Hashable, Sendable, Identifiable {
    /// The person.
    public let client: Client
    /// The last day of training.
    public let lastTraining: Day?
    /// The sessions left of all session packs; nil without one, negative if overdrawn.
    public let sessionsLeft: Int?

    /// Names the client.
    public var id: Identifier<Client> { client.id }
    /// The client's name.
    public var name: String { client.name }
    /// Whether the client is archived.
    public var isArchived: Bool { client.isArchived }

    /// A property of the client.
    public subscript<Value>(dynamicMember path: KeyPath<Client, Value>) -> Value { client[keyPath: path] }

    static let columns = """
        \(Client.columns), \(TrainingDays.last), \(SessionsLeft.columns)
        """

    init(row: Row, today: Day, _ db: Database) throws {
        client = Client(row: row)
        lastTraining = row.optionalDay(Client.columnCount)
        sessionsLeft = try SessionsLeft.read(row, at: Client.columnCount + 1, of: client.id, today: today, db)
    }
}

/// The sessions left of a client's session packs, for lists of many clients; consistent with `PackageLedger`.
enum SessionsLeft {
    /// For the client `c`: sessions bought minus sessions done and charged since the first purchase, NULL without a
    /// package; then the first day on which a package expires, NULL where none does; then the last day of a session.
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
    /// The number of columns.
    static let columnCount = 3

    /// The sessions left by a row. While no session pack has expired, their sum decides; for the few clients with an
    /// expired one the sessions are counted one by one.
    static func read(
        _ row: Row, at place: Int, of client: Identifier<Client>, today: Day, _ db: Database
    ) throws -> Int? {
        guard let expires = row.optionalDay(place + 1),
            expires < today || row.optionalDay(place + 2).map({ expires < $0 }) ?? false
        else { return row[place] }
        return try PackageLedger(of: client, today: today, db).left
    }

    /// The sessions left of one client.
    static func read(of client: Identifier<Client>, today: Day, _ db: Database) throws -> Int? {
        try db.first("SELECT \(columns) FROM client c WHERE c.id = ?", client) { row in
            try read(row, at: 0, of: client, today: today, db)
        } ?? nil
    }
}

extension Client: ArchivedRecord {
    package static let storage = Storage<Client>(
        .client, as: "c", visible: Visibility.client,
        [
            .owner,
            StoredColumn("shared", \.isShared),
            StoredColumn("name", \.name),
            .computed("name_key") { $0.name.searchKey },
            .computed("words") {
                SearchKey.fold([$0.email, $0.phone, $0.planType, $0.health, $0.goal].joined(separator: " "))
            },
            StoredColumn("sex", \.sex),
            StoredColumn("birth_day", \.birthDay),
            StoredColumn("email", \.email),
            StoredColumn("phone", \.phone),
            // Nothing that is not above zero.
            StoredColumn("height_mm", \.height) { $0.flatMap { $0.millimetres > 0 ? $0 : nil } },
            StoredColumn("weight_g", \.weight) { $0.flatMap { $0.grams > 0 ? $0 : nil } },
            StoredColumn("plan_type", \.planType),
            StoredColumn("health", \.health),
            StoredColumn("goal", \.goal),
            StoredColumn("unit", \.unit),
            StoredColumn("photo_path", \.photoPath),
            .archived(\.isArchived),
            .added("created_at") { $1.now },
        ])

    package init(blank id: Identifier<Client>) { self.init(id: id, name: "") }

    package var aboutClient: Identifier<Client>? { id }
}

extension SessionPackage: StoredRecord {
    package static let storage = Storage<SessionPackage>(
        .package, as: "k", visible: Visibility.client(of: "k.client"),
        [
            .fixed("client", \.client), StoredColumn("bought", \.bought), StoredColumn("sessions", \.sessions),
            StoredColumn("note", \.note), StoredColumn("expires", \.expires), StoredColumn("price", \.price),
        ])

    static let oldestFirst = "k.bought, k.id"

    package init(blank id: Identifier<SessionPackage>) {
        self.init(id: id, client: .unsaved, bought: .earliest, sessions: 0)
    }

    package var called: RecordName { .ofDay(.package, bought) }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.count: String(sessions)]
    }
}
