import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The runs of the current client: totals and bests, and the list. One run, and one that goes on, have views of their own.
struct RunsView: ListView {
    /// The finished runs that fit.
    var list = RecordList<Run>()
    /// Only runs of this kind; nil shows all.
    private(set) var kind: Run.Kind?
    /// Totals, bests and what energies are computed from; nil without a client.
    private(set) var figures: RunsFigures?
    /// True while a run of the client goes on: a line above the totals says so.
    private(set) var isRunning = false
    /// Whose runs these are.
    private var client: Identifier<Client>?

    var scopes: [KeyScope] { [.runs, .list] }

    func caption(_ context: Context) -> String {
        kind.map { "Runs \($0 == .other ? "of another kind" : "· \($0.plural) only")" } ?? "Runs"
    }

    /// Puts the cursor on a run of a client at the next reading.
    mutating func select(_ id: Identifier<Run>, of client: Identifier<Client>) {
        self.client = client
        list.select(id)
    }

    /// Shows the next kind only, all of them after the last.
    mutating func showNextKind(_ context: inout Context) {
        let all: [Run.Kind?] = [nil] + Run.Kind.allCases
        kind = all[((all.firstIndex(of: kind) ?? 0) + 1) % all.count]
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
        figures = RunsFigures.read(client, kind: kind, &context) ?? figures
        let kind = kind
        list.load(height: rows(context.body).height, &context) { diary in
            try diary.runCount(of: client.id, kind: kind)
        } fetch: { diary, offset, limit in
            try diary.runs(of: client.id, kind: kind, offset: offset, limit: limit)
        }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if list.mouse(mouse, rows: rows(body)), let run = list.selected { context.go(to: .run(run.id)) }
        reload(&context)
    }
}
