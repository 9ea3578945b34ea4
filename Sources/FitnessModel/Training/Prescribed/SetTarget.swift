/// How many sets a row of the sheet asks for.
public struct SetTarget: Hashable, Sendable {
    /// Fewest, 1...999.
    public let lowest: Int
    /// Most, 1...999.
    public let highest: Int

    /// Reads "5" or "3-4"; nil for everything else.
    public init?(_ text: String) {
        guard let range = TargetText.range(TargetText.plain(text)[...]) else { return nil }
        lowest = range.lowerBound
        highest = range.upperBound
    }
}
