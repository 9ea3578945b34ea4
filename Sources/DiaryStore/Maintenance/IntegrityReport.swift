/// What a check of the whole file found.
public struct IntegrityReport: Hashable, Sendable {
    /// What SQLite found wrong with the file's structure, in its words; at most a hundred.
    public let damage: [String]
    /// Records that name others which are not there: "session_row 17: no exercise"; at most a hundred.
    public let lostReferences: [String]
    /// Whether the search finds exactly what is there.
    public let isSearchComplete: Bool
    /// Load cells whose text reads otherwise than the sets beside it.
    public let cellsDiffering: Int

    /// In a damaged file the rest cannot be known.
    init(damage: [String], lostReferences: [String] = [], isSearchComplete: Bool = false, cellsDiffering: Int = 0) {
        self.damage = damage
        self.lostReferences = lostReferences
        self.isSearchComplete = isSearchComplete
        self.cellsDiffering = cellsDiffering
    }

    /// Whether nothing is wrong.
    public var isSound: Bool { damage.isEmpty && lostReferences.isEmpty && isSearchComplete && cellsDiffering == 0 }

    /// Whether `rebuildSets` or `rebuildSearch` can put something right: never in a damaged file.
    public var canBeRepaired: Bool { damage.isEmpty && !(isSearchComplete && cellsDiffering == 0) }
}
