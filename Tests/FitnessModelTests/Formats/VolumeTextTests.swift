import FitnessModel
import Testing

@Suite("Volume in short form")
struct VolumeTextTests {
    @Test(
        "Thousands are separated, also above a million",
        arguments: [
            (0, ""), (999, "999 lb"), (1_000, "1 000 lb"), (12_345, "12 345 lb"), (1_234_567, "1 234 567 lb"),
            (1_000_007, "1 000 007 lb"),
        ])
    func pounds(pounds: Int, expected: String) {
        #expect(VolumeText.text(Mass(Double(pounds), .lb), .lb) == expected)
    }

    @Test(
        "Tonnes have one decimal below a hundred", arguments: [(999, "999 kg"), (4_249, "4.2 t"), (150_400, "150 t")])
    func kilograms(kilograms: Int, expected: String) {
        #expect(VolumeText.text(Mass(Double(kilograms), .kg), .kg) == expected)
    }
}
