import DiaryStore
import FitnessModel
import ViewKit

extension AppState {
    /// Ends the program. Asks first while something runs that lives in it alone, a count or an interval timer, and while
    /// the watch of a run goes: it goes on without the program, which nobody should find out a day later.
    mutating func end() {
        let lost = context.live.compactMap(running)
        let runs = context.watches.filter { $0.live.run.isTicking }.map { watch in
            "\(watch.live.clientName): \(watch.live.run.kind.rawValue) \(ElapsedText.write(watch.run(at: context.now).elapsed))"
        }
        guard !lost.isEmpty || !runs.isEmpty else {
            isFinished = true
            return
        }
        let losses =
            lost.isEmpty ? [] : lost + ["It ends with the program. What is logged stays, and the session stays live."]
        let stays = runs.isEmpty ? [] : runs + ["The watch goes on without the program: come back and end the run."]
        context.present(
            Confirm(
                title: "Quit while something runs?",
                lines: losses + stays,
                yes: ("y", "quit")
            ) { $0.quit() })
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
}
