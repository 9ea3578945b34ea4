/// Durations of the same thing, done many times.
struct Times {
    private var sorted: [Duration] = []

    init(_ times: [Duration] = []) { sorted = times.sorted() }

    /// Half were faster.
    var median: Duration { at(0.5) }
    /// Nineteen of twenty were faster.
    var most: Duration { at(0.95) }

    private func at(_ share: Double) -> Duration {
        sorted.isEmpty ? .zero : sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
    }

    /// Runs `body` many times and measures each.
    static func measure(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Times {
        let clock = ContinuousClock()
        return Times(try (0..<count).map { number in try clock.measure { try body(number) } })
    }
}

extension Duration {
    /// Milliseconds with a fraction.
    var milliseconds: Double { Double(components.seconds) * 1_000 + Double(components.attoseconds) / 1e15 }
    /// "0.42 ms".
    var text: String { Report.number(milliseconds) + " ms" }
}
