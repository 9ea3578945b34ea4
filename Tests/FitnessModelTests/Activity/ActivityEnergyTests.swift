import FitnessModel
import TestSupport
import Testing

@Suite("The energy of activities")
struct ActivityEnergyTests {
    private let eighty = Mass(80, .kg)
    private let gross = EnergyProfile(counting: .gross)
    private let net = EnergyProfile(counting: .net)

    private func energy(
        _ met: Int?, minutes: Int, _ weight: Mass?, _ profile: EnergyProfile, classes: [Int]? = nil
    ) -> Int? {
        ActivityEnergy.energy(met: met, duration: minutes * 60, weight: weight, profile: profile, classes: classes)?
            .calories
    }

    @Test("3.5 MET for 45 minutes at 80 kg are 210 kcal gross, 150 kcal net")
    func vector() {
        #expect(energy(3500, minutes: 45, eighty, gross) == 210_000)
        #expect(energy(3500, minutes: 45, eighty, net) == 150_000)
    }

    @Test("Golf for half an hour at 80 kg")
    func golf() {
        #expect(energy(4500, minutes: 30, eighty, gross) == 180_000)
        #expect(energy(4500, minutes: 30, eighty, net) == 140_000)
    }

    @Test("Energy is rounded to whole calories, halves up")
    func rounding() {
        // 1 MET x 900 g x 2 s is 0.5 small calories.
        let half = ActivityEnergy.energy(met: 1000, duration: 2, weight: Mass(grams: 900), profile: gross)
        #expect(half == Energy(calories: 1))
        let less = ActivityEnergy.energy(met: 1000, duration: 2, weight: Mass(grams: 899), profile: gross)
        #expect(less == Energy.zero)
    }

    @Test("Without a weight or a formula the energy is unknown, not zero")
    func unknown() {
        #expect(energy(3500, minutes: 45, nil, net) == nil)
        #expect(energy(3500, minutes: 45, .zero, net) == nil)
        #expect(energy(nil, minutes: 45, eighty, net) == nil)
        #expect(energy(nil, minutes: 45, eighty, net, classes: [1, 2]) == nil)
    }

    @Test("Resting costs nothing net, and less than resting is never negative")
    func rest() {
        #expect(energy(1000, minutes: 60, eighty, net) == 0)
        #expect(energy(900, minutes: 60, eighty, net) == 0)
        #expect(energy(1000, minutes: 60, eighty, gross) == 80_000)
    }

    @Test(
        "Weights fall into the five classes of sport assistant",
        arguments: [
            (1, 60), (64_999, 60), (65_000, 70), (74_999, 70), (75_000, 80), (84_999, 80), (85_000, 90), (94_999, 90),
            (95_000, 100), (250_000, 100),
        ])
    func classes(grams: Int, kilograms: Int) {
        #expect(WeightClass.of(Mass(grams: grams)).rawValue == kilograms)
        #expect(WeightClass.of(Mass(grams: grams)).weight == Mass(kilograms, .kg))
    }

    @Test("An activity with a table costs the table's value, however the profile counts", arguments: [true, false])
    func table(byClass: Bool) {
        let table = [240, 280, 320, 360, 400]
        let classes = EnergyProfile(counting: .net, table: byClass ? .classes : .met)
        #expect(energy(3500, minutes: 30, Mass(78, .kg), classes, classes: table) == 160_000)
        #expect(energy(3500, minutes: 15, Mass(64, .kg), classes, classes: table) == 60_000)
        #expect(energy(nil, minutes: 60, Mass(120, .kg), classes, classes: table) == 400_000)
        #expect(energy(3500, minutes: 60, nil, classes, classes: table) == nil)
    }

    @Test("By classes, an activity without a table uses the weight of the class, net or gross")
    func derived() {
        #expect(energy(4500, minutes: 30, Mass(78, .kg), EnergyProfile(counting: .gross, table: .classes)) == 180_000)
        #expect(energy(4500, minutes: 30, Mass(78, .kg), EnergyProfile(counting: .net, table: .classes)) == 140_000)
    }

    @Test("The MET of a table is its average a kilogram")
    func meanOfTable() {
        #expect(ActivityEnergy.met(ofClasses: [240, 280, 320, 360, 400]) == 4000)
        #expect(ActivityEnergy.met(ofClasses: [0, 0, 0, 0, 0]) == 1)
    }

    @Test("Energy grows with weight, time and MET, and net is never more than gross")
    func properties() {
        var source = SystemRandomNumberGenerator()
        for _ in 0..<Rounds.of(2_000) {
            let met = Int.random(in: 1...23_000, using: &source)
            let minutes = Int.random(in: 1...720, using: &source)
            let weight = Mass(grams: Int.random(in: 30_000...200_000, using: &source))
            let twice = Mass(grams: weight.grams * 2)
            for profile in [gross, net] {
                guard let one = energy(met, minutes: minutes, weight, profile),
                    let heavier = energy(met, minutes: minutes, twice, profile),
                    let longer = energy(met, minutes: minutes * 2, weight, profile)
                else {
                    Issue.record("unknown: \(met) \(minutes) \(weight)")
                    return
                }
                #expect(abs(heavier - 2 * one) <= 1)
                #expect(abs(longer - 2 * one) <= 1)
            }
            let both = (energy(met, minutes: minutes, weight, net), energy(met, minutes: minutes, weight, gross))
            #expect(both.0 ?? 1 <= both.1 ?? 0)
        }
    }

    @Test("Absurd values give a result and do not trap", arguments: [Int.max, Int.min, -1])
    func absurd(value: Int) {
        for table in EnergyProfile.Table.allCases {
            let profile = EnergyProfile(table: table)
            _ = ActivityEnergy.energy(
                met: value, duration: value, weight: Mass(grams: value), profile: profile,
                classes: Array(repeating: value, count: 5))
            _ = ActivityEnergy.energy(met: nil, duration: value, weight: eighty, profile: profile, classes: [value])
        }
        #expect(ActivityEnergy.met(ofClasses: Array(repeating: value, count: 5)) >= 1)
    }

    @Test("A typed energy replaces the formula, also without a weight")
    func typed() {
        let activity = Activity(heading: "Sports", name: "Golf", met: 4500)
        var entry = activity.entry(on: .earliest, duration: 1800)
        #expect(entry.energy(weight: eighty, profile: net) == Energy(calories: 140_000))
        #expect(entry.energy(weight: nil, profile: net) == nil)
        entry.typedEnergy = Energy(calories: 1)
        #expect(entry.energy(weight: eighty, profile: net) == Energy(calories: 1))
        #expect(entry.energy(weight: nil, profile: net) == Energy(calories: 1))
    }
}
