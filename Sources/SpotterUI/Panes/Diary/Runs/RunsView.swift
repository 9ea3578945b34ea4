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

    /// A track never changes; how fast it can have been hangs on how one moved.
    private struct Track: Hashable {
        let run: Identifier<Run>
        let kind: Run.Kind

        init(_ run: Run) { (self.run, kind) = (run.id, run.kind) }
    }

    /// The finished runs that fit.
    var list = RecordList<Run>()
    /// Only runs of this kind; nil shows all.
    private(set) var kind: Run.Kind?
    /// Totals, bests and what energies are computed from; nil without a client.
    private(set) var figures: Figures?
    /// True while a run of the client goes on: a line above the totals says so.
    private(set) var isRunning = false
    /// The highest speeds of the tracks that have been in view, in millimetres a second; nil where none is known.
    private var topSpeeds: [Track: Int?] = [:]
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
            topSpeeds = [:]
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

    /// In millimetres a second; nil where it is not known.
    func topSpeed(of run: Run) -> Int? { topSpeeds[Track(run)] ?? nil }

    /// Old tracks are gone through for it: each of them once, and only when it comes into view.
    private mutating func readTopSpeeds(_ context: inout Context) {
        let runs = list.scroll.visible(height: rows(context.body).height, count: list.total).compactMap {
            list.item(at: $0)
        }
        let unknown = runs.filter { topSpeeds[Track($0)] == nil }
        guard !unknown.isEmpty, let read = context.read({ try $0.runs.topSpeeds(of: unknown) }) else { return }
        for run in unknown { topSpeeds[Track(run)] = .some(read[run.id]) }
    }
}
