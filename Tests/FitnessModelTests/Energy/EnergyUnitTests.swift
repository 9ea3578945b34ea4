import FitnessModel
import TestSupport
import Testing

@Suite("Units of energy")
struct EnergyUnitTests {
    @Test(
        "Typed energies are read",
        arguments: [
            ("300", EnergyUnit.kcal, 300_000), ("300 kcal", .kJ, 300_000), ("300KCAL", .kcal, 300_000),
            ("1 620 kcal", .kcal, 1_620_000), ("1\u{202F}620", .kcal, 1_620_000), ("1255.2 kJ", .kcal, 300_000),
            ("1200 kJ", .kcal, 286_807), ("1200", .kJ, 286_807), ("12,5", .kcal, 12_500), ("0", .kcal, 0),
            ("123 456 kJ", .kcal, 29_506_692),
        ])
    func read(text: String, unit: EnergyUnit, calories: Int) {
        #expect(Energy.read(text, unit: unit)?.calories == calories)
    }

    @Test(
        "Text that is not an energy is rejected, and so are thousands with a comma",
        arguments: ["", "kcal", "-300", "1,620", "1.620 kcal", "300 cal", "300 kg", "3 00", "1 6200", "1e3", "NaN"])
    func refused(text: String) {
        #expect(Energy.read(text, unit: .kcal) == nil)
    }

    @Test("A whole number of kilojoules is shown as typed")
    func roundTrip() {
        var dice = SeededGenerator(seed: 4184)
        for _ in 0..<Rounds.of(5_000) {
            let number = Int.random(in: -40_000...40_000, using: &dice)
            for unit in EnergyUnit.allCases { #expect(Energy(number, unit).whole(in: unit) == number) }
        }
        #expect(Energy(1, .kcal).value(in: .kJ) == 4.184)
        #expect(Energy(kilocalories: -0.5).whole(in: .kcal) == -1)
    }
}
