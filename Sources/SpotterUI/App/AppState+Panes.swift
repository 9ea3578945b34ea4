import DiaryStore
import FitnessModel
import TerminalKit

extension AppState {
    /// The pane on screen, to look at.
    var currentView: any View {
        if isBoardOpen { return board }
        return switch pane {
        case .dashboard: dashboard
        case .clients: clients
        case .plans: plans
        case .diary: diary
        case .measurements: measurements
        }
    }

    /// Lets the pane on screen change itself and the context.
    @discardableResult
    mutating func withView<T>(_ body: (inout any View, inout Context) -> T) -> T {
        var shown = currentView
        let result = body(&shown, &context)
        switch shown {
        case let pane as DashboardView: dashboard = pane
        case let pane as ClientsView: clients = pane
        case let pane as PlansView: plans = pane
        case let pane as DiaryView: diary = pane
        case let pane as MeasurementsView: measurements = pane
        case let pane as BoardView: board = pane
        default: break
        }
        return result
    }

    /// Goes to a pane and reads what it shows.
    mutating func show(_ pane: PaneID) {
        self.pane = pane
        isBoardOpen = false
        pendingKeys = []
        context.isStale = true
    }

    /// The sheet that has the keys: of the plans, or the one on the Board's active side; nil where no sheet is.
    var sheet: SheetView? {
        get { isBoardOpen ? board.sheet : pane == .plans && plans.tab == .phases ? plans.sheet : nil }
        set { if isBoardOpen { board.sheet = newValue } else { plans.sheet = newValue } }
    }

    /// Goes where a pane or a picker asked to go.
    mutating func follow() {
        while !context.actions.isEmpty { context.actions.removeFirst()(&self) }
        guard let route = context.route else { return }
        context.route = nil
        switch route {
        case .pane(let pane):
            show(pane)
        case .client(let id):
            choose(id)
            clients.openProfile(id, context: &context)
            show(.clients)
        case .phases(let shelf):
            plans.openPhases(shelf)
            show(.plans)
        case .sheet(let id):
            rememberWayBack()
            plans.openSheet(id, session: nil, context: &context)
            show(.plans)
        case .newSheet(let id):
            rememberWayBack()
            plans.openSheet(id, session: nil, context: &context)
            plans.sheet?.editName()
            show(.plans)
        case .session(let id):
            if showOnBoard(id) { return }
            rememberWayBack()
            plans.openSession(id, context: &context)
            show(.plans)
        case .exercise(let id):
            plans.openExercise(
                id, from: isBoardOpen ? .board : pane == .plans ? .tab(plans.tab) : .pane(pane), context: &context)
            show(.plans)
        case .command(let id):
            run(id)
        case .mesocycle(let id):
            plans.mesocycles.returnPane = pane == .plans ? nil : pane
            plans.openMesocycle(id, context: &context)
            show(.plans)
        case .machine(let id):
            plans.openMachine(id)
            show(.plans)
        case .progress:
            show(.measurements)
        case .day(let day):
            diary.open(day)
            show(.diary)
        case .run(let id):
            diary.openRun(id, context: &context)
            show(.diary)
        case .library:
            diary.tab = .library
            show(.diary)
        case .board(let left, let right):
            board.open(left, beside: right, context: &context)
            isBoardOpen = true
            context.isStale = true
        }
    }

    /// A sheet opened from another pane leads back there; one opened from the list of phases to that list.
    private mutating func rememberWayBack() {
        if pane != .plans {
            plans.returnPane = pane
        } else if plans.sheet == nil || plans.tab != .phases {
            plans.returnPane = nil
        }
    }

    /// Reads again what is on screen: after a change, a move to another pane, or another program's writing.
    mutating func refresh() {
        context.isStale = false
        context.reloadShared()
        withView { pane, context in pane.reload(&context) }
    }

    /// Chooses the client whom plans, diary and measurements follow.
    mutating func choose(_ id: Identifier<Client>) {
        context.choose(id)
        plans.clientChanged()
    }
}
