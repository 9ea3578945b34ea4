import DiaryStore
import Dispatch
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import SpotterShell
import Synchronization

/// Runs jobs on threads and wakes the loop through a pipe when one has finished.
final class ThreadJobs: JobRunner {
    /// The descriptor for the loop to poll; readable when a job has finished.
    let wakeDescriptor: Int32
    private let writeDescriptor: Int32
    private let ended = Mutex<[JobEnd]>([])
    private let running = DispatchGroup()
    /// The jobs submitted before `begin`; nil afterwards.
    private let held = Mutex<[@Sendable () -> Void]?>([])

    init() {
        var ends: [Int32] = [-1, -1]
        // Without a pipe jobs still run; the next key then handles their results.
        _ = pipe(&ends)
        for descriptor in ends where descriptor >= 0 {
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        wakeDescriptor = ends[0]
        writeDescriptor = ends[1]
    }

    deinit {
        close(wakeDescriptor)
        close(writeDescriptor)
    }

    func run(_ work: @escaping @Sendable () -> JobEnd) {
        let (numbers, language) = (NumberFormat.current, Language.current)
        let job: @Sendable () -> Void = { [self] in
            let action = Language.$current.withValue(language) { numbers.asCurrent(work) }
            ended.withLock { $0.append(action) }
            var byte: UInt8 = 1
            _ = write(writeDescriptor, &byte, 1)
        }
        let isHeld = held.withLock { held in
            held?.append(job)
            return held != nil
        }
        if !isHeld { start(job) }
    }

    /// Starts the waiting jobs. Before the first frame, jobs would only compete for reading the diary.
    func begin() {
        let waiting = held.withLock { held in
            defer { held = nil }
            return held ?? []
        }
        for job in waiting { start(job) }
    }

    private func start(_ job: @escaping @Sendable () -> Void) {
        DispatchQueue.global(qos: .userInitiated).async(group: running, execute: job)
    }

    /// Interrupts running jobs and waits for them, because a thread that reads while the process unloads its libraries
    /// would crash. Partial writes are rolled back.
    func end(interrupting diary: Diary) {
        let deadline = ContinuousClock.now + .seconds(2)
        while running.wait(timeout: .now() + .milliseconds(5)) == .timedOut, .now < deadline { diary.interrupt() }
    }

    func finished() -> [JobEnd] {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(wakeDescriptor, &bytes, bytes.count) > 0 {}
        return ended.withLock { actions in
            defer { actions = [] }
            return actions
        }
    }
}
