import FitnessModel
import Phrases
import SpotterCore
import Testing

@Suite("Numbers in the format of the settings")
struct NumberFormatTests {
    @Test("Without settings: a decimal point, thousands with a blank")
    func usual() {
        #expect(NumberFormat.shown(82_500, decimals: 3) == "82.5")
        #expect(NumberFormat.shown(116.66, decimals: 1) == "116.7")
        #expect(NumberFormat.fixed(2, decimals: 2) == "2.00")
        #expect(NumberFormat.grouped(-1_002_003) == "-1 002 003")
        #expect(NumberFormat.grouped(999) == "999")
        #expect(NumberFormat.grouped(Int.min).filter(\.isNumber) == "\(Int.min.magnitude)")
    }

    @Test("A value in running text does not wrap, and anything but a number is empty")
    func figures() {
        #expect(NumberFormat.grouped(12_399.6) == "12\u{A0}400")
        #expect(NumberFormat.grouped(Double.nan).isEmpty)
        #expect(NumberFormat.fixed(-0.001, decimals: 1) == "0.0")
    }

    @Test("Texts for people follow the current format; files and the notation use the point")
    func comma() {
        NumberFormat.$current.withValue(NumberFormat(decimal: .comma, grouping: .point)) {
            let load = Mass(grams: 82_500)
            #expect(load.shown(in: .kg) == "82,5")
            #expect(load.text(in: .kg) == "82.5")
            #expect(load.estimateText(in: .lb) == "181,9")
            #expect(DecimalText.write(82_500, decimals: 3) == "82.5")
            #expect(LoadCell.render([PerformedSet(.load(load), .reps(5))], unit: .kg) == "82.5x5")
            #expect(LoadCell("82,5x5", unit: .kg).described(in: .kg) == "82,5 kg x 5")
            #expect(EnergyText.text(Energy(kilocalories: 1_620), in: .kcal) == "1.620 kcal")
            #expect(VolumeText.text(Mass(Double(12_345), .lb), .lb) == "12.345 lb")
            #expect(VolumeText.text(Mass(grams: 4_249_000), .kg) == "4,2 t")
            #expect(Height.text(Length(millimetres: 1_805)) == "180,5")
        }
    }

    @Test(
        "Shown numbers are read back in any format",
        arguments: [NumberFormat.DecimalSign.point, .comma])
    func roundTrip(sign: NumberFormat.DecimalSign) {
        NumberFormat.$current.withValue(NumberFormat(decimal: sign)) {
            #expect(Mass.read(Mass(grams: 81_250).shown(in: .kg), unit: .kg) == Mass(grams: 81_250))
            #expect(Height.read(Height.text(Length(millimetres: 1_805))) == Length(millimetres: 1_805))
            #expect(EffortEntry.read(EffortEntry.text(.rpe(tenths: 85))) == .rpe(tenths: 85))
            #expect(METText.read(METText.number(4_500)) == 4_500)
        }
    }

    @Test(
        "Numbers are read with a point or a comma",
        arguments: [
            ("15.2", 152), ("15,2", 152), ("15", 150), (" 7 ", 70), ("15.25", nil), ("15.", nil), (".5", nil),
            ("1 kg", nil), ("", nil), ("-3", nil),
        ])
    func read(text: String, tenths: Int?) { #expect(NumberFormat.read(text, decimals: 1) == tenths) }

    @Test(
        "Heights are read as people type them",
        arguments: [
            ("180", 1_800), ("180 cm", 1_800), ("1.80 m", 1_800), ("1,80", 1_800), ("180.5", 1_805),
            ("5'11\"", 1_803), ("5′ 11″", 1_803), ("6'", 1_829), ("3", nil), ("18", nil), ("180 kg", nil), ("", nil),
        ])
    func height(text: String, millimetres: Int?) { #expect(Height.read(text)?.millimetres == millimetres) }
}
