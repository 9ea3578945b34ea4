import FitnessModel
import TestSupport
import Testing

@Suite("Suggested loads")
struct LoadSuggestionTests {
    private func next(
        _ history: [String], _ target: String?, step: Mass = Exercise.defaultLoadStep, unit: MassUnit = .kg
    ) -> LoadSuggestion? {
        LoadSuggestion.next(
            history: history.map { LoadCell($0, unit: unit) }, target: target.flatMap(RepTarget.init), step: step,
            unit: unit)
    }

    @Test(
        "If two sessions are required, all reps in both at the same load suggest more",
        arguments: [
            (["80x8*3"], "80x8", LoadSuggestion.Reason.sameAgain),
            (["80x8*3", "80x8*3"], "82.5x6", .allRepsTwice), (["80x8*3", "80x7*3"], "80x8", .sameAgain),
            (["82.5x8*3", "80x8*3"], "82.5x8", .sameAgain), (["80x8*3", "82.5x8*3"], "80x8", .sameAgain),
        ])
    func twice(history: [String], text: String, reason: LoadSuggestion.Reason) {
        var rules = SuggestionRules()
        rules.raiseAfter = 2
        func next(_ rules: SuggestionRules) -> LoadSuggestion? {
            LoadSuggestion.next(
                history: history.map { LoadCell($0, unit: .kg) }, target: RepTarget("6-8"),
                step: Exercise.defaultLoadStep, unit: .kg, rules: rules)
        }
        #expect(next(rules)?.text == text && next(rules)?.reason == reason)
        rules.isOn = false
        #expect(next(rules) == nil)
    }

    @Test("Fewer sets than prescribed are not all sets")
    func fewerSets() {
        func next(_ cell: String, _ sets: String) -> LoadSuggestion? {
            LoadSuggestion.next(
                history: [LoadCell(cell, unit: .kg)], target: RepTarget("5"), sets: SetTarget(sets),
                step: Exercise.defaultLoadStep, unit: .kg)
        }
        #expect(next("85x5", "5")?.text == "85x5")
        #expect(next("85x5", "5")?.reason == .sameAgain)
        #expect(next("85x5*3", "3-5")?.text == "87.5x5")
    }

    @Test(
        "All sets at the top of the range suggest one step more",
        arguments: [
            (["100x3*5"], "3", "102.5x3"), (["80x8 80x8 80x9"], "6-8", "82.5x6"), (["70x5 80x2 85x2"], "2", "87.5x2"),
            (["w40x3 80x8"], "6-8", "82.5x6"), (["x12 x12"], "8-12", "bw+2.5x8"), (["bw-20x8"], "6-8", "bw-17.5x6"),
            (["bw-2.5x8"], "6-8", "x6"), (["80x3+3"], "3+3", "82.5x6"), (["80x8>60x2"], "6-8", "82.5x6"),
            (["80x8/8"], "8/8", "82.5x8"),
        ])
    func up(history: [String], target: String, text: String) {
        let suggestion = next(history, target)
        #expect(suggestion?.text == text)
        #expect(suggestion?.move == .up)
        #expect(suggestion?.reason == .allRepsLastTime)
    }

    @Test(
        "Two sessions below the range suggest a tenth less, in whole steps",
        arguments: [
            (["100x4", "100x5"], "90x6"), (["80x3 80x6", "80x5"], "72.5x6"), (["5x3", "5x3"], "2.5x6"),
            (["bw+10x3", "bw+10x3"], "bw+7.5x6"), (["bw-20x3", "bw-20x3"], "bw-22.5x6"),
            (["100x4@10", "-", "tired", "100x5"], "90x6"),
        ])
    func down(history: [String], text: String) {
        let suggestion = next(history, "6-8")
        #expect(suggestion?.text == text)
        #expect(suggestion?.move == .down)
        #expect(suggestion?.reason == .belowRangeTwice)
    }

    @Test(
        "If the load cannot be reduced, it stays and the reps go up",
        arguments: [["x3", "x3"], ["2.5x3", "2.5x3"]])
    func nothingToTake(history: [String]) {
        #expect(next(history, "6-8")?.move == .same)
        #expect(next(history, "6-8")?.reason == .intoRange)
    }

    @Test(
        "Near the limit the load stays, even with all reps done",
        arguments: [
            ("80x8@9.5", 9.5), ("80x8rir0", 10.0), ("80x8!", 10.0), ("80x8@7 80x8@10", 10.0),
        ])
    func hold(text: String, rpe: Double) {
        let suggestion = next([text], "6-8")
        #expect(suggestion?.move == .hold)
        #expect(suggestion?.reason == .nearLimit(rpe: rpe))
        #expect(suggestion?.text == "80x8")
    }

    @Test(
        "Otherwise the same load is suggested, with reps inside the range",
        arguments: [
            (["80x8 80x7"], "6-8", "80x8"), (["80x8@9"], "8-10", "80x8"),
            (["80x12"], "AMRAP", "80x12"), (["80x12"], "10+", "80x12"), (["80x8"], "30s", "80x8"),
        ])
    func same(history: [String], target: String, text: String) {
        let suggestion = next(history, target)
        #expect(suggestion?.text == text)
        #expect(suggestion?.reason == .sameAgain)
    }

    @Test(
        "The same again is the best set at that load, not the last one",
        arguments: [("x9 x9 x9 x8", "8-10", "x9"), ("x7 x4", "8-10", "x8"), ("80x7 80x4", "6-8", "80x7")])
    func bestAgain(last: String, target: String, text: String) {
        #expect(next([last], target)?.text == text)
    }

    @Test("The same load with more reps than last time says so")
    func intoRange() {
        #expect(next(["80x5", "80x8"], "6-8")?.text == "80x6")
        #expect(next(["80x5", "80x8"], "6-8")?.reason == .intoRange)
    }

    @Test(
        "A load far too heavy for the range is reduced at once, by Epley's equation",
        arguments: [
            (["90x3"], "10-12", "75x10"), (["100x4", "100x8"], "7", "90x7"), (["bw+10x3"], "6-8", "bw+7.5x6"),
            (["90x3", "90x3"], "10-12", "75x10"), (["90x3@10"], "10-12", "75x10"), (["100x1"], "10", "75x10"),
        ])
    func farBelow(history: [String], target: String, text: String) {
        #expect(next(history, target)?.text == text)
        #expect(next(history, target)?.move == .down)
    }

    @Test(
        "The sets nearest to the range decide, not one heavy set",
        arguments: [
            (["60x12 60x11 90x3"], "10-12", "60x12"), (["60x12*2 90x1"], "10-12", "62.5x10"),
            (["60x12*2 90x1@10"], "10-12", "62.5x10"), (["100x5 90x6"], "6-8", "90x6"),
            (["100x6 100x6 100x3"], "6-8", "100x6"), (["80x8*3 80x3"], "6-8", "80x8"),
        ])
    func nearest(history: [String], target: String, text: String) {
        #expect(next(history, target)?.text == text)
    }

    /// A cell with `done` sets of today; their load does not matter.
    private func today(_ done: Int) -> LoadCell {
        LoadCell((["w20x5", "30s"] + Array(repeating: "50x5", count: done)).joined(separator: " "), unit: .kg)
    }

    @Test(
        "A ramp-up set is within the range and lighter than the suggestion", arguments: [0, 1],
        [
            (["80x3 90x3 100x3"], "10-12", "82.5x10"), (["95x5 100x5", "95x5 100x5"], "6-8", "90x6"),
            (["90x5 100x5"], "6-8", "100x6"), (["90x12 100x3"], "10-12", "92.5x10"),
        ])
    func notOnTheWay(done: Int, last: (history: [String], target: String, text: String)) {
        let suggestion = LoadSuggestion.next(
            history: last.history.map { LoadCell($0, unit: .kg) }, today: today(done), target: RepTarget(last.target),
            step: Mass(2.5, .kg), unit: .kg)
        #expect(suggestion?.text == last.text)
        #expect(suggestion?.topSet == nil)
    }

    @Test("On a ramp to the top set and down, each set is last time's", arguments: [nil, "3"])
    func ramp(target: String?) {
        let last = [LoadCell("w40x5 60x8 80x5 100x3 80x6", unit: .kg)]
        let steps = (0...4).map { done in
            LoadSuggestion.next(
                history: last, today: today(done), target: target.flatMap(RepTarget.init), step: Mass(2.5, .kg),
                unit: .kg)
        }
        let top = target == nil ? "100x3" : "102.5x3"
        #expect(steps.map { $0?.text } == ["60x8", "80x5", top, "80x6", top])
        #expect(steps.map { $0?.topSet } == [top, top, nil, top, nil])
    }

    @Test("Identical sets follow the top set, however many are done", arguments: [0, 1, 3, 7])
    func alike(done: Int) {
        let last = [LoadCell("100x3*3", unit: .kg)]
        let next = LoadSuggestion.next(
            history: last, today: today(done), target: RepTarget("3"), step: Mass(2.5, .kg), unit: .kg)
        #expect(next?.text == "102.5x3")
    }

    @Test("Without a target nothing changes, and without counted sets nothing is suggested")
    func nothing() {
        #expect(next(["80x8"], nil)?.text == "80x8")
        #expect(next([], "6-8") == nil)
        #expect(next(["-", "ill", "w40x8", "60s", "40m"], "6-8") == nil)
    }

    @Test("Loads in pounds change by plates in pounds")
    func pounds() {
        #expect(next(["135x8"], "6-8", unit: .lb)?.text == "140x6")
        #expect(next(["135x8"], "6-8", step: Mass(10, .lb), unit: .lb)?.text == "145x6")
        #expect(next(["135x3", "135x3"], "6-8", step: Mass(5, .lb), unit: .lb)?.text == "120x6")
        #expect(next(["100x8"], "6-8", step: Mass(5, .lb))?.text == "102.5x6")
        #expect(next(["100x8"], "6-8", step: Mass(0.25, .kg))?.text == "100.25x6")
        #expect(next(["100x8"], "6-8", step: .zero)?.text == "100.5x6")
    }

    @Test("Any history gives a suggestion that reads back as the same set")
    func anyHistory() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<Rounds.of(3000) {
            let unit = random.chance(2) ? MassUnit.kg : .lb
            let history = (0..<random.number(0...3)).map { _ in
                LoadCell(LoadCell.render([random.set(unit: unit), random.set(unit: unit)], unit: unit), unit: unit)
            }
            let step = Mass(grams: random.number(-10...50_000))
            let target = RepTarget(["6-8", "3", "3+3", "AMRAP", "10+", ""].randomElement(using: &random) ?? "")
            guard let suggestion = LoadSuggestion.next(history: history, target: target, step: step, unit: unit) else {
                continue
            }
            let set = LoadCell(suggestion.text, unit: unit).sets
            #expect(set == [PerformedSet(suggestion.resistance, .reps(suggestion.reps))], "\(suggestion.text)")
        }
    }
}
