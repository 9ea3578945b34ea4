import FitnessModel
import Foundation
import SpotterCore
import TerminalKit
import ViewKit

extension CounterPanel {
    func draw(into screen: inout Screen, body: Rect, context: Context) {
        guard let series = context.series[session] else { return }
        let box = body.centred(Size(columns: min(body.width - 2, 66), rows: min(body.height, 12)))
        screen.popup(
            box, title: "\(series.subject.clientName): \(series.subject.exerciseName), set \(series.subject.setNumber)")
        let inside = box.inset(by: 1).inset(columns: 1)
        drawWays(series, into: &screen, inside.top(1), context)
        let now = context.now
        let digits = Point(inside.column + 1, inside.row + 2)
        let style = Style(series.counter.isPastTarget ? .success : .live, .bold)
        let used = BigDigits.draw(series.number(at: now), into: &screen, at: digits, style: style)
        let side = Rect(
            column: digits.column + used + 2, row: digits.row, width: max(inside.width - used - 4, 0), height: 3)
        screen.paragraph(series.words(at: now), in: side.top(2), style: style)
        screen.put(
            clock(series, now, width: side.width), at: Point(side.column, side.row + 2), style: .muted,
            maxWidth: side.width)
        drawLoad(series, into: &screen, inside.droppingTop(6).top(1), now)
        screen.put(help(series), at: Point(inside.column, inside.row + 8), style: .muted, maxWidth: inside.width)
        if inside.height > 9 {
            screen.put(
                "Tab mode · s restart · u undo · d discard · Esc hides", in: inside.droppingTop(9).top(1),
                align: .leading, style: .muted)
        }
    }

    private func drawWays(_ series: CountedSeries, into screen: inout Screen, _ row: Rect, _ context: Context) {
        var column = row.column
        for way in CountedSeries.Way.allCases {
            let isChosen = way == series.way
            let label = isChosen ? "[\(series.label(way))]" : " \(series.label(way)) "
            let style = isChosen ? Style(.tabActive, .bold) : Style.muted
            column += screen.put(
                label, at: Point(column, row.row), style: style, maxWidth: max(row.endColumn - column, 0))
        }
    }

    /// "0:24  3.1 s a rep", and "3010 asks 4 s" where there is room.
    private func clock(_ series: CountedSeries, _ now: Date, width: Int) -> String {
        let elapsed = Clock.minutesAndSeconds(series.watch.elapsed(at: now) / 1000)
        guard series.way != .hold, let mean = series.mark(at: now).millisecondsPerRep(count: series.counter.count)
        else {
            return elapsed
        }
        let text = "\(elapsed)  \(SetTimeText.perRep(mean))"
        let full = SetTimeText.tempo(series.subject.tempo).map { "\(text), \($0)" } ?? text
        return TextWidth.of(full) > width ? text : full
    }

    private func drawLoad(_ series: CountedSeries, into screen: inout Screen, _ row: Rect, _ now: Date) {
        let used = screen.put("Load ", at: row.origin, style: Style(.heading))
        screen.input(series.load, in: Rect(column: row.column + used, row: row.row, width: 12, height: 1))
        let text =
            series.text(at: now).map { "Enter writes \($0)" }
            ?? series.unreadable(at: now).map { "\($0) is no set" } ?? "nothing to write yet"
        let expected = series.subject.expected
        let isExpected = series.counter.count == 0 && series.way != .hold && series.text(at: now) == expected
        let room = row.width - used - 14
        let full = isExpected && expected != nil ? "\(text) (as last time)" : text
        // A long set goes before where it comes from.
        let shown = TextWidth.of(full) > room ? text : full
        screen.put(shown, at: Point(row.column + used + 14, row.row), style: .accent, maxWidth: room)
    }

    private func help(_ series: CountedSeries) -> String {
        switch series.way {
        case .byHand, .fromBest: "Space counts a repetition, Enter ends the set"
        case .automatic:
            "+ - seconds · Space pauses · m tick \(series.isTicking ? "on" : "off") · Enter ends"
        case .hold: "+ - get ready · Space pauses · Enter ends the hold"
        }
    }
}

extension CountedSeries {
    /// The way as it is chosen.
    fileprivate func label(_ way: Way) -> String {
        switch way {
        case .byHand: "manual"
        case .automatic: "every \(pacer.seconds) s"
        case .fromBest:
            fromBest.target.map { "countdown from \($0)" } ?? "countdown from best"
        case .hold: hold.target.map { "hold \($0) s" } ?? "hold"
        }
    }
}
