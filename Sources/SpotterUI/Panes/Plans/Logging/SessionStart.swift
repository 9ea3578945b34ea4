import DiaryStore
import FitnessModel

/// Starting, resuming and switching sessions: `s` means the same from every view.
enum SessionStart {
    /// Goes to the client's live session, or starts the next one of the client's phase.
    static func begin(in state: inout AppState) {
        if let sheet = state.sheet, let phase = sheet.sheet.phase { return begin(phase, sheet, in: &state) }
        guard let client = state.desk.client else {
            if let live = state.desk.live.first {
                state.desk.route = .session(live.id)
            } else {
                state.desk.present(ClientPicker.currentClient(state.desk, then: { begin(in: &$0) }))
            }
            return
        }
        begin(client: client.id, in: &state)
    }

    /// The same for a given client: what Enter on an appointment or a client's line does.
    static func begin(client: Identifier<Client>, in state: inout AppState) {
        if let live = state.desk.live.first(where: { $0.session.client == client }) {
            state.desk.route = .session(live.id)
            return
        }
        let today = state.desk.today
        let phases =
            state.desk.read { diary throws(StoreError) in try diary.phasesByTurn(of: client, today: today) } ?? []
        let open = phases.filter { $0.sessionsDone < $0.sessionCount }
        switch open.count {
        case 0:
            state.choose(client)
            state.desk.route = .phases(.client(client))
            state.desk.message = .warning(
                phases.isEmpty
                    ? "No phase yet: a begins a sheet, t shows the templates."
                    : "All phases are finished: a begins the next one.")
        case 1: start(open[0].id, in: &state)
        default:
            let items = open.map {
                Picker.Item(
                    $0.name, detail: "session \($0.sessionsDone + 1) of \($0.sessionCount)", key: $0.id.rawValue)
            }
            state.desk.present(
                Picker("Start the next session of", items: items, verb: "start") { item, state in
                    start(Identifier(rawValue: item.key), in: &state)
                })
        }
    }

    private static func begin(_ phase: Phase, _ sheet: SheetPane, in state: inout AppState) {
        if phase.isTemplate {
            state.desk.message = .warning("A template has no sessions: A assigns a copy to a client.")
        } else if sheet.live != nil {
            state.sheet?.goToSession(nil)
            state.desk.message = .plain("The session is live already.")
        } else {
            start(phase.id, in: &state)
        }
    }

    /// Makes the next session of a phase live and shows it.
    static func start(_ phase: Identifier<Phase>, in state: inout AppState) {
        let today = state.desk.today
        let session = state.desk.write("The session is live. Digits log a set, f fills it as last time.") {
            diary throws(StoreError) in try diary.startSession(phase, day: today)
        }
        if let session { state.desk.route = .session(session) }
    }

    /// Goes to the live session after the one on screen.
    static func next(in state: inout AppState) {
        let live = state.desk.live
        let shown = state.sheet?.live?.session.id
        let index = live.firstIndex { $0.id == shown }.map { ($0 + 1) % live.count } ?? 0
        guard live.indices.contains(index) else { return }
        state.desk.route = .session(live[index].id)
        if live.count == 1, state.pane == .plans { state.desk.message = .plain("Only one session is live.") }
    }

    /// Asks for the day of a session that is written afterwards, with hands free while it happened.
    static func writeAfterwards(in state: inout AppState) {
        let open = state.sheet?.sheet.phase.flatMap { $0.isTemplate ? nil : $0 }
        if let open {
            state.desk.present(SessionForms.afterwards(open.id, open.name, state.desk))
            return
        }
        guard let client = state.desk.client else {
            state.desk.present(ClientPicker.currentClient(state.desk, then: { writeAfterwards(in: &$0) }))
            return
        }
        let phases =
            state.desk.read { diary throws(StoreError) in try diary.phases(.client(client.id), limit: 100) } ?? []
        guard !phases.isEmpty else {
            state.desk.message = .warning("\(client.name) has no phase yet: n p begins one.")
            return
        }
        let items = phases.map {
            Picker.Item($0.name, detail: "\($0.sessionsDone) of \($0.sessionCount) done", key: $0.id.rawValue)
        }
        state.desk.present(
            Picker("Write a session afterwards in", items: items) { item, state in
                state.desk.present(SessionForms.afterwards(Identifier(rawValue: item.key), item.title, state.desk))
            })
    }
}
