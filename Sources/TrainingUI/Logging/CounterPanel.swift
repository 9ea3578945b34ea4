import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// Counts or times one series with big digits. The series lives on the context: Esc closes the panel, and it continues.
struct CounterPanel: Overlay {
    let session: Identifier<TrainingSession>

    var needsAutosave: Bool { true }

    var takesText: Bool { false }
    var hints: [KeyHint] {
        [
            KeyHint("Space", "count"), KeyHint("Enter", "end and log"), KeyHint("Tab", "other mode"),
            KeyHint("Backspace", "load"), KeyHint("u", "undo a rep"), KeyHint("+ -", "seconds"),
            KeyHint("s", "restart"), KeyHint("m", "tick"), KeyHint("d", "discard"), KeyHint("Esc", "hide"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        guard var series = context.live.series[session] else { return .close }
        let now = context.now
        _ = series.advance(to: now)
        switch key {
        case .escape, .char("q"), .char("C"):
            context.message = .plain("Set in progress: C shows it again.")
            return .close
        case .enter:
            guard series.text(at: now) != nil else {
                context.message = .warning(series.disabledReason(at: now))
                return .stay
            }
            return .finish { [session] context in SeriesEnd.log(session, &context) }
        case .char(" "): series.touch(at: now)
        case .char("u"): series.takeBack()
        case .char("m"): series.isTicking.toggle()
        case .tab, .backTab:
            let wanted = CountedSeries.Way.allCases.cycled(from: series.way, by: key == .tab ? 1 : -1)
            let action = changing { $0.count(wanted, at: $1) }
            return annul(series, "Count in another mode?", "switch", context, action: action)
        case .char("s"):
            let action = changing { $0.restart(at: $1) }
            return annul(series, "Restart the set?", "restart", context, action: action)
        case .char("d"):
            return annul(series, "Discard the set?", "discard", context) { [session] context in
                context.live.series[session] = nil
                context.navigation.overlays.removeAll { ($0 as? CounterPanel)?.session == session }
                context.message = .plain("The set is discarded. Nothing was written.")
            }
        case .char("+"), .char("-"):
            if series.load.text.lowercased().hasPrefix("b") {
                _ = series.load.handle(key)
            } else {
                series.adjust(by: key == .char("+") ? 1 : -1, at: now)
            }
        case .char(let letter) where "0123456789.,xXbBwW@*/>!".contains(letter): _ = series.load.handle(key)
        case .backspace, .left, .right, .home, .end, .delete: _ = series.load.handle(key)
        default: break
        }
        context.live.series[session] = series
        return .stay
    }

    /// Discards the count so far; asks first if there is one.
    private func annul(
        _ series: CountedSeries, _ question: Phrase, _ verb: Phrase, _ context: Context, action: @escaping ContextAction
    ) -> OverlayOutcome {
        guard series.hasCounted(at: context.now) else { return .act(action) }
        let confirm = Confirm(
            title: question,
            lines: ["\(series.counted(at: context.now)) so far: they would be discarded.", "Enter keeps counting."],
            yes: ("y", verb), action: action)
        return .act { $0.present(confirm) }
    }

    /// Changes the series if it still exists.
    private func changing(_ change: @escaping @Sendable (inout CountedSeries, Date) -> Void) -> ContextAction {
        { [session] context in
            guard var series = context.live.series[session] else { return }
            change(&series, context.now)
            context.live.series[session] = series
        }
    }
}

extension CounterPanel {
    func draw(into screen: inout Screen, body: Rect, context: Context) {
        guard let series = context.live.series[session] else { return }
        let longest = [help(series), keys].map { TextWidth.of($0) } + [waysWidth(series)]
        let columns = max(66, (longest.max() ?? 0) + 4)
        let box = body.centred(Size(columns: min(body.width - 2, columns), rows: min(body.height, 12)))
        screen.popup(
            box, title: "\(series.subject.clientName): \(series.subject.exerciseName), set \(series.subject.setNumber)")
        let inside = box.inset(by: 1).inset(columns: 1)
        drawWays(series, into: &screen, inside.top(1), context)
        let now = context.now
        let digits = Point(inside.column + 1, inside.row + 2)
        let style = Style(series.counter.isPastTarget ? .success : .clock, .bold)
        let used = BigDigits.draw(series.number(at: now).text, into: &screen, at: digits, style: style)
        let side = Rect(
            column: digits.column + used + 2, row: digits.row, width: max(inside.width - used - 4, 0), height: 3)
        screen.paragraph(series.caption(at: now), in: side.top(2), style: style)
        screen.put(
            clock(series, now, width: side.width), at: Point(side.column, side.row + 2), style: .muted,
            maxWidth: side.width)
        drawLoad(series, into: &screen, inside.droppingTop(6).top(1), now)
        screen.put(help(series), at: Point(inside.column, inside.row + 8), style: .muted, maxWidth: inside.width)
        if inside.height > 9 {
            screen.put(keys, in: inside.droppingTop(9).top(1), align: .leading, style: .muted)
        }
    }

    private var keys: Phrase { "Tab mode · s restart · u undo · d discard · Esc hides" }

    private func waysWidth(_ series: CountedSeries) -> Int {
        CountedSeries.Way.allCases.reduce(0) { $0 + TextWidth.of(series.label($1)) + 2 }
    }

    private func drawWays(_ series: CountedSeries, into screen: inout Screen, _ row: Rect, _ context: Context) {
        var column = row.column
        for way in CountedSeries.Way.allCases {
            let isChosen = way == series.way
            let label: Phrase = isChosen ? "[\(series.label(way))]" : " \(series.label(way)) "
            let style = isChosen ? Style(.tabActive, .bold) : Style.muted
            column += screen.put(
                label, at: Point(column, row.row), style: style, maxWidth: max(row.endColumn - column, 0))
        }
    }

    /// "0:24  3.1 s a rep", and "3010 asks 4 s" if there is room.
    private func clock(_ series: CountedSeries, _ now: Date, width: Int) -> Phrase {
        let elapsed: Phrase = "\(Clock.minutesAndSeconds(series.watch.elapsed(at: now) / 1000))"
        guard series.way != .hold, let mean = series.mark(at: now).millisecondsPerRep(count: series.counter.count)
        else {
            return elapsed
        }
        let text: Phrase = "\(elapsed)  \(SetTimeText.perRep(mean))"
        let full: Phrase = SetTimeText.tempo(series.subject.tempo).map { "\(text), \($0)" } ?? text
        return TextWidth.of(full) > width ? text : full
    }

    private func drawLoad(_ series: CountedSeries, into screen: inout Screen, _ row: Rect, _ now: Date) {
        let used = screen.put("Load", at: row.origin, style: Style(.heading)) + 1
        screen.input(series.load, in: Rect(column: row.column + used, row: row.row, width: 12, height: 1))
        let text: Phrase =
            series.text(at: now).map { "Enter writes \($0)" }
            ?? series.unreadable(at: now).map { "\($0) is not a set" } ?? "nothing to write yet"
        let expected = series.subject.expected
        let isExpected = series.counter.count == 0 && series.way != .hold && series.text(at: now) == expected
        let room = row.width - used - 14
        let full: Phrase =
            !isExpected || expected == nil
            ? text : series.subject.isPlanned ? "\(text) (as planned)" : "\(text) (as last time)"
        // A long set goes before where it comes from.
        let shown = TextWidth.of(full) > room ? text : full
        screen.put(shown, at: Point(row.column + used + 14, row.row), style: .accent, maxWidth: room)
    }

    private func help(_ series: CountedSeries) -> Phrase {
        switch series.way {
        case .byHand, .fromBest: "Space counts a repetition, Enter ends the set"
        case .automatic:
            series.isTicking
                ? "+ - seconds · Space pauses · m tick on · Enter ends"
                : "+ - seconds · Space pauses · m tick off · Enter ends"
        case .hold: "+ - get ready · Space pauses · Enter ends the hold"
        }
    }
}

extension CountedSeries {
    /// The way as it is chosen.
    fileprivate func label(_ way: Way) -> Phrase {
        switch way {
        case .byHand: "manual"
        case .automatic: "every \(pacer.seconds) s"
        case .fromBest:
            fromBest.target.map { "countdown from \($0)" } ?? "countdown from best"
        case .hold: hold.target.map { "hold \($0) s" } ?? "hold"
        }
    }
}

/// The end of a counted series: writes its set into the cell, with its times.
enum SeriesEnd {
    /// Writes the set on the sheet that shows the session, preferably the one on screen; `then` runs afterwards.
    static func log(
        _ session: Identifier<TrainingSession>, _ context: inout Context, then: @escaping ContextAction = { _ in }
    ) {
        context.update(SheetView.self) { view, context in
            guard view.grid.sheet.column(of: session) == nil else {
                view.log(session, &context)
                return then(&context)
            }
            context.go(to: .session(session))
            context.update(SheetView.self) { view, context in
                view.log(session, &context)
                then(&context)
            }
        }
    }

    /// Asks how the session went. A running count is not dropped without a question.
    static func finish(_ session: TrainingSession, _ context: inout Context) {
        let (id, now) = (session.id, context.now)
        guard let series = context.live.series[id], series.hasCounted(at: now) || series.countsByItself else {
            return SessionEnd.ask(session, &context)
        }
        context.present(
            Confirm(
                title: "A set is being counted",
                lines: ["\(series.subject.exerciseName): \(series.counted(at: now)) so far."],
                yes: ("l", "log it"),
                other: Confirm.Choice(key: "x", label: "discard it") { context in
                    context.live.series[id] = nil
                    SessionEnd.ask(session, &context)
                }
            ) { context in
                log(id, &context) { context in
                    // A count that could not be written continues; the message says why.
                    if context.live.series[id] == nil { SessionEnd.ask(session, &context) }
                }
            })
    }
}
