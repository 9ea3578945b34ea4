import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension CommandID {
    static let start: Self = "session.start"
    static let undo: Self = "undo"
    static let redo: Self = "redo"
    static let back: Self = "back"
    static let leave: Self = "leave"
}

extension AppState: CommandOwner {
    package typealias CommandContext = Void

    private static let whenWriting: Command<AppState>.DisabledReason = { state, _ in
        state.context.isReadOnly ? "the diary is open for reading only" : nil
    }

    private static func go(_ id: CommandID, to pane: PaneID, _ name: String) -> Command<AppState> {
        Command(id, "Go to the \(name)", in: .everywhere, keys: [KeySequence([.char(pane.digit)])]) { state, _, _ in
            state.show(pane)
        }
    }

    /// What works in every view.
    static let commands: CommandSet<AppState> = [
        go("pane.dashboard", to: .dashboard, "dashboard"), go("pane.clients", to: .clients, "clients"),
        go("pane.plans", to: .plans, "plans"), go("pane.diary", to: .diary, "diary"),
        go("pane.measurements", to: .measurements, "measurements"),
        Command("pane.next", "Go to the next pane", in: .everywhere, keys: ["Tab"]) { state, _, _ in
            state.show(state.navigator.pane.stepped(by: 1))
        },
        Command("pane.previous", "Go to the previous pane", in: .everywhere, keys: ["S-Tab"]) { state, _, _ in
            state.show(state.navigator.pane.stepped(by: -1))
        },
        Command("tab.next", "Go to the next sub-tab", in: .everywhere, keys: ["]"]) { state, _, _ in
            state.changeTab(by: 1)
        },
        Command("tab.previous", "Go to the previous sub-tab", in: .everywhere, keys: ["["]) { state, _, _ in
            state.changeTab(by: -1)
        },
        Command(.start, "Start or resume a session", hint: "start", in: .everywhere, keys: ["s"]) { state, _, _ in
            SessionStart.begin(sheet: state.sheet, &state.context)
        },
        Command(
            "session.other", "Switch to the next live session", hint: "other session", in: .everywhere, keys: ["o"],
            unless: { state, _ in
                if state.context.live.isEmpty { return "no session is live: s starts one" }
                return state.context.live.count == 1 && state.view.mode != nil ? "only this session is live" : nil
            }
        ) { state, _, _ in SessionStart.next(after: state.sheet, &state.context) },
        Command("new.client", "New client", in: .everywhere, keys: ["n c"]) { state, _, _ in
            state.context.present(ClientForm.new(state.context))
        },
        Command("new.phase", "New phase", in: .everywhere, keys: ["n p"]) { state, _, _ in
            PhaseForms.create(&state.context)
        },
        Command("new.template", "New template", in: .everywhere, keys: ["n t"]) { state, _, _ in
            PhaseForms.create(on: .templates, context: &state.context)
        },
        Command("new.routine", "New routine", in: .everywhere, keys: ["n R"]) { state, _, _ in
            PhaseForms.create(on: .routines, context: &state.context)
        },
        Command("new.mesocycle", "New mesocycle", in: .everywhere, keys: ["n M"]) { state, _, _ in
            MesocycleForms.create(on: MesocycleForms.shelf(state.context), context: &state.context)
        },
        Command("new.exercise", "New exercise", in: .everywhere, keys: ["n e"]) { state, _, _ in
            state.context.present(ExerciseForm.new(state.context))
        },
        Command(
            "new.run", "New session now: of a phase, from a routine, or free", in: .everywhere, keys: ["n r"]
        ) { state, _, _ in SessionStart.offer(&state.context) },
        Command("new.session", "New session written afterwards", in: .everywhere, keys: ["n s"]) { state, _, _ in
            SessionStart.writeAfterwards(sheet: state.sheet, &state.context)
        },
        Command("new.food", "New food eaten today", in: .everywhere, keys: ["n f"], unless: whenWriting) {
            state, _, _ in QuickEntry.food.begin(&state.context)
        },
        Command("new.activity", "New activity of today", in: .everywhere, keys: ["n v"], unless: whenWriting) {
            state, _, _ in QuickEntry.activity.begin(&state.context)
        },
        Command("new.weigh-in", "New weigh-in of today", in: .everywhere, keys: ["n w"], unless: whenWriting) {
            state, _, _ in QuickEntry.weighIn.begin(&state.context)
        },
        Command(
            "board", "Open the Board: two phases side by side", hint: "board", in: .everywhere, keys: ["b"]
        ) { state, _, _ in state.openBoard() },
        Command("client.choose", "Choose the current client", hint: "client", in: .everywhere, keys: ["c"]) {
            state, _, _ in state.context.present(ClientPicker.currentClient(state.context))
        },
        Command("import", "Import a file of another program", in: .everywhere, keys: ["I"]) { state, _, _ in
            state.context.present(ImportForm.file(state.context))
        },
        Command(.undo, "Undo the last change", hint: "undo", in: .everywhere, keys: ["u"]) { state, _, _ in
            state.undo()
        },
        Command(.redo, "Redo what was undone", in: .everywhere, keys: ["C-r"]) { state, _, _ in state.redo() },
        Command("history", "Show the list of changes", in: .everywhere, keys: ["U"]) { state, _, _ in
            state.context.present(HistoryPanel.open(&state.context))
        },
        Command("find", "Find a client, plan, exercise or machine", in: .everywhere, keys: ["C-f"]) { state, _, _ in
            state.context.present(FindPanel())
        },
        Command("palette", "Run any command by name", hint: "commands", in: .everywhere, keys: [":"]) { state, _, _ in
            state.context.present(state.palette)
        },
        Command("help", "Help for this view", hint: "help", in: .everywhere, keys: ["?"]) { state, _, _ in
            state.context.present(state.help)
        },
        Command("theme", "Choose the colours", in: .everywhere, keys: ["T"]) { state, _, _ in
            state.context.present(ThemePicker(state.context))
        },
        Command("mouse", "Switch the mouse on or off", in: .everywhere) { state, _, _ in state.toggleMouse() },
        Command("gym.edit", "Rename the gym or the trainer", in: .everywhere) { state, _, _ in
            state.context.present(GymForm.edit(state.context))
        },
        Command("formula.choose", "Choose the formula of the e1RM", in: .everywhere) { state, _, _ in
            state.context.present(FormulaPicker.open(state.context))
        },
        Command("suspend", "Suspend Spotter (fg brings it back)", in: .everywhere, keys: ["C-z"]) { state, _, _ in
            state.context.effects.append(.suspend)
        },
        Command(.back, "One level back", in: .everywhere, keys: ["Esc"]) { state, _, _ in _ = state.goBack() },
        Command(.leave, "Leave this view; on a pane: quit", hint: "quit", in: .everywhere, keys: ["q"]) {
            state, _, _ in if !state.goBack() { state.end() }
        },
        Command("quit", "Quit Spotter", in: .everywhere, keys: ["C-c", "C-q"]) { state, _, _ in state.end() },
        Command("new.machine", "New machine", in: .everywhere, keys: ["n m"]) { state, _, _ in
            state.context.present(MachineForm.chooseKind(state.context))
        },
        Command(.plateCalculator, "Show which plates make a load", in: .everywhere, keys: ["#"]) { state, _, _ in
            state.context.present(PlateCalculatorPanel(&state.context))
        },
    ]
}
