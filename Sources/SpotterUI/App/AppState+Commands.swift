import DiaryStore
import FitnessModel
import TerminalKit

extension AppState {
    /// Where keys count now, innermost first.
    var scopes: [KeyScope] { currentView.scopes + [.everywhere] }

    /// True when a session that goes on is on screen.
    var isOnLiveSheet: Bool { currentView.mode != nil }

    /// Runs a command as if its key had been pressed; says why when it cannot be done.
    mutating func run(_ id: Command.ID, count: Int = 1) {
        guard let command = CommandTable.command(id) else { return }
        if let disabledReason = command.disabledReason(self) {
            context.message = .warning("\(command.title): \(disabledReason).")
            return
        }
        if withView({ pane, context in pane.perform(id, count: count, context: &context) }) { return }
        if !performEverywhere(id) {
            context.message = .warning("\(command.title): not in this view (\(command.scope.title)).")
        }
        follow()
    }

    private mutating func performEverywhere(_ id: Command.ID) -> Bool {
        switch id {
        case .dashboard: show(.dashboard)
        case .clients: show(.clients)
        case .plans: show(.plans)
        case .diary: show(.diary)
        case .measurements: show(.measurements)
        case .nextPane: show(pane.stepped(by: 1))
        case .previousPane: show(pane.stepped(by: -1))
        case .nextTab: withView { pane, context in pane.changeTab(by: 1, context: &context) }
        case .previousTab: withView { pane, context in pane.changeTab(by: -1, context: &context) }
        case .start: SessionStart.begin(in: &self)
        case .otherSession: SessionStart.next(in: &self)
        case .newRun: SessionStart.offer(in: &self)
        case .newSession: SessionStart.writeAfterwards(in: &self)
        case .board: openBoard()
        case .newClient: context.present(ClientForm.new(context))
        case .newPhase: PhaseForms.create(in: &self)
        case .newTemplate: PhaseForms.create(on: .templates, context: &context)
        case .newRoutine: PhaseForms.create(on: .routines, context: &context)
        case .newMesocycle: MesocycleForms.create(on: MesocycleForms.shelf(context), context: &context)
        case .newExercise: context.present(ExerciseForm.new(context))
        case .newFoodEntry: QuickEntry.food.begin(in: &self)
        case .newActivityEntry: QuickEntry.activity.begin(in: &self)
        case .newWeighIn: QuickEntry.weighIn.begin(in: &self)
        case .newMachine: context.present(MachineForm.chooseKind(context))
        case .plateCalculator: context.present(PlateCalculatorPanel(&context))
        case .editGym: context.present(GymForm.edit(context))
        case .chooseClient: context.present(ClientPicker.currentClient(context))
        case .importFile: context.present(ImportForm.file(context))
        case .undo: undo()
        case .redo: redo()
        case .history: context.present(HistoryPanel.open(&context))
        case .find: context.present(FindPanel())
        case .palette: context.present(Palette(state: self))
        case .help: context.present(HelpPanel.open(self))
        case .theme: context.present(ThemePicker(context))
        case .mouse: toggleMouse()
        case .chooseFormula: context.present(FormulaPicker.open(context))
        case .suspend: context.effects.append(.suspend)
        case .back: break
        case .leave, .quit: end()
        default: return false
        }
        return true
    }

    /// `b` opens the Board as it was left; the Board itself takes `b` to close.
    private mutating func openBoard() {
        board.prepare(&context, beside: sheet)
        isBoardOpen = true
        pendingKeys = []
        context.isStale = true
    }

    private mutating func toggleMouse() {
        context.isMouseOn.toggle()
        context.effects.append(.mouse(context.isMouseOn))
        context.message = .plain(context.isMouseOn ? "The mouse is on. Shift-drag selects text." : "The mouse is off.")
    }

    /// "Undid: Log Box squat 80x3 (Jan)"; for another client than the one on screen, "Undid for Petr: ...".
    private func told(_ verb: String, _ label: String) -> String {
        let shown = sheet?.sheet.client ?? context.client?.id
        let clients =
            context.live.map { ($0.session.client, $0.clientName) }
            + context.watches.map { ($0.live.client, $0.live.clientName) }
        let named = clients.filter { label.hasSuffix("(\($0.1))") }
        guard let other = named.first?.1, !named.contains(where: { $0.0 == shown }) else {
            return "\(verb): \(label)"
        }
        return "\(verb) for \(other): \(label.dropLast(other.count + 3))"
    }

    private mutating func undo() {
        guard let label = context.write(nil, { diary throws(StoreError) in try diary.undo() }) else { return }
        context.message = label.map { .success(told("Undid", $0)) } ?? .plain("There is nothing to undo.")
    }

    private mutating func redo() {
        guard let label = context.write(nil, { diary throws(StoreError) in try diary.redo() }) else { return }
        context.message = label.map { .success(told("Redid", $0)) } ?? .plain("There is nothing to redo.")
    }
}
