import FitnessModel
import Testing

@Suite("Estimated one-repetition maximum")
struct StrengthTests {
    /// 100 kg for 1, 5 and 10 repetitions by the equations of the papers; `docs/formulas.md` cites them.
    static let vectors: [(StrengthFormula, [Double])] = [
        (.epley, [103.333333, 116.666667, 133.333333]),
        (.brzycki, [100, 112.5, 133.333333]),
        (.lombardi, [100, 117.461894, 125.892541]),
        (.mayhew, [108.864004, 119.010680, 130.934273]),
        (.oConner, [102.5, 112.5, 125]),
        (.wathan, [101.304191, 116.582505, 134.746699]),
        (.lander, [101.390294, 113.708918, 134.070363]),
    ]

    @Test("Each formula gives the published values", arguments: vectors)
    func formulas(_ formula: StrengthFormula, _ kilograms: [Double]) {
        for (reps, expected) in zip([1, 5, 10], kilograms) {
            #expect(abs(100 * formula.factor(reps: reps) - expected) < 0.000_001)
        }
    }

    @Test(
        "One repetition is the maximum itself; too many and none give no estimate", arguments: StrengthFormula.allCases)
    func traps(_ formula: StrengthFormula) {
        #expect(formula.estimate(load: Mass(100, .kg), reps: 1) == Mass(100, .kg))
        for reps in [-1, 0, 13, 37, 38, 300] { #expect(formula.estimate(load: Mass(100, .kg), reps: reps) == nil) }
        #expect(formula.estimate(load: .zero, reps: 5) == nil)
        #expect(formula.estimate(load: Mass(grams: -5000), reps: 5) == nil)
        let estimates = (1...12).compactMap { formula.estimate(load: Mass(100, .kg), reps: $0) }
        #expect(estimates == estimates.sorted() && estimates.count == 12)
    }

    @Test(
        "The RPE table gives the percentage of the maximum",
        arguments: [(5, 80, 81.1), (8, 80, 73.9), (12, 60, 57.4), (1, 100, 100), (1, 95, 97.8), (3, 85, 87.8)])
    func table(reps: Int, tenths: Int, percent: Double) {
        #expect(EffortTable.percent(reps: reps, effort: .rpe(tenths: tenths)) == percent)
    }

    @Test(
        "Outside the table there is no percentage", arguments: [(0, 80), (12, 50), (1, 40), (17, 100), (Int.max, 100)])
    func outside(reps: Int, tenths: Int) {
        #expect(EffortTable.percent(reps: reps, effort: .rpe(tenths: tenths)) == nil)
    }

    @Test("An RPE takes precedence over the formula; warm-ups and body weight give no estimate")
    func sets() throws {
        let cell = LoadCell("100x5@8 100x5 w100x5 x5 100x5rir2 100x20", unit: .kg)
        let sets = cell.sets.map { $0.strength(by: .epley).map { ($0.value(in: .kg) * 10).rounded() / 10 } }
        #expect(sets == [123.3, 116.7, nil, nil, 123.3, nil])
    }
}
