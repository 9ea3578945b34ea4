/// A day of the week, numbered as in ISO 8601.
public enum Weekday: Int, CaseIterable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// "Monday".
    public var name: String { Self.names[rawValue - 1] }

    /// "Mon".
    public var short: String { String(name.prefix(3)) }

    private static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
}
