import BodyUI
import DiaryStore
import DiaryUI
import FitnessModel
import PeopleUI
import SpotterCore
import SpotterShell
import TerminalKit
import TrainingUI
import ViewKit
import WellbeingUI

extension Navigator {
    /// The sub-tabs of the panes that routes lead to, by their place.
    enum DashboardTab: Int { case today, calendar }
    enum PlansTab: Int { case phases, mesocycles, exercises, machines }
    enum DiaryTab: Int { case day, runs, wellbeing, library, review }
    enum MeasurementsTab: Int { case progress, skinfolds, girths, weight, charts }

    /// Every pane with its first views.
    static func everything() -> Navigator {
        Navigator(
            [
                [Tab("Today", DashboardView()), Tab("Calendar", CalendarView())],
                [Tab("", ClientsView())],
                [
                    Tab("Phases", PhasesView()), Tab("Mesocycles", MesocyclesView()),
                    Tab("Exercises", ExercisesView()), Tab("Machines", MachinesView()),
                ],
                [
                    Tab("Day", DayView()), Tab("Runs", RunsView()), Tab("Wellbeing", WellbeingView()),
                    Tab("Library", LibraryView()), Tab("Review", ReviewView()),
                ],
                [
                    Tab("Progress", ProgressView()), Tab("Skinfolds", BodySheetView(.folds)),
                    Tab("Girths", BodySheetView(.girths)), Tab("Weight", WeighInsView()),
                    Tab("Charts", CourseView()),
                ],
            ], board: BoardView())
    }

    /// Goes where a view or an overlay asked to go.
    mutating func go(to route: Route, _ context: inout Context) {
        switch route {
        case .pane(let pane): show(pane)
        case .client(let id):
            context.choose(id)
            update(ClientsView.self) { $0.select(id) }
            open(ProfileView(id), in: .clients, tab: 0)
        case .phases(let scope):
            update(PhasesView.self) { $0.show(scope, for: context.client?.id) }
            jump(to: .plans, tab: PlansTab.phases.rawValue)
        case .sheet(let id): openSheet(.phase(id), &context)
        case .newSheet(let id):
            openSheet(.phase(id), &context)
            update(SheetView.self) { $0.editName() }
        case .session(let id): openSession(id, &context)
        case .exercise(let id):
            update(ExercisesView.self) { $0.list.select(id) }
            open(ExerciseView(id), in: .plans, tab: PlansTab.exercises.rawValue)
        case .mesocycle(let id): openMesocycle(id, &context)
        case .machine(let id):
            update(MachinesView.self) { $0.list.select(id) }
            jump(to: .plans, tab: PlansTab.machines.rawValue)
        case .progress: jump(to: .measurements, tab: MeasurementsTab.progress.rawValue)
        case .skinfolds: jump(to: .measurements, tab: MeasurementsTab.skinfolds.rawValue)
        case .girths: jump(to: .measurements, tab: MeasurementsTab.girths.rawValue)
        case .measurement(let id): openMeasurement(id, &context)
        case .bodyChart(let quantity):
            update(CourseView.self) { $0.show(.body(quantity)) }
            jump(to: .measurements, tab: MeasurementsTab.charts.rawValue)
        case .day(let day):
            update(DayView.self) { $0.day = day }
            jump(to: .diary, tab: DiaryTab.day.rawValue)
        case .calendar(let day):
            update(CalendarView.self) { $0.day = day }
            jump(to: .dashboard, tab: DashboardTab.calendar.rawValue)
        case .run(let id): openRun(id, &context)
        case .wellbeing: jump(to: .diary, tab: DiaryTab.wellbeing.rawValue)
        case .library: jump(to: .diary, tab: DiaryTab.library.rawValue)
        case .board(let left, let right):
            openBoard()
            update(BoardView.self) { $0.open(left, beside: right, context: &context) }
        }
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
        open(opened, in: .plans, tab: PlansTab.phases.rawValue)
    }

    /// Opens a session where its phase lies on the Board, in its column of the cockpit, else in its phase's sheet, or alone
    /// when it was free or imported.
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
        open(opened, in: .plans, tab: PlansTab.mesocycles.rawValue)
    }

    private mutating func openMeasurement(_ id: Identifier<BodyMeasurement>, _ context: inout Context) {
        guard let measurement = context.read({ diary in try diary.measurements.get(id) }) else { return }
        if measurement.client != context.client?.id { context.choose(measurement.client) }
        let isGirths = measurement.folds.isEmpty && !(measurement.measures.isEmpty && measurement.own.isEmpty)
        go(to: isGirths ? .girths : .skinfolds, &context)
        update(BodySheetView.self) { view in
            view.reload(&context)
            view.select(id)
            view.reveal(context)
        }
    }

    /// Shows one run with its charts, or its watch where it goes on.
    private mutating func openRun(_ id: Identifier<Run>, _ context: inout Context) {
        guard let run = context.read({ diary in try diary.runs.get(id) }) else { return }
        if run.client != context.client?.id { context.choose(run.client) }
        update(RunsView.self) { $0.select(id, of: run.client) }
        let tab = DiaryTab.runs.rawValue
        if run.state == .live {
            open(LiveRunView(id: id, of: run.client), in: .diary, tab: tab)
        } else {
            open(RunView(id: id, of: run.client), in: .diary, tab: tab)
        }
    }
}
