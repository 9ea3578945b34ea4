import FitnessModel
import TestSupport
import Testing

@Suite("Records of an exercise")
struct ExerciseProgressTests {
    /// The progress of some cells: one session a day from 1 March.
    private func progress(_ cells: String..., by formula: StrengthFormula = .epley) -> ExerciseProgress {
        var progress = ExerciseProgress()
        for (number, text) in cells.enumerated() {
            add(LoadCell(text, unit: .kg).sets, to: &progress, day: number, session: Int64(number + 1), formula)
        }
        return progress
    }

    private func add(
        _ sets: [PerformedSet], to progress: inout ExerciseProgress, day: Int, session: Int64,
        _ formula: StrengthFormula = .epley
    ) {
        for set in sets where !set.isWarmUp {
            for (index, part) in set.parts.enumerated() {
                progress.add(
                    part, isFirst: index == 0, effort: set.effort, day: Self.day(day),
                    session: Identifier(rawValue: session), by: formula)
            }
        }
    }

    private static func day(_ number: Int) -> Day { (Day(iso: "2026-03-01") ?? .earliest).adding(days: number) }

    @Test("The heaviest load per number of repetitions has its day; of equal ones the first")
    func loads() {
        let progress = progress("w120x5 100x5 102.5x3", "100x5 105x3 60x15", "95x5 62.5x14 105x3")
        #expect(progress.loads.mapValues { $0.text } == [3: "105x3", 5: "100x5", 13: "62.5x14"])
        #expect(progress.loads[5]?.day == Self.day(0))
        #expect(progress.loads[3]?.day == Self.day(1))
        #expect(progress.days == 3)
        #expect(progress.sets == 8)
    }

    @Test("By hand: best estimate, largest session volume and most repetitions")
    func best() {
        // Epley: 100 x 5 = 116.667, 110 x 2 = 117.333. Volume: 500 + 220 = 720, 3 x 80 x 8 = 1920.
        let progress = progress("100x5 110x2", "80x8*3 w60x20")
        #expect(progress.strongest?.text == "110x2")
        #expect(progress.strongest?.e1RM?.grams == 117_333)
        #expect(progress.bestVolume?.volume == Mass(1920, .kg))
        #expect(progress.bestVolume?.day == Self.day(1))
        #expect(progress.mostReps?.text == "80x8")
    }

    @Test("An RPE decides by the table, and another formula gives another best")
    func effort() {
        #expect(progress("100x5@8 100x5").strongest?.text == "100x5@8")
        #expect(progress("100x5@8 100x5").strongest?.e1RM?.grams == 123_305)
        // Lombardi grows more slowly with repetitions: 80 x 12^0.1 = 102.57, Epley: 80 x 1.4 = 112.
        #expect(progress("80x12 105x1", by: .epley).strongest?.text == "80x12")
        #expect(progress("80x12 105x1", by: .lombardi).strongest?.text == "105x1")
    }

    @Test("Drops count as volume and set no record")
    func drops() {
        let progress = progress("80x5>120x8>40x10")
        #expect(progress.loads.mapValues { $0.text } == [5: "80x5"])
        #expect(progress.bestVolume?.volume == Mass(400 + 960 + 400, .kg))
        #expect(progress.sets == 1)
    }

    @Test("Body-weight sets use the added load and count repetitions as a value")
    func bodyWeight() {
        let progress = progress("x12 bw+10x5 bw-20x5", "x15 bw+10x5")
        #expect(progress.bodyWeights.mapValues { $0.text } == [5: "bw+10x5", 12: "x12", 13: "x15"])
        #expect(progress.mostReps?.text == "x15")
        #expect(progress.strongest == nil)
        #expect(progress.figures == [.reps, .volume])
        #expect(progress.points(.reps).map(\.value) == [12, 15])
    }

    @Test("Holds and carries are listed unless a heavier one lasts longer")
    func holds() {
        let progress = progress("60s 20kgx45s 10kgx40s", "30kgx20s 24kgx40m 32kgx20m 16kgx30m")
        #expect(progress.holds.map { $0.text } == ["30x20s", "20x45s", "60s"])
        #expect(progress.carries.map { $0.text } == ["32x20m", "24x40m"])
        #expect(progress.figures == [.time, .distance])
    }

    @Test("Two sessions on one day are one point: the better value, and the sum of the volumes")
    func sameDay() {
        var progress = ExerciseProgress()
        add(LoadCell("100x5", unit: .kg).sets, to: &progress, day: 0, session: 1)
        add(LoadCell("90x5", unit: .kg).sets, to: &progress, day: 0, session: 2)
        add(LoadCell("80x5", unit: .kg).sets, to: &progress, day: 1, session: 3)
        #expect(progress.points(.load).map(\.value) == [100_000, 80_000])
        #expect(progress.points(.load).first?.session == Identifier(rawValue: 1))
        #expect(progress.points(.volume).map(\.value) == [950_000, 400_000])
        #expect(progress.bestVolume?.volume == Mass(500, .kg))
    }

    @Test("The records of many sets equal a search through all of them", arguments: StrengthFormula.allCases)
    func many(_ formula: StrengthFormula) {
        var random = SeededGenerator(seed: 11)
        var progress = ExerciseProgress()
        var all: [PerformedSet] = []
        for day in 0..<60 {
            let sets = (0..<random.number(1...6)).map { _ in
                PerformedSet(
                    .load(Mass(grams: random.number(20...160) * 1250)), .reps(random.number(0...16)),
                    isWarmUp: random.number(0...4) == 0,
                    effort: random.number(0...2) == 0 ? .rpe(tenths: random.number(10...20) * 5) : nil)
            }
            all += sets
            add(sets, to: &progress, day: day, session: Int64(day + 1), formula)
        }
        let work = all.filter { !$0.isWarmUp }
        #expect(progress.strongest?.e1RM == work.compactMap { $0.strength(by: formula) }.max())
        #expect(progress.sets == work.count)
        for reps in 1...12 {
            let loads = work.filter { $0.totalReps == reps }.map { $0.volume.grams / reps }
            #expect(progress.loads[reps].map { $0.grams } == loads.max())
        }
        #expect(progress.points(.e1RM).map(\.value).max() == progress.strongest?.e1RM?.grams)
        #expect(progress.points(.volume).reduce(0) { $0 + $1.value } == work.reduce(0) { $0 + $1.volume.grams })
    }
}

extension ExerciseProgress.Lift {
    fileprivate var text: String { LoadCell.render([PerformedSet(resistance, work, effort: effort)], unit: .kg) }
    fileprivate var grams: Int {
        switch resistance {
        case .none: 0
        case .load(let mass), .bodyWeight(let mass): mass.grams
        }
    }
}
