import Foundation

/// The number of rounds of a randomised test: a tenth of the long round, unless `SPOTTER_LONG=1` is set.
public enum Rounds {
    /// Whether this is the long round, `make test-long`.
    public static let isLong = ProcessInfo.processInfo.environment["SPOTTER_LONG"] == "1"

    /// The rounds of a test with `count` rounds in the long round; at least one.
    public static func of<Count: BinaryInteger>(_ count: Count) -> Count { isLong ? count : max(1, count / 10) }
}
