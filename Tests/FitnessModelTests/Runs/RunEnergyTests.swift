import FitnessModel
import Testing

@Suite("Energy of a run")
struct RunEnergyTests {
    private let gross = EnergyProfile(counting: .gross)
    private let net = EnergyProfile(counting: .net)
    private let kg80 = Mass(80, .kg)

    private func isClose(_ value: Double?, _ wanted: Double, within: Double = 0.0005) -> Bool {
        value.map { abs($0 - wanted) < within } ?? false
    }

    @Test("The running equation gives the published 38.333 ml/kg/min at 10 km/h and 1 %")
    func runningEquation() throws {
        let uptake = try #require(RunEnergy.uptake(.run, speed: 10_000.0 / 60, grade: 0.01))
        #expect(isClose(uptake, 38.333333))
        #expect(isClose(RunEnergy.kilocaloriesPerMinute(uptake: uptake, weight: kg80), 15.333333))
    }

    @Test("The walking equation gives the published 29.764 ml/kg/min at 3.5 mph and 10 %")
    func walkingEquation() throws {
        let uptake = try #require(RunEnergy.uptake(.walk, speed: 3.5 * 26.8, grade: 0.10))
        #expect(isClose(uptake, 29.764))
        #expect(isClose(RunEnergy.kilocaloriesPerMinute(uptake: uptake, weight: Mass(70, .kg)), 10.4174))
    }

    @Test("Six miles an hour on the flat need the published 35.66 ml/kg/min")
    func sixMiles() { #expect(isClose(RunEnergy.uptake(.run, speed: 6 * 26.8), 35.66)) }

    @Test("An hour at 10 km/h with 100 m of ascent costs 920 kcal gross, and 836 net")
    func wholeRun() {
        let run = Run(
            day: .earliest, elapsed: 3_600_000, distance: Length(millimetres: 10_000_000),
            ascent: Length(millimetres: 100_000))
        #expect(run.energy(weight: kg80, profile: gross) == Energy(calories: 920_000))
        #expect(run.energy(weight: kg80, profile: net) == Energy(calories: 836_000))
    }

    @Test("An energy from a device or a person replaces the equation, also without a weight")
    func typed() {
        let run = Run(
            day: .earliest, elapsed: 3_600_000, distance: Length(millimetres: 10_000_000),
            typedEnergy: Energy(calories: 512_000))
        #expect(run.energy(weight: nil, profile: net) == Energy(calories: 512_000))
        #expect(run.energySource == .typed)
    }

    @Test(
        "A run with only a time uses the MET of a self-selected pace and is marked as an estimate",
        arguments: [(Run.Kind.run, 7500, 600_000), (.walk, 3800, 304_000), (.ride, 7000, 560_000)])
    func byTime(kind: Run.Kind, met: Int, gross: Int) {
        // An hour with 80 kg: MET x kg.
        var run = Run(day: .earliest, kind: kind, elapsed: 3_600_000)
        #expect(run.energySource == .time(met))
        #expect(run.isEnergyEstimated)
        #expect(run.energy(weight: kg80, profile: self.gross) == Energy(calories: gross))
        #expect(run.energy(weight: kg80, profile: net) == Energy(calories: gross - 80_000))
        #expect(run.energy(weight: nil, profile: net) == nil)
        run.distance = Length(millimetres: 0)
        #expect(run.energySource == .time(met), "a distance of nothing says nothing")
        run.distance = Length(millimetres: 8_000_000)
        #expect(!run.isEnergyEstimated)
        run = Run(day: .earliest, kind: kind, elapsed: 3_600_000, typedEnergy: Energy(calories: 1))
        #expect(!run.isEnergyEstimated)
    }

    @Test("Totals are marked if a part of them is an estimate")
    func totals() {
        var totals = RunTotals()
        totals.add(Run(day: .earliest, elapsed: 60_000, distance: Length(millimetres: 200_000)), energy: .zero)
        #expect(!totals.isEnergyEstimated)
        totals.add(Run(day: .earliest, elapsed: 60_000), energy: nil)
        #expect(!totals.isEnergyEstimated, "of which nothing is known is no part of them")
        totals.add(Run(day: .earliest, elapsed: 60_000), energy: .zero)
        #expect(totals.isEnergyEstimated)
    }

    @Test("Without a weight, a time or a known kind of movement there is no energy")
    func unknown() {
        let whole = Run(day: .earliest, elapsed: 600_000, distance: Length(millimetres: 2_000_000))
        #expect(whole.energy(weight: nil, profile: net) == nil)
        #expect(whole.energy(weight: .zero, profile: net) == nil)
        #expect(Run(day: .earliest).energy(weight: kg80, profile: net) == nil)
        #expect(Run(day: .earliest, kind: .other, elapsed: 600_000).energy(weight: kg80, profile: net) == nil)
        let timeless = Run(day: .earliest, distance: Length(millimetres: 2_000_000))
        #expect(timeless.energy(weight: kg80, profile: net) == nil)
        var other = whole
        other.kind = .other
        #expect(other.energy(weight: kg80, profile: net) == nil)
        #expect(other.energySource == nil)
    }

    @Test(
        "A ride uses the MET of its speed class, and costs what an activity of that MET does",
        arguments: [
            (15.9, 5_800), (16.0, 6_800), (19.0, 8_000), (22.0, 10_000), (26.0, 12_000), (31.9, 12_000),
            (32.0, 16_800),
        ])
    func ride(kilometresAnHour: Double, met: Int) {
        #expect(RunEnergy.ridingMET(speed: kilometresAnHour * 1000 / 60) == met)
        let run = Run(
            day: .earliest, kind: .ride, elapsed: 3_600_000,
            distance: Length(millimetres: Int(kilometresAnHour * 1_000_000)))
        let activity = ActivityEntry(day: .earliest, name: "Bicycling", duration: 3_600, met: met)
        for profile in [gross, net] {
            #expect(run.energy(weight: kg80, profile: profile) == activity.energy(weight: kg80, profile: profile))
        }
        #expect(run.energy(weight: kg80, profile: gross) == Energy(calories: met * 80))
    }
}
