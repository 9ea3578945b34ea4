/// Sessions that a client has bought in advance.
public struct SessionPackage: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<SessionPackage>
    /// Who bought it.
    public var client: Identifier<Client>
    /// When it was bought.
    public var bought: Day
    /// How many sessions it holds.
    public var sessions: Int
    /// Free text.
    public var note: String
    /// The last day on which its sessions can be taken; nil for always.
    public var expires: Day?
    /// What it cost, in words.
    public var price: String

    /// A package without a note that does not expire, when no more is given.
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
