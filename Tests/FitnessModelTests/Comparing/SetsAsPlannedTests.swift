import FitnessModel
import Testing

@Suite("Planned and performed sets")
struct SetsAsPlannedTests {
    private func compare(_ plan: String, _ done: String) -> [Int] {
        let sets = SetsAsPlanned(LoadCell(plan, unit: .kg), done: LoadCell(done, unit: .kg))
        return [sets.planned, sets.met]
    }

    @Test("A set is met by at least its load and repetitions, set by set, without warm-ups")
    func met() {
        #expect(compare("82.5x5*3", "82.5x5*3") == [3, 3])
        #expect(compare("82.5x5*3", "w40x5 82.5x5 85x5 82.5x4") == [3, 2])
        #expect(compare("82.5x5*3", "82.5x5*2") == [3, 2])
        #expect(compare("82.5x5", "80x8") == [1, 0])
        #expect(compare("82.5x5 85x3", "85x5 82.5x3") == [2, 1])
        #expect(compare("bw+10x8", "bw+10x9") == [1, 1])
        #expect(compare("x8", "bw+5x8") == [1, 1])
        #expect(compare("30s", "45s") == [1, 1])
        #expect(compare("40x20m", "40x10m") == [1, 0])
        #expect(compare("60x8>40x8", "60x8") == [1, 0])
    }

    @Test("A target load and words plan no set")
    func nothing() {
        #expect(compare("80%", "82.5x5") == [0, 0])
        #expect(compare("easy today", "82.5x5") == [0, 0])
        #expect(compare("", "82.5x5") == [0, 0])
    }

    @Test("Several cells add up")
    func sum() {
        let one = SetsAsPlanned(LoadCell("80x5*2", unit: .kg), done: LoadCell("80x5", unit: .kg))
        #expect([(one + one).planned, (one + one).met] == [4, 2])
        #expect(one + .none == one)
    }
}
