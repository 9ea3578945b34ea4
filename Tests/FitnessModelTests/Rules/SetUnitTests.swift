import FitnessModel
import Testing

@Suite("Sets in the other unit")
struct SetUnitTests {
    private func text(_ text: String, in unit: MassUnit, _ change: (PerformedSet) -> PerformedSet) -> String {
        LoadCell.render(LoadCell(text, unit: unit == .lb ? .kg : .lb).sets.map(change), unit: unit)
    }

    @Test("Plates of the other unit are exact; other loads are unchanged")
    func plates() {
        #expect(text("62.5x8", in: .lb) { $0.inPlates(of: .lb) } == "137.5x8")
        #expect(text("60x8", in: .lb) { $0.inPlates(of: .lb) } == "132.5x8")
        #expect(text("135x5", in: .kg) { $0.inPlates(of: .kg) } == "61.25x5")
        #expect(text("bw-20x6 bw+10x5 x8 60s", in: .lb) { $0.inPlates(of: .lb) } == "bw-45x6 bw+22.5x5 x8 60s")
        #expect(text("80x5>60x8", in: .lb) { $0.inPlates(of: .lb) } == "177.5x5>132.5x8")
    }

    @Test("Earlier loads are converted to one decimal")
    func converted() {
        #expect(text("62.5x8", in: .lb) { $0.converted(to: .lb) } == "137.8x8")
        #expect(text("57.5x10@8", in: .lb) { $0.converted(to: .lb) } == "126.8x10@8")
        #expect(
            LoadCell.render(LoadCell("137.5x8", unit: .lb).sets.map { $0.converted(to: .lb) }, unit: .lb) == "137.5x8")
    }

    @Test(
        "The unit is added to the first weight if it has none",
        arguments: [
            ("57.5x10 60x8", "57.5kgx10 60x8"), ("w40x8", "w40kgx8"), ("57.5 x 10", "57.5kg x 10"),
            ("60kgx8 60x8", "60kgx8 60x8"), ("8x60kg", "8x60kg"), ("x8 bw+10x5", "x8 bw+10kgx5"), ("60s", "60s"),
            ("left knee", "left knee"), ("left 2 60x8", "left 2 60kgx8"), ("", ""),
        ])
    func naming(text: String, named: String) {
        #expect(LoadCell(text, unit: .kg).namingUnit == named)
    }

    @Test("A weight that names its unit gets no second one", arguments: MassUnit.allCases)
    func named(unit: MassUnit) {
        let text = "60\(unit.rawValue)x8"
        #expect(MassUnit.allCases.allSatisfy { LoadCell(text, unit: $0).namingUnit == text })
    }
}
