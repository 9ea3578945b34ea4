/// What a check of the whole file found; of a damaged one the damage alone is known.
public struct IntegrityReport: Hashable, Sendable {
    /// What SQLite found wrong with the file's structure, in its words; at most a hundred.
    public internal(set) var damage: [String]
    /// Records that name others which are not there: "session_row 17: no exercise"; at most a hundred.
    public internal(set) var lostReferences: [String] = []
    /// Whether the search finds exactly what is there.
    public internal(set) var isSearchComplete = false
    /// Load cells whose text reads otherwise than the sets beside it.
    public internal(set) var cellsDiffering = 0
    /// How much is in the file; nil of a damaged one.
    public internal(set) var counts: DiaryCounts?
    /// What all sets add up to; nil of a damaged file.
    public internal(set) var totals: DiaryTotals?

    /// Whether nothing is wrong.
    public var isSound: Bool { damage.isEmpty && lostReferences.isEmpty && isSearchComplete && cellsDiffering == 0 }

    /// Whether `rebuildSets` or `rebuildSearch` can put something right: never in a damaged file.
    public var canBeRepaired: Bool { damage.isEmpty && !(isSearchComplete && cellsDiffering == 0) }
}
