import TerminalKit
import ViewKit

/// Where the parts of a day stand: the figures on top, the lists below them, side by side from 78 columns; from 110
/// columns the facts have the room below the activities, else the lowest lines.
struct DayLayout: Hashable {
    /// INTAKE, ACTIVITY, BALANCE.
    let figures: Rect
    /// What is missing or looks wrong.
    let hints: Rect
    /// The head of each list, where there are two.
    let heads: [Rect]
    /// The lines of each list.
    let lists: [Rect]
    /// Nutrients, kind of day, note, week.
    let facts: Rect
    /// The facts stand at the side, one below the other.
    let isWide: Bool

    /// Whether the lists stand side by side.
    var isSplit: Bool { lists.count == 2 }

    /// Lays a day out.
    ///
    /// - Parameters:
    ///   - hints: how many lines of hints there are.
    ///   - activities: how many lines the list of activities has.
    init(_ body: Rect, hints hintCount: Int, activities: Int) {
        figures = body.top(3)
        hints = body.droppingTop(3).top(min(hintCount, body.height > 14 ? 3 : 1))
        let space = body.droppingTop(3 + hints.height)
        isWide = body.width >= 110 && body.height >= 18
        guard body.width >= 78 else {
            facts = space.bottom(1)
            heads = []
            lists = [space.droppingBottom(1)]
            return
        }
        let below = isWide ? 0 : 2
        let upper = space.droppingBottom(below)
        let left = upper.left(upper.width * (isWide ? 62 : 60) / 100)
        let right = upper.droppingLeft(left.width + 1)
        let rightList = isWide ? right.top(min(max(activities + 1, 5), right.height / 2)) : right
        heads = [left.top(1), rightList.top(1)]
        lists = [left.droppingTop(1), rightList.droppingTop(1)]
        facts = isWide ? right.droppingTop(rightList.height + 1) : space.bottom(below)
    }

    /// How many lines each list shows.
    var heights: [Int] { lists.map(\.height) }
}
