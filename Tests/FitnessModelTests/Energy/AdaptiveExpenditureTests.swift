import FitnessModel
import Testing

@Suite("The measured expenditure")
struct AdaptiveExpenditureTests {
    private static let start = Day(iso: "2026-02-01") ?? .earliest

    private static func day(_ offset: Int) -> Day { start.adding(days: offset) }

    private static func intakes(_ offsets: some Sequence<Int>, kcal: Int = 2200) -> [Day: Energy] {
        Dictionary(offsets.map { (day($0), Energy(calories: kcal * 1000)) }) { first, _ in first }
    }

    private static func weighIn(_ offset: Int, grams: Int) -> WeighIn {
        WeighIn(day: day(offset), weight: Mass(grams: grams))
    }

    @Test("The published example: 2200 kcal and 80 to 79 kg over 28 days give 2475 kcal")
    func vector() throws {
        let found = AdaptiveExpenditure.compute(
            Self.intakes(0..<28), weighIns: [Self.weighIn(28, grams: 79_000), Self.weighIn(0, grams: 80_000)],
            through: Self.day(27))
        let adaptive = try found.get()
        #expect(adaptive.energy == Energy(calories: 2_475_000))
        #expect(adaptive.days == Self.day(0)...Self.day(27))
        #expect(adaptive.dayCount == 28)
        #expect(adaptive.completeDays == 28)
        #expect(adaptive.trend.change(inDays: 28) == Mass(grams: -1000))
    }

    @Test("Gaining weight means spending less than eating")
    func gaining() throws {
        let found = AdaptiveExpenditure.compute(
            Self.intakes(0..<28), weighIns: [Self.weighIn(0, grams: 80_000), Self.weighIn(28, grams: 80_500)],
            through: Self.day(27))
        #expect(try found.get().energy == Energy(calories: 2_062_500))
    }

    @Test("Incomplete days are ignored, and the average is of the complete ones")
    func gaps() throws {
        var intakes = Self.intakes(0..<10, kcal: 2000)
        intakes.merge(Self.intakes(14..<24, kcal: 2400)) { $1 }
        let weighIns = [Self.weighIn(0, grams: 80_000), Self.weighIn(23, grams: 80_000)]
        let adaptive = try AdaptiveExpenditure.compute(intakes, weighIns: weighIns, through: Self.day(27)).get()
        #expect(adaptive.intake == Energy(calories: 2_200_000))
        #expect(adaptive.energy == Energy(calories: 2_200_000))
        #expect(adaptive.completeDays == 20)
        #expect(adaptive.dayCount == 24)
    }

    @Test("Thirteen days are too short, fourteen are enough")
    func span() throws {
        let weighIns = (0..<14).map { Self.weighIn($0, grams: 80_000) }
        func found(_ days: Int) -> Result<AdaptiveExpenditure, AdaptiveExpenditure.Gap> {
            AdaptiveExpenditure.compute(Self.intakes(0..<days), weighIns: weighIns, through: Self.day(27))
        }
        #expect(found(0) == .failure(.tooShort(days: 0)))
        #expect(found(13) == .failure(.tooShort(days: 13)))
        #expect(try found(14).get().dayCount == 14)
    }

    @Test("Two thirds of the days must be complete", arguments: [(9, false), (10, true)])
    func share(complete: Int, isEnough: Bool) {
        let weighIns = [Self.weighIn(0, grams: 80_000), Self.weighIn(13, grams: 80_000)]
        let intakes = Self.intakes(Array(0..<complete - 1) + [13])
        let found = AdaptiveExpenditure.compute(intakes, weighIns: weighIns, through: Self.day(13))
        if isEnough {
            #expect((try? found.get())?.completeDays == complete)
        } else {
            #expect(found == .failure(.tooFewComplete(found: complete, needed: 10, of: 14)))
        }
    }

    @Test("Without weigh-ins two weeks apart it says so")
    func weighIns() {
        func found(_ weighIns: [WeighIn]) -> Result<AdaptiveExpenditure, AdaptiveExpenditure.Gap> {
            AdaptiveExpenditure.compute(Self.intakes(0..<28), weighIns: weighIns, through: Self.day(27))
        }
        #expect(found([]) == .failure(.tooFewWeighIns(days: 0, span: 0)))
        #expect(found([Self.weighIn(3, grams: 80_000)]) == .failure(.tooFewWeighIns(days: 1, span: 0)))
        let near = [Self.weighIn(3, grams: 80_000), Self.weighIn(3, grams: 80_100), Self.weighIn(9, grams: 79_000)]
        #expect(found(near) == .failure(.tooFewWeighIns(days: 2, span: 6)))
        // Weigh-ins before or long after the records do not count.
        let outside = [
            Self.weighIn(-20, grams: 90_000), Self.weighIn(3, grams: 80_000), Self.weighIn(40, grams: 70_000),
        ]
        #expect(found(outside) == .failure(.tooFewWeighIns(days: 1, span: 0)))
    }

    @Test("Only the last 28 days are used")
    func period() throws {
        let weighIns = (0..<60).map { Self.weighIn($0, grams: 80_000) }
        var intakes = Self.intakes(0..<60)
        intakes[Self.day(31)] = Energy(calories: 100_000_000)
        let adaptive = try AdaptiveExpenditure.compute(intakes, weighIns: weighIns, through: Self.day(59)).get()
        #expect(adaptive.days == Self.day(32)...Self.day(59))
        #expect(adaptive.intake == Energy(calories: 2_200_000))
    }
}

@Suite("The trend of the body weight")
struct WeightTrendTests {
    private static let start = Day(iso: "2026-02-01") ?? .earliest

    private static func weighIn(_ offset: Int, grams: Int) -> WeighIn {
        WeighIn(day: start.adding(days: offset), weight: Mass(grams: grams))
    }

    @Test("A steady change is found, whatever the gaps")
    func gaps() throws {
        let trend = try #require(
            WeightTrend([0, 1, 2, 9, 10, 27].map { Self.weighIn($0, grams: 82_000 - 50 * $0) }.shuffled()))
        #expect(abs(trend.gramsPerDay + 50) < 1e-9)
        #expect(trend.weight(on: Self.start.adding(days: 20)) == Mass(grams: 81_000))
        #expect(trend.change(inDays: 7) == Mass(grams: -350))
        #expect(trend.span == 27)
        #expect(trend.dayCount == 6)
    }

    @Test("Least squares: the line of four points as a calculator gives it")
    func leastSquares() throws {
        let trend = try #require(
            WeightTrend([(0, 80_400), (2, 79_800), (5, 80_100), (9, 79_100)].map { Self.weighIn($0.0, grams: $0.1) }))
        // numpy.polyfit([0, 2, 5, 9], [80400, 79800, 80100, 79100], 1) gives [-121.7391304, 80336.95652]
        #expect(abs(trend.gramsPerDay + 121.739_130_4) < 1e-6)
        #expect(trend.weight(on: Self.start) == Mass(grams: 80_337))
    }

    @Test("Weigh-ins of one day count once, with their average")
    func sameDay() throws {
        let trend = try #require(
            WeightTrend([
                Self.weighIn(0, grams: 80_000), Self.weighIn(0, grams: 80_000), Self.weighIn(0, grams: 81_500),
                Self.weighIn(10, grams: 79_500),
            ]))
        #expect(abs(trend.gramsPerDay + 100) < 1e-9)
        #expect(trend.dayCount == 2)
    }

    @Test("A single day is not a trend")
    func oneDay() {
        #expect(WeightTrend([]) == nil)
        #expect(WeightTrend([Self.weighIn(0, grams: 80_000), Self.weighIn(0, grams: 79_000)]) == nil)
    }
}
