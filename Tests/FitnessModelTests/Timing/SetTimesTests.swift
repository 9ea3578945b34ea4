import FitnessModel
import Foundation
import TestSupport
import Testing

@Suite("Times of counted sets")
struct SetTimesTests {
    private static let start = Date(timeIntervalSince1970: 1_773_306_000)

    /// A mark of `length` seconds with presses at these seconds.
    private func mark(_ length: Double, _ presses: [Double] = []) -> SetMark {
        SetMark(began: Self.start, ended: Self.start + length, reps: presses.map { Int(($0 * 1000).rounded()) })
    }

    private func timed(
        _ text: String, _ mark: SetMark, tempo: String = "", day: String = "2026-03-12", session: Int64 = 1
    ) throws -> TimedSet {
        let set = try #require(LoadCell(text, unit: .kg).sets.first)
        return TimedSet(
            day: try #require(Day(iso: day)), session: Identifier(rawValue: session), set: set, mark: mark, tempo: tempo
        )
    }

    @Test("A tempo prescribes the sum of its parts, with X as one second; invalid text prescribes nothing")
    func tempo() {
        let table = [
            ("3010", 4), ("31X0", 5), ("40x0", 5), ("X0X0", 2), ("301", 4), ("3-1-1-0", 5), ("3/1/X/0", 5),
            ("10-0-10-0", 20), (" 3 0 1 0 ", 4), ("3–0–1–0", 4), ("4.0.1.0", 5), ("31-10-1", 42),
        ]
        for (text, seconds) in table { #expect(Tempo.repTime(text) == seconds * 1000, "\(text)") }
        for text in ["", "X", "30", "slow", "30100", "3010 slow", "0000", "3a10", "100-0-1-0", "٣010", "-"] {
            #expect(Tempo.repTime(text) == nil, "\(text)")
        }
    }

    @Test("The first repetition is measured from the start, the others from press to press")
    func reps() {
        let marked = mark(25, [5, 8, 12, 20])
        #expect(marked.repTimes == [5_000, 3_000, 4_000, 8_000])
        #expect(marked.pacedReps == [3_000, 4_000, 8_000])
        #expect(mark(25).repTimes == [])
        #expect(mark(25, [5]).pacedReps == [])
    }

    @Test("A load is held until the last press; with fewer presses than repetitions, for the whole set")
    func underLoad() {
        #expect(mark(25, [5, 8, 20]).timeUnderLoad(count: 3) == 20_000)
        #expect(mark(25, [5, 8, 20]).timeUnderLoad(count: 2) == 20_000)
        #expect(mark(25, [5]).timeUnderLoad(count: 10) == 25_000)
        #expect(mark(25).timeUnderLoad(count: 10) == 25_000)
        #expect(mark(25).timeUnderLoad(count: nil) == 25_000)
    }

    @Test("A repetition longer than twice the median of its set contains a pause")
    func longestRep() {
        #expect(mark(60, [2, 5, 8, 12, 30]).longestRep == 4_000)
        #expect(mark(60, [2, 5, 11]).longestRep == 6_000)
        #expect(mark(60, [2, 9]).longestRep == 7_000)
        #expect(mark(60, [2]).longestRep == nil)
        #expect(mark(60).longestRep == nil)
    }

    @Test("Over several sets each repetition has equal weight, and only sets with a tempo are compared with it")
    func figures() throws {
        let sets = [
            // Four and six seconds between presses.
            try timed("70x3", mark(14, [2, 6, 12]), tempo: "3010"),
            // 30 s for ten repetitions: 3 s each.
            try timed("70x10", mark(30), tempo: "3010"),
            // No tempo: 4.5 s.
            try timed("70x2", mark(9, [3, 7.5]), tempo: "X"),
            // A hold has no repetitions.
            try timed("60s", mark(60)),
        ]
        let figures = TimeFigures(sets)
        #expect(figures.sets == 4)
        #expect(figures.underLoad == 12_000 + 30_000 + 7_500 + 60_000)
        #expect(figures.meanSet == (14_000 + 30_000 + 9_000 + 60_000) / 4)
        #expect(figures.longest == 60_000)
        #expect(figures.meanRep == (10_000 + 30_000 + 4_500) / (2 + 10 + 1))
        #expect(figures.pacedReps == 2 && figures.inTempo == 1)
        #expect(figures.commonTempo == 4_000)
        #expect(TimeFigures([sets[0], try timed("70x2", mark(9, [3, 7]), tempo: "31X0")]).commonTempo == nil)
        #expect(TimeFigures().meanRep == nil && TimeFigures().meanSet == nil)
    }

    @Test("A difference of half a second is within the tempo, a millisecond more is not")
    func tolerance() throws {
        for (seconds, isIn) in [(3.5, 1), (4.5, 1), (3.499, 0), (4.501, 0)] {
            let figures = TimeFigures([try timed("70x2", mark(9, [1, 1 + seconds]), tempo: "3010")])
            #expect(figures.inTempo == isIn, "\(seconds)")
        }
    }

    @Test("The time of a drop set is shared by all its repetitions; with a hold in it, by none")
    func parts() throws {
        #expect(try timed("80x5>60x5", mark(40)).millisecondsPerRep == 4_000)
        #expect(try timed("70x5/4", mark(27)).millisecondsPerRep == 3_000)
        #expect(try timed("x0", mark(27)).millisecondsPerRep == nil)
        #expect(try timed("60s", mark(60)).millisecondsPerRep == nil)
    }

    @Test("Records: most repetitions in a time, longest controlled repetition, longest time under load")
    func records() throws {
        let sets = [
            try timed("70x4", mark(45, [10, 20, 30, 40]), day: "2026-03-01"),
            try timed("70x4", mark(45, [10, 20, 30, 40]), day: "2026-03-02"),
            try timed("50x20", mark(58), day: "2026-03-03"),
            // To failure: unintentionally slow. A drop set is not a record.
            try timed("70x3!", mark(50, [5, 20, 35]), day: "2026-03-04"),
            try timed("80x5>60x9", mark(300), day: "2026-03-05"),
        ]
        let records = TimeRecords(sets)
        #expect(records.mostReps.map(\.seconds) == [30, 60])
        #expect(records.mostReps.map(\.record.value) == [3, 20])
        #expect(records.mostReps.first?.record.set == sets[0])
        #expect(records.longestRep?.value == 10_000 && records.longestRep?.set == sets[0])
        #expect(records.longestUnderLoad?.value == 58_000 && records.longestUnderLoad?.set == sets[2])
        #expect(TimeRecords().isEmpty && TimeRecords().mostReps.isEmpty && TimeRecords().longestRep == nil)
    }

    @Test(
        "Whatever is marked, no value is negative, and no part exceeds the whole", arguments: 1...Rounds.of(200))
    func anything(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let length = Int.random(in: 0...120, using: &random)
        let presses = (0..<Int.random(in: 0...30, using: &random)).map { _ in
            Int.random(in: -5_000...130_000, using: &random)
        }
        let mark = SetMark(began: Self.start, ended: Self.start + Double(length), reps: presses)
        let count = Int.random(in: 0...30, using: &random)
        #expect(mark.repTimes.allSatisfy { $0 >= 0 })
        #expect(mark.repTimes.reduce(0, +) == mark.reps.last ?? 0)
        #expect((0...mark.milliseconds).contains(mark.timeUnderLoad(count: count)))
        #expect((mark.longestRep ?? 0) <= mark.milliseconds)
        for limit in TimeRecords.limits {
            #expect((0...max(count, mark.reps.count)).contains(mark.reps(within: limit * 1000, count: count)))
        }
        let figures = TimeFigures([try timed("70x\(count)", mark, tempo: "3010")])
        #expect(figures.inTempo <= figures.pacedReps && figures.underLoad <= figures.meanSet ?? 0)
    }
}
