/// A line of two sheets laid beside each other: the row of each side, by its place on its sheet.
public struct AlignedRow: Hashable, Sendable {
    /// The row of the left sheet; nil where it lacks one.
    public let left: Int?
    /// The row of the right sheet; nil where it lacks one.
    public let right: Int?

    /// The row of one side.
    public func row(_ side: ComparedSide) -> Int? { side == .left ? left : right }
}

/// One of two sheets that lie beside each other.
public enum ComparedSide: String, Codable, CaseIterable, Sendable {
    case left, right

    /// The one beside it.
    public var other: ComparedSide { self == .left ? .right : .left }
}

/// Two sheets laid beside each other, row by row.
public enum SheetAlignment {
    /// Pairs the rows that have the same exercise; what stands more than once pairs first with first, second with second.
    ///
    /// Every row of each side appears exactly once. The leading side keeps its order; what only the other side has
    /// comes after the row that it follows there, behind what only the leading side has in that place.
    ///
    /// - Parameters:
    ///   - left: the exercise of each row; nil for a row without one, which stands alone.
    ///   - right: the same of the right sheet.
    ///   - leading: the side whose order is kept.
    public static func align<Key: Hashable>(
        _ left: [Key?], _ right: [Key?], leading: ComparedSide = .left
    ) -> [AlignedRow] {
        let rows = merge(leading == .left ? left : right, leading == .left ? right : left)
        return rows.map { row in
            leading == .left
                ? AlignedRow(left: row.leader, right: row.follower) : AlignedRow(left: row.follower, right: row.leader)
        }
    }

    private typealias Pair = (leader: Int?, follower: Int?)

    private static func merge<Key: Hashable>(_ leader: [Key?], _ follower: [Key?]) -> [Pair] {
        let partners = pair(leader, follower)
        let leaders = Dictionary(
            partners.enumerated().compactMap { index, partner in partner.map { ($0, index) } }, uniquingKeysWith: { $1 }
        )
        // What only the follower has, by the row of the leader behind which it stands; -1 before all of them.
        var left: [Int: [Int]] = [:]
        var anchor = -1
        for row in follower.indices {
            if let partner = leaders[row] { anchor = partner } else { left[anchor, default: []].append(row) }
        }
        var merged: [Pair] = []
        var waiting = left[-1] ?? []
        for row in leader.indices {
            if partners[row] != nil {
                merged += waiting.map { (nil, $0) }
                waiting = left[row] ?? []
            }
            merged.append((row, partners[row]))
        }
        return merged + waiting.map { (nil, $0) }
    }

    /// For each row of the leader the row of the follower with the same exercise.
    private static func pair<Key: Hashable>(_ leader: [Key?], _ follower: [Key?]) -> [Int?] {
        var open: [Key: [Int]] = [:]
        for (row, key) in follower.enumerated().reversed() { if let key { open[key, default: []].append(row) } }
        return leader.map { key in key.flatMap { open[$0]?.popLast() } }
    }
}
