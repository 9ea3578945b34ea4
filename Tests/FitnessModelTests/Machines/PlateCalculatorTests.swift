import FitnessModel
import TestSupport
import Testing

@Suite("Plates on a bar")
struct PlateCalculatorTests {
    private func kilograms(_ plates: [(Double, Int)]) -> [Plate] {
        plates.map { Plate(mass: Mass($0.0, .kg), unit: .kg, pairs: $0.1) }
    }

    private func calculator(
        _ bar: Double = 20, unit: MassUnit = .kg, sides: Int = 2, plates: [Plate]? = nil
    ) -> PlateCalculator {
        PlateCalculator(bar: Mass(bar, unit), unit: unit, sides: sides, plates: plates ?? Plate.standard(unit))
    }

    @Test(
        "The heaviest plates come first",
        arguments: [
            (102.5, "25 · 15 · 1.25"), (20, ""), (60, "20"), (100, "25 · 15"), (22.5, "1.25"),
            (180, "25 · 25 · 25 · 5"),
        ])
    func kilograms(load: Double, plates: String) {
        #expect(calculator().loading(Mass(load, .kg))?.text(in: .kg, separator: "·") == plates)
    }

    @Test("An impossible load has possible neighbours")
    func neighbours() {
        let few = calculator(plates: kilograms([(10, 1), (2.5, 1)]))
        #expect(few.loads == [20, 25, 40, 45].map { Mass($0, .kg) })
        #expect(few.loading(Mass(42, .kg)) == nil)
        #expect(few.neighbours(of: Mass(42, .kg)) == (Mass(40, .kg), Mass(45, .kg)))
        #expect(few.neighbours(of: Mass(46, .kg)) == (Mass(45, .kg), nil))
        #expect(few.neighbours(of: Mass(10, .kg)) == (nil, Mass(20, .kg)))
    }

    @Test("Plates in pounds add up exactly to the gram")
    func pounds() {
        let calculator = calculator(45, unit: .lb)
        for (load, plates) in [(135.0, "45"), (225, "45 · 45"), (315, "45 · 45 · 45"), (50, "2.5"), (100, "25 · 2.5")] {
            #expect(calculator.loading(Mass(load, .lb))?.text(in: .lb, separator: "·") == plates, "\(load)")
        }
    }

    @Test("A lever takes plates on one side, including both of a pair")
    func lever() {
        let lever = calculator(0, sides: 1, plates: kilograms([(20, 1)]))
        #expect(lever.loads == [0, 20, 40].map { Mass($0, .kg) })
        #expect(lever.loading(Mass(40, .kg))?.text(in: .kg, separator: "·") == "20 · 20")
    }

    @Test("Plates of the other unit are marked")
    func mixed() {
        let mixed = calculator(plates: kilograms([(20, 1)]) + [Plate(mass: Mass(45, .lb), unit: .lb, pairs: 1)])
        let load = Mass(grams: 20_000 + 2 * 20_000 + 2 * 20_412)
        let found = mixed.loads.last
        #expect(found.map { abs($0.grams - load.grams) <= 1 } == true)
        #expect(found.flatMap(mixed.loading)?.text(in: .kg, separator: "·") == "45 lb · 20")
    }

    @Test("Without valid plates there is only the bar")
    func nothing() {
        #expect(calculator(plates: []).loads == [Mass(20, .kg)])
        let senseless = [Plate(mass: .zero, unit: .kg, pairs: 3), Plate(mass: Mass(5, .kg), unit: .kg, pairs: 0)]
        #expect(calculator(plates: senseless).loads == [Mass(20, .kg)])
        #expect(calculator(-5, plates: []).loads == [.zero])
    }

    @Test("Fewer plates are preferred, then heavier ones")
    func best() {
        let plates = kilograms([(25, 1), (20, 2), (15, 1), (10, 4)])
        #expect(calculator(0, plates: plates).loading(Mass(80, .kg))?.text(in: .kg, separator: "·") == "25 · 15")
        #expect(calculator(0, plates: plates).loading(Mass(100, .kg))?.text(in: .kg, separator: "·") == "25 · 15 · 10")
    }

    @Test("Any plates: the result adds up exactly, uses owned plates, and misses no possible load")
    func anyPlates() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<Rounds.of(400) {
            let unit = random.chance(2) ? MassUnit.kg : .lb
            let quarters = random.chance(3) ? [1, 2, 5, 10] : [5, 10, 20, 40, 60, 80]
            var weights: Set<Int> = []
            for _ in 0..<random.number(0...4) { weights.insert(quarters[random.number(0...quarters.count - 1)]) }
            let plates = weights.map {
                Plate(mass: Mass(Double($0) / 4, unit), unit: unit, pairs: random.number(0...2))
            }
            let sides = random.number(1...2)
            let bar = Mass(Double(random.number(0...80)) / 4, unit)
            let calculator = PlateCalculator(bar: bar, unit: unit, sides: sides, plates: plates)
            let possible = Self.everything(bar, unit, sides, plates)
            #expect(Set(calculator.loads) == possible)
            for load in calculator.loads {
                guard let loading = calculator.loading(load) else {
                    Issue.record("\(load) cannot be put on")
                    continue
                }
                let quartersOn = loading.perSide.reduce(0) {
                    $0 + Int(($1.plate.mass.value(in: unit) * 4).rounded()) * $1.count
                }
                let barQuarters = Int((bar.value(in: unit) * 4).rounded())
                #expect(Mass(Double(barQuarters + sides * quartersOn) / 4, unit) == load)
                for stack in loading.perSide {
                    let owned = plates.first { $0.mass == stack.plate.mass }?.pairs ?? 0
                    #expect(stack.count <= (sides == 1 ? 2 * owned : owned))
                }
            }
            let wanted = Mass(Double(random.number(0...1200)) / 4, unit)
            let (below, above) = calculator.neighbours(of: wanted)
            #expect(below == possible.filter { $0 < wanted }.max() && above == possible.filter { $0 > wanted }.min())
        }
    }

    /// All possible loads by brute force.
    private static func everything(_ bar: Mass, _ unit: MassUnit, _ sides: Int, _ plates: [Plate]) -> Set<Mass> {
        var sums: Set<Int> = [0]
        for plate in plates {
            let quarters = Int((plate.mass.value(in: unit) * 4).rounded())
            let most = plate.pairs * (sides == 1 ? 2 : 1)
            sums = Set(sums.flatMap { sum in (0...most).map { sum + $0 * quarters } })
        }
        let barQuarters = Int((bar.value(in: unit) * 4).rounded())
        return Set(sums.map { Mass(Double(barQuarters + sides * $0) / 4, unit) })
    }

    @Test(
        "Both usual sets together: every load of the bar's own plates is found, with those plates if they are best",
        arguments: [MassUnit.kg, .lb], [1, 2])
    func bothSets(unit: MassUnit, sides: Int) {
        let bar: Double = unit == .kg ? 20 : 45
        let own = calculator(bar, unit: unit, sides: sides)
        let both = calculator(bar, unit: unit, sides: sides, plates: Plate.standard(.lb) + Plate.standard(.kg))
        #expect(own.loads.count > 150)
        #expect(Set(own.loads).subtracting(both.loads) == [])
        let step = unit == .kg ? 2.5 : 5
        for load in stride(from: bar, through: unit == .kg ? 300 : 400, by: step) {
            let pieces = both.loading(Mass(load, unit))?.perSide.reduce(0) { $0 + $1.count }
            let alone = own.loading(Mass(load, unit))?.perSide.reduce(0) { $0 + $1.count }
            #expect(pieces != nil && pieces == alone, "\(load) \(unit)")
        }
        let again = calculator(bar, unit: unit, sides: sides, plates: Plate.standard(.kg) + Plate.standard(.lb))
        #expect(again.loads == both.loads)
    }

    @Test("Fifty odd plates are searched up to the limit, each sum correctly")
    func hostile() {
        let plates = (0..<50).map { Plate(mass: Mass(grams: 997 * ($0 + 1) + $0 * $0), unit: .kg, pairs: 1_000) }
        let found = calculator(plates: plates)
        let loads = found.loads
        #expect(loads.count == 20_000)
        #expect(zip(loads, loads.dropFirst()).allSatisfy { $0 < $1 })
        for load in stride(from: 0, to: loads.count, by: 97).map({ loads[$0] }) {
            let side = found.loading(load)?.perSide.reduce(0) { $0 + $1.plate.mass.grams * $1.count }
            #expect(side.map { 20_000 + 2 * $0 } == load.grams)
        }
        #expect(calculator(plates: plates.reversed()).loads == loads)
    }
}
