import FitnessModel
import Testing

@Suite("Waves: targets of successive sessions in one line")
struct LoadWaveTests {
    @Test(
        "The symbol is given once or with each target",
        arguments: [
            ("70 75 80 60 %", ["70%", "75%", "80%", "60%"]), ("70% 75% 80% 60%", ["70%", "75%", "80%", "60%"]),
            ("70 75 80 60%", ["70%", "75%", "80%", "60%"]), ("@7 @8 @9 @6", ["@7", "@8", "@9", "@6"]),
            ("@7 8 9 6", ["@7", "@8", "@9", "@6"]), (" 72.5  75-80 % ", ["72.5%", "75-80%"]),
            ("72,5 75 %", ["72,5%", "75%"]),
        ])
    func waves(text: String, texts: [String]) { #expect(LoadWave(text)?.texts == texts) }

    @Test(
        "Three or more loads are a wave with the reps and sets of the row",
        arguments: [
            ("40 42.5 45 47.5", "8-10", "3", ["40x8*3", "42.5x8*3", "45x8*3", "47.5x8*3"]),
            ("40 42,5 45", "5", "", ["40x5", "42,5x5", "45x5"]),
            ("20 20 24", "30-40s", "2", ["20x30s*2", "20x30s*2", "24x30s*2"]),
            ("60 10", "8", "3", nil), ("60 10 12", "8", "3", nil), ("40 42.5 45", "AMRAP", "3", nil),
            ("40 42.5 heavy", "8", "3", nil), ("40 42.5 45", "", "3", nil), ("0 40 45", "8", "3", nil),
        ] as [(String, String, String, [String]?)])
    func loads(text: String, reps: String, sets: String, texts: [String]?) {
        #expect(LoadWave(text, of: Prescription(reps: reps, sets: sets))?.texts == texts)
    }

    @Test(
        "Loads, single targets and words are not waves",
        arguments: [
            "", "80%", "80 %", "@8", "82.5x5*3", "80x5 80x5", "70 75 80", "70 75 heavy %", "5 @8 easy", "70 200 %",
            "@7 @20", "slow 80%",
        ])
    func others(text: String) { #expect(LoadWave(text) == nil) }
}
