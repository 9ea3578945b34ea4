import Foundation
import SpotterShell
import Synchronization
import Testing

@testable import spotter

@Suite("Jobs on threads") struct ThreadJobsTests {
    private final class Marks: Sendable {
        let done = Mutex<[Int]>([])
        func work(_ number: Int) -> @Sendable () -> JobEnd {
            { [self] in
                done.withLock { $0.append(number) }
                return { _ in }
            }
        }
    }

    private func waitForEnd(_ jobs: ThreadJobs) -> Int {
        var descriptor = pollfd(fd: jobs.wakeDescriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&descriptor, 1, 10_000)
        return jobs.finished().count
    }

    @Test("Jobs submitted before the first frame wait for it; later ones start at once")
    func held() {
        let (jobs, marks) = (ThreadJobs(), Marks())
        jobs.run(marks.work(1))
        usleep(50_000)
        #expect(marks.done.withLock { $0 } == [])
        #expect(jobs.finished().isEmpty)
        jobs.begin()
        #expect(waitForEnd(jobs) == 1)
        jobs.run(marks.work(2))
        #expect(waitForEnd(jobs) == 1)
        #expect(marks.done.withLock { $0 } == [1, 2])
        jobs.begin()
        #expect(marks.done.withLock { $0 } == [1, 2])
    }
}
