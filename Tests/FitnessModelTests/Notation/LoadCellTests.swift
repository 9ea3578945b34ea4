import FitnessModel
import Phrases
import SpotterCore
import Testing

@Suite("Notation of a load cell")
struct LoadCellTests {
    private typealias Set = PerformedSet

    @Test(
        "Every form of the notation is read",
        arguments: [
            ("70x5", [.load(70, 5)]),
            ("70X5", [.load(70, 5)]),
            ("70×5", [.load(70, 5)]),
            ("70x5 80x2 85x2", [.load(70, 5), .load(80, 2), .load(85, 2)]),
            ("70x5\n80x2\t85x2\r\n", [.load(70, 5), .load(80, 2), .load(85, 2)]),
            ("70x5, 80x2; 85x2", [.load(70, 5), .load(80, 2), .load(85, 2)]),
            ("82.5x5", [.load(82.5, 5)]),
            ("82,5x5", [.load(82.5, 5)]),
            ("x8", [.body(0, 8)]),
            ("0x8", [.body(0, 8)]),
            ("bwx8", [.body(0, 8)]),
            ("BW+10x5", [.body(10, 5)]),
            ("bw+2,5kgx5", [.body(2.5, 5)]),
            ("bw-20x6", [.body(-20, 6)]),
            ("70x5*3", [.load(70, 5), .load(70, 5), .load(70, 5)]),
            ("70x5x3", [.load(70, 5), .load(70, 5), .load(70, 5)]),
            ("70x5@8", [.load(70, 5).rated(80)]),
            ("70x5@8.5", [.load(70, 5).rated(85)]),
            ("70x5@8,5", [.load(70, 5).rated(85)]),
            ("70x5rir2", [.load(70, 5).reserve(2)]),
            ("70x5RIR0", [.load(70, 5).reserve(0)]),
            ("80x5>60x8>40x10", [.load(80, 5).then(.drop, .load(60, 8)).then(.drop, .load(40, 10))]),
            ("70x5+3+2", [.load(70, 5).then(.pause, .load(70, 3)).then(.pause, .load(70, 2))]),
            ("70x5/4", [.load(70, 5).then(.otherSide, .load(70, 4))]),
            ("60s", [.held(60)]),
            ("10.5s", [.held(10.5)]),
            ("1:30", [.held(90)]),
            ("1:02:30", [.held(3750)]),
            ("2min", [.held(120)]),
            ("60s*3", [.held(60), .held(60), .held(60)]),
            ("60s/55s", [.held(60).then(.otherSide, .held(55))]),
            ("20kgx60s", [.held(60, with: 20)]),
            ("20x1:30", [.held(90, with: 20)]),
            ("40m", [.carried(40)]),
            ("2.45m*2", [.carried(2.45), .carried(2.45)]),
            ("245cm", [.carried(2.45)]),
            ("5km", [.carried(5000)]),
            ("20kgx40m", [.carried(40, with: 20)]),
            ("w40x8", [.load(40, 8).warmUp]),
            ("70x5!", [.load(70, 5).failed]),
            ("w40x8@6!", [.load(40, 8).rated(60).failed.warmUp]),
            ("70x5!@9.5*2", [.load(70, 5).rated(95).failed, .load(70, 5).rated(95).failed]),
            ("70x5+3x2", [.load(70, 5).then(.pause, .load(70, 3)), .load(70, 5).then(.pause, .load(70, 3))]),
            ("135lbx5", [.pounds(135, 5)]),
            ("60kgx5", [.load(60, 5)]),
            ("70x0", [.load(70, 0)]),
        ] as [(String, [PerformedSet])])
    func forms(text: String, sets: [PerformedSet]) {
        let cell = LoadCell(text, unit: .kg)
        #expect(cell.sets == sets)
        #expect(cell.notes == [])
        #expect(cell.warnings == [])
    }

    @Test(
        "Text that is not a set is a note, exactly as typed",
        arguments: [
            "42v", "60", "70x", "70xx5", "x", "bw", "w", "warm", "70x5x3x2", "70x5*0", "70x5*100", "70x5@11", "70x5@0",
            "70x5@8@9", "70x5!!", "70x5rir", "70x5rir10", "80x5>60", "70x5+", "70x5/", "70x5.5", "1:3", "1:60", "-20x6",
            "70kg", "1234567x5", "70x12345", "70x5>", "70.x5", "--", "1000000s", "99:99:99",
            "60\u{1A}",
            "70x60\u{1A}", "kgx5", "７０x5", "70x5🏋️", "x8x8x8", "80x5*3>60x8", "70x5*3+2",
        ])
    func notes(text: String) {
        let cell = LoadCell(text, unit: .kg)
        #expect(cell.sets == [])
        #expect(cell.notes == [text])
        #expect(!cell.isSkipped)
    }

    @Test("A bare number in a timed exercise is a note, too")
    func bareNumber() {
        #expect(LoadCell("60", unit: .kg, kind: .time).notes == ["60"])
    }

    @Test("A weight without a unit has the client's unit, and its own unit takes precedence")
    func units() {
        #expect(LoadCell("135x5", unit: .lb).sets == [.pounds(135, 5)])
        #expect(LoadCell("60kgx5 bw+10x3", unit: .lb).sets.first == .load(60, 5))
        #expect(LoadCell("bw+10kgx3", unit: .lb).sets == [.body(10, 3)])
    }

    @Test("Notes keep their position among the sets, and adjacent words stay one note")
    func places() {
        let cell = LoadCell("70x5 left  knee\thurts 80x2 ok", unit: .kg)
        #expect(cell.tokens.map { String($0.text) } == ["70x5", "left  knee\thurts", "80x2", "ok"])
        #expect(cell.notes == ["left  knee\thurts", "ok"])
        #expect(cell.sets == [.load(70, 5), .load(80, 2)])
    }

    @Test("A hyphen alone means skipped; within a note it is a dash")
    func skipped() {
        #expect(LoadCell("-", unit: .kg).isSkipped)
        #expect(LoadCell(" - shoulder", unit: .kg).isSkipped)
        #expect(LoadCell(" - shoulder", unit: .kg).notes == ["shoulder"])
        #expect(!LoadCell("70x5 -", unit: .kg).isSkipped)
        #expect(!LoadCell("felt - bad", unit: .kg).isSkipped)
        #expect(LoadCell("felt - bad", unit: .kg).notes == ["felt - bad"])
        #expect(!LoadCell("", unit: .kg).isSkipped)
    }

    @Test(
        "Implausible readings are marked and kept",
        arguments: [
            ("70x300", "300 reps?"), ("70x5*40", "40 identical sets?"), ("1200x1", "1200 kg?"), ("5:00:00", "5:00:00?"),
            ("bw-1200x1", "1200 kg?"), ("70x101 70x101", "101 reps?"), ("3000lbx1", "1360.777 kg?"),
        ])
    func warnings(text: String, warning: String) {
        let cell = LoadCell(text, unit: .kg)
        #expect(cell.warnings.map(\.wording.text) == [warning])
        #expect(!cell.sets.isEmpty)
    }

    @Test("Twenty-one identical sets are as unlikely as one with that count; metres are unlikely in timed exercises")
    func otherWarnings() {
        let cell = LoadCell(Array(repeating: "70x5", count: 21).joined(separator: " "), unit: .kg)
        #expect(cell.warnings == [.sets(21)])
        #expect(LoadCell("70x100 70x5*20 1000x1 4:00:00", unit: .kg).warnings == [])
        #expect(LoadCell("2m", unit: .kg, kind: .time).warnings == [.metres("2")])
    }

    @Test(
        "The reading is shown in words",
        arguments: [
            ("80x3 95x3", "80 kg x 3, 95 kg x 3"), ("70x5*3", "3 sets of 70 kg x 5"), ("x8", "body weight x 8"),
            ("bw-20x6", "body weight - 20 kg x 6"), ("w40x8@6!", "warm-up 40 kg x 8 @6 to failure"),
            ("80x5>60x8", "80 kg x 5 > 60 kg x 8"), ("70x5+3/4", "70 kg x 5 + 3 / 4"), ("20kgx60s", "20 kg x 60 s"),
            ("1:30", "1:30"), ("40m", "40 m"), ("-", "skipped"),
            ("70x5rir2 ouch", "70 kg x 5 (2 in reserve), note: ouch"),
            ("135lbx5", "61.235 kg x 5"), ("", ""),
        ])
    func described(text: String, words: String) {
        #expect(LoadCell(text, unit: .kg).described(in: .kg).text == words)
    }
}
