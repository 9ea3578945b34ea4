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
