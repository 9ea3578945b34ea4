package import TerminalKit

/// A cursor through lines, some of them selectable; headings and empty lines are skipped. It identifies the
/// selected line by key, so that it stays there after the lines are read again.
package struct LineCursor<Key: Hashable & Sendable>: Hashable, Sendable {
    /// On no line, until there are some.
    package init() {}

    /// The chosen line; nil when no line can be chosen.
    package private(set) var key: Key?
    /// The first line in view.
    package private(set) var top = 0
    /// The keys of all lines, nil if a line cannot be chosen.
    package private(set) var keys: [Key?] = []

    private var index: Int? { key.flatMap { wanted in keys.firstIndex { $0 == wanted } } }

    /// Takes the current lines. If the selected line is gone, the next one is selected, or the previous one.
    package mutating func update(to lines: [Key?]) {
        let before = index ?? 0
        keys = lines
        guard index == nil else { return }
        key = keys.dropFirst(before).lazy.compactMap { $0 }.first ?? keys.prefix(before).lazy.compactMap { $0 }.last
    }

    /// Chooses a line; nothing happens when it is not there.
    package mutating func select(_ wanted: Key) {
        if keys.contains(wanted) { key = wanted }
    }

    /// Moves the cursor; false when that way leads nowhere.
    @discardableResult
    package mutating func move(_ motion: Motion, count: Int, height: Int) -> Bool {
        let choices = keys.compactMap { $0 }
        let now = key.flatMap { choices.firstIndex(of: $0) } ?? 0
        guard motion != .left, motion != .right else { return false }
        if let index = motion.target(from: now, count: choices.count, times: count, page: height) {
            key = choices[index]
        }
        reveal(height: height)
        return true
    }

    /// Takes a click or the wheel over the lines drawn in `area`; true when the chosen line should be opened.
    package mutating func mouse(_ mouse: Mouse, area: Rect) -> Bool {
        switch mouse.kind {
        case .wheelUp: move(.up, count: 3, height: area.height)
        case .wheelDown: move(.down, count: 3, height: area.height)
        case .press, .doubleClick:
            let row = mouse.at.row - area.row
            guard area.contains(mouse.at), row < shown(in: area.height), keys.indices.contains(row + top),
                let clicked = keys[row + top]
            else { return false }
            if clicked == key { return true }
            key = clicked
        }
        return false
    }

    /// Scrolls to the selected line and to the heading above it.
    package mutating func reveal(height: Int) {
        guard let index else {
            top = 0
            return
        }
        var first = index
        while first > 0, keys[first - 1] == nil, index - first < height - 1 { first -= 1 }
        if first < top { top = first }
        if index >= top + shown(in: height) { top = index - max(height - 1, 1) + 1 }
        // Lines after the last selectable one scroll into view with it.
        let isLast = keys.dropFirst(index + 1).allSatisfy { $0 == nil }
        if isLast { top = max(top, min(keys.count - height, index)) }
        top = max(0, min(top, keys.count - height))
    }

    /// The number of lines shown in that many rows: if more follow, the last row says so.
    package func shown(in height: Int) -> Int { top + height < keys.count ? max(height - 1, min(height, 1)) : height }
}

extension LineCursor {
    /// Draws the visible lines by `line`, marks the selected one, and shows in a last row how many follow.
    package func draw(
        into screen: inout Screen, in area: Rect, count: Int, isFocused: Bool,
        line: (inout Screen, _ index: Int, _ row: Rect) -> Void
    ) {
        let shown = shown(in: area.height)
        for index in top..<max(top, min(count, top + shown)) {
            let row = area.droppingTop(index - top).top(1)
            line(&screen, index, row)
            if isFocused, let key, keys.indices.contains(index), keys[index] == key { screen.mark(row) }
        }
        guard shown < area.height, top + shown < count else { return }
        screen.put(
            "\(screen.glyphs.down) \(count - top - shown) more", in: area.bottom(1).droppingRight(1),
            align: .trailing, style: .muted)
    }
}
