package import TerminalKit

/// A cursor over lists side by side, or all in one in a narrow window. It identifies the selected line by key, in any
/// of the lists.
package struct PartedCursor<Key: Hashable & Sendable>: Hashable, Sendable {
    /// On no line, until there are some.
    package init() {}

    /// The place in each list.
    package private(set) var parts: [LineCursor<Key>] = [LineCursor()]
    /// The list with the focus.
    package private(set) var focus = 0

    /// The selected line; nil if there is none.
    package var key: Key? { parts[focus].key }

    /// Takes the current keys of the lists; the selected line stays selected, in any of them.
    package mutating func update(to lists: [[Key?]], heights: [Int]) {
        let chosen = key
        if lists.count != parts.count {
            parts = lists.map { _ in LineCursor() }
            focus = 0
        }
        for index in lists.indices { parts[index].update(to: lists[index]) }
        if let chosen, key != chosen { select(chosen) }
        if key == nil { focus = parts.firstIndex { $0.key != nil } ?? 0 }
        reveal(heights)
    }

    /// Chooses a line; nothing happens where it is not listed.
    package mutating func select(_ wanted: Key) {
        guard let index = parts.firstIndex(where: { $0.keys.contains(wanted) }) else { return }
        parts[index].select(wanted)
        focus = index
    }

    /// Moves through all lists as if they were one.
    package mutating func move(_ motion: Motion, count: Int, heights: [Int]) {
        let all = parts.flatMap { $0.keys.compactMap { $0 } }
        let now = key.flatMap { all.firstIndex(of: $0) } ?? 0
        let page = heights.indices.contains(focus) ? heights[focus] : 1
        if let index = motion.target(from: now, count: all.count, times: count, page: page) { select(all[index]) }
        reveal(heights)
    }

    /// Goes to the list after or before this one, unless nothing can be chosen there.
    package mutating func step(by offset: Int) {
        let wanted = focus + offset
        if parts.indices.contains(wanted), parts[wanted].key != nil { focus = wanted }
    }

    /// Takes a click or the wheel over one of the lists; true when the chosen line should be opened.
    package mutating func mouse(_ mouse: Mouse, areas: [Rect]) -> Bool {
        guard let index = areas.firstIndex(where: { $0.contains(mouse.at) }), parts.indices.contains(index),
            parts[index].key != nil
        else { return false }
        let wasFocused = focus == index
        focus = index
        return parts[index].mouse(mouse, area: areas[index]) && wasFocused
    }

    private mutating func reveal(_ heights: [Int]) {
        for index in parts.indices where heights.indices.contains(index) { parts[index].reveal(height: heights[index]) }
    }
}

extension ScrollList {
    /// Moves in a list of `count` lines and brings the chosen one into view; false when that way leads nowhere.
    package mutating func move(_ motion: Motion, times: Int, height: Int, count: Int) -> Bool {
        guard let row = motion.target(from: selected, count: count, times: times, page: height) else { return false }
        select(row, count: count)
        reveal(height: height, count: count)
        return true
    }
}
