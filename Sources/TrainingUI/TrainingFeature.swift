import DiaryStore
import FitnessModel
package import SpotterShell
import ViewKit

extension Feature {
    /// Plans, sheets, live sessions, exercises and machines.
    package static let training = Feature(
        commands: [
            PhasesView.commands.infos, SheetView.commands.infos, BoardView.commands.infos, CockpitView.commands.infos,
            MesocyclesView.commands.infos, MesocycleView.commands.infos, ExercisesView.commands.infos,
            LibraryExercisesView.commands.infos, ExerciseView.commands.infos, MachinesView.commands.infos,
            PlacesView.commands.infos,
        ],
        everywhere: [
            .everywhere(.start, "Start or resume a session", hint: "start", keys: ["s"]) { navigator, context in
                SessionStart.begin(sheet: navigator.shown(SheetView.self), &context)
            },
            newPhase("new.phase", "New phase", keys: ["n p"]) { PlanScope(of: $0.client?.id) },
            newPhase("new.template", "New template", keys: ["n t"]) { _ in .templates },
            newPhase("new.routine", "New routine", keys: ["n R"]) { _ in .routines },
            .everywhere("new.mesocycle", "New mesocycle", keys: ["n M"]) { navigator, context in
                let plans = PlanScope(of: context.client?.id)
                let category = category(in: MesocyclesView.self, of: plans, navigator)
                MesocycleForms.create(in: plans, category: category, context: &context)
            },
            .adding("new.exercise", "New exercise", keys: ["n e"], to: ExercisesView.self) { ExerciseForm.new($0) },
            .everywhere("new.run", "New session: of a phase, a routine, or free", keys: ["n r"]) {
                _, context in SessionStart.offer(&context)
            },
            .everywhere("new.session", "Log a past session", keys: ["n s"]) { navigator, context in
                let holder = navigator.view as? any AppointmentHolder
                SessionStart.writeAfterwards(
                    sheet: navigator.shown(SheetView.self), for: holder?.appointment, &context)
            },
            .adding("new.machine", "New machine", keys: ["n m"], to: MachinesView.self) { MachineForm.chooseKind($0) },
            .everywhere(
                "cockpit", "Show all live sessions side by side", hint: "all live", keys: ["O"],
                unless: { navigator, context in
                    if navigator.shown(CockpitView.self) != nil { return "already open; Esc closes it" }
                    return context.live.sessions.count < 2 ? "fewer than two sessions are live" : nil
                }
            ) { navigator, context in navigator.openCockpit(&context) },
            .everywhere("board", "Open the Board: two phases side by side", hint: "board", keys: ["b"]) {
                navigator, context in navigator.openBoard(&context)
            },
            .everywhere(.plateCalculator, "Show the plates for a load", keys: ["#"]) { _, context in
                context.present(PlateCalculatorPanel(&context))
            },
        ],
        synonyms: [
            "session.start": "train training workout begin continue",
            "cockpit": "cockpit several clients group",
            "new.phase": "add create plan program programme sheet block",
            "new.template": "add create plan program programme",
            "new.routine": "add create workout",
            "new.mesocycle": "add create block periodization season",
            "new.exercise": "add create movement lift",
            "new.run": "start workout training",
            "new.session": "add yesterday afterwards forgotten",
            "new.machine": "add create equipment",
            "sheet.place": "gym place where",
            "machines.places": "places rooms add",
            "board": "compare",
            "board.whole": "zoom wide maximise",
            "plates.calculator": "calculator discs loading barbell",
            "sheet.relabel": "superset circuit pair group round",
            "sheet.take-dropped": "restore",
            "sheet.export": "pdf paper save hand csv json markdown",
            "sheet.maximise": "zoom wide compact narrow",
            "log.finish": "end stop complete done",
            "log.rest": "timer pause",
            "log.next": "skip jump",
            "log.count": "timer stopwatch",
            "log.intervals": "tabata hiit stopwatch",
            "log.warm-ups": "warmup",
            "exercises.merge": "join combine double",
            "exercise.merge": "join combine double",
            "exercises.video": "youtube link",
            "exercise.video": "youtube link",
        ],
        open: { route, navigator, context in navigator.openTraining(route, &context) })

    private static func newPhase(
        _ id: CommandID, _ title: Phrase, keys: [KeySequence], in plans: @escaping @Sendable (Context) -> PlanScope
    ) -> EverywhereCommand {
        .everywhere(id, title, keys: keys) { navigator, context in
            let plans = plans(context)
            let category = category(in: PhasesView.self, of: plans, navigator)
            PhaseForms.create(in: plans, category: category, context: &context)
        }
    }

    /// The category that a list of plans shows, if it has the focus and shows those of this scope.
    private static func category<List: PlanListView>(
        in list: List.Type, of plans: PlanScope, _ navigator: Navigator
    ) -> Identifier<FitnessModel.Category>? {
        navigator.shown(list).flatMap { $0.plans == plans ? $0.shelf.category : nil }
    }
}

extension Navigator {
    /// Opens the Board as it was left; the Board itself takes the key to close.
    fileprivate mutating func openBoard(_ context: inout Context) {
        let beside = shown(SheetView.self)
        // Never another client's sheet: what is typed is meant for the client in the header.
        if beside?.grid.sheet.isPlan != true, let client = context.client,
            let phases = context.read({ diary in try diary.boardPhases.newest(of: client.id, limit: 1) }),
            phases.isEmpty
        {
            let name = client.name
            context.message = .warning("\(name) has no phases to compare: a p in the profile starts one.")
            return
        }
        openBoard()
        update(BoardView.self) { $0.prepare(&context, beside: beside) }
    }

    /// Lays the cockpit over the view; the session on screen, or the current client's, has the focus first.
    fileprivate mutating func openCockpit(_ context: inout Context) {
        let live = context.live.sessions
        let shown = shown(SheetView.self)?.grid.live?.session.id
        let first =
            live.first { $0.id == shown } ?? live.first { $0.session.client == context.client?.id } ?? live.first
        guard let first else { return }
        context.look(at: first.session.client)
        lay(CockpitView(at: first.id, origin: shown))
    }

    fileprivate mutating func openTraining(_ route: Route, _ context: inout Context) -> Bool {
        switch route {
        case .phases(let scope):
            update(PhasesView.self) { $0.show(scope, for: context.client?.id) }
            jump(to: PhasesView.self)
        case .sheet(let id): openSheet(.phase(id), &context)
        case .newSheet(let id):
            openSheet(.phase(id), &context)
            update(SheetView.self) { $0.editName() }
        case .session(let id): openSession(id, &context)
        case .exercise(let id):
            update(ExercisesView.self) { $0.list.select(id) }
            open(ExerciseView(id), over: ExercisesView.self)
        case .mesocycle(let id): openMesocycle(id, &context)
        case .machine(let id):
            update(MachinesView.self) { $0.list.select(id) }
            jump(to: MachinesView.self)
        case .board(let left, let right):
            openBoard()
            update(BoardView.self) { $0.open(left, beside: right, context: &context) }
        default: return false
        }
        return true
    }

    /// Opens a phase's sheet or a session alone; the client whose it is becomes the current one.
    private mutating func openSheet(
        _ source: SheetContent.Source, session: Identifier<TrainingSession>? = nil, _ context: inout Context
    ) {
        var opened = SheetView(source)
        opened.reload(&context)
        opened.goToSession(session, context)
        opened.restoreDraft(&context)
        if let client = opened.grid.sheet.client, client != context.client?.id { context.choose(client) }
        if let phase = opened.grid.sheet.phase {
            let plans: PlanScope = phase.isRoutine ? .routines : PlanScope(of: phase.client)
            update(PhasesView.self) { view in
                view.show(plans, for: context.client?.id)
                view.list.select(phase.id)
            }
        }
        open(opened, over: PhasesView.self)
    }

    /// Opens a session on the Board if its phase is there, else in its column of the cockpit, else in its phase's
    /// sheet; a free or imported one alone.
    private mutating func openSession(_ id: Identifier<TrainingSession>, _ context: inout Context) {
        if isBoardOpen, update(BoardView.self, { $0.show(id, &context) }) == true { return }
        if shown(CockpitView.self) != nil, update(CockpitView.self, { $0.show(id, &context) }) == true { return }
        guard let session = context.read({ diary in try diary.sessions.get(id) }) else { return }
        openSheet(session.phase.map { .phase($0) } ?? .session(id), session: id, &context)
    }

    private mutating func openMesocycle(_ id: Identifier<Mesocycle>, _ context: inout Context) {
        var opened = MesocycleView(id)
        opened.reload(&context)
        guard let plan = opened.content?.mesocycle else { return }
        if let client = plan.client, client != context.client?.id { context.choose(client) }
        update(MesocyclesView.self) { view in
            view.show(PlanScope(of: plan.client), for: context.client?.id)
            view.list.select(id)
        }
        open(opened, over: MesocyclesView.self)
    }
}
