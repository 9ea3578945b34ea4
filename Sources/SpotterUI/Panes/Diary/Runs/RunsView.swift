import DiaryStore
import FitnessModel
import TerminalKit

/// The runs of the current client: the list with its totals, one run with its charts, a run that goes on.
struct RunsView: View {
    /// What is on screen.
    enum Place: Hashable, Sendable {
        case list, run, live
    }

    var place = Place.list
    /// The finished runs that fit.
    var list = RecordList<Run>()
    /// Only runs of this kind; nil shows all.
    var kind: Run.Kind?
    /// Totals, bests and what energies are reckoned from; nil without a client.
    var figures: RunsFigures?
    /// The run that is open.
    var room = RunView()
    /// The run that goes on.
    var live = LiveRunView()
    /// Whose runs these are.
    private var whose: Identifier<Client>?

    var scopes: [KeyScope] {
        switch place {
        case .list: [.runs, .list]
        case .run: [.run, .list]
        case .live: [.liveRun]
        }
    }

    var mode: Role? { place == .live ? .live : nil }

    func caption(_ context: Context) -> String {
        switch place {
        case .list: kind.map { "Runs \($0 == .other ? "of another kind" : "· \($0.plural) only")" } ?? "Runs"
        case .run: "One run"
        case .live: live.caption(context)
        }
    }

    mutating func reload(_ context: inout Context) {
        if whose != context.client?.id {
            whose = context.client?.id
            list.rewind()
            if place != .list { place = .list }
        }
        guard let client = context.client else {
            (figures, list, place) = (nil, RecordList(), .list)
            return
        }
        if place == .live, live.watch(context) == nil { leaveLive(&context) }
        if place == .run, !room.reload(&context) { place = .list }
        guard place == .list else { return }
        figures = RunsFigures.read(client, kind: kind, &context)
        let kind = kind
        list.load(height: rows(Frame(context.size).body, context).height, &context) { diary throws(StoreError) in
            try diary.runCount(of: client.id, kind: kind)
        } fetch: { diary, offset, limit throws(StoreError) in
            try diary.runs(of: client.id, kind: kind, offset: offset, limit: limit)
        }
    }

    /// The run on screen was ended, or deleted: what became of it is shown.
    private mutating func leaveLive(_ context: inout Context) {
        place = .list
        guard let id = live.id, let run = try? context.diary.run(id), run.state == .done else { return }
        room = RunView(id: id)
        list.select(id)
        place = .run
    }

    /// Shows one run with its charts, or its watch where it goes on.
    mutating func open(_ id: Identifier<Run>, context: inout Context) {
        guard let run = context.read({ diary throws(StoreError) in try diary.run(id) }),
            let owner = context.read({ diary throws(StoreError) in try diary.client(ofRun: id) })
        else { return }
        if owner.id != context.client?.id { context.choose(owner.id) }
        whose = owner.id
        if run.state == .live {
            live = LiveRunView(id: id)
            place = .live
        } else {
            room = RunView(id: id)
            list.select(id)
            place = .run
        }
        context.isStale = true
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch place {
        case .list:
            if list.mouse(mouse, rows: rows(body, context)), let run = list.selected { open(run.id, context: &context) }
        case .run: room.mouse(mouse, body: body)
        case .live: break
        }
        reload(&context)
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        switch place {
        case .list: drawList(into: &screen, body: body, context: context)
        case .run: room.draw(into: &screen, body: body, context: context)
        case .live: live.draw(into: &screen, body: body, context: context)
        }
    }
}
