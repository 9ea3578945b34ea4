import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// The interval timer of a session with big digits: EMOM, or work and rest. Esc hides it and it goes on.
struct IntervalPanel: Overlay {
    let session: Identifier<TrainingSession>
    let clientName: String

    var needsAutosave: Bool { true }
    var takesText: Bool { false }
    var hints: [KeyHint] {
        [KeyHint("Space", "pause, resume"), KeyHint("x", "stop it"), KeyHint("Esc", "hide")]
    }

    /// Shows the timer that runs, or asks for one; `proposed` is what the row says.
    static func open(_ session: TrainingSession, proposed: String, _ context: inout Context) {
        let name = context.live.first { $0.id == session.id }?.clientName ?? ""
        if context.intervals[session.id] != nil {
            context.present(IntervalPanel(session: session.id, clientName: name))
            return
        }
        let fields = [
            FormField("timer", "Timer", .interval, value: proposed, isProposed: true, help: FormField.intervals),
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
            context.intervals[session.id] = IntervalRun(timer, at: context.now)
            context.rests[session.id] = nil
            return .saved { $0.present(IntervalPanel(session: session.id, clientName: name)) }
        }
        context.present(form)
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        let now = context.now
        switch key {
        case .char(" "): context.intervals[session]?.toggle(at: now)
        case .char("x"):
            context.intervals[session] = nil
            context.message = .plain("The interval timer is stopped.")
            return .close
        case .escape, .enter, .char("q"), .char("M"):
            if context.intervals[session]?.isDone(at: now) == true {
                context.intervals[session] = nil
            } else {
                context.message = .plain("Timer in progress: M shows it again.")
            }
            return .close
        default: break
        }
        return .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        guard let run = context.intervals[session] else { return }
        let box = body.centred(Size(columns: min(body.width - 2, 58), rows: min(body.height, 9)))
        screen.popup(box, title: "\(clientName): \(run.timer.text)")
        let inside = box.inset(by: 1).inset(columns: 2)
        let now = context.now
        let style = Style(run.isWork(at: now) ? .live : run.isDone(at: now) ? .success : .handsFree, .bold)
        let word = run.watch.isRunning ? run.word(at: now) : "paused: Space resumes"
        screen.put(word, at: inside.origin, style: style, maxWidth: inside.width)
        let number = run.isDone(at: now) ? "GO" : Clock.minutesAndSeconds(run.secondsLeft(at: now))
        if !run.isDone(at: now) {
            _ = BigDigits.draw(number, into: &screen, at: inside.origin.moved(rows: 2), style: style)
        } else {
            screen.put("Esc closes it.", at: inside.origin.moved(rows: 2), maxWidth: inside.width)
        }
        screen.put(
            "Space pauses · x stops · Esc hides it", at: inside.origin.moved(rows: 6), style: .muted,
            maxWidth: inside.width)
    }
}
