/// A line of two sheets laid beside each other: the row of each side, by its place on its sheet.
public struct AlignedRow: Hashable, Sendable {
    /// The row of the left sheet; nil if it lacks one.
    public let left: Int?
    /// The row of the right sheet; nil if it lacks one.
    public let right: Int?

    /// The row of one side.
    public func row(_ side: ComparedSide) -> Int? { side == .left ? left : right }
}

/// One of two compared sheets.
public enum ComparedSide: String, Codable, CaseIterable, Sendable {
    case left, right

    /// The one beside it.
    public var other: ComparedSide { self == .left ? .right : .left }
}

/// Two sheets laid beside each other, row by row.
public enum SheetAlignment {
    /// Aligns rows with the same exercise; repeated ones are paired first with first, second with second.
    ///
    /// Every row of each side occurs exactly once. The leading side keeps its order; rows of the other side alone
    /// follow the row that they follow there, after rows of the leading side alone at that position.
    ///
    /// - Parameters:
    ///   - left: the exercise of each row; nil for a row without one, which is not paired.
    ///   - right: the same for the right sheet.
    ///   - days: the day of each row: rows of one exercise are paired with those of the same day first. Empty if
    ///     neither sheet has days.
    ///   - leading: the side that keeps its order.
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
        // The rows of the follower alone, by the row of the leader that they follow; -1 for the beginning.
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

    /// The follower's row with the same exercise for each row of the leader; exercises of several days are also paired
    /// across days if one sheet has fewer of them.
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
