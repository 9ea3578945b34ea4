public import Foundation

/// Makes identifiers: 41 bits of milliseconds since 2026, 10 bits of device, 12 bits of sequence.
///
/// The identifiers of a source are strictly increasing, also when the clock is set back.
public struct IdentifierSource: Sendable {
    private static let epochMilliseconds: Int64 = 1_767_225_600_000
    /// The last millisecond since 2026 that can be counted: one on 7 September 2095.
    public static let lastMillisecond: Int64 = 1 << 41 - 1
    private static let lastSequence: Int64 = 1 << 12 - 1

    private let device: Int64
    private let now: @Sendable () -> Date
    private var millisecond: Int64
    private var sequence: Int64

    /// - Parameters:
    ///   - device: 0...1023; only its lowest ten bits count.
    ///   - newest: the newest number in use, which all new ones will exceed.
    public init(device: Int, after newest: Int64 = 0, now: @escaping @Sendable () -> Date) {
        self.device = Int64(device & 0x3FF)
        self.now = now
        millisecond = max(newest, 0) >> 22
        sequence = newest > 0 ? Self.lastSequence : -1
    }

    /// The next number, larger than all before.
    public mutating func nextRawValue() -> Int64 {
        let current = currentMillisecond()
        if current > millisecond {
            millisecond = current
            // Continuing instead of starting at 0 varies the lowest bits, which SQLite's session extension hashes.
            sequence = (sequence + 1) & Self.lastSequence
        } else if sequence < Self.lastSequence {
            sequence += 1
        } else {
            millisecond = min(millisecond + 1, Self.lastMillisecond)
            sequence = 0
        }
        return millisecond << 22 | device << 12 | sequence
    }

    private func currentMillisecond() -> Int64 {
        let elapsed = (now().timeIntervalSince1970 * 1000).rounded(.down) - Double(Self.epochMilliseconds)
        guard elapsed > 0 else { return 0 }
        return elapsed < Double(Self.lastMillisecond) ? Int64(elapsed) : Self.lastMillisecond
    }
}
