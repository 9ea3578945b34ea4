import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// The runs of the current client: totals and bests, and the list. One run, and one that goes on, have views of their own.
struct RunsView: EditableList {
    /// What stands around the list.
    struct Figures: Sendable {
        let totals: [RunPeriod: RunTotals]
        /// Of runs where all kinds are shown.
        let bests: RunBests
        let basis: RunBasis
    }

    /// The finished runs that fit.
    var list = RecordList<Run>()
    /// Only runs of this kind; nil shows all.
    private(set) var kind: Run.Kind?
    /// Totals, bests and what energies are computed from; nil without a client.
    private(set) var figures: Figures?
    /// True while a run of the client goes on: a line above the totals says so.
    private(set) var isRunning = false
    /// The highest speeds of the tracks in view, in millimetres a second.
    private(set) var topSpeeds: [Identifier<Run>: Int] = [:]
    /// Of which runs they were read.
    private var measured: (ids: [Identifier<Run>], revision: Int)?
    /// Whose runs these are.
    private var client: Identifier<Client>?

    func caption(_ context: Context) -> String {
        kind.map { "Runs \($0 == .other ? "of another kind" : "· \($0.plural) only")" } ?? "Runs"
    }

    func count(_ diary: Diary) throws -> Int { try client.map { try diary.runs.count(of: $0, kind: kind) } ?? 0 }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Run] {
        try client.map { try diary.runs.list(of: $0, kind: kind, offset: offset, limit: limit) } ?? []
    }

    /// Puts the cursor on a run of a client at the next reading.
    mutating func select(_ id: Identifier<Run>, of client: Identifier<Client>) {
        self.client = client
        list.select(id)
    }

    /// Shows the next kind only, all of them after the last.
    mutating func showNextKind(_ context: inout Context) {
        kind = ([nil] + Run.Kind.allCases).cycled(from: kind)
        list.rewind()
        reload(&context)
    }

    mutating func reload(_ context: inout Context) {
        if client != context.client?.id {
            client = context.client?.id
            list.rewind()
        }
        isRunning = context.watch(of: client) != nil
        guard let client = context.client else {
            (figures, list) = (nil, RecordList())
            return
        }
        let today = context.today
        let read = context.read { diary in
            Figures(
                totals: try diary.runs.totals(of: client.id, on: today, kind: kind),
                bests: try diary.runs.bests(of: client.id, kind: kind ?? .run),
                basis: try diary.runs.basis(of: client.id))
        }
        figures = read ?? figures
        readList(&context)
        readTopSpeeds(&context)
    }

    /// Old tracks are gone through for it: once for those in view, and not at every key.
    private mutating func readTopSpeeds(_ context: inout Context) {
        let runs = list.scroll.visible(height: rows(context.body).height, count: list.total).compactMap {
            list.item(at: $0)
        }
        let wanted = (runs.map(\.id), context.revision)
        guard measured.map({ $0 != wanted }) ?? true else { return }
        measured = wanted
        topSpeeds = context.read { diary in try diary.runs.topSpeeds(of: runs) } ?? [:]
    }
}
