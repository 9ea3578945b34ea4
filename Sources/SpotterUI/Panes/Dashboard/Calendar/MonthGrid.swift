import FitnessModel
import TerminalKit

/// The six weeks that a month is shown in, and where they stand.
struct MonthGrid {
    static let weeks = 6
    static let days = 7 * weeks
    /// The room for the number of the week.
    private static let margin = 4

    /// The first day of the first week.
    let first: Day
    /// The month, 1...12.
    let month: Int

    /// The weeks of the month of a day.
    init(of day: Day, weekStart: WeekStart) {
        first = weekStart.week(of: day.adding(days: 1 - day.day)).lowerBound
        month = day.month
    }

    /// Where the grid stands; nil where there is no room for one.
    static func area(in body: Rect) -> Rect? {
        guard body.width >= 32, body.height >= 8 else { return nil }
        if body.width >= 110 { return body.left(body.width * 3 / 5) }
        if body.width >= 76 { return body.left(39) }
        return body.top(weeks + 1)
    }

    /// Where the list of the chosen day stands.
    static func listArea(in body: Rect) -> Rect {
        guard let grid = area(in: body) else { return body }
        return grid.width < body.width ? body.droppingLeft(grid.width + 1) : body.droppingTop(grid.height)
    }

    private static func cell(_ area: Rect) -> Size {
        Size(columns: max(1, (area.width - margin) / 7), rows: max(1, (area.height - 1) / weeks))
    }

    /// Where a day stands.
    func place(_ day: Day, in area: Rect) -> Rect {
        let (cell, index) = (Self.cell(area), first.days(until: day))
        let origin = area.origin.moved(columns: Self.margin + index % 7 * cell.columns, rows: 1 + index / 7 * cell.rows)
        return Rect(origin: origin, size: cell)
    }

    /// Which day stands at a place.
    func day(at point: Point, in area: Rect) -> Day? {
        (0..<Self.days).lazy.map { first.adding(days: $0) }.first { place($0, in: area).contains(point) }
    }
}
