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
        CommandInfo(CommandID(rawValue: motion.rawValue), motion.words.title, in: .list, keys: motion.words.keys)
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

    /// What the command is called, and its keys.
    private var words: (title: String, keys: [KeySequence]) {
        switch self {
        case .up: ("Move up", ["Up", "k"])
        case .down: ("Move down", ["Down", "j"])
        case .left: ("Move left", ["Left", "h"])
        case .right: ("Move right", ["Right", "l"])
        case .pageUp: ("One screen up", ["PgUp", "C-u"])
        case .pageDown: ("One screen down", ["PgDn", "C-d"])
        case .first: ("Go to the first", ["g g", "Home"])
        case .last: ("Go to the last", ["G", "End"])
        }
    }
}
