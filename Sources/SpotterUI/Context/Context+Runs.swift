import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

extension Context {
    /// Reads the runs that go on; when reading fails the old ones stay. A goal rings once.
    mutating func readWatches() {
        let rung = Set(watches.filter(\.hasRung).map(\.id))
        let now = now
        watches =
            read { diary in
                var found: [RunWatch] = []
                for live in try diary.runs.live() {
                    var watch = RunWatch(
                        live: live, basis: try diary.runs.basis(of: live.client),
                        laps: try diary.runs.laps(of: live.id))
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
                "Goal reached: \(watch.live.clientName), \(words) at \(ElapsedText.write(reached)). The run is still in progress."
            )
        }
    }

    /// The run of a client that goes on.
    func watch(of client: Identifier<Client>?) -> RunWatch? {
        watches.first { $0.live.client == client }
    }

    /// False when a run is gone, or is in another state.
    func isShowing(_ id: Identifier<Run>, in states: Run.State...) -> Bool {
        exists { diary in
            try diary.runs.get(id)
        } where: { run in
            states.contains(run.state)
        }
    }

    /// What goes on, in the order in which `o` goes through it: sessions, then runs, each from the oldest on.
    var liveRoutes: [Route] { live.map { .session($0.id) } + watches.map { .run($0.id) } }
}
