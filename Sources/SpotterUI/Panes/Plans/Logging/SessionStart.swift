import DiaryStore
import FitnessModel

/// Starting, resuming and switching sessions: `s` means the same from every view.
enum SessionStart {
    /// Goes to the client's live session, or starts the next one of the client's phase.
    static func begin(in state: inout AppState) {
        if let sheet = state.sheet, let phase = sheet.sheet.phase { return begin(phase, sheet, in: &state) }
        guard let client = state.context.client else {
            if let live = state.context.live.first {
                state.context.route = .session(live.id)
            } else {
                state.context.present(ClientPicker.currentClient(state.context, then: { begin(in: &$0) }))
            }
            return
        }
        begin(client: client.id, in: &state)
    }

    /// The same for a given client: what Enter on an appointment or a client's line does.
    static func begin(client: Identifier<Client>, in state: inout AppState) {
        if let live = state.context.live.first(where: { $0.session.client == client }) {
            state.context.route = .session(live.id)
            return
        }
        let open = kinds(client, in: &state).filter(\.isOpenPhase)
        if open.count == 1, case .phase(let phase, _, _)? = open.first {
            start(phase, in: &state)
        } else {
            choose(client, in: &state)
        }
    }

    /// `n r`: asks what session it is to be, also where a phase waits.
    static func offer(in state: inout AppState) {
        guard let client = state.context.client else {
            state.context.present(ClientPicker.currentClient(state.context, then: { offer(in: &$0) }))
            return
        }
        if let live = state.context.live.first(where: { $0.session.client == client.id && $0.session.mode == .realTime }
        ) {
            state.context.route = .session(live.id)
            state.context.message = .plain("\(client.name) is in a session already: w w finishes it.")
            return
        }
        choose(client.id, in: &state)
    }

    private static func choose(_ client: Identifier<Client>, in state: inout AppState) {
        state.choose(client)
        let kinds = kinds(client, in: &state).filter { !$0.isFullPhase }
        let today = state.context.today
        var items = kinds.enumerated().map { index, kind in
            Picker.Item(kind.title, detail: kind.detail(today: today), key: Int64(index))
        }
        items.append(Picker.Item("Plan a phase first", detail: "to the phases", key: Int64(kinds.count)))
        let name = state.context.client?.name ?? "the client"
        state.context.present(
            Picker("Start a session for \(name)", items: items, verb: "start") { item, state in
                guard kinds.indices.contains(Int(item.key)) else {
                    state.context.route = .phases(.client(client))
                    return
                }
                start(kinds[Int(item.key)], client: client, in: &state)
            })
    }

    /// What a session of this client can follow: the open phases, the routines, nothing at all, and the full phases.
    static func kinds(_ client: Identifier<Client>, in state: inout AppState) -> [SessionKind] {
        let today = state.context.today
        let phases =
            state.context.read { diary throws(StoreError) in try diary.phasesByTurn(of: client, today: today) } ?? []
        let routines = state.context.read { diary throws(StoreError) in try diary.routines() } ?? []
        let planned = phases.map { phase in
            SessionKind.phase(phase.id, name: phase.name, place: (phase.sessionsDone, phase.sessionCount))
        }
        return planned.filter(\.isOpenPhase)
            + routines.map { .routine($0.id, name: $0.name, exercises: $0.rowCount, lastUsed: $0.lastDone) }
            + [.free] + planned.filter(\.isFullPhase)
    }

    private static func begin(_ phase: Phase, _ sheet: SheetView, in state: inout AppState) {
        if phase.isRoutine, let client = state.context.client?.id {
            let count = sheet.sheet.lines.count
            let kind = SessionKind.routine(phase.id, name: phase.name, exercises: count, lastUsed: nil)
            start(kind, client: client, in: &state)
        } else if phase.isTemplate {
            state.context.message = .warning("A template has no sessions: A assigns a copy to a client.")
        } else if sheet.live != nil {
            state.sheet?.goToSession(nil)
            state.context.message = .plain("The session is live already.")
        } else if let other = state.context.live.first(where: {
            $0.session.client == phase.client && $0.session.mode == .realTime
        }) {
            state.context.present(second(other, beside: phase))
        } else {
            start(phase.id, in: &state)
        }
    }

    /// Nobody trains twice at once, as a rule: the session that goes on comes first.
    private static func second(_ other: LiveSession, beside phase: Phase) -> Confirm {
        Confirm(
            title: "\(other.clientName) is in a session already",
            lines: ["\(other.phaseName ?? "A free session") goes on. \(phase.name) would be a second one beside it."],
            yes: ("g", "go to the first"),
            other: Confirm.Choice(key: "b", label: "begin both") { start(phase.id, in: &$0) }
        ) { state in state.context.route = .session(other.id) }
    }

    /// Makes the next session of a phase live and shows it.
    static func start(_ phase: Identifier<Phase>, in state: inout AppState) {
        let today = state.context.today
        let session = state.context.write(
            "The session is live. Digits log a set, f takes the one that the ghost shows."
        ) {
            diary throws(StoreError) in try diary.startSession(phase, day: today)
        }
        guard let session else { return sayWhenFull(phase, &state.context) }
        state.context.route = .session(session)
    }

    /// A phase without a free column refuses a session: what can be pressed in its place.
    private static func sayWhenFull(_ phase: Identifier<Phase>, _ context: inout Context) {
        guard !context.isReadOnly, let sheet = try? SheetContent(.phase(phase), context.diary), !sheet.isTemplate,
            sheet.nextColumn == nil
        else { return }
        let most = Phase.sessionCounts.upperBound
        let more = sheet.columnCount < most ? "E adds some (up to \(most)), " : ""
        context.message = .warning("No free session: \(more)n p begins a phase; in the list y copies this one.")
    }

    private static func start(_ kind: SessionKind, client: Identifier<Client>, in state: inout AppState) {
        if case .phase(let phase, _, _) = kind { return start(phase, in: &state) }
        let today = state.context.today
        let session = state.context.write("The session is live. a adds exercises, digits log a set, C counts.") {
            diary throws(StoreError) in
            try diary.start(kind, client: client, day: today, mode: .realTime)
        }
        if let session { state.context.route = .session(session) }
    }

    /// Goes to the live session after the one on screen.
    static func next(in state: inout AppState) {
        let live = state.context.live
        let shown = state.sheet?.live?.session.id
        let index = live.firstIndex { $0.id == shown }.map { ($0 + 1) % live.count } ?? 0
        guard live.indices.contains(index) else { return }
        state.context.route = .session(live[index].id)
        if live.count == 1, state.pane == .plans { state.context.message = .plain("Only one session is live.") }
    }

    /// Asks what kind of session is written afterwards, with hands free while it happened, and when it was.
    static func writeAfterwards(in state: inout AppState) {
        let open = state.sheet?.sheet.phase.flatMap { $0.isTemplate ? nil : $0 }
        guard let client = open?.client ?? state.context.client?.id else {
            state.context.present(ClientPicker.currentClient(state.context, then: { writeAfterwards(in: &$0) }))
            return
        }
        let kinds = kinds(client, in: &state)
        let preferred = open.flatMap { phase in kinds.firstIndex { $0.phase == phase.id } } ?? 0
        state.context.present(SessionForms.afterwards(client, kinds, preferred: preferred, state.context))
    }
}
