/// The number that names one record of one kind; unique over all kinds, sortable by creation.
public struct Identifier<Record>: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    /// The number as it is stored.
    public let rawValue: Int64

    /// Wraps a stored number.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// Of a record that the diary does not hold yet: adding it gives it a number of its own.
    public static var unsaved: Identifier { Identifier(rawValue: 0) }

    /// Older records come first.
    public static func < (left: Identifier, right: Identifier) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A record that is named by an identifier of its own kind.
public protocol Identified: Identifiable, Sendable where ID == Identifier<Self> {}
