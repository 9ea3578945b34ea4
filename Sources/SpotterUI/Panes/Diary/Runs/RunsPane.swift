import DiaryStore
import FitnessModel
import TerminalKit

/// The runs of the current client: the list with its totals, one run with its charts, a run that goes on.
struct RunsPane: Pane {
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
    var room = RunRoom()
    /// The run that goes on.
    var live = LiveRunRoom()
    /// Whose runs these are.
    private var whose: Identifier<Client>?

    var contexts: [KeyContext] {
        switch place {
        case .list: [.runs, .list]
        case .run: [.run, .list]
        case .live: [.liveRun]
        }
    }

    var mode: Role? { place == .live ? .live : nil }

    func caption(_ desk: Desk) -> String {
        switch place {
        case .list: kind.map { "Runs \($0 == .other ? "of another kind" : "· \($0.plural) only")" } ?? "Runs"
        case .run: "One run"
        case .live: live.caption(desk)
        }
    }

    mutating func reload(_ desk: inout Desk) {
        if whose != desk.client?.id {
            whose = desk.client?.id
            list.rewind()
            if place != .list { place = .list }
        }
        guard let client = desk.client else {
            (figures, list, place) = (nil, RecordList(), .list)
            return
        }
        if place == .live, live.watch(desk) == nil { leaveLive(&desk) }
        if place == .run, !room.reload(&desk) { place = .list }
        guard place == .list else { return }
        figures = RunsFigures.read(client, kind: kind, &desk)
        let kind = kind
        list.load(height: rows(Frame(desk.size).body, desk).height, &desk) { diary throws(StoreError) in
            try diary.runCount(of: client.id, kind: kind)
        } fetch: { diary, offset, limit throws(StoreError) in
            try diary.runs(of: client.id, kind: kind, offset: offset, limit: limit)
        }
    }

    /// The run on screen was ended, or deleted: what became of it is shown.
    private mutating func leaveLive(_ desk: inout Desk) {
        place = .list
        guard let id = live.id, let run = try? desk.diary.run(id), run.state == .done else { return }
        room = RunRoom(id: id)
        list.select(id)
        place = .run
    }

    /// Shows one run with its charts, or its watch where it goes on.
    mutating func open(_ id: Identifier<Run>, desk: inout Desk) {
        guard let run = desk.read({ diary throws(StoreError) in try diary.run(id) }),
            let owner = desk.read({ diary throws(StoreError) in try diary.client(ofRun: id) })
        else { return }
        if owner.id != desk.client?.id { desk.choose(owner.id) }
        whose = owner.id
        if run.state == .live {
            live = LiveRunRoom(id: id)
            place = .live
        } else {
            room = RunRoom(id: id)
            list.select(id)
            place = .run
        }
        desk.isStale = true
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        switch place {
        case .list: if list.mouse(mouse, rows: rows(body, desk)), let run = list.selected { open(run.id, desk: &desk) }
        case .run: room.mouse(mouse, body: body)
        case .live: break
        }
        reload(&desk)
    }

    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        switch place {
        case .list: drawList(into: &screen, body: body, desk: desk)
        case .run: room.draw(into: &screen, body: body, desk: desk)
        case .live: live.draw(into: &screen, body: body, desk: desk)
        }
    }
}
