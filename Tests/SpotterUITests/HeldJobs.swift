import SpotterShell
import Synchronization

/// Jobs that run only when the test says so.
final class HeldJobs: JobRunner {
    private let waiting = Mutex<[@Sendable () -> JobEnd]>([])
    private let ended = Mutex<[JobEnd]>([])

    func run(_ work: @escaping @Sendable () -> JobEnd) { waiting.withLock { $0.append(work) } }

    func finished() -> [JobEnd] { ended.withLock { take(&$0) } }

    /// The number of waiting jobs.
    var count: Int { waiting.withLock { $0.count } }

    /// Runs all waiting jobs.
    func work() {
        let ends = waiting.withLock { take(&$0) }.map { $0() }
        ended.withLock { $0 += ends }
    }

    private func take<Element>(_ list: inout [Element]) -> [Element] {
        defer { list = [] }
        return list
    }
}
