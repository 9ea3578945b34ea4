/// One of the places where the gym trains; everybody's, as the gym is.
public struct Place: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Place>
    /// As the gym calls it.
    public var name: String
    /// Hidden from lists, with everything kept.
    public var isArchived = false

    /// A place in use.
    public init(id: Identifier<Place>, name: String) {
        self.id = id
        self.name = name
    }
}
