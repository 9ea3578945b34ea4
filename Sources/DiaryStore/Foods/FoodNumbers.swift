/// Which numbers the foods have. Search reads its index in the order of the numbers, so they say what comes first.
enum FoodNumbers {
    /// Foods of the catalogue that Spotter brings keep the number of their source.
    static let shipped: ClosedRange<Int64> = 1...0xF_FFFF
    /// Foods that were read from elsewhere in large numbers: by the length of their names, the shortest first, so that
    /// the first ones that search comes upon are those that it would show first. New identifiers are never among them:
    /// they would have been made on the first of January 2026.
    static let imported: ClosedRange<Int64> = 1 << 44...(1 << 45 - 1)
    /// All others: the catalogue, and people's own with identifiers as of all other records. These are small numbers where
    /// the clock of the machine stands before the year 2026.
    static let kept: [ClosedRange<Int64>] = [1...(imported.lowerBound - 1), (imported.upperBound + 1)...Int64.max]

    /// The first number for imported foods whose name has so many letters.
    static func firstImported(nameLength: Int) -> Int64 {
        imported.lowerBound + Int64(min(nameLength, 255)) << 32
    }
}
