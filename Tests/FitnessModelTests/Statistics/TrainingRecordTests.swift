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
            let what =
                switch record.kind {
                case .load(let reps): "\(reps)"
                case .bodyWeight(let reps): "bw \(reps)"
                case .estimate: "e1RM"
                }
            return "\(what): \(record.best.text(in: .kg)) before \(record.before.text(in: .kg))"
        }
    }

    @Test("The heaviest load for its repetitions is a record, and so is its estimate")
    func simple() {
        #expect(
            text([set(new, 102.5, 5)], [set(old, 100, 5), set(old, 90, 8)])
                == ["e1RM: 119.583 before 116.667", "5: 102.5 before 100"])
    }

    @Test("More repetitions with an old load are a record; fewer are not")
    func repetitions() {
        #expect(text([set(new, 100, 6)], [set(old, 100, 5), set(old, 90, 8)]).last == "6: 100 before 90")
        #expect(text([set(new, 100, 4)], [set(old, 100, 5)]).isEmpty)
        #expect(text([set(new, 100, 5)], [set(old, 100, 5)]).isEmpty)
    }

    @Test("A record is not repeated for a lighter set that equals a new one")
    func dominated() {
        let records = text([set(new, 105, 3), set(new, 105, 5)], [set(old, 100, 5), set(old, 100, 3)])
        #expect(records == ["e1RM: 122.5 before 116.667", "5: 105 before 100"])
    }

    @Test("More weight on the body is a record, and so is less assistance; a load is another exercise's measure")
    func bodyWeight() {
        func set(_ day: Day, _ added: Double, _ reps: Int) -> LiftedSet {
            LiftedSet(day: day, load: Mass(added, .kg), isOnBody: true, reps: reps)
        }
        #expect(text([set(new, 12.5, 5)], [set(old, 10, 5)]) == ["bw 5: 12.5 before 10"])
        #expect(text([set(new, -10, 8)], [set(old, -20, 8)]) == ["bw 8: -10 before -20"])
        #expect(text([set(new, 10, 5)], [set(old, 10, 5)]).isEmpty)
        #expect(text([set(new, 10, 5)], [self.set(old, 5, 5)]).isEmpty)
        #expect(text([self.set(new, 100, 5)], [self.set(old, 100, 5), set(old, 10, 5)]).isEmpty)
    }

    @Test("Of two sessions on one day the later one is compared with the first")
    func sameDay() {
        func set(_ session: Int64, _ kilograms: Double) -> LiftedSet {
            LiftedSet(day: new, session: Identifier(rawValue: session), load: Mass(kilograms, .kg), reps: 5)
        }
        #expect(text([set(2, 105), set(1, 100)], []) == ["e1RM: 122.5 before 116.667", "5: 105 before 100"])
        #expect(text([set(1, 105), set(2, 100)], []).isEmpty)
    }

    @Test("A first time is not a record, nor is a new number of repetitions")
    func first() {
        #expect(text([set(new, 100, 5)], []).isEmpty)
        #expect(text([set(new, 40, 15)], [set(old, 100, 5)]).isEmpty)
    }

    @Test("The previous best includes all days before the record, also other record days")
    func steps() {
        let days = ["2026-10-26", "2026-10-29", "2026-11-02"].compactMap(Day.init(iso:))
        let old = [set(old, 37.5, 6)]
        let new = [set(days[0], 40, 6), set(days[1], 40, 6), set(days[2], 42.5, 6)]
        #expect(text(new, old) == ["e1RM: 51 before 48", "6: 42.5 before 40"])
        #expect(TrainingRecord.records(among: new.reversed(), before: old, by: .epley).allSatisfy { $0.day == days[2] })
    }

    @Test("A record keeps its day when a lighter day follows, and a new exercise gets its first one")
    func newest() {
        let days = ["2026-10-26", "2026-10-29", "2026-11-02"].compactMap(Day.init(iso:))
        let records = TrainingRecord.records(
            among: [set(days[0], 80, 5), set(days[1], 85, 5), set(days[2], 82.5, 5)], before: [], by: .epley)
        #expect(records.map(\.day) == [days[1], days[1]])
        #expect(records.last?.before == Mass(80, .kg))
    }

    @Test("The estimate uses the formula without an RPE, and the table with one")
    func effort() {
        #expect(text([set(new, 100, 5, rpe: 80)], [set(old, 100, 5)]) == ["e1RM: 123.305 before 116.667"])
    }
}
