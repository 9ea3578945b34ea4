import FitnessModel
import Testing

@Suite("Volume and estimates of a set")
struct PerformedSetTests {
    private func set(_ text: String) throws -> PerformedSet {
        try #require(LoadCell(text, unit: .kg).sets.first)
    }

    @Test(
        "Volume is weight times reps over all parts",
        arguments: [
            ("100x5", 500_000), ("80x5>60x8>40x10", 1_280_000), ("70x5+3+2", 700_000), ("70x5/4", 630_000),
            ("bw+10x5", 50_000), ("bw-20x6", 0), ("x8", 0), ("20kgx60s", 0), ("40m", 0),
        ])
    func volume(text: String, grams: Int) throws {
        #expect(try set(text).volume.grams == grams)
    }

    @Test("A published volume load adds up: three times 100 x 5 and 80 x 8 are 2140 kg")
    func publishedVolume() {
        let summary = SetSummary(LoadCell("w60x5 100x5*3 80x8", unit: .kg).sets)
        #expect(summary.volume == Mass(2140, .kg))
        #expect(summary.reps == 23)
        #expect(summary.sets == 4)
    }

    @Test("Repetitions of pauses, drops and sides are added up")
    func reps() throws {
        #expect(try set("70x5+3+2").totalReps == 10)
        #expect(try set("70x5/4").totalReps == 9)
        #expect(try set("60s").totalReps == 0)
    }

    @Test(
        "Warm-ups, timed sets and body weight estimate no maximum",
        arguments: ["w100x5", "60s", "x8", "bw+10x5", "100x0"])
    func noMaximum(text: String) throws {
        #expect(try set(text).strength(by: .epley) == nil)
    }

    @Test("The first part estimates the maximum")
    func firstPart() throws {
        #expect(try set("100x5>90x30").strength(by: .epley)?.grams == 116_667)
    }

    @Test("Absurd amounts stop at the largest number instead of trapping")
    func absurd() {
        let set = PerformedSet(.load(Mass(grams: .max)), .reps(.max))
        #expect(set.then(.drop, set).volume.grams == .max)
        #expect(set.then(.drop, set).totalReps == .max)
        #expect(set.strength(by: .epley) == nil)
        #expect(PerformedSet(.load(Mass(grams: .max)), .reps(12)).strength(by: .epley) != nil)
        #expect(SetSummary([set, set]).reps == .max)
    }

    @Test("Reps in reserve are subtracted from RPE 10")
    func effort() {
        #expect(Effort.rir(2).rpe == 8)
        #expect(Effort.rpe(tenths: 85).rpe == 8.5)
        #expect(Effort.rir(0).rpeTenths == 100)
    }
}
