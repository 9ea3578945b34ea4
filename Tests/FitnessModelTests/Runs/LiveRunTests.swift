import FitnessModel
import Foundation
import Testing

@Suite("Stopwatch, goal and laps of a run")
struct LiveRunTests {
    private let start = Date(timeIntervalSince1970: 1_773_306_000)

    private func live(since: TimeInterval? = 0, elapsed: Int = 0, goal: RunGoal? = nil) -> Run {
        Run(
            day: .earliest, startedAt: start, state: .live, elapsed: elapsed,
            runningSince: since.map { start + $0 }, goal: goal)
    }

    @Test("The stopwatch uses instants: a pause does not count, and setting the clock back changes nothing")
    func watch() {
        #expect(live().elapsed(at: start + 65) == 65_000)
        #expect(live(since: nil, elapsed: 42_000).elapsed(at: start + 999) == 42_000)
        #expect(live(since: 100, elapsed: 42_000).elapsed(at: start + 130) == 72_000)
        #expect(live(since: 100, elapsed: 42_000).elapsed(at: start) == 42_000)
    }

    @Test("A goal is reached at its value, a time goal at its exact moment")
    func goals() {
        var far = live(goal: .distance(Length(millimetres: 1_000_000)))
        far.distance = Length(millimetres: 240_000)
        #expect(far.progress(energy: nil)?.fraction == 0.24)
        #expect(far.reached(energy: nil) == nil)
        far.distance = Length(millimetres: 1_000_000)
        far.elapsed = 300_500
        #expect(far.reached(energy: nil) == 300_500)
        far.goalReached = 299_000
        #expect(far.reached(energy: nil) == 299_000)

        let long = live(goal: .time(60_000)).snapshot(at: start + 75)
        #expect(long.reached(energy: nil) == 60_000)

        let cost = live(goal: .surplus(Energy(calories: 300_000)))
        #expect(cost.progress(energy: nil)?.isReached == false)
        #expect(cost.progress(energy: Energy(calories: 150_000))?.fraction == 0.5)
    }

    @Test("A lap is the run minus the earlier laps")
    func laps() {
        var run = live(since: nil, elapsed: 300_000)
        run.distance = Length(millimetres: 1_250_000)
        run.steps = 1_000
        let first = RunLap(elapsed: 120_000, distance: Length(millimetres: 500_000), steps: 400)
        #expect(run.lap(after: []) == RunLap(elapsed: 300_000, distance: run.distance, steps: 1_000))
        let second = run.lap(after: [first])
        #expect(second == RunLap(elapsed: 180_000, distance: Length(millimetres: 750_000), steps: 600))
        #expect(run.lap(after: [first, second]).elapsed == 0)
    }

    @Test(
        "Below 140 steps a minute is walking, above 190 sprinting",
        arguments: [(60.0, StepLength.Gait.walk), (139.9, .walk), (140, .run), (190, .run), (190.1, .sprint)])
    func gait(cadence: Double, gait: StepLength.Gait) { #expect(StepLength.Gait(cadence: cadence) == gait) }

    @Test("The height gives the steps of Hoeger's mile; a typed step length takes precedence")
    func stepLengths() throws {
        // 70 in: 1916 + 63.4*15 - 14.1*70 = 1880 steps of 0.856 m; 1084 + 143.6*10 - 13.5*70 = 1575 of 1.022 m;
        // 1084 + 143.6*6 - 13.5*70 = 1000.6 of 1.608 m.
        let steps = try #require(StepLength(height: Length(millimetres: 1778), sex: .male))
        #expect(steps.walk == Length(millimetres: 856))
        #expect(steps.run == Length(millimetres: 1022))
        #expect(steps.sprint == Length(millimetres: 1608))
        let woman = try #require(StepLength(height: Length(millimetres: 1778), sex: .female))
        #expect(woman.walk < steps.walk)
        #expect(StepLength(height: Length(millimetres: 1778), sex: nil).map { woman.walk < $0.walk } == true)
        let profile = EnergyProfile(walkStep: Length(millimetres: 700))
        let mixed = try #require(StepLength(profile: profile, height: Length(millimetres: 1778), sex: .male))
        #expect(mixed.walk == Length(millimetres: 700))
        #expect(mixed.run == steps.run)
        #expect(StepLength(profile: profile, height: nil, sex: .male) == nil)
        #expect(StepLength(height: Length(millimetres: 10), sex: .male) == nil)
    }

    @Test("The average speed of several runs is total distance over total time, not the average of speeds")
    func totals() {
        var totals = RunTotals()
        totals.add(Run(day: .earliest, elapsed: 3_600_000, distance: Length(millimetres: 12_000_000)), energy: nil)
        totals.add(Run(day: .earliest, elapsed: 600_000, distance: Length(millimetres: 1_000_000)), energy: .zero)
        totals.add(Run(day: .earliest, elapsed: 100_000, steps: 90), energy: Energy(calories: 5_000))
        #expect(totals.count == 3)
        #expect(totals.distance == Length(millimetres: 13_000_000))
        #expect(totals.elapsed == 4_300_000)
        #expect(totals.steps == 90)
        #expect(totals.energy == Energy(calories: 5_000))
        #expect(totals.withoutEnergy == 1)
        #expect(totals.meanSpeed.map { abs($0 - 13_000.0 / 4_200) < 0.0001 } == true)
        #expect(RunTotals().meanSpeed == nil)
    }

    @Test("A week starts on Monday, even in the previous year")
    func periods() throws {
        let day = try #require(Day(iso: "2026-01-01"))
        #expect(RunPeriod.week.start(of: day).iso == "2025-12-29")
        #expect(RunPeriod.month.start(of: day) == day)
        #expect(RunPeriod.year.start(of: try #require(Day(iso: "2026-03-12"))).iso == "2026-01-01")
    }

    @Test(
        "Times are read as people type them",
        arguments: [
            ("24:58", 1_498_000), ("1:02:03", 3_723_000), ("25", 1_500_000), ("25 min", 1_500_000), ("90 s", 90_000),
            ("1h 30m", 5_400_000), ("1.5 h", 5_400_000), ("0:09", 9_000), ("4:5", 245_000), ("1:2:3", 3_723_000),
            ("", nil), ("12:60", nil), ("4:", nil), ("4:005", nil), ("abc", nil), ("-5", nil), ("1:2:3:4", nil),
            ("5 kg", nil), ("999999", nil), ("99999999999999", nil),
        ])
    func times(text: String, milliseconds: Int?) { #expect(ElapsedText.read(text) == milliseconds) }

    @Test("Times are written without leading zero units")
    func writtenTimes() {
        #expect(ElapsedText.write(59_999) == "0:59")
        #expect(ElapsedText.write(3_723_000) == "1:02:03")
        #expect(ElapsedText.write(-5) == "0:00")
    }

    @Test(
        "Distances are kilometres unless they say otherwise",
        arguments: [
            ("5", 5_000_000), ("5,2 km", 5_200_000), ("800 m", 800_000), ("1 mi", 1_609_344), ("", nil), ("5 kg", nil),
            ("-3", nil), ("five", nil),
        ])
    func distances(text: String, millimetres: Int?) {
        #expect(Length.readDistance(text)?.millimetres == millimetres)
    }
}
