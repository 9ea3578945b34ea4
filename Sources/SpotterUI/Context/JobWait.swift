import Foundation
import TerminalKit
import ViewKit

/// What is under way, how far it is, and how to stop it; goes away by itself when the work ends.
struct JobWait: Overlay {
    let title: String
    let progress: JobProgress

    var hints: [KeyHint] { [KeyHint("Esc", "stop")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        if key == .escape || key == .ctrl("c") { progress.cancel() }
        return .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let inside = screen.popup(Size(columns: min(body.width - 2, 60), rows: 4), title: title, in: body)
        screen.gauge(Double(progress.perMille), limit: 1_000, at: inside.origin, width: inside.width)
        let seconds = context.job.map { Int(context.now.timeIntervalSince($0.startedAt)) } ?? 0
        let state =
            progress.isCancelled
            ? "stopping ..." : "\(progress.perMille / 10) %\(seconds >= 3 ? " · \(seconds) s" : "")"
        screen.put(
            "\(state)   Esc stops it, nothing is changed then", at: inside.origin.moved(rows: 1), style: .muted,
            maxWidth: inside.width)
    }
}

extension Context {
    /// Does slow work off the loop; `then` gets its result on the loop. Esc asks it to stop through its progress, and what
    /// it found is then left aside, unless `mayHaveCommitted`: work that writes says itself how far it came.
    mutating func work<Result: Sendable>(
        _ title: String, mayHaveCommitted: Bool = false, _ body: @escaping @Sendable (JobProgress) -> Result,
        then: @escaping @Sendable (Result, inout Context) -> Void
    ) {
        let progress = JobProgress()
        job = RunningJob(title: title, startedAt: now, progress: progress)
        present(JobWait(title: title, progress: progress))
        services.jobs.run {
            let result = body(progress)
            return { context in
                context.job = nil
                context.overlays.removeAll { $0 is JobWait }
                if progress.isCancelled, !mayHaveCommitted {
                    context.message = .plain("Stopped; nothing is changed.")
                } else {
                    then(result, &context)
                }
            }
        }
    }
}
