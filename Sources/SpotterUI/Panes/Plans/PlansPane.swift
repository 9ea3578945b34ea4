import DiaryStore
import FitnessModel
import TerminalKit

/// The third pane: phases and their sheets, exercises.
struct PlansPane: Pane {
    /// The sub-tabs.
    enum Tab: Int, CaseIterable, Sendable {
        case phases, mesocycles, exercises, machines

        var title: String {
            switch self {
            case .phases: "Phases"
            case .mesocycles: "Mesocycles"
            case .exercises: "Exercises"
            case .machines: "Machines"
            }
        }
    }

    var tab = Tab.phases
    var phases = PhasesPane()
    var mesocycles = MesocyclesPane()
    var exercises = ExercisesPane()
    var machines = MachinesPane()
    /// The open sheet; lies over the list of phases.
    var sheet: SheetPane?
    /// The pane from which the sheet was opened: leaving it goes back there.
    var returnPane: PaneID?
    /// The sub-tab from which the sheet was opened: leaving it shows that one again.
    var returnTab: Tab?

    /// The room that has the keys.
    private var room: any Pane {
        switch tab {
        case .phases: sheet ?? phases
        case .mesocycles: mesocycles
        case .exercises: exercises
        case .machines: machines
        }
    }

    var contexts: [KeyContext] { room.contexts }
    var footerContexts: [KeyContext] { room.footerContexts }
    var mode: Role? { room.mode }
    var isTyping: Bool { room.isTyping }
    var isRestless: Bool { room.isRestless }
    var typingHints: [KeyHint] { room.typingHints }
    var tabs: (titles: [String], active: Int) { (Tab.allCases.map(\.title), tab.rawValue) }
    func caption(_ desk: Desk) -> String { room.caption(desk) }

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        if sheet != nil, tab == .phases, command == .leave || command == .back {
            sheet = nil
            desk.isStale = true
            if let pane = returnPane { desk.route = .pane(pane) } else if let returnTab { tab = returnTab }
            returnPane = nil
            returnTab = nil
            return true
        }
        return withRoom { $0.perform(command, count: count, desk: &desk) }
    }

    mutating func type(_ key: Key, desk: inout Desk) { withRoom { $0.type(key, desk: &desk) } }
    func claims(_ keys: [Key]) -> Bool { room.claims(keys) }
    func awaits(_ key: Key) -> Bool { room.awaits(key) }
    mutating func begin(with keys: [Key], desk: inout Desk) -> Bool { withRoom { $0.begin(with: keys, desk: &desk) } }
    mutating func paste(_ text: String, desk: inout Desk) { withRoom { $0.paste(text, desk: &desk) } }
    mutating func pasteGrid(_ text: String, desk: inout Desk) -> Bool { withRoom { $0.pasteGrid(text, desk: &desk) } }
    mutating func rest(_ desk: inout Desk) { withRoom { $0.rest(&desk) } }
    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        withRoom { $0.mouse(mouse, body: body, desk: &desk) }
    }

    mutating func changeTab(by offset: Int, desk: inout Desk) {
        let all = Tab.allCases
        tab = all[(tab.rawValue + offset + all.count) % all.count]
        desk.isStale = true
    }

    mutating func reload(_ desk: inout Desk) {
        if tab == .phases, sheet?.exists(desk) == false { sheet = nil }
        // The header names the current client: a sheet of somebody else would be under the wrong name.
        if let owner = sheet?.sheet.client, let current = desk.client?.id, owner != current { sheet = nil }
        withRoom { $0.reload(&desk) }
    }

    func draw(into screen: inout Screen, body: Rect, desk: Desk) { room.draw(into: &screen, body: body, desk: desk) }

    private mutating func withRoom<T>(_ change: (inout any Pane) -> T) -> T {
        var shown = room
        let result = change(&shown)
        switch shown {
        case let pane as SheetPane: sheet = pane
        case let pane as PhasesPane: phases = pane
        case let pane as MesocyclesPane: mesocycles = pane
        case let pane as ExercisesPane: exercises = pane
        case let pane as MachinesPane: machines = pane
        default: break
        }
        return result
    }
}

extension PlansPane {
    /// Shows the templates, or the phases of a client.
    mutating func openPhases(_ shelf: PhaseShelf) {
        tab = .phases
        sheet = nil
        phases.shelf = shelf
    }

    /// Opens a phase's sheet; the client whose it is becomes the current one.
    mutating func openSheet(_ id: Identifier<Phase>, session: Identifier<TrainingSession>?, desk: inout Desk) {
        if tab != .phases || sheet == nil { returnTab = tab }
        tab = .phases
        var opened = SheetPane(.phase(id))
        opened.reload(&desk)
        opened.restoreDraft(&desk)
        opened.goToSession(session)
        sheet = opened
        if let client = opened.sheet.client, client != desk.client?.id { desk.choose(client) }
    }

    /// Opens a session: in its phase's sheet, or alone when it was free or imported.
    mutating func openSession(_ id: Identifier<TrainingSession>, desk: inout Desk) {
        guard let session = desk.read({ diary throws(StoreError) in try diary.session(id) }) else { return }
        if let phase = session.phase {
            openSheet(phase, session: id, desk: &desk)
        } else {
            tab = .phases
            var opened = SheetPane(.session(id))
            opened.reload(&desk)
            opened.restoreDraft(&desk)
            opened.goToSession(id)
            sheet = opened
        }
    }

    /// Opens one exercise; Esc leads back to where it was opened from.
    mutating func openExercise(_ id: Identifier<Exercise>, from way: ExercisesPane.WayBack, desk: inout Desk) {
        tab = .exercises
        exercises.open(id, from: way, &desk)
    }

    /// Shows one mesocycle.
    mutating func openMesocycle(_ id: Identifier<Mesocycle>, desk: inout Desk) {
        tab = .mesocycles
        mesocycles.open(id, desk: &desk)
    }

    /// Shows the machines, with the cursor on one of them.
    mutating func openMachine(_ id: Identifier<Machine>) {
        tab = .machines
        machines.select(id)
    }

    /// Another client is current: the list follows, an open sheet of somebody else goes away.
    mutating func clientChanged() {
        sheet = nil
        phases.followsClient = true
        mesocycles.followsClient = true
    }
}
