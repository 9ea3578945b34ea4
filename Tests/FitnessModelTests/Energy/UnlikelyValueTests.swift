import FitnessModel
import Testing

@Suite("Unlikely values of the diary")
struct UnlikelyValueTests {
    private static let day = Day(iso: "2026-03-12") ?? .earliest

    private func change(_ before: Double, _ after: Double, days: Int) -> Mass? {
        let first = WeighIn(day: Self.day.adding(days: -days), weight: Mass(before, .kg))
        return WeighIn(day: Self.day, weight: Mass(after, .kg)).unlikelyChange(since: first)
    }

    @Test("A weight is unlikely from 5 % and 2 kg a week of difference, in either direction and after any time")
    func weights() {
        #expect(change(92, 29, days: 5) == Mass(-63, .kg))
        #expect(change(80, 84, days: 0) == nil)
        #expect(change(80, 84.1, days: 0) == Mass(4.1, .kg))
        #expect(change(80, 75.9, days: 7) == Mass(-4.1, .kg))
        // The limit for three weeks is 6 kg.
        #expect(change(80, 75.9, days: 21) == nil)
        #expect(change(80, 73.9, days: 21) == Mass(-6.1, .kg))
        // 5 % of 40 kg is 2 kg, which is within the limit for one week.
        #expect(change(40, 38, days: 7) == nil)
    }

    @Test("A first weight is unlikely if it differs by a quarter from the profile")
    func firstWeight() {
        func difference(_ weighed: Double) -> Mass? {
            WeighIn(day: Self.day, weight: Mass(weighed, .kg)).unlikelyDifference(from: Mass(80, .kg))
        }
        #expect(difference(60) == nil)
        #expect(difference(59.9) == Mass(-20.1, .kg))
        #expect(difference(100) == nil)
        #expect(difference(100.1) == Mass(20.1, .kg))
    }

    @Test("A rate is unlikely above 1,500 kcal or a quarter of the base; keeping the weight has none")
    func rates() {
        func isUnlikely(_ kcal: Int, base: Int?, _ direction: EnergyGoal.Direction = .lose) -> Bool {
            EnergyGoal(start: Self.day, direction: direction, rate: Energy(kcal, .kcal))
                .isUnlikelyRate(base: base.map { Energy($0, .kcal) })
        }
        #expect(isUnlikely(4850, base: nil))
        #expect(!isUnlikely(1500, base: nil))
        #expect(!isUnlikely(485, base: 1940))
        #expect(isUnlikely(486, base: 1940))
        #expect(isUnlikely(486, base: 1940, .gain))
        #expect(!isUnlikely(4850, base: 1940, .maintain))
    }

    @Test("An activity is unlikely above six hours or 3,000 kcal")
    func activities() {
        func isUnlikely(_ seconds: Int, _ kcal: Int?) -> Bool {
            ActivityEntry(day: Self.day, name: "Golf", duration: seconds, met: 4500)
                .isUnlikely(energy: kcal.map { Energy($0, .kcal) })
        }
        #expect(!isUnlikely(21_600, nil))
        #expect(isUnlikely(21_601, nil))
        #expect(!isUnlikely(3600, 3000))
        #expect(isUnlikely(3600, 3001))
    }

    @Test("A run is unlikely beyond the records of its kind for its distance")
    func runs() throws {
        func speed(_ kind: Run.Kind, metres: Int, seconds: Int) -> Double? {
            var run = Run(day: Self.day, elapsed: seconds * 1000, distance: Length(millimetres: metres * 1000))
            run.kind = kind
            return run.unlikelySpeed
        }
        let typed = try #require(speed(.run, metres: 5066, seconds: 25))
        #expect(abs(typed * 3.6 - 729.5) < 0.1)
        #expect(speed(.run, metres: 100, seconds: 10) == nil)
        #expect(speed(.run, metres: 1500, seconds: 206) == nil)
        #expect(speed(.run, metres: 10_000, seconds: 1571) == nil)
        #expect(speed(.run, metres: 10_000, seconds: 1500) != nil)
        #expect(speed(.run, metres: 42_195, seconds: 7235) == nil)
        #expect(speed(.walk, metres: 5000, seconds: 1085) == nil)
        #expect(speed(.walk, metres: 5000, seconds: 900) != nil)
        #expect(speed(.ride, metres: 56_792, seconds: 3600) == nil)
        #expect(speed(.other, metres: 50_000, seconds: 60) == nil)
        #expect(speed(.run, metres: 5000, seconds: 0) == nil)
    }

    @Test("A food is unlikely above 900 kcal, or above 100 g of macronutrients, per 100 g")
    func foods() {
        func isUnlikely(_ kcal: Int, _ protein: Int?, _ carbs: Int?, _ fat: Int?) -> Bool {
            Nutrients(
                energy: Energy(kcal, .kcal), protein: protein.map { $0 * 1000 }, fat: fat.map { $0 * 1000 },
                carbohydrate: carbs.map { $0 * 1000 }
            ).isUnlikelyPer100g
        }
        #expect(isUnlikely(700, 90, 90, 90))
        #expect(isUnlikely(5000, nil, nil, nil))
        #expect(!isUnlikely(900, 0, 0, 100))
        #expect(!isUnlikely(400, 30, 70, nil))
        #expect(isUnlikely(400, 30, 71, nil))
    }
}
