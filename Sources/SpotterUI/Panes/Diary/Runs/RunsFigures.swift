import DiaryStore
import FitnessModel
import ViewKit

/// What stands around the list of runs.
struct RunsFigures: Sendable {
    let totals: [RunPeriod: RunTotals]
    let bests: RunBests
    let basis: RunBasis

    /// The bests are those of runs where all kinds are shown.
    static func read(_ client: Client, kind: Run.Kind?, _ context: inout Context) -> RunsFigures? {
        let today = context.today
        return context.read { diary in
            RunsFigures(
                totals: try diary.runTotals(of: client.id, on: today, kind: kind),
                bests: try diary.runBests(of: client.id, kind: kind ?? .run), basis: try diary.runBasis(of: client.id))
        }
    }
}
