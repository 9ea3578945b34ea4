import TestSupport
import Testing

@testable import TerminalKit

@Suite("Axes")
struct AxisScaleTests {
    private func labels(_ low: Double, _ high: Double, _ most: Int, isWhole: Bool = false) -> [String] {
        AxisScale(low...high, most: most, isWhole: isWhole).ticks.map(\.label.text)
    }

    @Test("Marks are steps of 1, 2 or 5 around the values")
    func steps() {
        #expect(labels(0, 10, 6) == ["0", "2", "4", "6", "8", "10"])
        #expect(labels(81, 118, 5) == ["80", "90", "100", "110", "120"])
        #expect(labels(-3, 4, 5) == ["-4", "-2", "0", "2", "4"])
        #expect(labels(0.11, 0.29, 5) == ["0.10", "0.15", "0.20", "0.25", "0.30"])
        #expect(labels(0, 0.3, 4) == ["0", "0.1", "0.2", "0.3"])
    }

    @Test("Thousands and millions are shortened")
    func large() {
        #expect(labels(0, 18_000, 5) == ["0", "5k", "10k", "15k", "20k"])
        #expect(labels(0, 9_000, 4) == ["0", "5k", "10k"])
        #expect(labels(0, 2.2e7, 4) == ["0", "10M", "20M", "30M"])
    }

    @Test("Counts have whole marks only")
    func whole() {
        #expect(labels(0, 2, 8, isWhole: true) == ["0", "1", "2"])
        #expect(labels(0, 0, 8, isWhole: true) == ["0", "1"])
    }

    @Test("No axis leaves a third of its room empty if marks can be closer")
    func filled() {
        #expect(labels(0, 11, 3, isWhole: true) == ["0", "10"])
        #expect(AxisScale(0...11, most: 3, isWhole: true).range.upperBound < 12)
        #expect(labels(0, 6, 2, isWhole: true) == ["0", "5"])
        for high in 1...200 {
            for most in 2...8 {
                let scale = AxisScale(0...Double(high), most: most, isWhole: true)
                #expect(scale.range.upperBound <= Double(high) * 1.5 || high == 1, "\(high) in \(most)")
            }
        }
    }

    @Test("A single value has room around it")
    func single() {
        let scale = AxisScale(100...100, most: 5)
        #expect(scale.range.lowerBound < 100 && scale.range.upperBound > 100)
        #expect(AxisScale(0...0, most: 5).range.lowerBound == 0)
    }

    @Test("Any values give at most as many marks as fit, in order, around the values", arguments: 0..<Rounds.of(2000))
    func anything(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let power = Double.random(in: -6...15, using: &random)
        let values = [0, 1].map { _ in Double.random(in: -1...1, using: &random) * .pow10(power) }.sorted()
        let most = Int.random(in: 2...12, using: &random)
        let scale = AxisScale(values[0]...values[1], most: most, isWhole: seed % 3 == 0)
        #expect((2...most).contains(scale.ticks.count))
        let span = scale.range.upperBound - scale.range.lowerBound
        #expect(scale.range.lowerBound <= values[0] + span * 1e-6)
        #expect(scale.range.upperBound >= values[1] - span * 1e-6)
        #expect(zip(scale.ticks, scale.ticks.dropFirst()).allSatisfy { $0.value < $1.value })
        #expect(
            Set(scale.ticks.map(\.label)).count == scale.ticks.count || values.allSatisfy { abs($0) < 1e-4 }
                || power > 9)
        #expect(scale.ticks.allSatisfy { $0.label.text.count <= 11 })
    }
}

extension Double {
    fileprivate static func pow10(_ power: Double) -> Double {
        var result = 1.0
        for _ in 0..<Int(abs(power)) { result *= 10 }
        return power < 0 ? 1 / result : result
    }
}
