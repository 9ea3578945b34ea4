import FitnessModel
import Testing

@Suite("Energy of a strength session")
struct SessionExpenditureTests {
    private let eighty = Mass(80, .kg)
    private let net = EnergyProfile(counting: .net)

    private func session(
        clocked: Int? = nil, marked: Int? = nil, isTimed: Bool = false, sets: Int = 15, effort: Effort? = nil,
        typed: Energy? = nil
    ) -> SessionExpenditure {
        SessionExpenditure(
            session: Identifier(rawValue: 1), day: .earliest, clocked: clocked, marked: marked, isTimed: isTimed,
            sets: sets, effort: effort, typedEnergy: typed)
    }

    @Test("An hour by the clock at 80 kg is 280 kcal gross, 200 net")
    func clock() {
        let hour = session(clocked: 3600)
        #expect(hour.time == .clock)
        #expect(hour.estimate(weight: eighty, profile: EnergyProfile(counting: .gross)) == Energy(calories: 280_000))
        #expect(hour.estimate(weight: eighty, profile: net) == Energy(calories: 200_000))
        #expect(hour.estimate(weight: nil, profile: net) == nil)
    }

    @Test("An exercise with its own activity costs that for its time; the rest costs as before")
    func parts() {
        var hour = session(clocked: 3600, sets: 12)
        hour.parts = [
            .init(name: "Rope", met: 12_300, sets: 3, marked: 600), .init(name: "Push-up", met: 7500, sets: 3),
        ]
        // Ten measured minutes, and a quarter of the hour for 3 of 12 sets; 35 minutes remain.
        #expect(hour.ownTimes == [600, 900])
        let gross = 80.0 * (12.3 * 10 + 7.5 * 15 + 3.5 * 35) / 60
        let estimate = hour.estimate(weight: eighty, profile: EnergyProfile(counting: .gross))
        #expect(abs((estimate?.kilocalories ?? 0) - gross) < 0.01)
        #expect(hour.estimate(weight: nil, profile: net) == nil)
        hour.typedEnergy = Energy(calories: 5)
        #expect(hour.energy(weight: eighty, profile: net) == Energy(calories: 5))
    }

    @Test("An exercise whose activity has a table costs the table's value, with weight classes and without")
    func partsByClass() {
        var hour = session(clocked: 3600, sets: 12)
        hour.parts = [.init(name: "Rope", met: 12_300, classes: [600, 700, 800, 900, 1000], sets: 3, marked: 600)]
        // Ten minutes at 800 kcal/h, and fifty at 2.5 MET with 80 kg.
        let byClass = EnergyProfile(counting: .net, table: .classes)
        #expect(hour.estimate(weight: eighty, profile: byClass) == Energy(calories: 133_333 + 166_667))
        #expect(hour.estimate(weight: eighty, profile: net) == Energy(calories: 133_333 + 166_667))
        hour.parts = [.init(name: "Rope", met: 12_300, sets: 3, marked: 600)]
        #expect(hour.estimate(weight: eighty, profile: net) == Energy(calories: 150_667 + 166_667))
    }

    @Test("The exercises never take more time than the session has")
    func partsWithin() {
        var short = session(clocked: 600, sets: 2)
        short.parts = [
            .init(name: "Rope", met: 12_300, sets: 1, marked: 900), .init(name: "Plank", met: 2800, sets: 9),
        ]
        #expect(short.ownTimes == [600, 0])
        short.parts = [.init(name: "Rope", met: 12_300, sets: Int.max), .init(name: "Plank", met: 2800, sets: 9)]
        #expect(short.ownTimes == [600, 0])
    }

    @Test("A session rated RPE 8 or more counts 6 MET, one of RPE 7.5 still 3.5")
    func effort() {
        #expect(session(effort: .rpe(tenths: 80)).met == 6000)
        #expect(session(effort: .rpe(tenths: 75)).met == 3500)
        #expect(session(effort: nil).met == 3500)
        let hard = session(clocked: 3600, effort: .rpe(tenths: 90))
        #expect(hard.estimate(weight: eighty, profile: net) == Energy(calories: 400_000))
    }

    @Test("Without a clock a work set takes three minutes, a session at least ten, an empty one none")
    func sets() {
        #expect(session(sets: 15).time == .sets)
        #expect(session(sets: 15).seconds == 2700)
        #expect(session(sets: 2).seconds == 600)
        #expect(session(sets: 0).seconds == 0)
        #expect(session(sets: 0).estimate(weight: eighty, profile: net) == .zero)
        #expect(session(sets: Int.max).seconds == SessionExpenditure.longest)
    }

    @Test("A clock that was never stopped, or stopped at once, is ignored")
    func implausible() {
        #expect(session(clocked: 21_600).time == .clock)
        #expect(session(clocked: 21_601).time == .sets)
        #expect(session(clocked: 0).time == .sets)
        #expect(session(clocked: -60).time == .sets)
        #expect(session(clocked: 449, sets: 15).time == .sets)
        #expect(session(clocked: 450, sets: 15).time == .clock)
    }

    @Test("The stopwatch of the sets is used if the clock is not")
    func marks() {
        let marked = session(clocked: 80_000, marked: 2400)
        #expect(marked.time == .marks)
        #expect(marked.seconds == 2400)
        #expect(session(clocked: 3600, marked: 2400).time == .clock)
        #expect(session(marked: 20, sets: 15).time == .sets)
    }

    @Test("A session whose sets were all measured uses its own time, however short")
    func timed() {
        let short = session(clocked: 60, marked: 21, isTimed: true, sets: 7)
        #expect(short.time == .clock && short.seconds == 60)
        let unclocked = session(marked: 21, isTimed: true, sets: 1)
        #expect(unclocked.time == .marks && unclocked.seconds == 21)
        #expect(session(clocked: 60, sets: 7).seconds == 7 * SessionExpenditure.secondsPerSet)
        #expect(session(isTimed: true, sets: 0).seconds == 0)
    }

    @Test("A typed energy applies and is marked")
    func corrected() {
        let typed = session(clocked: 3600, typed: Energy(calories: 333_000))
        #expect(typed.isCorrected)
        #expect(typed.energy(weight: eighty, profile: net) == Energy(calories: 333_000))
        #expect(typed.energy(weight: nil, profile: net) == Energy(calories: 333_000))
        #expect(typed.estimate(weight: eighty, profile: net) == Energy(calories: 200_000))
        #expect(!session().isCorrected)
    }
}
