import FitnessModel
import Synchronization

/// Makes the ids of one open diary, for any thread, always larger than those that other processes put into the file.
final class IdentifierMint: Sendable {
    private struct State {
        var source: IdentifierSource
        var newest: Int64
    }

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
            return state.newest
        }
    }

    /// Lifts all later ids above this one, which stands in the file.
    func pass(_ used: Int64) {
        state.withLock { state in
            guard used > state.newest else { return }
            state.source = IdentifierSource(device: device, after: used, now: clock.now)
            state.newest = used
        }
    }
}
