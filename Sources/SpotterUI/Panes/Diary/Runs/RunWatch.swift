import DiaryStore
import FitnessModel
import Foundation
import ViewKit

/// A run that goes on, with what its figures are computed from.
struct RunWatch: Sendable, Identifiable {
    let live: LiveRun
    let basis: RunBasis
    let laps: [RunLap]
    /// True once the bell has rung because the goal is reached.
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
    /// Reads the runs that go on; when reading fails the old ones stay. A goal rings once.
    mutating func readWatches() {
        let rung = Set(watches.filter(\.hasRung).map(\.id))
        let now = now
        watches =
            read { diary in
                var found: [RunWatch] = []
                for live in try diary.liveRuns() {
                    var watch = RunWatch(
                        live: live, basis: try diary.runBasis(of: live.client), laps: try diary.laps(of: live.id))
                    watch.hasRung = rung.contains(live.id) && watch.reached(at: now) != nil
                    found.append(watch)
                }
                return found
            } ?? watches
        ringWatches()
    }

    /// Says once by bell, colour and words that a goal is reached. The run goes on.
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

    /// False when a run is gone, or belongs to another client than the current one. A diary that is locked for a moment is
    /// no reason to close what shows it.
    func isShowing(_ id: Identifier<Run>, in states: Run.State...) -> Bool {
        do throws(StoreError) {
            let (run, owner) = (try diary.run(id), try diary.client(ofRun: id))
            return states.contains(run.state) && owner.id == client?.id
        } catch {
            if case .missing = error { return false }
            return true
        }
    }
}
