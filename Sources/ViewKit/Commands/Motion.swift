/// Moving in lists, tables and charts: arrows and vi's keys, everywhere alike.
package enum Motion: String, CaseIterable, Sendable {
    case up = "move.up"
    case down = "move.down"
    case left = "move.left"
    case right = "move.right"
    case pageUp = "move.page-up"
    case pageDown = "move.page-down"
    case first = "move.first"
    case last = "move.last"

    /// The motion that a command stands for; nil for other commands.
    package init?(_ id: CommandID) { self.init(rawValue: id.rawValue) }

    /// The commands of moving, which every view with the scope `list` understands.
    package static let commands: [CommandInfo] = allCases.map { motion in
        CommandInfo(CommandID(rawValue: motion.rawValue), motion.title, in: .list, keys: motion.keys)
    }

    /// Where it leads from line `index` of `count` lines: the ends hold.
    package func target(from index: Int, count: Int, times: Int = 1, page: Int) -> Int? {
        guard count > 0 else { return nil }
        let wanted: Int
        switch self {
        case .up: wanted = index - times
        case .down: wanted = index + times
        case .pageUp: wanted = index - times * max(page - 1, 1)
        case .pageDown: wanted = index + times * max(page - 1, 1)
        case .first: wanted = 0
        case .last: wanted = count - 1
        case .left, .right: return nil
        }
        return max(0, min(wanted, count - 1))
    }

    private var title: String {
        switch self {
        case .up: "Move up"
        case .down: "Move down"
        case .left: "Move left"
        case .right: "Move right"
        case .pageUp: "One screen up"
        case .pageDown: "One screen down"
        case .first: "Go to the first"
        case .last: "Go to the last"
        }
    }

    private var keys: [KeySequence] {
        switch self {
        case .up: ["Up", "k"]
        case .down: ["Down", "j"]
        case .left: ["Left", "h"]
        case .right: ["Right", "l"]
        case .pageUp: ["PgUp", "C-u"]
        case .pageDown: ["PgDn", "C-d"]
        case .first: ["g g", "Home"]
        case .last: ["G", "End"]
        }
    }
}
