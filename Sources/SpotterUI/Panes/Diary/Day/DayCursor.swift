import TerminalKit
import ViewKit

/// The cursor over what was eaten and what was done: two lists side by side, or one in a narrow window. It goes on from
/// the end of the one to the beginning of the other, and knows the chosen record by its id.
struct DayCursor: Hashable, Sendable {
    /// The place in each list.
    private(set) var parts: [LineCursor<DayLine.Key>] = [LineCursor()]
    /// The list that has the keys.
    private(set) var focus = 0

    /// The chosen record; nil on an empty day.
    var key: DayLine.Key? { parts[focus].key }

    /// Takes the lists as they are now; a record that was chosen stays so, in whichever list it stands.
    mutating func update(to lists: [[DayLine]], heights: [Int]) {
        let chosen = key
        if lists.count != parts.count {
            parts = lists.map { _ in LineCursor() }
            focus = 0
        }
        for index in lists.indices { parts[index].update(to: lists[index].map(\.key)) }
        if let chosen, key != chosen { select(chosen) }
        if key == nil { focus = parts.firstIndex { $0.key != nil } ?? 0 }
        reveal(heights)
    }

    /// Chooses a record; nothing happens where it is not listed.
    mutating func select(_ wanted: DayLine.Key) {
        guard let index = parts.firstIndex(where: { $0.keys.contains(wanted) }) else { return }
        parts[index].select(wanted)
        focus = index
    }

    /// Forgets what was chosen, for another day.
    mutating func rewind() { self = DayCursor() }

    /// Moves through both lists as if they were one.
    mutating func move(_ motion: Motion, count: Int, heights: [Int]) {
        let all = parts.flatMap { $0.keys.compactMap { $0 } }
        let now = key.flatMap { all.firstIndex(of: $0) } ?? 0
        let page = heights.indices.contains(focus) ? heights[focus] : 1
        if let index = motion.target(from: now, count: all.count, times: count, page: page) { select(all[index]) }
        reveal(heights)
    }

    /// Takes a click or the wheel over one of the lists; true when the chosen record should be opened.
    mutating func mouse(_ mouse: Mouse, areas: [Rect]) -> Bool {
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
