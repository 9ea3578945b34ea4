/// The place that owns the diary.
public struct Gym: Hashable, Sendable {
    /// As the owner writes it.
    public var name: String

    /// A gym of this name.
    public init(name: String) {
        self.name = name
    }
}
