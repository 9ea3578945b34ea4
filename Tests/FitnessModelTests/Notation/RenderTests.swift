import FitnessModel
import TestSupport
import Testing

@Suite("Sets as text")
struct RenderTests {
    @Test(
        "Sets are written in their shortest usual form",
        arguments: [
            ("70x5 70x5", "70x5 70x5"), ("70x5 70x5 70x5", "70x5*3"), ("w40X8 70x5x3@8!", "w40x8 70x5*3@8!"),
            ("0x8", "x8"), ("bw+10x5", "bw+10x5"), ("bw-20,50x6", "bw-20.5x6"), ("90s", "1:30"), ("60s", "60s"),
            ("3750s", "1:02:30"), ("20kgx60s", "20x60s"), ("2450cm", "24.5m"), ("80x5>60x8", "80x5>60x8"),
            ("70x5+3/4", "70x5+3/4"), ("70x5rir2", "70x5rir2"), ("bwx60s", "bwx60s"), ("64.5s", "1:04.5"),
        ])
    func canonical(text: String, rendered: String) {
        #expect(LoadCell.render(LoadCell(text, unit: .kg).sets, unit: .kg) == rendered)
    }

    @Test("A weight without an exact value in pounds is written in kilograms")
    func inexact() {
        #expect(LoadCell.render([.load(60, 5)], unit: .lb) == "60kgx5")
        #expect(LoadCell.render([.pounds(135, 5)], unit: .lb) == "135x5")
        #expect(LoadCell.render([.body(-20, 5)], unit: .lb) == "bw-20kgx5")
    }

    @Test("More than 99 identical sets take two words")
    func manyAlike() {
        let sets = Array(repeating: PerformedSet.load(70, 5), count: 101)
        let text = LoadCell.render(sets, unit: .kg)
        #expect(text == "70x5*99 70x5 70x5")
        #expect(LoadCell(text, unit: .kg).sets == sets)
    }

    @Test("Rendered sets read back the same, in both units", arguments: MassUnit.allCases)
    func roundTrip(unit: MassUnit) {
        var random = SeededGenerator(seed: 20_260_312)
        for _ in 0..<Rounds.of(5000) {
            var sets: [PerformedSet] = []
            for _ in 0..<random.number(0...4) {
                let set = random.set(unit: unit)
                sets += Array(repeating: set, count: random.chance(4) ? random.number(1...5) : 1)
            }
            let text = LoadCell.render(sets, unit: unit)
            let cell = LoadCell(text, unit: unit)
            #expect(cell.sets == sets, "\(text)")
            #expect(cell.notes == [], "\(text)")
            #expect(LoadCell.render(cell.sets, unit: unit) == text)
        }
    }

    @Test("Sets that no cell can express are still written as a set")
    func beyondNotation() {
        let odd = [
            PerformedSet(.load(.zero), .reps(8)), PerformedSet(.none, .reps(8)),
            PerformedSet.load(70, 5).then(.pause, .load(60, 3)),
        ]
        let text = LoadCell.render(odd, unit: .kg)
        #expect(text == "0x8 x8 70x5>60x3")
        #expect(LoadCell(text, unit: .kg).notes == [])
    }
}
