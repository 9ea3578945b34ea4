import FitnessModel
import TestSupport
import Testing

@Suite("Loads of a machine")
struct AvailableLoadsTests {
    private func stack(
        _ start: Double, _ step: Double, _ maximum: Double? = nil, unit: MassUnit = .kg
    ) -> AvailableLoads {
        AvailableLoads(
            Machine(
                id: Identifier(rawValue: 1), name: "Row", kind: .stack, unit: unit, start: Mass(start, unit),
                step: Mass(step, unit), maximum: maximum.map { Mass($0, unit) }),
            plates: [])
    }

    private func list(_ text: String, unit: MassUnit = .kg) -> AvailableLoads {
        AvailableLoads(
            Machine(id: Identifier(rawValue: 1), name: "DB", kind: .list, unit: unit, loads: text), plates: [])
    }

    private func loads(_ available: AvailableLoads, unit: MassUnit = .kg) -> [String] {
        available.all(upTo: Mass(200, .kg)).map { $0.text(in: unit) }
    }

    @Test("A stack has loads from its start by its steps to its end")
    func stacks() {
        #expect(loads(stack(5, 5, 25)) == ["5", "10", "15", "20", "25"])
        #expect(loads(stack(5, 7.5, 25)) == ["5", "12.5", "20"])
        #expect(loads(stack(0, 5, 15)) == ["5", "10", "15"])
        #expect(loads(stack(10, 10, 50, unit: .lb), unit: .lb) == ["10", "20", "30", "40", "50"])
        #expect(loads(stack(20, 5, 10)) == ["20"])
    }

    @Test("A step of zero is one load; without a start, any load is available")
    func zeroStep() {
        #expect(loads(stack(40, 0, 100)) == ["40"])
        #expect(stack(40, 0).nearest(to: Mass(90, .kg)) == Mass(40, .kg))
        #expect(stack(0, 0, 100).isAnything)
        #expect(stack(-5, -5).isAnything)
    }

    @Test("Next up, next down and nearest on a stack, with and without an end", arguments: [60.0, nil])
    func moves(maximum: Double?) {
        let stack = stack(5, 7.5, maximum)
        #expect(stack.above(Mass(35, .kg)) == Mass(42.5, .kg))
        #expect(stack.nearest(to: Mass(37, .kg)) == Mass(35, .kg))
        #expect(stack.nearest(to: Mass(16.25, .kg)) == Mass(12.5, .kg))
        #expect(stack.below(Mass(12.5, .kg)) == Mass(5, .kg))
        #expect(stack.below(Mass(5, .kg)) == nil)
        #expect(stack.above(Mass(1, .kg)) == Mass(5, .kg))
        #expect(stack.nearest(to: .zero) == Mass(5, .kg))
        #expect(stack.above(Mass(57.5, .kg)) == (maximum == nil ? Mass(65, .kg) : nil))
    }

    @Test(
        "A list is read leniently",
        arguments: [
            ("5 7,5 10; 12.5kg, 15", ["5", "7.5", "10", "12.5", "15"]), ("5,10,15", ["5", "10", "15"]),
            ("10 5 10", ["5", "10"]), ("12.5 kg 20KG", ["12.5", "20"]), ("1|2/3\n4\t5", ["1", "2", "3", "4", "5"]),
            ("20 lb", ["9.072"]), ("2, 4, 6", ["2", "4", "6"]),
        ])
    func lists(text: String, expected: [String]) {
        #expect(loads(list(text)) == expected)
        #expect(list(text).unread == [])
    }

    @Test("Invalid words in a list are named, and the rest is used")
    func junk() {
        let read = LoadList("5 blue 10 -3 0 99999kg 1..2 15 and 20", unit: .kg)
        #expect(read.loads == [5, 10, 15, 20].map { Mass($0, .kg) })
        #expect(read.unread == ["blue", "-3", "0", "99999kg", "1..2", "and"])
        #expect(list("no loads here").isAnything)
        #expect(list("no loads here").unread == ["no", "loads", "here"])
        #expect(LoadList("blue kg 5", unit: .lb).loads == [Mass(5, .lb)])
        #expect(LoadList("", unit: .kg).loads == [])
    }

    @Test("Kilograms and pounds can be mixed in a list")
    func mixed() {
        #expect(
            list("20kg 45 lb 10", unit: .lb).all(upTo: Mass(100, .kg)) == [Mass(10, .lb), Mass(20, .kg), Mass(45, .lb)])
    }

    @Test("A bar has the loads that its plates make")
    func bars() {
        let bar = Machine(
            id: Identifier(rawValue: 1), name: "Bar", kind: .bar, start: Mass(20, .kg), maximum: Mass(60, .kg))
        let loads = AvailableLoads(bar, plates: [Plate(mass: Mass(10, .kg), unit: .kg, pairs: 3)])
        #expect(loads.all(upTo: Mass(500, .kg)) == [20, 40, 60].map { Mass($0, .kg) })
        #expect(loads.bar == Mass(20, .kg))
        #expect(AvailableLoads(bar, plates: []).all(upTo: Mass(500, .kg)) == [Mass(20, .kg)])
    }

    @Test("On any machine there are neighbours on both sides, the nearest is nearest, and loads ascend")
    func anyMachine() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<Rounds.of(2_000) {
            let unit = random.chance(2) ? MassUnit.kg : .lb
            let step = Double(random.number(0...40)) / 4
            let start = Double(random.number(0...80)) / 4
            let maximum = random.chance(2) ? Double(random.number(0...400)) / 2 : nil
            let available = stack(start, step, maximum, unit: unit)
            guard !available.isAnything else { continue }
            let all = available.all(upTo: Mass(600, .kg), most: 5_000)
            #expect(all == all.sorted() && Set(all).count == all.count)
            let load = Mass(grams: random.number(0...200_000))
            let wanted = random.chance(2) ? load : available.nearest(to: load)
            #expect(available.atMost(wanted) == all.last { $0 <= wanted })
            #expect(available.below(wanted) == all.last { $0 < wanted })
            #expect(available.above(wanted) == all.first { $0 > wanted })
            let nearest = available.nearest(to: wanted)
            #expect(all.allSatisfy { abs($0.grams - wanted.grams) >= abs(nearest.grams - wanted.grams) })
        }
    }
}
