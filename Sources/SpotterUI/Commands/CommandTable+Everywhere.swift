extension Command.ID {
    static let dashboard: Self = "pane.dashboard"
    static let clients: Self = "pane.clients"
    static let plans: Self = "pane.plans"
    static let diary: Self = "pane.diary"
    static let measurements: Self = "pane.measurements"
    static let nextPane: Self = "pane.next"
    static let previousPane: Self = "pane.previous"
    static let nextTab: Self = "tab.next"
    static let previousTab: Self = "tab.previous"
    static let back: Self = "back"
    static let leave: Self = "leave"
    static let quit: Self = "quit"
    static let chooseClient: Self = "client.choose"
    static let start: Self = "session.start"
    static let otherSession: Self = "session.other"
    static let undo: Self = "undo"
    static let redo: Self = "redo"
    static let help: Self = "help"
    static let palette: Self = "palette"
    static let find: Self = "find"
    static let theme: Self = "theme"
    static let mouse: Self = "mouse"
    static let importFile: Self = "import"
    static let newClient: Self = "new.client"
    static let newPhase: Self = "new.phase"
    static let newTemplate: Self = "new.template"
    static let newRoutine: Self = "new.routine"
    static let newMesocycle: Self = "new.mesocycle"
    static let newExercise: Self = "new.exercise"
    static let newSession: Self = "new.session"
    static let newRun: Self = "new.run"
    static let newFoodEntry: Self = "new.food"
    static let newActivityEntry: Self = "new.activity"
    static let newWeighIn: Self = "new.weigh-in"
    static let board: Self = "board"
    static let editGym: Self = "gym.edit"
    static let history: Self = "history"
    static let chooseFormula: Self = "formula.choose"
    static let suspend: Self = "suspend"
}

extension CommandTable {
    private static func needsWriting(_ state: AppState) -> String? {
        state.context.isReadOnly ? "the diary is open for reading only" : nil
    }

    /// What works in every view.
    static let everywhere: [Command] = [
        Command(.dashboard, "Go to the dashboard", in: .everywhere, keys: ["1"]),
        Command(.clients, "Go to the clients", in: .everywhere, keys: ["2"]),
        Command(.plans, "Go to the plans", in: .everywhere, keys: ["3"]),
        Command(.diary, "Go to the diary", in: .everywhere, keys: ["4"]),
        Command(.measurements, "Go to the measurements", in: .everywhere, keys: ["5"]),
        Command(.nextPane, "Go to the next pane", in: .everywhere, keys: ["Tab"]),
        Command(.previousPane, "Go to the previous pane", in: .everywhere, keys: ["S-Tab"]),
        Command(.nextTab, "Go to the next sub-tab", in: .everywhere, keys: ["]"]),
        Command(.previousTab, "Go to the previous sub-tab", in: .everywhere, keys: ["["]),
        Command(.start, "Start or resume a session", hint: "start", in: .everywhere, keys: ["s"]),
        Command(
            .otherSession, "Switch to the next live session", hint: "other session", in: .everywhere, keys: ["o"],
            unless: { state in
                if state.context.live.isEmpty { return "no session is live: s starts one" }
                return state.context.live.count == 1 && state.isOnLiveSheet ? "only this session is live" : nil
            }),
        Command(.newClient, "New client", in: .everywhere, keys: ["n c"]),
        Command(.newPhase, "New phase", in: .everywhere, keys: ["n p"]),
        Command(.newTemplate, "New template", in: .everywhere, keys: ["n t"]),
        Command(.newRoutine, "New routine", in: .everywhere, keys: ["n R"]),
        Command(.newMesocycle, "New mesocycle", in: .everywhere, keys: ["n M"]),
        Command(.newExercise, "New exercise", in: .everywhere, keys: ["n e"]),
        Command(.newRun, "New session now: of a phase, from a routine, or free", in: .everywhere, keys: ["n r"]),
        Command(.newSession, "New session written afterwards", in: .everywhere, keys: ["n s"]),
        Command(.newFoodEntry, "New food eaten today", in: .everywhere, keys: ["n f"], unless: needsWriting),
        Command(.newActivityEntry, "New activity of today", in: .everywhere, keys: ["n v"], unless: needsWriting),
        Command(.newWeighIn, "New weigh-in of today", in: .everywhere, keys: ["n w"], unless: needsWriting),
        Command(.board, "Open the Board: two phases side by side", hint: "board", in: .everywhere, keys: ["b"]),
        Command(.chooseClient, "Choose the current client", hint: "client", in: .everywhere, keys: ["c"]),
        Command(.importFile, "Import a file of another program", in: .everywhere, keys: ["I"]),
        Command(.undo, "Undo the last change", hint: "undo", in: .everywhere, keys: ["u"]),
        Command(.redo, "Redo what was undone", in: .everywhere, keys: ["C-r"]),
        Command(.history, "Show the list of changes", in: .everywhere, keys: ["U"]),
        Command(.find, "Find a client, plan, exercise or machine", in: .everywhere, keys: ["C-f"]),
        Command(.palette, "Run any command by name", hint: "commands", in: .everywhere, keys: [":"]),
        Command(.help, "Help for this view", hint: "help", in: .everywhere, keys: ["?"]),
        Command(.theme, "Choose the colours", in: .everywhere, keys: ["T"]),
        Command(.mouse, "Switch the mouse on or off", in: .everywhere),
        Command(.editGym, "Rename the gym or the trainer", in: .everywhere),
        Command(.chooseFormula, "Choose the formula of the e1RM", in: .everywhere),
        Command(.suspend, "Suspend Spotter (fg brings it back)", in: .everywhere, keys: ["C-z"]),
        Command(.back, "One level back", in: .everywhere, keys: ["Esc"]),
        Command(.leave, "Leave this view; on a pane: quit", hint: "quit", in: .everywhere, keys: ["q"]),
        Command(.quit, "Quit Spotter", in: .everywhere, keys: ["C-c", "C-q"]),
    ]
}
