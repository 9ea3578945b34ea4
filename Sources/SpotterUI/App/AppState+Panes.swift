import DiaryStore
import FitnessModel
import TerminalKit

extension AppState {
    /// The pane on screen, to look at.
    var currentPane: any Pane {
        if isBoardOpen { return board }
        return switch pane {
        case .dashboard: dashboard
        case .clients: clients
        case .plans: plans
        case .diary: diary
        case .measurements: measurements
        }
    }

    /// Lets the pane on screen change itself and the desk.
    @discardableResult
    mutating func withPane<T>(_ body: (inout any Pane, inout Desk) -> T) -> T {
        var shown = currentPane
        let result = body(&shown, &desk)
        switch shown {
        case let pane as DashboardPane: dashboard = pane
        case let pane as ClientsPane: clients = pane
        case let pane as PlansPane: plans = pane
        case let pane as DiaryPane: diary = pane
        case let pane as MeasurementsPane: measurements = pane
        case let pane as BoardPane: board = pane
        default: break
        }
        return result
    }

    /// Goes to a pane and reads what it shows.
    mutating func show(_ pane: PaneID) {
        self.pane = pane
        isBoardOpen = false
        pendingKeys = []
        desk.isStale = true
    }

    /// The sheet that has the keys: of the plans, or the one on the Board's active side; nil where no sheet is.
    var sheet: SheetPane? {
        get { isBoardOpen ? board.sheet : pane == .plans && plans.tab == .phases ? plans.sheet : nil }
        set { if isBoardOpen { board.sheet = newValue } else { plans.sheet = newValue } }
    }

    /// Goes where a pane or a picker asked to go.
    mutating func follow() {
        while !desk.actions.isEmpty { desk.actions.removeFirst()(&self) }
        guard let route = desk.route else { return }
        desk.route = nil
        switch route {
        case .pane(let pane):
            show(pane)
        case .client(let id):
            choose(id)
            clients.openProfile(id, desk: &desk)
            show(.clients)
        case .phases(let shelf):
            plans.openPhases(shelf)
            show(.plans)
        case .sheet(let id):
            rememberWayBack()
            plans.openSheet(id, session: nil, desk: &desk)
            show(.plans)
        case .newSheet(let id):
            rememberWayBack()
            plans.openSheet(id, session: nil, desk: &desk)
            plans.sheet?.editName()
            show(.plans)
        case .session(let id):
            if showOnBoard(id) { return }
            rememberWayBack()
            plans.openSession(id, desk: &desk)
            show(.plans)
        case .exercise(let id):
            plans.openExercise(
                id, from: isBoardOpen ? .board : pane == .plans ? .tab(plans.tab) : .pane(pane), desk: &desk)
            show(.plans)
        case .command(let id):
            run(id)
        case .mesocycle(let id):
            plans.mesocycles.returnPane = pane == .plans ? nil : pane
            plans.openMesocycle(id, desk: &desk)
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
            diary.openRun(id, desk: &desk)
            show(.diary)
        case .library:
            diary.tab = .library
            show(.diary)
        case .board(let left, let right):
            board.open(left, beside: right, desk: &desk)
            isBoardOpen = true
            desk.isStale = true
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
        desk.isStale = false
        desk.reloadShared()
        withPane { pane, desk in pane.reload(&desk) }
    }

    /// Chooses the client whom plans, diary and measurements follow.
    mutating func choose(_ id: Identifier<Client>) {
        desk.choose(id)
        plans.clientChanged()
    }
}
