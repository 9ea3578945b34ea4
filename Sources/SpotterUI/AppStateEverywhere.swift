import BodyUI
import DiaryStore
import DiaryUI
import FitnessModel
import PeopleUI
import SpotterShell
import TerminalKit
import TrainingUI
import ViewKit
import WellbeingUI

extension AppState {
    /// What can be done in every view acts on the whole state.
    typealias EverywhereCommand = ViewCommand<AppState, Void>

    private static let whenWriting: EverywhereCommand.DisabledReason = { state, _ in
        state.context.isReadOnly ? "the diary is open for reading only" : nil
    }

    private static let whyNoTour: EverywhereCommand.DisabledReason = { state, _ in
        if state.context.tour != nil { return "this is the tour: q leaves it" }
        let isLive = !state.context.live.sessions.isEmpty || !state.context.live.watches.isEmpty
        return isLive ? "somebody is training: finish that first" : nil
    }

    /// A command of every view that acts on the whole state.
    private static func command(
        _ id: CommandID, _ title: String, hint: String? = nil, keys: [KeySequence] = [],
        unless disabledReason: EverywhereCommand.DisabledReason? = nil,
        run: @escaping @Sendable (inout AppState) -> Void
    ) -> EverywhereCommand {
        EverywhereCommand(id, title, hint: hint, in: .everywhere, keys: keys, unless: disabledReason) { state, _, _ in
            run(&state)
        }
    }

    /// A command that needs no more than what all views share.
    private static func shared(
        _ id: CommandID, _ title: String, hint: String? = nil, keys: [KeySequence] = [],
        unless disabledReason: EverywhereCommand.DisabledReason? = nil,
        run: @escaping @Sendable (inout Context) -> Void
    ) -> EverywhereCommand {
        command(id, title, hint: hint, keys: keys, unless: disabledReason) { run(&$0.context) }
    }

    /// A command that lays something over the view.
    private static func presenting(
        _ id: CommandID, _ title: String, hint: String? = nil, keys: [KeySequence] = [],
        overlay: @escaping @Sendable (inout Context) -> any Overlay<Context>
    ) -> EverywhereCommand {
        shared(id, title, hint: hint, keys: keys) { context in
            let overlay = overlay(&context)
            context.present(overlay)
        }
    }

    /// A command that makes a record: where the list of such records is shown as `a` makes it there, in the category shown.
    private static func creating<List: SortedList>(
        _ id: CommandID, _ title: String, keys: [KeySequence], in list: List.Type,
        elsewhere overlay: @escaping @Sendable (Context) -> any Overlay<Context>
    ) -> EverywhereCommand {
        command(id, title, keys: keys) { state in
            guard let list = state.navigator.shown(list) else { return state.context.present(overlay(state.context)) }
            list.add(&state.context)
        }
    }

    /// The category that a list of plans shows, where it shows those of this scope.
    private static func category<List: PlanListView>(
        in list: List.Type, of plans: PlanScope, _ state: AppState
    ) -> Identifier<FitnessModel.Category>? {
        state.navigator.shown(list).flatMap { $0.plans == plans ? $0.shelf.category : nil }
    }

    private static func newPhase(
        _ id: CommandID, _ title: String, keys: [KeySequence], in plans: @escaping @Sendable (Context) -> PlanScope
    ) -> EverywhereCommand {
        command(id, title, keys: keys) { state in
            let plans = plans(state.context)
            let category = category(in: PhasesView.self, of: plans, state)
            PhaseForms.create(in: plans, category: category, context: &state.context)
        }
    }

    private static func go(to pane: PaneID, _ name: String) -> EverywhereCommand {
        command(pane.command, "Go to the \(name)", keys: pane.keys) { $0.show(pane) }
    }

    /// What works in every view.
    static let commands: ViewCommands<AppState, Void> = [
        go(to: .dashboard, "dashboard"), go(to: .clients, "clients"), go(to: .plans, "plans"), go(to: .diary, "diary"),
        go(to: .measurements, "progress"),
        command("pane.next", "Go to the next pane", keys: ["Tab"]) { $0.show($0.navigator.pane.stepped(by: 1)) },
        command("pane.previous", "Go to the previous pane", keys: ["S-Tab"]) {
            $0.show($0.navigator.pane.stepped(by: -1))
        },
        command("tab.next", "Go to the next sub-tab", keys: ["]"]) { $0.changeTab(by: 1) },
        command("tab.previous", "Go to the previous sub-tab", keys: ["["]) { $0.changeTab(by: -1) },
        command(.start, "Start or resume a session", hint: "start", keys: ["s"]) {
            SessionStart.begin(sheet: $0.sheet, &$0.context)
        },
        command(
            .otherSession, "Go to the next live session or run", hint: "other session", keys: ["o"],
            unless: { state, _ in
                let live = state.context.liveRoutes
                if live.isEmpty { return "nothing is live: s starts a session" }
                return live == [state.liveRoute] ? "this is the only live one" : nil
            }
        ) { SessionStart.next(after: $0.liveRoute, &$0.context) },
        command(
            "cockpit", "Cockpit: all live sessions side by side", hint: "cockpit", keys: ["O"],
            unless: { state, _ in
                if state.navigator.shown(CockpitView.self) != nil { return "it is open, Esc closes it" }
                return state.context.live.sessions.count < 2 ? "fewer than two sessions are live" : nil
            }
        ) { $0.openCockpit() },
        creating("new.client", "New client", keys: ["n c"], in: ClientsView.self) { ClientForm.new($0) },
        newPhase("new.phase", "New phase", keys: ["n p"]) { PlanScope(of: $0.client?.id) },
        newPhase("new.template", "New template", keys: ["n t"]) { _ in .templates },
        newPhase("new.routine", "New routine", keys: ["n R"]) { _ in .routines },
        command("new.mesocycle", "New mesocycle", keys: ["n M"]) { state in
            let plans = PlanScope(of: state.context.client?.id)
            let category = category(in: MesocyclesView.self, of: plans, state)
            MesocycleForms.create(in: plans, category: category, context: &state.context)
        },
        creating("new.exercise", "New exercise", keys: ["n e"], in: ExercisesView.self) { ExerciseForm.new($0) },
        shared("new.run", "New session now: of a phase, from a routine, or free", keys: ["n r"]) {
            SessionStart.offer(&$0)
        },
        command("new.session", "Log a past session", keys: ["n s"]) {
            SessionStart.writeAfterwards(sheet: $0.sheet, &$0.context)
        },
        shared("new.food", "New food eaten today", keys: ["n f"], unless: whenWriting) {
            $0.withClient { context in FoodChooser.add(day: context.today, &context) }
        },
        shared("new.activity", "New activity of today", keys: ["n v"], unless: whenWriting) {
            $0.withClient { context in ActivityChooser.add(day: context.today, &context) }
        },
        shared("new.weigh-in", "New weigh-in of today", keys: ["n w"], unless: whenWriting) {
            $0.withClient { context in WeighInForm.add(day: context.today, &context) }
        },
        shared("new.measurement", "New measurement of today: skinfolds, girths", keys: ["n b"], unless: whenWriting) {
            $0.withClient { context in BodySheetView.begin(&context) }
        },
        shared("new.check-in", "New check-in: how the client feels", keys: ["n k"], unless: whenWriting) {
            CheckInPanel.open(&$0)
        },
        shared("new.appointment", "New appointment", keys: ["n a"], unless: whenWriting) {
            AppointmentForm.new(&$0)
        },
        command("board", "Open the Board: two phases side by side", hint: "board", keys: ["b"]) { $0.openBoard() },
        command("client.choose", "Choose the current client", hint: "client", keys: ["c"]) { $0.chooseClient() },
        presenting("import", "Import a file of another program", keys: ["I"]) { ImportForm.file($0) },
        command(.undo, "Undo the last change", hint: "undo", keys: ["u"]) { $0.undo() },
        command(.redo, "Redo what was undone", keys: ["C-r"]) { $0.redo() },
        command("client.history", "History of the client: all that was done and measured", keys: ["g h"]) { state in
            guard state.navigator.shown(HistoryView.self) == nil else { return }
            state.context.withClient { $0.push(HistoryView()) }
        },
        command("client.programme", "The four weeks of the client", keys: ["g f"]) { state in
            guard state.navigator.shown(ProgrammeView.self) == nil else { return }
            state.context.withClient { $0.push(ProgrammeView()) }
        },
        command("contacts", "Help and contacts: whom to call", keys: ["!"]) { state in
            guard state.navigator.shown(HelpView.self) == nil else { return }
            state.context.push(HelpView())
        },
        command("reading", "Reading: pages about stress, sleep, breath") { state in
            guard state.navigator.shown(ReadingView.self) == nil else { return }
            state.context.push(ReadingView())
        },
        command("notices", "Notices to clients") { state in
            guard state.navigator.shown(NoticesView.self) == nil else { return }
            state.context.push(NoticesView())
        },
        shared("new.feedback", "New feedback on Spotter", keys: ["n F"], unless: whenWriting) {
            FeedbackForm.open(&$0)
        },
        presenting("history", "Show the list of changes", keys: ["U"]) { HistoryPanel.open(&$0) },
        presenting("bin", "Open the bin: bring back what was deleted") { BinPanel(&$0) },
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
        shared(
            "hand-over.code", "Hand-over: set the code that takes the terminal back", keys: [", H"], unless: whenWriting
        ) {
            HandOverForms.code(&$0)
        },
        presenting("formula.choose", "Choose the formula of the e1RM") { FormulaPicker.open($0) },
        shared("suspend", "Suspend Spotter (fg brings it back)", keys: ["C-z"]) { $0.window.effects.append(.suspend) },
        command(.back, "One level back", keys: ["Esc"]) { if !$0.goBack() { $0.askToLeave() } },
        command(.leave, "Leave this view; on a pane: quit", hint: "quit", keys: ["q"]) {
            if !$0.goBack() { $0.end() }
        },
        command("quit", "Quit Spotter", keys: ["C-c", "C-q"]) { $0.end() },
        creating("new.machine", "New machine", keys: ["n m"], in: MachinesView.self) { MachineForm.chooseKind($0) },
        presenting(.plateCalculator, "Show which plates make a load", keys: ["#"]) { PlateCalculatorPanel(&$0) },
        shared("tour", "Take the tour: twelve steps on sample clients", unless: whyNoTour) { Tour.prepare(&$0) },
        command(
            "maximise", "Give this all the room, and back", keys: ["+"],
            unless: { state, _ in
                var view = state.view
                return view.maximise(state.context) ? nil : "nothing stands beside it"
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
