extension Command.ID {
    static let up: Self = "move.up"
    static let down: Self = "move.down"
    static let left: Self = "move.left"
    static let right: Self = "move.right"
    static let pageUp: Self = "move.page-up"
    static let pageDown: Self = "move.page-down"
    static let first: Self = "move.first"
    static let last: Self = "move.last"
}

extension CommandTable {
    /// Moving in lists and tables: arrows and vi's keys, everywhere alike.
    static let moving: [Command] = [
        Command(.up, "Move up", in: .list, keys: ["Up", "k"]),
        Command(.down, "Move down", in: .list, keys: ["Down", "j"]),
        Command(.left, "Move left", in: .list, keys: ["Left", "h"]),
        Command(.right, "Move right", in: .list, keys: ["Right", "l"]),
        Command(.pageUp, "One screen up", in: .list, keys: ["PgUp", "C-u"]),
        Command(.pageDown, "One screen down", in: .list, keys: ["PgDn", "C-d"]),
        Command(.first, "Go to the first", in: .list, keys: ["g g", "Home"]),
        Command(.last, "Go to the last", in: .list, keys: ["G", "End"]),
    ]
}
