import FitnessModel
import Testing

@Suite("Columns of a sheet")
struct PrescriptionTests {
    @Test(
        "Repetitions asked for are read",
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

    @Test("A target knows its ends and its sides")
    func ends() {
        #expect(RepTarget("6-8")?.lowest == 6 && RepTarget("6-8")?.highest == 8)
        #expect(RepTarget("3+3")?.lowest == 6 && RepTarget("3+3")?.highest == 6)
        #expect(RepTarget("10+")?.lowest == 10 && RepTarget("10+")?.highest == nil)
        #expect(RepTarget("8/8")?.isEachSide == true && RepTarget("8")?.isEachSide == false)
    }

    @Test(
        "What is no target is not guessed",
        arguments: [
            "", "8-6", "0", "-8", "6-", "8/6", "3++3", "3+0", "many", "9999", "6-8-10", "+", "٨", "8 each side",
        ])
    func noReps(text: String) {
        #expect(RepTarget(text) == nil)
    }

    @Test("Sets asked for are read")
    func sets() {
        #expect(SetTarget("5")?.highest == 5)
        #expect(SetTarget("3-4")?.lowest == 3 && SetTarget("3-4")?.highest == 4)
        #expect(SetTarget("x") == nil && SetTarget("") == nil && SetTarget("0") == nil)
    }

    @Test(
        "A tempo is read in all its spellings",
        arguments: [
            ("31X0", "31X0"), ("40x0", "40X0"), ("3-1-X-0", "31X0"), ("3 1 x 0", "31X0"), ("10-0-X-0", "10-0-X-0"),
            ("30X", "30X0"), ("X", "00X0"), ("3–1–1–0", "3110"),
        ])
    func tempo(text: String, canonical: String) {
        #expect(Tempo(text)?.text == canonical)
    }

    @Test("A tempo lasts as long as its stretches", arguments: [("40X0", 1, 5), ("40X0", 0, 4), ("3120", 1, 6)])
    func tempoSeconds(text: String, explosive: Int, seconds: Int) {
        #expect(Tempo(text)?.seconds(explosive: explosive) == seconds)
    }

    @Test(
        "What is no tempo is not guessed",
        arguments: ["", "3", "31", "31X00", "3-1-X-0-0", "slow", "3-1-", "100-1-X-0"])
    func noTempo(text: String) {
        #expect(Tempo(text) == nil)
    }

    @Test(
        "A rest is read in all its spellings",
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
        "What is no rest is not guessed",
        arguments: [
            "", "long", "2:3", "2:60", "1'60\"", "1'30'", "90\"2", "2:30s", "1.5:30", "-90", "60-90\"", "999999'",
            "2 h",
            "90.5",
        ])
    func noRest(text: String) {
        #expect(Rest(text) == nil)
    }

    @Test("A rest is shown in minutes and seconds")
    func restText() {
        #expect(Rest(seconds: 150).text == "2:30")
        #expect(Rest(seconds: 45).text == "0:45")
        #expect(Rest(seconds: -1).text == "0:00")
    }

    @Test("A prescription keeps its text and offers its readings")
    func prescription() {
        let row = Prescription(label: "b2", tempo: "31X0", reps: "6-8", sets: "4", rest: "90\"")
        #expect(row.rowLabel?.text == "B2")
        #expect(row.tempoReading?.eccentric == .seconds(3) && row.tempoReading?.concentric == .explosive)
        #expect(row.repTarget?.highest == 8 && row.setTarget?.highest == 4 && row.restReading?.seconds == 90)
        #expect(Prescription().repTarget == nil && Prescription().rowLabel == nil)
    }
}
