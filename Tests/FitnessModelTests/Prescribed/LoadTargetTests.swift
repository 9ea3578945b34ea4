import FitnessModel
import TestSupport
import Testing

@Suite("Target loads")
struct LoadTargetTests {
    @Test(
        "Percentages of the maximum are read at any position",
        arguments: [
            ("80%", 800...800), ("75-80%", 750...800), ("75 – 80 %", 750...800), ("82,5 %", 825...825),
            ("3x 80%", 800...800), ("5 @ 80%", 800...800), ("left knee, 70%", 700...700), ("3x80%", 800...800),
            ("(80%)", 800...800),
        ])
    func percent(text: String, tenths: ClosedRange<Int>) {
        #expect(LoadTarget(text) == .percent(tenths))
    }

    @Test(
        "Efforts are read at any position",
        arguments: [
            ("@8", 80...80), ("RPE 8", 80...80), ("rpe8", 80...80), ("@7.5-8", 75...80), ("@ 8", 80...80),
            ("rir2", 80...80), ("2 RIR", 80...80), ("RIR 1-2", 80...90), ("5@8", 80...80), ("slow, RPE 7", 70...70),
            ("@rpe 9", 90...90),
        ])
    func effort(text: String, tenths: ClosedRange<Int>) {
        #expect(LoadTarget(text) == .effort(tenths))
    }

    @Test(
        "Text that is not a target is not guessed",
        arguments: [
            "", "8", "6-8", "week 3", "@", "80", "%", "200%", "5%", "@11", "@4", "80%ish", "80-75%", "rpe", "rir9",
            "mail@8bit", "30s", "8/8", "3+3", "1980%",
        ])
    func none(text: String) {
        #expect(LoadTarget(text) == nil)
    }

    @Test(
        "The repetitions next to a target are read as before",
        arguments: [
            ("5 @8", 5, 5), ("3x 80%", 3, 3), ("3x80%", 3, 3), ("6-8 @7.5-8", 6, 8), ("5@8", 5, 5), ("80% x 3", 3, 3),
            ("5 at 80%", 5, 5), ("6-8", 6, 8), ("5, RPE 8", 5, 5), ("3+3 85%", 6, 6),
        ])
    func reps(text: String, lowest: Int, highest: Int) {
        #expect(RepTarget(text)?.lowest == lowest)
        #expect(RepTarget(text)?.highest == highest)
    }

    @Test("The reps precede the last column, and a lone target has no reps")
    func prescription() {
        #expect(LoadTarget(Prescription(reps: "5 @8", micro: "70%")) == .effort(80...80))
        #expect(LoadTarget(Prescription(reps: "5", micro: "heavy 80%")) == .percent(800...800))
        #expect(LoadTarget(Prescription(reps: "5")) == nil)
        #expect(RepTarget("@8") == nil && RepTarget("80%") == nil)
    }

    @Test("A percentage is a load of the maximum, rounded to the step or to the machine")
    func resolved() {
        func text(_ target: String, _ reps: String, _ loads: AvailableLoads? = nil, step: Double = 2.5) -> String? {
            LoadTarget(target).flatMap {
                LoadSuggestion.prescribed(
                    $0, reps: RepTarget(reps), of: Mass(103, .kg), step: Mass(step, .kg), unit: .kg, loads: loads)
            }?.text
        }
        let stack = AvailableLoads(
            Machine(
                id: Identifier(rawValue: 1), name: "Stack", kind: .stack, start: Mass(10, .kg), step: Mass(10, .kg)),
            plates: [])
        // 80 % of 103 is 82.4; 5 reps at RPE 8 is 81.1 %, which gives 83.5.
        #expect(text("80%", "5") == "82.5x5")
        #expect(text("80%", "5", stack) == "80x5")
        #expect(text("@8", "5") == "82.5x5")
        #expect(text("@8", "5", step: 0.5) == "83.5x5")
        #expect(text("75-80%", "3") == "77.5x3")
        #expect(text("80%", "AMRAP") == nil)
        #expect(text("@8", "40") == nil)
        #expect(text("80%", "10+") == "82.5x10")
    }

    @Test("The reason names target, percentage and maximum, and the machine if it decided")
    func reason() throws {
        let target = try #require(LoadTarget("RPE 8"))
        let suggestion = LoadSuggestion.prescribed(
            target, reps: RepTarget("5"), of: Mass(100, .kg), step: Mass(2.5, .kg), unit: .kg)
        #expect(suggestion?.reason == .prescribed(target, share: 81.1, of: Mass(100, .kg)))
        #expect(suggestion?.machineLoad == nil)
        #expect(target.text == "RPE 8")
        #expect(LoadTarget("75-80%")?.text == "75-80 %")
    }

    @Test("Any text is read without trapping")
    func anyText() {
        var random = SeededGenerator(seed: 4)
        let pieces = ["80", "%", "@", "8", "-", " ", "rpe", "rir", "x", ".", ",", "é", "999999999", "(", "7.5"]
        for _ in 0..<Rounds.of(5_000) {
            let text = (0..<random.number(0...8)).map { _ in pieces[random.number(0...pieces.count - 1)] }.joined()
            _ = LoadTarget(text)?.share(reps: random.number(-3...40))
            _ = RepTarget(text)
        }
    }
}
