import FitnessModel
import Synchronization

/// Makes the ids of one open diary, for any thread, always larger than those that other processes put into the file.
final class IDGenerator: Sendable {
    private struct State {
        var source: IdentifierSource
        var newest: Int64
        /// The newest id that was accepted.
        var newestInRange: Int64 = 0
    }

    /// The ids from here on are refused: those of the last millisecond that 41 bits can count.
    static let end = IdentifierSource.lastMillisecond << 22

    private let state: Mutex<State>
    private let device: Int
    private let clock: DiaryClock

    init(device: Int, clock: DiaryClock) {
        self.device = device
        self.clock = clock
        state = Mutex(State(source: IdentifierSource(device: device, now: clock.now), newest: 0))
    }

    func next<Record>(_ kind: Record.Type) -> Identifier<Record> {
        Identifier(rawValue: nextRawValue())
    }

    func nextRawValue() -> Int64 {
        state.withLock { state in
            state.newest = state.source.nextRawValue()
            if state.newest < Self.end { state.newestInRange = state.newest }
            return state.newest
        }
    }

    /// Raises all later ids above this one, which is in the file.
    func pass(_ used: Int64) {
        state.withLock { state in
            guard used > state.newest else { return }
            state.source = IdentifierSource(device: device, after: used, now: clock.now)
            state.newest = used
            if used < Self.end { state.newestInRange = used }
        }
    }

    /// - Throws: `clockAhead` if the last ids are beyond the countable range; the next ones continue below.
    func checkRoom() throws(StoreError) {
        let isAhead = state.withLock { state in
            guard state.newest >= Self.end else { return false }
            state.newest = state.newestInRange
            state.source = IdentifierSource(device: device, after: state.newest, now: clock.now)
            return true
        }
        if isAhead { throw .clockAhead(clock.now()) }
    }
}
