import FitnessModel
import Testing

@Suite("Columns of a sheet")
struct PrescriptionTests {
    @Test(
        "Target repetitions are read",
        arguments: [
            ("6-8", .range(6...8)), ("6–8", .range(6...8)), (" 6 - 8 ", .range(6...8)), ("10", .range(10...10)),
            ("3+3", .cluster([3, 3])), ("AMRAP", .asManyAsPossible(atLeast: nil)),
            ("10+", .asManyAsPossible(atLeast: 10)),
            ("30s", .seconds(30...30)), ("30-45 s", .seconds(30...45)), ("30”", .seconds(30...30)),
            ("8/8", .range(8...8)), ("8 each", .range(8...8)),
        ] as [(String, RepTarget.Form)])
    func reps(text: String, form: RepTarget.Form) {
        #expect(RepTarget(text)?.form == form)
    }

    @Test("A target has a lower and an upper end")
    func ends() {
        #expect(RepTarget("6-8")?.lowest == 6 && RepTarget("6-8")?.highest == 8)
        #expect(RepTarget("3+3")?.lowest == 6 && RepTarget("3+3")?.highest == 6)
        #expect(RepTarget("10+")?.lowest == 10 && RepTarget("10+")?.highest == nil)
    }

    @Test(
        "Text that is not a target is not guessed",
        arguments: [
            "", "8-6", "0", "-8", "6-", "8/6", "3++3", "3+0", "many", "9999", "6-8-10", "+", "٨", "8 each side",
        ])
    func noReps(text: String) {
        #expect(RepTarget(text) == nil)
    }

    @Test("Target sets are read")
    func sets() {
        #expect(SetTarget("5")?.highest == 5)
        #expect(SetTarget("3-4")?.lowest == 3 && SetTarget("3-4")?.highest == 4)
        #expect(SetTarget("x") == nil && SetTarget("") == nil && SetTarget("0") == nil)
    }

    @Test(
        "Rests are read in all spellings",
        arguments: [
            ("90\"", 90), ("90”", 90), ("90″", 90), ("90''", 90), ("90’’", 90), ("2'", 120), ("2’", 120), ("2′", 120),
            ("1'30\"", 90), ("1’30”", 90), ("1′30″", 90), ("1'30", 90), ("1'5\"", 65), ("2:30", 150), ("0:45", 45),
            ("150", 150), ("90s", 90), ("90 sec", 90), ("2 min", 120), ("2.5 min", 150), ("1,5'", 90), ("1m30s", 90),
            ("1 min 30 s", 90), ("0", 0),
        ])
    func rest(text: String, seconds: Int) {
        #expect(Rest(text)?.seconds == seconds)
    }

    @Test(
        "Text that is not a rest is not guessed",
        arguments: [
            "", "long", "2:3", "2:60", "1'60\"", "1'30'", "90\"2", "2:30s", "1.5:30", "-90", "60-90\"", "999999'",
            "2 h",
            "90.5",
        ])
    func noRest(text: String) {
        #expect(Rest(text) == nil)
    }
}
