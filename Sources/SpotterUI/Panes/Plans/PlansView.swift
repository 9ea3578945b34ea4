import DiaryStore
import FitnessModel
import TerminalKit

/// The third pane: phases and their sheets, exercises.
struct PlansView: View {
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
    var phases = PhasesView()
    var mesocycles = MesocyclesView()
    var exercises = ExercisesView()
    var machines = MachinesView()
    /// The open sheet; lies over the list of phases.
    var sheet: SheetView?
    /// The pane from which the sheet was opened: leaving it goes back there.
    var returnPane: PaneID?
    /// The sub-tab from which the sheet was opened: leaving it shows that one again.
    var returnTab: Tab?

    /// The room that has the keys.
    private var room: any View {
        switch tab {
        case .phases: sheet ?? phases
        case .mesocycles: mesocycles
        case .exercises: exercises
        case .machines: machines
        }
    }

    var scopes: [KeyScope] { room.scopes }
    var footerScopes: [KeyScope] { room.footerScopes }
    var mode: Role? { room.mode }
    var isTyping: Bool { room.isTyping }
    var needsAutosave: Bool { room.needsAutosave }
    var typingHints: [KeyHint] { room.typingHints }
    var tabs: (titles: [String], active: Int) { (Tab.allCases.map(\.title), tab.rawValue) }
    func caption(_ context: Context) -> String { room.caption(context) }

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if sheet != nil, tab == .phases, command == .leave || command == .back {
            sheet = nil
            context.isStale = true
            if let pane = returnPane { context.route = .pane(pane) } else if let returnTab { tab = returnTab }
            returnPane = nil
            returnTab = nil
            return true
        }
        return withView { $0.perform(command, count: count, context: &context) }
    }

    mutating func type(_ key: Key, context: inout Context) { withView { $0.type(key, context: &context) } }
    func capturesText(_ keys: [Key]) -> Bool { room.capturesText(keys) }
    func awaitsMore(_ key: Key) -> Bool { room.awaitsMore(key) }
    mutating func begin(with keys: [Key], context: inout Context) -> Bool {
        withView { $0.begin(with: keys, context: &context) }
    }
    mutating func paste(_ text: String, context: inout Context) { withView { $0.paste(text, context: &context) } }
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        withView { $0.pasteGrid(text, context: &context) }
    }
    mutating func autosave(_ context: inout Context) { withView { $0.autosave(&context) } }
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        withView { $0.mouse(mouse, body: body, context: &context) }
    }

    mutating func changeTab(by offset: Int, context: inout Context) {
        let all = Tab.allCases
        tab = all[(tab.rawValue + offset + all.count) % all.count]
        context.isStale = true
    }

    mutating func reload(_ context: inout Context) {
        if tab == .phases, sheet?.exists(context) == false { sheet = nil }
        // The header names the current client: a sheet of somebody else would be under the wrong name.
        if let owner = sheet?.sheet.client, let current = context.client?.id, owner != current { sheet = nil }
        withView { $0.reload(&context) }
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        room.draw(into: &screen, body: body, context: context)
    }

    private mutating func withView<T>(_ change: (inout any View) -> T) -> T {
        var shown = room
        let result = change(&shown)
        switch shown {
        case let pane as SheetView: sheet = pane
        case let pane as PhasesView: phases = pane
        case let pane as MesocyclesView: mesocycles = pane
        case let pane as ExercisesView: exercises = pane
        case let pane as MachinesView: machines = pane
        default: break
        }
        return result
    }
}

extension PlansView {
    /// Shows the templates, or the phases of a client.
    mutating func openPhases(_ shelf: PhaseShelf) {
        tab = .phases
        sheet = nil
        phases.shelf = shelf
    }

    /// Opens a phase's sheet; the client whose it is becomes the current one.
    mutating func openSheet(_ id: Identifier<Phase>, session: Identifier<TrainingSession>?, context: inout Context) {
        if tab != .phases || sheet == nil { returnTab = tab }
        tab = .phases
        var opened = SheetView(.phase(id))
        opened.reload(&context)
        opened.restoreDraft(&context)
        opened.goToSession(session)
        sheet = opened
        if let client = opened.sheet.client, client != context.client?.id { context.choose(client) }
    }

    /// Opens a session: in its phase's sheet, or alone when it was free or imported.
    mutating func openSession(_ id: Identifier<TrainingSession>, context: inout Context) {
        guard let session = context.read({ diary throws(StoreError) in try diary.session(id) }) else { return }
        if let phase = session.phase {
            openSheet(phase, session: id, context: &context)
        } else {
            tab = .phases
            var opened = SheetView(.session(id))
            opened.reload(&context)
            opened.restoreDraft(&context)
            opened.goToSession(id)
            sheet = opened
        }
    }

    /// Opens one exercise; Esc leads back to where it was opened from.
    mutating func openExercise(_ id: Identifier<Exercise>, from way: ExercisesView.WayBack, context: inout Context) {
        tab = .exercises
        exercises.open(id, from: way, &context)
    }

    /// Shows one mesocycle.
    mutating func openMesocycle(_ id: Identifier<Mesocycle>, context: inout Context) {
        tab = .mesocycles
        mesocycles.open(id, context: &context)
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
