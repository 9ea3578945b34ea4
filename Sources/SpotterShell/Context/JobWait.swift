import Foundation
package import Phrases
import TerminalKit
import ViewKit

/// The running job, its progress and how to stop it; closes when the job ends.
struct JobWait: Overlay {
    /// Whether Esc stops it, and then leaves all as it was.
    let canStop: Bool

    var hints: [KeyHint] { canStop ? [KeyHint("Esc", "stop")] : [] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        if canStop, key == .escape || key == .ctrl("c") { context.window.job?.progress.cancel() }
        return .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        guard let job = context.window.job else { return }
        let inside = screen.popup(Size(columns: min(body.width - 2, 60), rows: 4), title: job.title, in: body)
        screen.gauge(Double(job.progress.perMille), limit: 1_000, at: inside.origin, width: inside.width)
        let state: Phrase = job.progress.isCancelled ? "stopping ..." : "\(job.status(at: context.now))"
        screen.put(
            canStop ? "\(state)   Esc stops it without changes" : state, at: inside.origin.moved(rows: 1),
            style: .muted,
            maxWidth: inside.width)
    }
}

extension Context {
    /// Runs slow work off the loop. `then` receives the result on the loop, `failed` the error. Esc asks the work to
    /// stop through its progress; the result is then dropped, unless `mayHaveCommitted`: work that writes reports
    /// itself how far it got. Pass `canStop: false` for work that must not stop half-way, such as an erasure.
    package mutating func work<Value: Sendable>(
        _ title: Phrase, mayHaveCommitted: Bool = false, canStop: Bool = true,
        _ body: @escaping @Sendable (JobProgress) throws -> Value,
        failed: @escaping @Sendable (any Error, inout Context) -> Void,
        then: @escaping @Sendable (Value, inout Context) -> Void
    ) {
        let progress = JobProgress()
        window.job = RunningJob(title: title, startedAt: now, progress: progress, canStop: canStop)
        present(JobWait(canStop: canStop))
        services.jobs.run { [asker = navigation.asker] in
            let result = Result { try body(progress) }
            return { context in
                context.navigation.asker = asker
                context.window.job = nil
                context.dismiss(JobWait.self)
                if progress.isCancelled, !mayHaveCommitted {
                    context.message = .plain("Stopped. Nothing was changed.")
                    return
                }
                switch result {
                case .success(let value): then(value, &context)
                case .failure(let error): failed(error, &context)
                }
            }
        }
    }
}
