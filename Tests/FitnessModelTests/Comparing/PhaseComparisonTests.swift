import FitnessModel
import Testing

@Suite("Comparing two phases")
struct PhaseComparisonTests {
    private func figures(_ texts: String..., unit: MassUnit = .kg) -> ExerciseFigures {
        ExerciseFigures(texts.map { LoadCell($0, unit: unit) }, formula: .epley)
    }

    private func difference(_ figure: ComparedFigure, _ left: String, _ right: String) -> Difference {
        Difference(figure, from: figures(left), to: figures(right))
    }

    @Test(
        "The best set is the heaviest, then the one with the most repetitions",
        arguments: [
            ("80x3 105x3 100x5", "105x3"), ("100x3 100x5 100x4", "100x5"), ("w140x1 100x3", "100x3"),
            ("120x0 100x3", "100x3"), ("x8 x9", "x9"), ("bw+10x5 x20", "bw+10x5"), ("x20 40x1", "40x1"),
            ("45s 55s", "55s"), ("bw-20x8 bw-10x3", "bw-10x3"), ("80x5>60x12", "80x5"),
        ])
    func best(_ cell: String, _ best: String) { #expect(figures(cell).best?.text(in: .kg) == best) }

    @Test("Phases of different length are compared per session")
    func perSession() {
        func row(_ texts: String...) -> PhaseComparison.Row {
            PhaseComparison.Row(exercise: Identifier(rawValue: 1), cells: texts.map { LoadCell($0, unit: .kg) })
        }
        let comparison = PhaseComparison([row("100x10", "100x10", "100x10")], [row("110x10")], formula: .epley)
        #expect(comparison.difference(.volume) == .share(perMille: -633))
        #expect(comparison.perSession(.volume, (left: 3, right: 1)) == .share(perMille: 100))
        #expect(comparison.perSession(.volume, (left: 3, right: 0)) == .nothing)
        #expect(PhaseComparison.none.perSession(.volume, (left: 1, right: 1)) == .nothing)
    }

    @Test("Warm-ups are ignored")
    func warmUps() {
        let figures = figures("w40x8@5 w60x5 100x3@8")
        #expect(figures.sets == 1)
        #expect(figures.volume == Mass(grams: 300_000))
        #expect(figures.meanEffortTenths == 80)
        #expect(self.figures("w40x8") == .none)
    }

    @Test("The estimate uses the table if there is an RPE, otherwise the formula")
    func strength() {
        #expect(figures("100x3").e1RM == Mass(grams: 110_000))
        #expect(figures("100x5@8").e1RM == Mass(100 / 0.811, .kg))
        #expect(figures("x8").e1RM == nil)
    }

    @Test("The average RPE includes the sets with an RPE, to one decimal")
    func effort() {
        #expect(figures("100x3@8 100x3@8.5 100x3", "100x3@9").meanEffortTenths == 85)
        #expect(figures("100x3@8 100x3@8 100x3@9").meanEffortTenths == 83)
        #expect(figures("100x3").meanEffortTenths == nil)
    }

    @Test("Differences have an amount and a direction")
    func differences() {
        #expect(difference(.best, "100x3", "105x3") == .weight(Mass(grams: 5_000)))
        #expect(difference(.best, "105x3", "100x5") == .weight(Mass(grams: -5_000), reps: 2))
        #expect(difference(.best, "105x3", "100x5").direction == -1)
        #expect(difference(.best, "100x3", "100x5") == .reps(2))
        #expect(difference(.best, "100x3", "100x3 80x9") == .same)
        #expect(difference(.best, "x8", "bw+10x8") == .weight(Mass(grams: 10_000)))
        #expect(difference(.best, "60s", "45s") == .time(milliseconds: -15_000))
        #expect(difference(.best, "40m", "60m") == .distance(Length(millimetres: 20_000)))
        #expect(difference(.best, "100x3", "60s") == .otherKind)
        #expect(difference(.volume, "100x10", "100x9 10x1") == .share(perMille: -90))
        #expect(difference(.volume, "x8", "x9") == .nothing)
        #expect(difference(.sets, "100x3*5", "100x3*3") == .sets(-2))
        #expect(difference(.effort, "100x3@8", "100x3@9.5") == .effort(tenths: 15))
        #expect(difference(.e1RM, "100x3", "") == .notYet)
        #expect(difference(.e1RM, "", "100x3") == .first)
        #expect(difference(.best, "", "") == .nothing)
    }

    @Test("Pounds and kilograms are compared by weight, and a plate in both is equal")
    func mixedUnits() {
        let pounds = figures("225x5", unit: .lb)
        let kilograms = figures("102.05x5")
        #expect(Difference(.best, from: pounds, to: kilograms) == .same)
        #expect(Difference(.best, from: pounds, to: figures("105x5")).direction == 1)
        #expect(pounds.best?.text(in: .lb) == "225x5")
    }

    @Test("Rows are aligned, new and removed exercises are marked, and sums include all rows")
    func phases() {
        func row(_ exercise: Int64, _ text: String) -> PhaseComparison.Row {
            PhaseComparison.Row(exercise: Identifier(rawValue: exercise), cells: [LoadCell(text, unit: .kg)])
        }
        let comparison = PhaseComparison(
            [row(1, "100x3"), row(2, "x8 x8")], [row(1, "105x3"), row(3, "20x8")], formula: .epley)
        #expect(comparison.lines.map { $0.difference(.best) } == [.weight(Mass(grams: 5_000)), .removed, .new])
        #expect(comparison.left.sets == 3)
        #expect(comparison.right.volume == Mass(grams: 475_000))
        #expect(comparison.difference(.sets) == .sets(-1))
        #expect(comparison.difference(.volume) == .share(perMille: 583))
    }
}
