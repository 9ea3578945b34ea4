package import Foundation
package import Phrases
import Synchronization

/// Slow work that runs off the loop and ends with an action on the loop.
package protocol JobRunner: Sendable {
    /// Runs `work` on another thread and passes its action to the loop.
    func run(_ work: @escaping @Sendable () -> JobEnd)
    /// The actions of the jobs that ended since the last call.
    func finished() -> [JobEnd]
}

/// The action that the loop runs when a job has ended.
package typealias JobEnd = @Sendable (inout Context) -> Void

/// Runs each job at once, on the spot: for tests.
package final class ImmediateJobs: JobRunner {
    private let ended = Mutex<[JobEnd]>([])

    /// Makes a runner without threads.
    package init() {}

    /// Does the work before it returns.
    package func run(_ work: @escaping @Sendable () -> JobEnd) {
        let action = work()
        ended.withLock { $0.append(action) }
    }

    /// Whether actions wait for the loop.
    package var hasEnded: Bool { ended.withLock { !$0.isEmpty } }

    /// The actions since the last call.
    package func finished() -> [JobEnd] {
        ended.withLock { actions in
            defer { actions = [] }
            return actions
        }
    }
}

/// A job on screen: its title, start and progress, and a way to stop it.
package struct RunningJob: Sendable {
    /// The title: "Reading strong.csv".
    package let title: Phrase
    /// The time at which it started.
    package let startedAt: Date
    /// How far it is and whether it should stop.
    package let progress: JobProgress
    /// Whether Esc stops it, and then leaves all as it was.
    package let canStop: Bool

    /// "12 %", after a while "12 % · 4 s".
    package func status(at now: Date) -> String {
        let seconds = Int(now.timeIntervalSince(startedAt))
        return "\(progress.perMille / 10) %\(seconds >= 3 ? " · \(seconds) s" : "")"
    }
}

/// Shared between a job and the screen.
package final class JobProgress: Sendable {
    private let done = Atomic<Int>(0)
    private let stopped = Atomic<Bool>(false)

    /// Nothing done yet.
    package init() {}

    /// Per mille of the work that is done.
    package var perMille: Int {
        get { done.load(ordering: .relaxed) }
        set { done.store(newValue, ordering: .relaxed) }
    }
    /// Whether the person asked to stop.
    package var isCancelled: Bool { stopped.load(ordering: .relaxed) }
    /// Asks the job to stop at the next opportunity.
    package func cancel() { stopped.store(true, ordering: .relaxed) }
}
