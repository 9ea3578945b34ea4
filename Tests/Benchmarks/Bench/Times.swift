/// Durations of a repeated operation.
struct Times {
    private var sorted: [Duration] = []

    init(_ times: [Duration] = []) { sorted = times.sorted() }

    /// The median: half of the runs were faster.
    var median: Duration { at(0.5) }
    /// The 95th percentile: nineteen of twenty runs were faster.
    var most: Duration { at(0.95) }

    private func at(_ share: Double) -> Duration {
        sorted.isEmpty ? .zero : sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
    }

    /// Runs `body` `count` times and measures each run.
    static func measure(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Times {
        let clock = ContinuousClock()
        return Times(try (0..<count).map { number in try clock.measure { try body(number) } })
    }
}

extension Duration {
    var milliseconds: Double { Double(components.seconds) * 1_000 + Double(components.attoseconds) / 1e15 }
    /// "0.42 ms".
    var text: String { Report.number(milliseconds) + " ms" }
}
