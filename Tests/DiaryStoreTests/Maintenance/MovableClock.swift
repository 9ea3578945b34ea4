import DiaryStore
import Foundation
import Synchronization

/// A stopped clock that tests advance.
final class MovableClock: Sendable {
    private let date: Mutex<Date>

    init(_ date: Date) { self.date = Mutex(date) }

    var clock: DiaryClock { DiaryClock(now: { self.date.withLock { $0 } }) }

    func advance(by seconds: TimeInterval) { date.withLock { $0.addTimeInterval(seconds) } }
}
