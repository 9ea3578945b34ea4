import FitnessModel
import Testing

@Suite("Records")
struct TrainingRecordTests {
    private let old = Day(iso: "2026-01-05") ?? .earliest
    private let new = Day(iso: "2026-03-09") ?? .earliest

    private func set(_ day: Day, _ kilograms: Double, _ reps: Int, rpe: Int? = nil) -> LiftedSet {
        LiftedSet(day: day, load: Mass(kilograms, .kg), reps: reps, effort: rpe.map { .rpe(tenths: $0) })
    }

    private func text(_ new: [LiftedSet], _ before: [LiftedSet]) -> [String] {
        TrainingRecord.records(among: new, before: before, by: .epley).map { record in
            let what = if case .load(let reps) = record.kind { "\(reps)" } else { "e1RM" }
            return "\(what): \(record.best.text(in: .kg)) before \(record.before.text(in: .kg))"
        }
    }

    @Test("A load that was never lifted so often is a record, and the estimate with it")
    func simple() {
        #expect(
            text([set(new, 102.5, 5)], [set(old, 100, 5), set(old, 90, 8)])
                == ["e1RM: 119.583 before 116.667", "5: 102.5 before 100"])
    }

    @Test("More repetitions with an old load are a record; fewer are none")
    func repetitions() {
        #expect(text([set(new, 100, 6)], [set(old, 100, 5), set(old, 90, 8)]).last == "6: 100 before 90")
        #expect(text([set(new, 100, 4)], [set(old, 100, 5)]).isEmpty)
        #expect(text([set(new, 100, 5)], [set(old, 100, 5)]).isEmpty)
    }

    @Test("What a new set with more repetitions equals is not named again")
    func dominated() {
        let records = text([set(new, 105, 3), set(new, 105, 5)], [set(old, 100, 5), set(old, 100, 3)])
        #expect(records == ["e1RM: 122.5 before 116.667", "5: 105 before 100"])
    }

    @Test("A first time is no record, nor a number of repetitions never reached before")
    func first() {
        #expect(text([set(new, 100, 5)], []).isEmpty)
        #expect(text([set(new, 40, 15)], [set(old, 100, 5)]).isEmpty)
    }

    @Test("Without an RPE the formula estimates, with one the table")
    func effort() {
        #expect(text([set(new, 100, 5, rpe: 80)], [set(old, 100, 5)]) == ["e1RM: 123.305 before 116.667"])
    }
}
