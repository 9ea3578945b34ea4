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

    /// A package without a note.
    public init(
        id: Identifier<SessionPackage>, client: Identifier<Client>, bought: Day, sessions: Int, note: String = ""
    ) {
        self.id = id
        self.client = client
        self.bought = bought
        self.sessions = sessions
        self.note = note
    }
}
