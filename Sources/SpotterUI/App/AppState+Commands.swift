import DiaryStore
import FitnessModel
import TerminalKit

extension AppState {
    /// Where keys count now, innermost first.
    var contexts: [KeyContext] { currentPane.contexts + [.everywhere] }

    /// True when a session that goes on is on screen.
    var isOnLiveSheet: Bool { currentPane.mode != nil }

    /// Runs a command as if its key had been pressed; says why when it cannot be done.
    mutating func run(_ id: Command.ID, count: Int = 1) {
        guard let command = CommandTable.command(id) else { return }
        if let obstacle = command.obstacle(self) {
            desk.message = .warning("\(command.title): \(obstacle).")
            return
        }
        if withPane({ pane, desk in pane.perform(id, count: count, desk: &desk) }) { return }
        if !performEverywhere(id) {
            desk.message = .warning("\(command.title): not in this view (\(command.context.title)).")
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
        case .nextTab: withPane { pane, desk in pane.changeTab(by: 1, desk: &desk) }
        case .previousTab: withPane { pane, desk in pane.changeTab(by: -1, desk: &desk) }
        case .start: SessionStart.begin(in: &self)
        case .otherSession: SessionStart.next(in: &self)
        case .newRun: SessionStart.offer(in: &self)
        case .newSession: SessionStart.writeAfterwards(in: &self)
        case .board: openBoard()
        case .newClient: desk.present(ClientForm.new(desk))
        case .newPhase: PhaseForms.create(in: &self)
        case .newTemplate: PhaseForms.create(on: .templates, desk: &desk)
        case .newRoutine: PhaseForms.create(on: .routines, desk: &desk)
        case .newMesocycle: MesocycleForms.create(on: MesocycleForms.shelf(desk), desk: &desk)
        case .newExercise: desk.present(ExerciseForm.new(desk))
        case .newFoodEntry: QuickEntry.food.begin(in: &self)
        case .newActivityEntry: QuickEntry.activity.begin(in: &self)
        case .newWeighIn: QuickEntry.weighIn.begin(in: &self)
        case .newMachine: desk.present(MachineForm.chooseKind(desk))
        case .plateCalculator: desk.present(PlateCalculatorPanel(&desk))
        case .editGym: desk.present(GymForm.edit(desk))
        case .chooseClient: desk.present(ClientPicker.currentClient(desk))
        case .importFile: desk.present(ImportForm.file(desk))
        case .undo: undo()
        case .redo: redo()
        case .history: desk.present(HistoryPanel.open(&desk))
        case .find: desk.present(FindPanel())
        case .palette: desk.present(Palette(state: self))
        case .help: desk.present(HelpPanel.open(self))
        case .theme: desk.present(ThemePicker(desk))
        case .mouse: toggleMouse()
        case .chooseFormula: desk.present(FormulaPicker.open(desk))
        case .suspend: desk.effects.append(.suspend)
        case .back: break
        case .leave, .quit: end()
        default: return false
        }
        return true
    }

    /// `b` opens the Board as it was left; the Board itself takes `b` to close.
    private mutating func openBoard() {
        board.prepare(&desk, beside: sheet)
        isBoardOpen = true
        pendingKeys = []
        desk.isStale = true
    }

    private mutating func toggleMouse() {
        desk.isMouseOn.toggle()
        desk.effects.append(.mouse(desk.isMouseOn))
        desk.message = .plain(desk.isMouseOn ? "The mouse is on. Shift-drag selects text." : "The mouse is off.")
    }

    /// "Undid: Log Box squat 80x3 (Jan)"; for another client than the one on screen, "Undid for Petr: ...".
    private func told(_ verb: String, _ label: String) -> String {
        let shown = sheet?.sheet.client ?? desk.client?.id
        let clients =
            desk.live.map { ($0.session.client, $0.clientName) }
            + desk.watches.map { ($0.live.client, $0.live.clientName) }
        let named = clients.filter { label.hasSuffix("(\($0.1))") }
        guard let other = named.first?.1, !named.contains(where: { $0.0 == shown }) else {
            return "\(verb): \(label)"
        }
        return "\(verb) for \(other): \(label.dropLast(other.count + 3))"
    }

    private mutating func undo() {
        guard let label = desk.write(nil, { diary throws(StoreError) in try diary.undo() }) else { return }
        desk.message = label.map { .success(told("Undid", $0)) } ?? .plain("There is nothing to undo.")
    }

    private mutating func redo() {
        guard let label = desk.write(nil, { diary throws(StoreError) in try diary.redo() }) else { return }
        desk.message = label.map { .success(told("Redid", $0)) } ?? .plain("There is nothing to redo.")
    }
}
