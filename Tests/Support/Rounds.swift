import Foundation

/// How often a test that draws its input by chance runs: a tenth of the long round, unless `SPOTTER_LONG=1` asks for all of it.
public enum Rounds {
    /// Whether this is the long round, `make test-long`.
    public static let isLong = ProcessInfo.processInfo.environment["SPOTTER_LONG"] == "1"

    /// The rounds of a test whose long round has `count` of them; at least one.
    public static func of<Count: BinaryInteger>(_ count: Count) -> Count { isLong ? count : max(1, count / 10) }
}
