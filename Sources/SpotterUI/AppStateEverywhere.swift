import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import TrainingUI
import ViewKit

extension AppState {
    /// A command of every view that acts on the whole state; those of the rooms are in their features.
    typealias AppCommand = ViewCommand<AppState, Void>

    private static let whenWriting: AppCommand.DisabledReason = { state, _ in
        state.context.isReadOnly ? "the diary is read-only" : nil
    }

    private static let whyNoTour: AppCommand.DisabledReason = { state, _ in
        if state.context.tour != nil { return "this is the tour: q leaves it" }
        let isLive = !state.context.live.sessions.isEmpty || !state.context.live.watches.isEmpty
        return isLive ? "a session or run is live: finish it first" : nil
    }

    /// A command of every view that acts on the whole state.
    private static func command(
        _ id: CommandID, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence] = [],
        unless disabledReason: AppCommand.DisabledReason? = nil,
        run: @escaping @Sendable (inout AppState) -> Void
    ) -> AppCommand {
        AppCommand(id, title, hint: hint, in: .everywhere, keys: keys, unless: disabledReason) { state, _, _ in
            run(&state)
        }
    }

    /// A command that needs only the shared context.
    private static func shared(
        _ id: CommandID, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence] = [],
        unless disabledReason: AppCommand.DisabledReason? = nil,
        run: @escaping @Sendable (inout Context) -> Void
    ) -> AppCommand {
        command(id, title, hint: hint, keys: keys, unless: disabledReason) { run(&$0.context) }
    }

    /// A command that lays something over the view.
    private static func presenting(
        _ id: CommandID, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence] = [],
        overlay: @escaping @Sendable (inout Context) -> any Overlay<Context>
    ) -> AppCommand {
        shared(id, title, hint: hint, keys: keys) { context in
            let overlay = overlay(&context)
            context.present(overlay)
        }
    }

    private static func go(to pane: PaneID, _ title: Phrase) -> AppCommand {
        command(pane.command, title, keys: pane.keys) { $0.show(pane) }
    }

    /// The commands of every view that act on the whole state.
    static let commands = navigation + general

    /// The commands that lead to another pane, sub-tab or live session.
    static let navigation: ViewCommands<AppState, Void> = [
        go(to: .dashboard, "Go to the dashboard"), go(to: .clients, "Go to the clients"),
        go(to: .plans, "Go to the plans"), go(to: .diary, "Go to the diary"),
        go(to: .measurements, "Go to the progress"),
        command("pane.next", "Go to the next tab", keys: ["Tab"]) { $0.show($0.navigator.pane.stepped(by: 1)) },
        command("pane.previous", "Go to the previous tab", keys: ["S-Tab"]) {
            $0.show($0.navigator.pane.stepped(by: -1))
        },
        command("tab.next", "Go to the next sub-tab", keys: ["]"]) { $0.changeTab(by: 1) },
        command("tab.previous", "Go to the previous sub-tab", keys: ["["]) { $0.changeTab(by: -1) },
        command(
            .otherSession, "Go to the next live session or run", hint: "other session", keys: ["o"],
            unless: { state, _ in
                let live = state.context.liveRoutes
                if live.isEmpty { return "nothing is live: s starts a session" }
                return live == [state.liveRoute] ? "this is the only live one" : nil
            }
        ) { SessionStart.next(after: $0.liveRoute, &$0.context) },
    ]

    /// The other commands of every view that act on the whole state.
    static let general: ViewCommands<AppState, Void> = [
        command("client.choose", "Choose the current client", hint: "client", keys: ["c"]) { $0.chooseClient() },
        presenting("import", "Import a file from another program", keys: ["I"]) { ImportForm.file($0) },
        command(.undo, "Undo the last change", hint: "undo", keys: ["u"]) { $0.undo() },
        command(.redo, "Redo what was undone", keys: ["C-r"]) { $0.redo() },
        presenting("history", "Show the list of changes", keys: ["U"]) { HistoryPanel.open(&$0) },
        presenting("bin", "Open the bin: restore deleted records") { BinPanel(&$0) },
        command("palette", "Run any command or find a client by name", hint: "commands", keys: [":"]) {
            $0.context.present($0.palette)
        },
        presenting("find", "Find a client, plan, exercise or machine", hint: "find", keys: ["C-f"]) { _ in
            FindPanel()
        },
        command(.help, "Help for this view", hint: "help", keys: ["?"]) { $0.context.present($0.help) },
        presenting("theme", "Choose the colours", keys: ["T"]) { ThemePicker($0) },
        command("settings", "Settings and keys", keys: [", ,"]) { $0.openSettings() },
        command("mouse", "Switch the mouse on or off") { $0.toggleMouse() },
        presenting("gym.edit", "Rename the gym or the trainer") { GymForm.edit($0) },
        presenting("formula.choose", "Choose the formula of the e1RM") { FormulaPicker.open($0) },
        shared(
            "hand-over.code", "Client mode: set the code that ends it", keys: [", H"], unless: whenWriting
        ) {
            HandOverForms.code(&$0)
        },
        shared("suspend", "Suspend Spotter (fg resumes it)", keys: ["C-z"]) { $0.window.effects.append(.suspend) },
        command(.back, "Go back one level", keys: ["Esc"]) { if !$0.goBack() { $0.askToLeave() } },
        command(.leave, "Leave this view; on a tab: quit", hint: "quit", keys: ["q"]) {
            if !$0.goBack() { $0.end() }
        },
        command("quit", "Quit Spotter", keys: ["C-c", "C-q"]) { $0.end() },
        shared("tour", "Take the tour: twelve steps on sample clients", unless: whyNoTour) { Tour.prepare(&$0) },
        command(
            "maximise", "Maximise this view, and back", keys: ["+"],
            unless: { state, _ in
                var view = state.view
                return view.maximise(state.context) ? nil : "it has all the room already"
            }
        ) { state in
            state.withView { view, context in
                _ = view.maximise(context)
                context.isStale = true
            }
        },
        shared(
            "diary.backup", "Make a backup now",
            unless: { state, _ in
                state.context.services.makeBackup == nil ? "there is no folder for backups here" : nil
            }
        ) { DiaryBackup.make(&$0) },
    ]
}
