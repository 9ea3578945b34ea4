import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The hours of a day as rows of the screen: an appointment takes as many rows as it lasts, with gaps between them.
struct HourGrid {
    /// The width of the hours, left of the days.
    static let margin = 3
    /// The hours that are shown even if nothing happens in them.
    private static let usual = (first: 7 * 60, end: 21 * 60)

    /// The first minute of the day in view; a whole hour.
    private let first: Int
    /// The minutes in a row.
    private let step: Int
    /// The rows above the first hour, for appointments without a time.
    private let untimed: Int
    /// The rows of the grid.
    private let height: Int

    /// Chooses the hours for these days, with as few minutes in a row as the height allows.
    ///
    /// Nil if the rows would be longer than an hour, or a day has more lines than rows.
    init?(_ days: [[Agenda.Line]], height: Int) {
        let spans = days.joined().compactMap { Self.span($0) }
        let first = min(spans.map(\.lowerBound).min() ?? Self.usual.first, Self.usual.first) / 60 * 60
        let end = min(max(spans.map(\.upperBound).max() ?? Self.usual.end, Self.usual.end), 24 * 60)
        let untimed = days.map { lines in lines.count { Self.span($0) == nil } }.max() ?? 0
        let steps = [15, 30, 60].filter { untimed + (end - first + $0 - 1) / $0 <= height }
        guard let step = steps.first else { return nil }
        (self.first, self.step, self.untimed, self.height) = (first, step, untimed, height)
        guard days.allSatisfy({ rows(of: $0).allSatisfy { $0.upperBound <= height } }) else { return nil }
    }

    /// The minutes of the day that a line takes; nil without a time.
    private static func span(_ line: Agenda.Line) -> Range<Int>? {
        switch line {
        case .appointment(let item, _):
            item.appointment.minute.map { $0..<min($0 + max(item.appointment.minutes, 1), 24 * 60) }
        case .free(let from, let to): from..<to
        }
    }

    /// The rows of each line of a day from the top of the grid. Lines that overlap follow each other: each has a row of
    /// its own, and ends before the next one.
    func rows(of lines: [Agenda.Line]) -> [Range<Int>] {
        var starts: [Int] = []
        for line in lines {
            let wanted = Self.span(line).map { untimed + ($0.lowerBound - first) / step } ?? 0
            starts.append(max(wanted, (starts.last ?? -1) + 1))
        }
        return zip(lines, starts.enumerated()).map { line, start in
            let next = starts.dropFirst(start.offset + 1).first ?? height
            let end = Self.span(line).map { untimed + ($0.upperBound - first + step - 1) / step } ?? 0
            return start.element..<max(min(end, next), start.element + 1)
        }
    }

    /// The line of a day at a row of the grid.
    func line(at row: Int, of lines: [Agenda.Line]) -> Agenda.Line? {
        zip(lines, rows(of: lines)).first { $0.1.contains(row) }?.0
    }

    /// Draws the hours down the left edge; the current one is highlighted.
    func drawHours(into screen: inout Screen, in area: Rect, now minute: Int?) {
        for row in untimed..<max(untimed, height) {
            let start = first + (row - untimed) * step
            guard start % 60 == 0, start < 24 * 60 else { continue }
            let isNow = minute.map { (start..<start + 60).contains($0) } ?? false
            screen.put(
                verbatim: start < 600 ? " \(start / 60)" : "\(start / 60)", in: area.droppingTop(row).top(1),
                align: .leading, style: isNow ? Style(.accent, .bold) : .muted)
        }
    }

    /// Draws the lines of a day, each in its first row; a bar down the left edge shows how long an appointment lasts.
    func draw(
        _ lines: [Agenda.Line], into screen: inout Screen, in area: Rect, isMarked: (Agenda.Line) -> Bool,
        line draw: (inout Screen, Agenda.Line, _ row: Rect) -> Void
    ) {
        for (line, rows) in zip(lines, rows(of: lines)) {
            let block = area.droppingTop(rows.lowerBound).top(rows.count)
            draw(&screen, line, block.top(1))
            if isMarked(line) { screen.mark(block.top(1)) }
            guard case .appointment(let item, _) = line else { continue }
            let isOpen = item.appointment.state == .planned
            let bar = block.droppingTop(1)
            screen.verticalLine(from: bar.origin, height: bar.height, style: isOpen ? .accent : .border)
        }
    }
}
