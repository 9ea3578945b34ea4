import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

extension SheetView {
    /// Shows the running series of the session, or starts one in the row under the cursor.
    func openCounter(_ context: inout Context) {
        guard let live = grid.live else { return }
        if context.live.series[live.session.id] == nil {
            guard let series = newSeries(context: &context) else { return }
            context.live.series[live.session.id] = series
        }
        context.present(CounterPanel(session: live.session.id))
    }

    private func newSeries(context: inout Context) -> CountedSeries? {
        guard let live = grid.live, let line = grid.line, let exercise = line.exercise, let client = grid.sheet.client
        else { return nil }
        let session = live.session
        let best = context.read { diary in
            try diary.loads.bestSeries(client: client, exercise: exercise, before: session.id)
        }
        let cell = grid.sheet.cell(line, column: live.column)
        let expected = help.ghosts[line.id]?.sets.first
        var target: Int?
        if case .seconds(let range) = RepTarget(line.prescription.reps)?.form { target = range.upperBound }
        let isHeld = line.unitKind == .time || target != nil
        let subject = CountedSeries.Subject(
            session: session.id, row: line.id,
            clientName: context.live.sessions.first { $0.id == session.id }?.clientName ?? "",
            exerciseName: line.name, setNumber: cell.sets.count { !$0.isWarmUp } + 1, expected: expected,
            isPlanned: !grid.plan(line).sets.isEmpty,
            load: expectedLoad(expected, done: cell), best: best ?? [], tempo: line.prescription.tempo)
        // The row decides whether a set is held; all else is counted as the last set was.
        var manner = context.live.counting[session.id] ?? CountedSeries.Manner()
        if isHeld { manner.way = .hold } else if manner.way == .hold { manner.way = .byHand }
        return CountedSeries(subject, manner, hold: HoldTimer(prepare: 5, target: target), at: context.now)
    }

    /// The load of the expected set, else of the last one done: the text before its `x`.
    private func expectedLoad(_ expected: String?, done: LoadCell) -> String {
        let last = done.sets.last { !$0.isWarmUp }.map { LoadCell.render([$0], unit: done.unit) }
        guard let set = expected ?? last, let cross = set.firstIndex(of: "x") else { return "" }
        return String(set[..<cross])
    }

    /// Appends the finished series to the sets of its cell, with its times; the series continues if that fails.
    mutating func log(_ session: Identifier<TrainingSession>, _ context: inout Context) {
        let now = context.now
        guard var series = context.live.series[session] else { return }
        _ = series.advance(to: now)
        guard let set = series.text(at: now) else {
            context.message = .warning(series.disabledReason(at: now))
            return
        }
        guard let line = grid.sheet.line(series.subject.row), let column = grid.sheet.column(of: session),
            let place = grid.sheet.place(line.id, column: column)
        else {
            context.live.series[session] = nil
            context.message = .warning("The row of this set was deleted: the set was not saved.")
            return
        }
        grid.cursor = SheetCursor(line: .row(line.id), field: .load(column))
        let shown = line.text(.load(column))
        let before = shown.trimmingBlanks
        let text = before.isEmpty ? set : "\(before) \(set)"
        let mark = series.mark(at: now)
        let revision = context.revisions.all
        let isWritten = context.save("Logged \(set).") { diary in
            try diary.cells.write(text, at: place, replacing: shown, mark: mark)
        }
        guard isWritten else { return cursorMoved(&context) }
        context.live.series[session] = nil
        context.live.counting[session] = series.manner
        help.follow(session, from: revision, to: context.revisions.all)
        readSheet(&context)
        continueLogging(after: before, text: text, next: .enter, context: &context)
        if let words = series.tempoText(mark) { Self.add("\(words).", &context) }
    }

    /// Appends a sentence to the message if both fit into the line.
    private static func add(_ sentence: Phrase, _ context: inout Context) {
        guard let message = context.message, message.tone != .warning, message.tone != .failure else { return }
        let text = [message.phrase, sentence].joined(separator: " ")
        guard TextWidth.of(text) <= context.body.width - 2 else { return }
        context.message = message.tone == .success ? .success(text) : .plain(text)
    }

    /// Shows the interval timer of the session, or asks for one with the row's rest.
    func openIntervals(_ context: inout Context) {
        guard let live = grid.live else { return }
        let rest = grid.line.map(\.prescription.rest) ?? ""
        IntervalPanel.open(live.session, proposed: IntervalTimer(rest)?.text ?? "EMOM 60\" x10", &context)
    }
}

/// The interval timer of a session with big digits: EMOM, or work and rest. Esc hides it, and it continues.
struct IntervalPanel: Overlay {
    let session: Identifier<TrainingSession>
    let clientName: String

    var needsAutosave: Bool { true }
    var takesText: Bool { false }
    var hints: [KeyHint] {
        [KeyHint("Space", "pause, resume"), KeyHint("x", "stop it"), KeyHint("Esc", "hide")]
    }

    /// Shows the running timer, or asks for one; `proposed` comes from the row.
    static func open(_ session: TrainingSession, proposed: String, _ context: inout Context) {
        let name = context.live.sessions.first { $0.id == session.id }?.clientName ?? ""
        if context.live.intervals[session.id] != nil {
            context.present(IntervalPanel(session: session.id, clientName: name))
            return
        }
        let fields = [
            FormField("timer", "Timer", .interval, value: proposed, isProposed: true, help: "\(FormField.intervals)"),
            FormField(
                "prepare", "Ready", .whole(0...60), value: "5", isProposed: true, help: "Seconds to get ready, 0 to 60."
            ),
        ]
        let form = Form("Interval timer for \(name)", fields: fields, verb: "start") { form, context in
            guard let read = IntervalTimer(form.text("timer")) else {
                return .wrong(field: "timer", "Write an interval timer: \(FormField.intervals).")
            }
            let timer = IntervalTimer(
                prepare: Int(form.text("prepare")) ?? 0, work: read.work, rest: read.rest, rounds: read.rounds)
            context.live.intervals[session.id] = IntervalRun(timer, at: context.now)
            context.live.rests[session.id] = nil
            return .saved { $0.present(IntervalPanel(session: session.id, clientName: name)) }
        }
        context.present(form)
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        let now = context.now
        switch key {
        case .char(" "): context.live.intervals[session]?.toggle(at: now)
        case .char("x"):
            context.live.intervals[session] = nil
            context.message = .plain("The interval timer is stopped.")
            return .close
        case .escape, .enter, .char("q"), .char("M"):
            if context.live.intervals[session]?.isDone(at: now) == true {
                context.live.intervals[session] = nil
            } else {
                context.message = .plain("Timer in progress: M shows it again.")
            }
            return .close
        default: break
        }
        return .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        guard let run = context.live.intervals[session] else { return }
        let box = body.centred(Size(columns: min(body.width - 2, 58), rows: min(body.height, 9)))
        screen.popup(box, title: "\(clientName): \(run.timer.text)")
        let inside = box.inset(by: 1).inset(columns: 2)
        let now = context.now
        let style = Style(run.isWork(at: now) ? .clock : run.isDone(at: now) ? .success : .warning, .bold)
        let word: Phrase = run.watch.isRunning ? run.word(at: now) : "paused: Space resumes"
        screen.put(word, at: inside.origin, style: style, maxWidth: inside.width)
        if !run.isDone(at: now) {
            let number = Clock.minutesAndSeconds(run.secondsLeft(at: now))
            _ = BigDigits.draw(number, into: &screen, at: inside.origin.moved(rows: 2), style: style)
        } else {
            screen.put("Esc closes it.", at: inside.origin.moved(rows: 2), maxWidth: inside.width)
        }
        screen.put(
            "Space pauses · x stops · Esc hides it", at: inside.origin.moved(rows: 6), style: .muted,
            maxWidth: inside.width)
    }
}
