/// What a trainer wants clients to read on their page of wellbeing, once.
public struct Notice: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Notice>
    /// The one client whom it is for; nil for several.
    public var client: Identifier<Client>?
    /// The category of clients whom it is for; nil for all, or one.
    public var category: Identifier<Category>?
    /// What it says.
    public var text: String
    /// From when on it is shown.
    public var from: Day
    /// The last day on which it is; nil where it is shown until it is seen.
    public var until: Day?
    /// The trainer who wrote it.
    public var author = ""

    /// One for all clients.
    public init(id: Identifier<Notice> = .unsaved, text: String, from: Day, until: Day? = nil) {
        self.id = id
        (self.text, self.from, self.until) = (text, from, until)
    }
}
