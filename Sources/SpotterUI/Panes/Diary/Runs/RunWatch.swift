import DiaryStore
import FitnessModel
import Foundation

/// A run that goes on, with what its figures are reckoned from.
struct RunWatch: Sendable, Identifiable {
    let live: LiveRun
    let basis: RunBasis
    let laps: [RunLap]
    /// True once the bell has told that the goal is reached.
    var hasRung = false

    var id: Identifier<Run> { live.id }

    /// As it stands now.
    func run(at now: Date) -> Run { live.run.standing(at: now) }

    /// When the goal was reached, in milliseconds of the watch; nil before.
    func reached(at now: Date) -> Int? {
        let run = run(at: now)
        return run.goal == nil ? nil : run.reached(energy: basis.energy(of: run))
    }
}

extension Context {
    /// Reads the runs that go on; what was told of them before is not told again.
    mutating func readWatches() {
        let rung = Dictionary(watches.map { ($0.id, $0.hasRung) }) { first, _ in first }
        let live = read { diary throws(StoreError) in try diary.liveRuns() } ?? []
        let now = now
        watches = live.compactMap { live in
            guard let basis = read({ diary throws(StoreError) in try diary.runBasis(of: live.client) }),
                let laps = read({ diary throws(StoreError) in try diary.laps(of: live.id) })
            else { return nil }
            var watch = RunWatch(live: live, basis: basis, laps: laps)
            watch.hasRung = rung[live.id] == true && watch.reached(at: now) != nil
            return watch
        }
        ringWatches()
    }

    /// Tells once by bell, colour and words that a goal is reached. The run goes on.
    mutating func ringWatches() {
        let now = now
        for index in watches.indices where !watches[index].hasRung {
            let watch = watches[index]
            guard let reached = watch.reached(at: now), let goal = watch.live.run.goal else { continue }
            watches[index].hasRung = true
            effects.append(.bell)
            let words = RunText.goal(goal, watch.basis.profile.unit)
            message = .success(
                "Goal reached: \(watch.live.clientName), \(words) at \(ElapsedText.write(reached)). The run goes on.")
        }
    }

    /// The run of a client that goes on.
    func watch(of client: Identifier<Client>?) -> RunWatch? {
        watches.first { $0.live.client == client }
    }
}
