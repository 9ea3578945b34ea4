/// A drawer into which clients, exercises, plans or machines are sorted, or the records of clients' histories.
public struct Category: Identified, Hashable {
    /// The kind of records in the category.
    public enum Kind: String, Sendable, CaseIterable {
        case client, exercise, plan, machine, record
    }

    /// Names the record.
    public var id: Identifier<Category>
    /// The kind.
    public var kind: Kind
    /// As the trainer writes it.
    public var name: String
    /// The trainer; nil for the gym.
    public var owner: Identifier<Trainer>?

    /// Without an owner, a category of the gym.
    public init(id: Identifier<Category>, kind: Kind, name: String, owner: Identifier<Trainer>? = nil) {
        self.id = id
        self.kind = kind
        self.name = name
        self.owner = owner
    }
}

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

/// The number that names one record of one kind; unique over all kinds, sortable by creation.
public struct Identifier<Record>: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    /// The number as it is stored.
    public let rawValue: Int64

    /// Wraps a stored number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The identifier of a record that is not in the diary yet; adding the record gives it a new one.
    public static var unsaved: Identifier { Identifier(rawValue: 0) }

    /// Older records come first.
    public static func < (left: Identifier, right: Identifier) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A record that is named by an identifier of its own kind.
public protocol Identified: Identifiable, Sendable where ID == Identifier<Self> {}

/// One of the places where the gym trains; everybody's, as the gym is.
public struct Place: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Place>
    /// As the gym calls it.
    public var name: String
    /// Whether it is hidden from lists.
    public var isArchived = false

    /// A place in use.
    public init(id: Identifier<Place>, name: String) {
        self.id = id
        self.name = name
    }
}
