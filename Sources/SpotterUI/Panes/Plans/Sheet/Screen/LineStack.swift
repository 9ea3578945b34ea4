import TerminalKit

/// The lines of a sheet on screen, each as many rows high as it needs: its rows, then the new row and the notes.
struct LineStack: Sendable {
    /// A row shows no more of its cells than this.
    static let tallestRow = 4
    /// The new row and the notes.
    private static let below = 2

    /// How many rows of the screen each line takes.
    let heights: [Int]
    /// Where the lines stand.
    let area: Rect

    /// - Parameter newRow: how many rows of the screen the new row takes.
    init(rows heights: [Int], newRow: Int = 1, in area: Rect) {
        self.heights = heights + [newRow, 1]
        self.area = area
    }

    /// The first line to show so that this one is whole on screen.
    func top(revealing index: Int, from top: Int) -> Int {
        guard heights.indices.contains(index) else { return 0 }
        var first = max(0, min(top, index))
        var used = heights[first...index].reduce(0, +)
        while first < index, used > area.height {
            used -= heights[first]
            first += 1
        }
        // Room left at the end shows lines above instead of nothing.
        var rest = heights[first...].reduce(0, +)
        while first > 0, rest + heights[first - 1] <= area.height {
            first -= 1
            rest += heights[first]
        }
        return first
    }

    /// The lines in view with the rows of the screen that they take.
    func visible(from top: Int) -> [(index: Int, area: Rect)] {
        var found: [(index: Int, area: Rect)] = []
        var rest = area
        for index in min(top, heights.count)..<heights.count {
            let line = rest.top(heights[index])
            guard !line.isEmpty else { break }
            found.append((index, line))
            rest = rest.droppingTop(line.height)
        }
        return found
    }

    /// How many rows are not in view below; one of which a line is seen counts as seen.
    func rowsBelow(from top: Int) -> Int {
        let end = visible(from: top).last.map { $0.index + 1 } ?? top
        return max(heights.count - Self.below - end, 0)
    }
}
