import FitnessModel
import TestSupport
import Testing

@Suite("Suggested warm-ups")
struct WarmUpPlanTests {
    private let bar = AvailableLoads(
        Machine(id: Identifier(rawValue: 1), name: "Bar", kind: .bar, start: Mass(20, .kg)),
        plates: Plate.standard(.kg))
    private let stack = AvailableLoads(
        Machine(
            id: Identifier(rawValue: 2), name: "Stack", kind: .stack, start: Mass(5, .kg), step: Mass(5, .kg),
            maximum: Mass(100, .kg)),
        plates: [])

    private func text(_ load: Double, _ loads: AvailableLoads?, step: Double = 2.5, unit: MassUnit = .kg) -> String {
        LoadCell.render(
            WarmUpPlan.sets(before: Mass(load, unit), loads: loads, step: Mass(step, unit), unit: unit), unit: unit)
    }

    @Test(
        "On a bar they start with the bar",
        arguments: [
            (100, "w20x8 w50x5 w70x3 w85x2"), (140, "w20x8 w70x5 w97.5x3 w120x2"), (60, "w20x8 w30x5 w42.5x3 w50x2"),
            (50, "w20x8 w35x3"), (40, "w20x8 w27.5x3"), (37.5, ""), (20, ""), (0, ""),
        ])
    func onBar(load: Double, text expected: String) {
        #expect(text(load, bar) == expected)
    }

    @Test(
        "On a stack they start light, with available loads",
        arguments: [
            (100, "w30x8 w50x5 w70x3 w85x2"), (60, "w30x5 w40x3"), (20, "w10x5"), (10, "w5x5"), (5, ""),
        ])
    func onStack(load: Double, text expected: String) {
        #expect(text(load, stack) == expected)
    }

    @Test(
        "Without a machine they use the steps of the exercise",
        arguments: [
            (100, "w30x8 w50x5 w70x3 w85x2"), (30, "w15x5 w20x3"), (15, "w7.5x5"), (4, ""),
        ])
    func free(load: Double, text expected: String) {
        #expect(text(load, nil) == expected)
        #expect(text(load, .anything) == expected)
    }

    @Test("Pounds have warm-ups in pounds")
    func pounds() {
        let olympic = AvailableLoads(
            Machine(id: Identifier(rawValue: 1), name: "Bar", kind: .bar, unit: .lb, start: Mass(45, .lb)),
            plates: Plate.standard(.lb))
        #expect(text(225, olympic, step: 5, unit: .lb) == "w45x8 w110x5 w155x3 w190x2")
    }

    @Test("Any load: strictly rising warm-ups below it, each an available load")
    func any() {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<Rounds.of(3_000) {
            let loads: AvailableLoads? = random.chance(3) ? nil : random.chance(2) ? bar : stack
            let work = Mass(grams: random.number(-10...400_000))
            let step = Mass(grams: random.number(-10...20_000))
            let sets = WarmUpPlan.sets(before: work, loads: loads, step: step, unit: random.chance(2) ? .kg : .lb)
            var last = Mass.zero
            for set in sets {
                guard set.isWarmUp, case .load(let load)? = set.parts.first?.resistance else {
                    Issue.record("\(set) is no warm-up with a load")
                    continue
                }
                #expect(load > last && load < work)
                if let loads { #expect(loads.nearest(to: load) == load) }
                last = load
            }
            #expect(sets.count <= 4)
        }
    }
}
