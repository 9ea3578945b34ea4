import FitnessModel
import Foundation
import Testing

@Suite("Weights and lengths")
struct MassTests {
    @Test("Weights round to the gram, halves away from zero")
    func rounding() {
        #expect(Mass(82.5, .kg).grams == 82_500)
        #expect(Mass(1, .lb).grams == 454)
        #expect(Mass(135, .lb).grams == 61_235)
        #expect(Mass(-0.0005, .kg).grams == -1)
        #expect(Mass(0.0005, .kg).grams == 1)
        #expect(Mass(Double.nan, .kg) == .zero && Mass(Double.infinity, .lb) == .zero)
        #expect(Mass(1e300, .kg).grams == 1_000_000_000_000_000)
    }

    @Test(
        "Weights are shown without trailing zeros",
        arguments: [
            (82_500, MassUnit.kg, "82.5"), (100_000, .kg, "100"), (1, .kg, "0.001"), (0, .kg, "0"),
            (-2500, .kg, "-2.5"),
            (61_235, .lb, "135"), (1134, .lb, "2.5"), (60_000, .lb, "132.28"),
        ])
    func shown(grams: Int, unit: MassUnit, text: String) {
        #expect(Mass(grams: grams).text(in: unit) == text)
    }

    @Test("No weight is too large to show")
    func extremes() {
        for grams in [Int.max, Int.min, Int.min + 1] {
            #expect(!Mass(grams: grams).text(in: .kg).isEmpty)
            #expect(!Mass(grams: grams).text(in: .lb).isEmpty)
        }
    }

    @Test(
        "Weights are read with a point or comma and with either unit",
        arguments: [
            ("82.5", 82_500), ("82,5", 82_500), (" 82.5 kg", 82_500), ("180LB", 81_647), ("2 lbs", 907), ("500g", 500),
        ])
    func read(text: String, grams: Int) {
        #expect(Mass.read(text, unit: .kg)?.grams == grams)
    }

    @Test(
        "Text that is not a weight is rejected",
        arguments: ["", "kg", "-5", "1.2.3", "5 stone", "12345678", "5..", "１２"])
    func unreadable(text: String) {
        #expect(Mass.read(text, unit: .kg) == nil)
    }

    @Test("Every hundredth of a pound is shown and read back equal")
    func poundsReturn() {
        for hundredths in stride(from: 0, through: 100_000, by: 7) {
            let mass = Mass(Double(hundredths) / 100, .lb)
            #expect(Mass.read(mass.text(in: .lb), unit: .lb) == mass)
        }
    }

    @Test("A unit is the same weight however it is written, and no other unit", arguments: MassUnit.allCases)
    func everyUnit(unit: MassUnit) {
        let name = unit.rawValue
        for usual in MassUnit.allCases {
            #expect(Mass.read("1\(name)", unit: usual) == Mass(1, unit))
            #expect(LoadCell("60 \(name) x 8", unit: usual).sets == LoadCell("60x8", unit: unit).sets)
            #expect((Mass(1, usual) == Mass(1, unit)) == (usual == unit))
        }
        #expect(Mass.read("1", unit: unit) == Mass(1, unit))
        #expect(Mass.read(Mass(82.5, unit).text(in: unit), unit: unit) == Mass(82.5, unit))
        #expect(MassUnit.named(in: "60\(name.uppercased())x8") == unit)
        #expect(MassUnit.named(in: "60x8") == nil)
    }

    @Test("Body height is read in centimetres and metres")
    func lengths() {
        #expect(Length.read("180", unit: .cm)?.millimetres == 1800)
        #expect(Length.read("1,80 m", unit: .cm)?.millimetres == 1800)
        #expect(Length.read("180.5cm", unit: .m)?.millimetres == 1805)
        #expect(Length.read("6 ft", unit: .cm) == nil)
        #expect(Length(millimetres: 1805).text(in: .cm) == "180.5")
        #expect(Length(millimetres: 2450).text(in: .m) == "2.45")
    }
}
