/// A trainer's announcement for clients, shown once on their wellbeing page.
public struct Notice: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Notice>
    /// The only recipient; nil for several.
    public var client: Identifier<Client>?
    /// The category of recipients; nil for all, or one.
    public var category: Identifier<Category>?
    /// The text.
    public var text: String
    /// From when on it is shown.
    public var from: Day
    /// The last day on which it is; nil if it is shown until it is seen.
    public var until: Day?
    /// The trainer who wrote it.
    public var author = ""

    /// Creates an announcement for all clients.
    public init(id: Identifier<Notice> = .unsaved, text: String, from: Day, until: Day? = nil) {
        self.id = id
        (self.text, self.from, self.until) = (text, from, until)
    }
}
