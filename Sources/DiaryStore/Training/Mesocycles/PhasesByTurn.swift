public import FitnessModel

extension Phases {
    /// A client's active sheets by turn: the one in progress, the current part of a mesocycle, then the others from the
    /// newest on, later parts in their order, and at the end sheets past their last day. The newest sheet of a plan is
    /// its last part, not the next one to train.
    ///
    /// - Parameter isOpen: only the few with open sessions.
    public func byTurn(
        of client: Identifier<Client>, today: Day, isOpen: Bool = false
    ) throws(StoreError) -> [PhaseListItem] {
        let phases = isOpen ? try open(of: client) : try list(.client(client), limit: 1_000)
        let running = isOpen ? try underWay(of: client, among: phases) : Self.underWay(phases)
        var turns: [Identifier<Phase>: Int] = [:]
        var passed: Set<Identifier<Phase>> = []
        for plan in try access.mesocycles.list(.client(client)) {
            for (place, stretch) in plan.timeline(today: today).stretches.enumerated() {
                guard let phase = stretch.part.phase else { continue }
                let turn: Int? =
                    switch stretch.status {
                    case .current: 0
                    case .next, .later: 2 + place
                    case .planned, .done, .over: nil
                    }
                // The plan has continued without it.
                if stretch.status == .over { passed.insert(phase) }
                // A sheet in several parts takes the turn of the first one to come.
                if let turn { turns[phase] = min(turn, turns[phase] ?? turn) }
            }
        }
        // A sheet's own last day counts only outside of mesocycles.
        for phase in phases where phase.isOver(today) && turns[phase.id] == nil {
            passed.insert(phase.id)
            turns[phase.id] = .max
        }
        if let running, !passed.contains(running.id) { turns[running.id] = -1 }
        // Sheets with the same turn are sorted by age, newest first.
        return phases.sorted { (turns[$0.id] ?? 1) < (turns[$1.id] ?? 1) }
    }

    /// The sheet that a client trained last, when sessions of it are open.
    public func underWay(of client: Identifier<Client>) throws(StoreError) -> PhaseListItem? {
        Self.underWay(try list(.client(client), limit: 1_000))
    }

    /// Those with open sessions, from the newest.
    private func open(of client: Identifier<Client>) throws(StoreError) -> [PhaseListItem] {
        try access.read { db in
            var condition = PlanScope.client(client).condition(Phase.self, viewer: access.viewer, ListFilter())
            condition.add("p.session_count > (SELECT count(*) FROM session WHERE phase = p.id AND state = 'done')")
            return try db.all(
                "SELECT \(PhaseListItem.columns) FROM \(Phase.storage.source)", condition,
                order: Phase.order(.newest), limit: 1_000
            ) { PhaseListItem(row: $0) }
        }
    }

    /// The one of these that was trained last, unless another sheet of the client in use was trained since.
    private func underWay(
        of client: Identifier<Client>, among open: [PhaseListItem]
    ) throws(StoreError) -> PhaseListItem? {
        let last: Identifier<Phase>? = try access.read { db in
            var condition = PlanScope.client(client).condition(Phase.self, viewer: access.viewer, ListFilter())
            condition.add("s.client = ?", client)
            let source = "\(Phase.storage.source) JOIN session s ON s.phase = p.id"
            return try db.all(
                "SELECT p.id FROM \(source)", condition, order: "s.day DESC, p.id DESC", limit: 1
            ) { row -> Identifier<Phase> in row.id(0) }.first
        }
        return open.first { $0.id == last && $0.sessionsDone > 0 }
    }

    private static func underWay(_ phases: [PhaseListItem]) -> PhaseListItem? {
        let last = phases.filter { $0.lastDone != nil }.max { ($0.lastDone ?? .earliest) < ($1.lastDone ?? .earliest) }
        return last.flatMap { $0.sessionsDone > 0 && $0.openSessions > 0 ? $0 : nil }
    }
}
