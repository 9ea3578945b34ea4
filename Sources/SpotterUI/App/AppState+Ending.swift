import DiaryStore
import FitnessModel

extension AppState {
    /// Ends the program. Asks first while something runs that lives in it alone: a count, or an interval timer.
    mutating func end() {
        let running = desk.live.compactMap(running)
        guard !running.isEmpty else {
            isFinished = true
            return
        }
        desk.present(
            Confirm(
                title: "Quit while something runs?",
                lines: running + ["It ends with the program. What is logged stays, and the session stays live."],
                yes: ("y", "quit")
            ) { $0.isFinished = true })
    }

    /// "Jan Stencel: round 2 of 10: go, 5 repetitions"; nil where nothing would be lost.
    private func running(_ session: LiveSession) -> String? {
        let now = desk.now
        let interval = desk.intervals[session.id].flatMap { $0.isDone(at: now) ? nil : $0.word(at: now) }
        let count = desk.series[session.id].flatMap { series in
            series.hasCounted(at: now) || series.countsByItself ? series.counted(at: now) : nil
        }
        let parts = [interval, count].compactMap { $0 }
        return parts.isEmpty ? nil : "\(session.clientName): \(parts.joined(separator: ", "))"
    }
}
