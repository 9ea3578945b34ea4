/// What the records of a category come to.
public struct HistorySum: Hashable, Sendable {
    /// How many they are.
    public var count = 0
    /// How long all told, in seconds, where that is known.
    public var seconds = 0
    /// How far all told, where that is known.
    public var distance = Length(millimetres: 0)
    /// Their energy, where it is known.
    public var energy = Energy.zero

    /// Nothing yet.
    public init() {}

    /// The sum of several.
    public static func + (one: HistorySum, other: HistorySum) -> HistorySum {
        var sum = one
        sum.count += other.count
        sum.seconds += other.seconds
        sum.distance.millimetres += other.distance.millimetres
        sum.energy += other.energy
        return sum
    }
}
