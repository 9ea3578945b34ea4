import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension AppState {
    private static let quitTitle = "Quit?"

    /// Keys that end the program from everywhere, also out of a form or a cell.
    static func quits(_ key: Key) -> Bool { key == .ctrl("c") || key == .ctrl("q") }

    /// Ends the program. Asks first while a session is live, while the watch of a run goes, and while something is half
    /// typed; asked twice it ends, and so it does where the window has no room for a question. On the tour only the tour ends.
    mutating func end() {
        if context.tour != nil { return leaveTour() }
        let lines = liveLines + runningLines + runLines + practiceLines + typedLines
        if lines.isEmpty || isAskedToEnd || Frame(context.size).isTooSmall {
            isFinished = true
        } else {
            context.present(Confirm(title: Self.quitTitle, lines: lines, yes: ("y", "quit")) { $0.quit() })
        }
    }

    private var isAskedToEnd: Bool { (context.overlays.last as? Confirm)?.title == Self.quitTitle }

    /// The sessions that are live, which no end of the program finishes.
    private var liveLines: [String] {
        let sessions = context.live.map { session in
            session.session.mode == .handsFree
                ? "\(session.clientName), past session"
                : "\(session.clientName) \(LiveBar.clock(context, session))".trimmingBlanks
        }
        switch sessions.count {
        case 0: return []
        case 1: return ["Live: \(sessions[0]). It stays live and can be resumed."]
        default: return ["Live: \(sessions.joined(separator: ", ")). They stay live and can be resumed."]
        }
    }

    /// What lives in the program alone, a count or an interval timer.
    private var runningLines: [String] {
        let lost = context.live.compactMap(running)
        return lost.isEmpty ? [] : lost + ["That ends with the program; what is logged stays."]
    }

    /// "Jan Stencel: round 2 of 10: go, 5 repetitions"; nil where nothing would be lost.
    private func running(_ session: LiveSession) -> String? {
        let now = context.now
        let interval = context.intervals[session.id].flatMap { $0.isDone(at: now) ? nil : $0.word(at: now) }
        let count = context.series[session.id].flatMap { series in
            series.hasCounted(at: now) || series.countsByItself ? series.counted(at: now) : nil
        }
        let parts = [interval, count].compactMap { $0 }
        return parts.isEmpty ? nil : "\(session.clientName): \(parts.joined(separator: ", "))"
    }

    /// The runs whose watch goes: nobody should find out a day later.
    private var runLines: [String] {
        let runs = context.watches.filter { $0.live.run.isTicking }.map { watch in
            let clock = ElapsedText.write(watch.run(at: context.now).elapsed)
            return "In progress: \(watch.live.clientName), \(watch.live.run.kind.rawValue) \(clock)."
        }
        return runs.isEmpty ? [] : runs + ["The stopwatch keeps running without the program: come back to end the run."]
    }

    /// The clients who relax by the clock.
    private var practiceLines: [String] {
        let running = context.practices.values.filter { $0.kept == nil }
        let named = running.map { "\($0.client.name), \($0.practice(at: context.now).words)" }.sorted()
        return named.isEmpty ? [] : ["Relaxing: \(named.joined(separator: "; ")). It ends here and is kept."]
    }

    /// What is typed and not saved.
    private var typedLines: [String] {
        let open = context.overlays.filter(\.isHalfTyped)
        if view.isHalfTyped || open.contains(where: \.needsAutosave) {
            return ["What is half typed is kept as a draft."]
        }
        return open.isEmpty ? [] : ["What is half typed here is lost."]
    }
}
