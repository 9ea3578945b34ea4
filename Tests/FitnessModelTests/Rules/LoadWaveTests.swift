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
        "Loads, single targets and words are not waves",
        arguments: [
            "", "80%", "80 %", "@8", "82.5x5*3", "80x5 80x5", "70 75 80", "70 75 heavy %", "5 @8 easy", "70 200 %",
            "@7 @20", "slow 80%",
        ])
    func others(text: String) { #expect(LoadWave(text) == nil) }
}
