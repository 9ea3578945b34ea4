import FitnessModel
import Phrases
import SpotterCore
import Testing

@Suite("Unlikely sets")
struct LoadWarningTests {
    private func warning(
        _ text: String, before: String = "", last: String = "", best: Int? = nil, prescribedReps: String = "",
        kind: UnitKind = .loadAndReps
    ) -> LoadWarning? {
        LoadWarning(
            LoadCell(text, unit: .kg, kind: kind), before: LoadCell(before, unit: .kg, kind: kind),
            history: LoadHistory(
                last: LoadCell(last, unit: .kg).sets, maximum: best.map { Mass(Double($0), .kg) },
                prescribedReps: prescribedReps))
    }

    @Test("A load far above earlier ones is questioned, one within reach is not")
    func above() {
        #expect(warning("6000x8", last: "80x10")?.wording == "6000 kg? Last 80.")
        #expect(warning("800x10", last: "80x10")?.wording == "800 kg? Last 80.")
        #expect(warning("80x10 800x10", before: "80x10")?.wording == "800 kg? Last 80.")
        #expect(warning("300x5", best: 120)?.wording == "300 kg? Best e1RM 120.")
        #expect(warning("120x8", last: "80x10") == nil)
        #expect(warning("60x5 100x3", before: "60x5") == nil)
        #expect(warning("100x10", last: "60x10", best: 140) == nil)
        #expect(warning("6000x8")?.wording == "6000 kg?")
        #expect(warning("70x300", last: "70x3")?.wording == "300 reps?")
    }

    @Test("After three sessions, a load well above the estimate for its repetitions is questioned")
    func aboveBest() {
        func warning(
            _ text: String, sessions: Int, last: String = "77.5x5", best: Double = 90, before: String = ""
        ) -> String? {
            LoadWarning(
                LoadCell(text, unit: .kg), before: LoadCell(before, unit: .kg),
                history: LoadHistory(
                    last: LoadCell(last, unit: .kg).sets, sessions: sessions, maximum: Mass(best, .kg)))?.wording.text
        }
        #expect(warning("92x5", sessions: 3) == "92 kg? Last 77.5.")
        #expect(warning("92x5", sessions: 2) == nil)
        // Epley gives 90 / (1 + 3/30) = 81.8 kg for three reps; 10 kg and a tenth above it must be confirmed.
        #expect(warning("91x3", sessions: 8) == nil)
        #expect(warning("92x3", sessions: 8) != nil)
        #expect(warning("92x5 92x5", sessions: 8, before: "92x5") == nil)
        // A tenth of a light load is less than the next pair of dumbbells.
        #expect(warning("30x5", sessions: 8, last: "25x5", best: 28) == nil)
    }

    @Test("A much lower load is more likely the number of sets; a warm-up is not questioned")
    func below() {
        #expect(warning("3x8", last: "60x10")?.wording == "3 kg? Last 60.")
        #expect(warning("15x8", last: "60x8") == nil)
        #expect(warning("20x8", last: "100x3") == nil)
        #expect(warning("w10x10 60x8", last: "60x8") == nil)
    }

    @Test("A load that falls by more than half within a cell is questioned; drops and back-off sets are not")
    func fall() {
        #expect(warning("92x5 29x5", before: "92x5")?.wording == "29 kg? Before it 92.")
        #expect(warning("100x5 50x10", before: "100x5") == nil)
        #expect(warning("100x5>30x10") == nil)
        #expect(warning("92x5 29x12", before: "92x5", last: "90x5 27.5x12") == nil)
        #expect(warning("w92x5 29x5", before: "w92x5") == nil)
    }

    @Test("Sets and reps of the plan in place of a load are questioned if no load is known")
    func planned() {
        func warning(_ text: String, sets: String = "3", reps: String = "8-10", last: String = "") -> String? {
            LoadWarning(
                LoadCell(text, unit: .kg), before: LoadCell("", unit: .kg),
                history: LoadHistory(last: LoadCell(last, unit: .kg).sets, prescribedReps: reps, prescribedSets: sets))?
                .wording.text
        }
        #expect(warning("3x8") == "3 kg? Write 3 sets after a load: 40x8*3.")
        #expect(warning("3x10", sets: "2-3") != nil)
        #expect(warning("3x12") == nil)
        #expect(warning("4x8") == nil)
        #expect(warning("3x8", sets: "") == nil)
        #expect(warning("3x8", last: "3x10") == nil)
    }

    @Test("Swapped load and repetitions are corrected, with warm-ups and words unchanged")
    func turned() {
        #expect(warning("8x100", last: "80x10")?.wording == "8x100? Last 80x10.")
        #expect(warning("8x100", last: "80x10")?.instead == "100x8")
        #expect(warning("10x60", last: "60x10")?.instead == "60x10")
        #expect(warning("w40x8 8x100*3 ok", before: "w40x8", last: "80x10")?.instead == "w40x8 100x8*3 ok")
        #expect(warning("12x10", last: "10x12") == nil)
        #expect(warning("10x15", last: "15x10") == nil)
    }

    @Test("A different kind of set than prescribed or usual is questioned")
    func kinds() {
        #expect(warning("57.5x10", prescribedReps: "20s")?.wording == "57.5x10? Prescribed 20s.")
        #expect(warning("20s", prescribedReps: "20s") == nil)
        #expect(warning("20s", prescribedReps: "6-8")?.wording == "20s? Prescribed 6-8.")
        #expect(warning("57.5x10", last: "20s", kind: .time)?.wording == "57.5x10? Last 20s.")
        #expect(warning("20s") == nil)
        #expect(warning("40m", prescribedReps: "3", kind: .distance) == nil)
    }

    @Test("Sets in place of a load, and body weight after one, are corrected")
    func counts() {
        #expect(warning("60x8 x3", last: "60x8")?.instead == "60x8*3")
        #expect(warning("60 x8 x8 x6", last: "60x8")?.instead == "60x8 60x8 60x6")
        #expect(warning("45s x3")?.instead == "45s*3")
        #expect(warning("bw+10x5 x8", last: "bw+10x5") == nil)
        #expect(warning("3x8", last: "x12 x10")?.instead == "x8*3")
        #expect(warning("20x8", last: "x12 x10")?.instead == "bw+20x8")
        #expect(warning("3x8", kind: .bodyWeight)?.instead == "x8*3")
        #expect(warning("3x30s", last: "30s")?.instead == "30s*3")
        for unit in MassUnit.allCases { #expect(warning("3\(unit.rawValue)x30s", kind: .time) == nil) }
    }

    @Test("A note between sets hides no error, and a corrected set is not used for comparison")
    func aroundNotes() {
        #expect(warning("85x5 easy 24x5", before: "85x5 easy")?.wording == "24 kg? Before it 85.")
        #expect(warning("80x8", before: "8x80") == nil)
    }

    @Test("Existing text is not questioned again")
    func before() {
        #expect(warning("800x10 80x10", before: "800x10", last: "80x10") == nil)
        #expect(warning("70x300 70x5", before: "70x300", last: "70x5") == nil)
    }
}

@Suite("Unlikely cells of the plan")
struct PlanWarningTests {
    @Test("Values in the wrong column are questioned")
    func warnings() {
        let cells: [(WritableKeyPath<Prescription, String>, String, String)] = [
            (\.reps, "612", "612 reps?"), (\.reps, "abc", "Not repetitions such as 6-8."),
            (\.reps, "61234", "61234 reps?"), (\.sets, "40", "40 sets?"),
            (\.tempo, "Lat pulldown", "Not a tempo such as 31X0."), (\.rest, "slow", "Not a rest such as 90\"."),
            (\.label, "Breathe. Keep the belt", "Not a label such as A1."),
        ]
        for (column, text, wording) in cells {
            var row = Prescription()
            row[keyPath: column] = text
            #expect(row.warning(of: column)?.wording.text == wording)
        }
    }

    @Test("What trainers write in a plan is not questioned")
    func usual() {
        let usual: [(WritableKeyPath<Prescription, String>, [String])] = [
            (\.label, ["", "A1", "b2", "C"]), (\.tempo, ["31X0", "3-1-1-0", "X", "30X", "3 1 1 0"]),
            (\.reps, ["5", "6-8", "AMRAP", "10+", "8/8", "30s", "5 @8", "as many as good", "-"]),
            (\.sets, ["3", "3-4", "ramp"]), (\.rest, ["90\"", "2'", "2-3'", "60-90\"", "EMOM 60\" x10", "-"]),
            (\.micro, ["80%", "anything at all"]),
        ]
        for (column, texts) in usual {
            for text in texts {
                var row = Prescription()
                row[keyPath: column] = text
                #expect(row.warning(of: column) == nil, "\(text)")
            }
        }
    }
}
