import DiaryStore
import FitnessModel
import PeopleUI
import SpotterCore
import SpotterShell
import TerminalKit
import TrainingUI
import ViewKit
import WellbeingUI

extension AppState {
    /// The scopes whose keys work now, innermost first.
    var scopes: [KeyScope] { view.scopes + [.everywhere] }

    /// Why a command cannot be run now; nil when it can.
    func disabledReason(of id: CommandID) -> Phrase? {
        if context.handOver != nil, !CommandTable.clientCommands.contains(id) { return HandOver.reason }
        return view.disabledReason(of: id, context) ?? Self.commands[id]?.disabledReason?(self, ())
            ?? CommandTable.everywhere[id]?.disabledReason?(navigator, context)
    }

    /// Runs a command as if its key had been pressed. If it is disabled, shows the reason.
    mutating func run(_ id: CommandID, count: Int = 1) {
        guard let info = CommandTable.command(id) else { return }
        // Do not reveal other commands to a client.
        guard isOffered(id) else { return context.message = .warning(HandOver.refusal) }
        if let reason = disabledReason(of: id) {
            context.message = .warning("\(info.title): \(reason).")
            return
        }
        context.tour?.note(id)
        if withView({ view, context in view.perform(id, count: count, context: &context) }) { return }
        var nothing: Void = ()
        if let command = Self.commands[id] {
            command.run(&self, &nothing, count)
        } else if let command = CommandTable.everywhere[id] {
            let before = navigator.viewID
            command.run(&navigator, &context, count)
            if navigator.viewID != before { moved() }
        } else if info.scope != .list {
            runElsewhere(info)
        }
        follow()
    }

    /// Shows the sub-tab after or before this one; on the Board its own tabs.
    mutating func changeTab(by offset: Int) {
        if navigator.isBoardOpen {
            navigator.update(BoardView.self) { $0.changeTab(by: offset, context: &context) }
        } else {
            navigator.stepTab(by: offset)
        }
        moved()
    }

    mutating func toggleMouse() {
        context.takeMouse(!context.window.isMouseOn)
        context.message = .plain(
            context.window.isMouseOn ? "The mouse is on. Shift-drag selects text." : "The mouse is off.")
    }

    /// `c` chooses another client; a profile and the list of clients then show that one.
    mutating func chooseClient() {
        let isProfile = navigator.shown(ProfileView.self) != nil
        let isList = navigator.shown(ClientsView.self) != nil
        context.present(
            ClientPicker.currentClient(context) { context in
                guard let client = context.client?.id else { return }
                if isProfile { context.go(to: .client(client)) }
                if isList { context.update(ClientsView.self) { $0.reveal(client, &$1) } }
            })
    }

    /// The two directions in the journal.
    private enum Direction { case undo, redo }

    /// "Undid: Log Box squat 80x3 (Jan)"; for another client than the one on screen, "Undid for Petr: ...".
    private func report(_ direction: Direction, _ entry: JournalEntry) -> Phrase {
        guard let name = otherClient(of: entry) else {
            return switch direction {
            case .undo: "Undid: \(entry.sentence)"
            case .redo: "Redid: \(entry.sentence)"
            }
        }
        let sentence = entry.content.sentenceWithoutClient
        return switch direction {
        case .undo: "Undid for \(name): \(sentence)"
        case .redo: "Redid for \(name): \(sentence)"
        }
    }

    /// The client of a change, if it is another one than on screen and the sentence does not name them, or only at its
    /// end, while their session is live.
    private func otherClient(of entry: JournalEntry) -> String? {
        guard case .facts(let facts) = entry.content, facts.kind.record != .client, let client = facts.client,
            client != context.client?.id
        else { return nil }
        guard entry.content.namesClient else {
            return (try? context.diary.clients.get(client))?.name ?? facts.details[.client]
        }
        let live = context.live.sessions.map(\.session.client) + context.live.watches.map(\.live.client)
        let isAtEnd = entry.content.sentenceWithoutClient != entry.sentence
        return live.contains(client) && isAtEnd ? facts.details[.client] : nil
    }

    mutating func undo() {
        guard !context.window.wasErasedLast else {
            context.window.wasErasedLast = false
            context.message = .warning(Withdrawal.whyStays)
            return
        }
        let own = context.handOver?.changes
        guard let entry = context.write(nil, { diary in try diary.undo(among: own) }) else { return }
        context.message = entry.map { .success(report(.undo, $0)) } ?? .plain("There is nothing to undo.")
        if let entry { returnToSet(entry) }
    }

    /// After the undo of a set the cursor goes to its cell: the set is due again.
    private mutating func returnToSet(_ entry: JournalEntry) {
        guard case .facts(let facts) = entry.content, facts.kind == ChangeKind(.log, .session),
            let session = facts.subject
        else { return }
        let id = Identifier<TrainingSession>(rawValue: session)
        guard navigator.update(CockpitView.self, { $0.returnToChanged(in: id, &context) }) == nil else { return }
        navigator.update(SheetView.self) { $0.returnToChanged(in: id, &context) }
    }

    mutating func redo() {
        let own = context.handOver?.changes
        guard let entry = context.write(nil, { diary in try diary.redo(among: own) }) else { return }
        context.message = entry.map { .success(report(.redo, $0)) } ?? .plain("There is nothing to redo.")
    }
}
