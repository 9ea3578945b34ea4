/// A person who trains others and writes in the diary.
public struct Trainer: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Trainer>
    /// As the trainer writes it.
    public var name: String

    /// A trainer of this name.
    public init(id: Identifier<Trainer>, name: String) {
        self.id = id
        self.name = name
    }
}
