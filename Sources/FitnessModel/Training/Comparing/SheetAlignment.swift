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
    /// Pairs the rows that have the same exercise; what stands more than once pairs first with first, second with
    /// second.
    ///
    /// Every row of each side appears exactly once. The leading side keeps its order; what only the other side has
    /// comes after the row that it follows there, behind what only the leading side has in that place.
    ///
    /// - Parameters:
    ///   - left: the exercise of each row; nil for a row without one, which stands alone.
    ///   - right: the same of the right sheet.
    ///   - days: the day of the phase of each row: rows of one exercise pair with those of the same day first. None
    ///     where neither sheet has days.
    ///   - leading: the side whose order is kept.
    public static func align<Key: Hashable & Sendable>(
        _ left: [Key?], _ right: [Key?], days: (left: [String], right: [String])? = nil, leading: ComparedSide = .left
    ) -> [AlignedRow] {
        let partners =
            leading == .left
            ? pair(left, right, days?.left, days?.right) : pair(right, left, days?.right, days?.left)
        let rows = merge(partners, followers: (leading == .left ? right : left).count)
        return rows.map { row in
            leading == .left
                ? AlignedRow(left: row.leader, right: row.follower) : AlignedRow(left: row.follower, right: row.leader)
        }
    }

    private typealias Pair = (leader: Int?, follower: Int?)

    private static func merge(_ partners: [Int?], followers: Int) -> [Pair] {
        let leaders = Dictionary(
            partners.enumerated().compactMap { index, partner in partner.map { ($0, index) } }, uniquingKeysWith: { $1 }
        )
        // What only the follower has, by the row of the leader behind which it stands; -1 before all of them.
        var left: [Int: [Int]] = [:]
        var anchor = -1
        for row in 0..<followers {
            if let partner = leaders[row] { anchor = partner } else { left[anchor, default: []].append(row) }
        }
        var merged: [Pair] = []
        var waiting = left[-1] ?? []
        for row in partners.indices {
            if partners[row] != nil {
                merged += waiting.map { (nil, $0) }
                waiting = left[row] ?? []
            }
            merged.append((row, partners[row]))
        }
        return merged + waiting.map { (nil, $0) }
    }

    /// For each row of the leader the row of the follower with the same exercise; what is trained on several days would
    /// pair across them where one sheet has it on fewer.
    private static func pair<Key: Hashable & Sendable>(
        _ leader: [Key?], _ follower: [Key?], _ leaderDays: [String]?, _ followerDays: [String]?
    ) -> [Int?] {
        var partners = [Int?](repeating: nil, count: leader.count)
        func join<Name: Hashable>(_ leaders: [Name?], _ followers: [Name?]) {
            let taken = Set(partners.compactMap { $0 })
            var open: [Name: [Int]] = [:]
            for (row, name) in followers.enumerated().reversed() where !taken.contains(row) {
                if let name { open[name, default: []].append(row) }
            }
            for row in leaders.indices where partners[row] == nil {
                partners[row] = leaders[row].flatMap { open[$0]?.popLast() }
            }
        }
        if let leaderDays, let followerDays {
            join(zip(leader, leaderDays).map(Dayed.init), zip(follower, followerDays).map(Dayed.init))
        }
        join(leader, follower)
        return partners
    }

    private struct Dayed<Key: Hashable>: Hashable {
        let key: Key
        let day: String

        init?(_ key: Key?, day: String) {
            guard let key else { return nil }
            self.key = key
            self.day = day
        }
    }
}
