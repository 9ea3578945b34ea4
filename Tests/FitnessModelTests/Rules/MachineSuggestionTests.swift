import FitnessModel
import TestSupport
import Testing

@Suite("Suggestions on a machine")
struct MachineSuggestionTests {
    private let fives = AvailableLoads(
        Machine(
            id: Identifier(rawValue: 1), name: "Row", kind: .stack, start: Mass(5, .kg), step: Mass(5, .kg),
            maximum: Mass(50, .kg)),
        plates: [])

    private func next(
        _ history: [String], _ target: String = "6-8", unit: MassUnit = .kg, loads: AvailableLoads? = nil
    ) -> LoadSuggestion? {
        LoadSuggestion.next(
            history: history.map { LoadCell($0, unit: unit) }, target: RepTarget(target), step: Mass(2.5, .kg),
            unit: unit, loads: loads ?? fives)
    }

    @Test("One step more is the machine's next load, with that reason")
    func up() {
        #expect(next(["35x8"])?.text == "40x6")
        #expect(next(["35x8"])?.reason == .allRepsLastTime)
        #expect(next(["35x8"])?.machineLoad == Mass(40, .kg))
        #expect(next(["37.5x8"])?.text == "40x6")
        #expect(next(["37.5x8"])?.machineLoad == nil)
    }

    @Test("At the end of the stack the load stays")
    func end() {
        #expect(next(["50x8"])?.text == "50x8")
        #expect(next(["50x8"])?.move == .same)
        #expect(next(["50x8"])?.reason == .atTheEnd)
        #expect(next(["62.5x8"])?.text == "50x8")
    }

    @Test("A tenth less is an available load; at the bottom the lightest stays")
    func down() {
        #expect(next(["40x4", "40x4"])?.text == "35x6")
        #expect(next(["5x4", "5x4"])?.text == "5x6")
        #expect(next(["5x4", "5x4"])?.reason == .intoRange)
    }

    @Test("A load from elsewhere becomes the nearest available one")
    func elsewhere() {
        #expect(next(["36x7"])?.text == "35x7")
        #expect(next(["36x7"])?.machineLoad == Mass(35, .kg))
        #expect(next(["35x7"])?.machineLoad == nil)
    }

    @Test("Assistance grows and falls by the machine's loads")
    func help() {
        #expect(next(["bw-20x8"])?.text == "bw-15x6")
        #expect(next(["bw-5x8"])?.text == "x6")
        #expect(next(["bw-20x4", "bw-20x4"])?.text == "bw-25x6")
        #expect(next(["x8"])?.text == "bw+5x6")
        #expect(next(["x4", "x4"])?.text == "x6")
    }

    @Test("Pounds in a session in kilograms become steps in kilograms, and back")
    func units() {
        #expect(next(["60lbx7"], loads: .anything)?.text == "27.5x7")
        #expect(next(["60lbx8"], loads: .anything)?.text == "30x6")
        #expect(next(["100kgx7"], unit: .lb, loads: .anything)?.text == "220x7")
        #expect(next(["27.25x7"], loads: .anything)?.text == "27.25x7")
    }

    @Test("A set keeps the unit in which it was typed")
    func render() {
        #expect(LoadCell.render(LoadCell("60x5", unit: .lb).sets, unit: .kg) == "60lbx5")
        #expect(
            LoadCell.render(LoadCell("bw+10x5 102.5x3>65x4", unit: .lb).sets, unit: .kg)
                == "bw+10lbx5 102.5lbx3>65lbx4")
        #expect(LoadCell.render(LoadCell("60x5", unit: .kg).sets, unit: .lb) == "60kgx5")
        #expect(LoadCell.render(LoadCell("82.5x5 27.2x3", unit: .kg).sets, unit: .kg) == "82.5x5 27.2x3")
    }

    @Test("Any suggestion on a machine is an available load")
    func any() {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<Rounds.of(3_000) {
            let history = (0..<2).map { _ in "\(Double(random.number(1...300)) / 4)x\(random.number(1...12))" }
            guard case .load(let load)? = next(history)?.resistance else {
                Issue.record("\(history) gives no load")
                continue
            }
            #expect(fives.nearest(to: load) == load)
        }
    }
}
