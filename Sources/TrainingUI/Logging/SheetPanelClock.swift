import DiaryStore
import FitnessModel
import Foundation
import SpotterShell
import TerminalKit
import ViewKit

/// The rest of a live session below its sheet, or the count in its place.
extension SheetPanel {
    func drawRest(into screen: inout Screen, _ area: Rect, _ context: Context) {
        guard area.height > 0, let live = grid.live, !drawClock(into: &screen, area, context) else { return }
        var words = [warmUpOffer(live.column)].compactMap { $0 } + idleHints
        let separator = " \(screen.glyphs.separator) "
        // Hints are left out whole.
        while words.count > 1, TextWidth.of(words.joined(separator: separator)) > area.width { words.removeLast() }
        screen.put(words.joined(separator: separator), at: area.origin, style: .muted, maxWidth: area.width)
    }

    /// The hints while no clock runs.
    var idleHints: [Phrase] { grid.live?.session.mode == .realTime ? restHints : ["Type the sets; w w finishes."] }

    /// Draws the rest of the live session, or the count in its place; false while nothing runs.
    func drawClock(into screen: inout Screen, _ area: Rect, _ context: Context) -> Bool {
        guard area.height > 0, let live = grid.live else { return false }
        if drawRunning(into: &screen, area, live.session.id, context) { return true }
        guard let timer = context.live.rests[live.session.id] else { return false }
        let left = timer.secondsLeft(at: context.now)
        let isOver = left <= 0
        let clock = Clock.minutesAndSeconds(isOver ? -left : left)
        let word: Phrase = isOver ? "GO! over by \(clock)" : "rest \(clock) of \(Clock.minutesAndSeconds(timer.length))"
        let style = isOver ? Style(.success, [.bold, .reverse]) : Style(.live, .bold)
        let isBig = area.height >= BigDigits.height
        let gauge: Rect
        if isBig {
            let used = BigDigits.draw(
                isOver ? "GO" : clock, into: &screen, at: area.origin, style: Style(isOver ? .success : .clock, .bold))
            let beside = area.droppingLeft(used + 3)
            // Words that do not fit beside the digits go below them.
            let isBelow = beside.width < TextWidth.of(word) && area.height > BigDigits.height
            let side = isBelow ? area.droppingTop(BigDigits.height) : beside
            let end = screen.put(word, at: side.origin, style: style, maxWidth: side.width)
            gauge = isBelow ? side.droppingLeft(end + 2) : side.droppingTop(2)
        } else {
            let used = screen.put(" \(word) ", at: area.origin, style: style, maxWidth: area.width)
            let beside = area.droppingLeft(used + 2)
            gauge = beside.width < 10 && area.height > 1 ? area.droppingTop(1) : beside
        }
        screen.gauge(
            Double(max(left, 0)), limit: Double(max(timer.length, 1)), at: gauge.origin,
            width: min(gauge.width - 1, isBig ? 40 : 30))
        return true
    }

    /// Draws what runs in place of a rest: an interval timer, or a series counted in the background.
    private func drawRunning(
        into screen: inout Screen, _ area: Rect, _ session: Identifier<TrainingSession>, _ context: Context
    ) -> Bool {
        // The overlay shows it already.
        if context.navigation.overlays.contains(where: { $0 is CounterPanel || $0 is IntervalPanel }) { return false }
        let now = context.now
        let number: Phrase
        let word: Phrase
        let series = context.live.series[session]
        if let run = context.live.intervals[session] {
            number = "\(Clock.minutesAndSeconds(run.secondsLeft(at: now)))"
            let interval: Phrase =
                run.watch.isRunning ? "\(run.word(at: now)), M shows it" : "paused, M shows it"
            let count: Phrase? = series.map { "\($0.short(at: now)), C" }
            word = [interval, count].compactMap(\.self).joined(separator: " · ")
        } else if let series {
            let state: Phrase = series.isPaused ? "paused" : series.caption(at: now)
            (number, word) = (series.number(at: now), "\(series.subject.exerciseName): \(state), C shows it")
        } else {
            return false
        }
        let style = Style(.clock, .bold)
        if area.height >= BigDigits.height {
            let used = BigDigits.draw(number.text, into: &screen, at: area.origin, style: style)
            screen.put(word, at: area.origin.moved(columns: used + 3), style: style, maxWidth: area.width - used - 3)
        } else {
            screen.put(" \(number) \(word)", at: area.origin, style: style, maxWidth: area.width)
        }
        return true
    }

    private static let typingHint: Phrase = "Enter types, a note too"

    /// The hint for `r` in this row: in a round the rest comes after the last exercise.
    private var restHints: [Phrase] {
        guard let live = grid.live, let line = grid.line, line.exercise != nil,
            let index = grid.sheet.index(of: line.id)
        else {
            return ["r starts a rest", Self.typingHint]
        }
        let group = SupersetRound.group(of: index, labels: grid.order(column: live.column).map(\.order.label))
        guard group.count > 1, let last = group.last, last != index, grid.sheet.has(line, column: live.column) else {
            return ["r starts a rest", Self.typingHint]
        }
        return ["rest after \(grid.sheet.lines[last].prescription.label)", "r starts one now", Self.typingHint]
    }
}
