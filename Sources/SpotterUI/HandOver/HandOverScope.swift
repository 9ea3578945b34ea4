import DiaryStore
import FitnessModel
import Foundation
import PeopleUI
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit
import WellbeingUI

extension HandOver {
    /// A command with its hint in the footer.
    typealias Hinted = (command: CommandID, hint: KeyHint)

    /// The keys of a view, of leaving it, and of help and contacts, for a client who is lost.
    func footer(_ own: [KeyHint], _ general: [Hinted], isFirst: Bool, isHelp: Bool) -> [KeyHint] {
        let leave = isFirst ? KeyHint("q", "give back") : KeyHint("Esc", "back")
        let rest = general.filter { $0.command == .help || $0.command == .undo && !changes.isEmpty }.map(\.hint)
        // Leaving and the contacts appear in the narrowest window, too.
        let ways = (isHelp ? [] : [KeyHint("!", "call")]) + [leave]
        return own.prefix(2) + ways + own.dropFirst(2).prefix(2) + rest + own.dropFirst(4)
    }

    /// Draws the client's name in place of the panes.
    func drawHead(_ row: Rect, into screen: inout Screen) {
        screen.fill(row, style: .tab)
        let shown = isLocked ? "Spotter" : name
        screen.put(verbatim: shown, in: row.inset(columns: 1), align: .leading, style: Style(.tab, .bold))
    }
}

extension AppState {
    /// Whether a command is available here; others are not listed.
    func isOffered(_ id: CommandID) -> Bool { context.handOver == nil || CommandTable.clientCommands.contains(id) }

    /// A command as help names it: for a client, leaving gives the terminal back.
    func worded(_ command: CommandInfo) -> CommandInfo {
        guard context.handOver != nil else { return command }
        let title: Phrase? =
            switch command.id {
            case .leave: "Leave this view, or give the terminal back"
            case "quit": "Give the terminal back"
            default: nil
            }
        guard let title else { return command }
        return CommandInfo(command.id, title, hint: command.hint, in: command.scope, keys: command.keys)
    }

    /// Whether client mode allows a step that a view asked for.
    func isOpenToClient(_ step: Context.Step) -> Bool {
        guard context.handOver != nil else { return true }
        return switch step {
        case .go(.wellbeing), .move, .run, .work, .update, .takeBack: true
        case .go, .quit, .show, .startTour, .leaveTour, .handOver: false
        }
    }

    /// Hands the terminal to a client. The trainer's state is unchanged underneath, timers included.
    mutating func handOver(to client: Client) {
        autosave()
        context.keepClient()
        context.diary.journal.stopJoining()
        var theirs = AppState(services: context.services, size: context.size, theme: context.window.themeName)
        guard theirs.context.look(at: client.id) else {
            return context.message = .warning("\(client.name) is no longer in the diary.")
        }
        theirs.context.handOver = HandOver(
            client: client.id, name: client.name, lastKey: context.now, before: context.diary.journal.newestOwn)
        theirs.context.navigation.overlays = []
        theirs.context.window.isMouseOn = context.window.isMouseOn
        theirs.context.window.effects = context.window.effects
        theirs.context.live = LiveWork()
        theirs.context.live.practices = context.live.practices.filter { $0.key == client.id }
        context.live.practices[client.id] = nil
        theirs.navigator = .forClient()
        let isCoded = (try? context.diary.handOverCode.isSet()) ?? true
        theirs.context.message = .plain(
            isCoded
                ? "\(client.name), this view is yours. q and the trainer's code give the terminal back."
                : "\(client.name), this view is yours. q and y give the terminal back.")
        theirs.behind = [self]
        theirs.moved()
        self = theirs
    }

    /// Ends client mode and restores the trainer's state.
    mutating func takeBack() {
        autosave()
        guard var trainers = behind.popLast() else { return }
        context.diary.journal.stopJoining()
        trainers.context.size = context.size
        trainers.context.window.effects = context.window.effects
        trainers.context.window.isMouseOn = context.window.isMouseOn
        let isCoded = (try? context.diary.handOverCode.isSet()) ?? true
        trainers.context.message = .success(
            isCoded ? "Client mode has ended." : "Client mode has ended. , H sets a code for the next time.")
        trainers.context.live.practices.merge(context.live.practices) { _, theirs in theirs }
        trainers.context.noteChange()
        // A read of the dashboard that was running at the hand-over has answered to the client's state.
        trainers.navigator.update(DashboardView.self) { $0.readAgain() }
        self = trainers
    }

    /// Asks for the code that returns the terminal; for a plain yes if there is no code.
    mutating func askBack() {
        guard !(context.navigation.overlays.last is HandOverLock) else { return }
        context.present(HandOverLock(context))
    }

    /// Locks the terminal after a while without keys.
    mutating func lockIfIdle() {
        let now = context.now
        // A client in a practice presses no keys.
        if context.live.practices.values.contains(where: \.isTicking) { context.handOver?.lastKey = now }
        guard let handOver = context.handOver, handOver.locksAt <= now else { return }
        reader = KeyReader()
        context.lock()
    }
}

/// Forms for the trainer before a hand-over.
enum HandOverForms {
    /// Sets or removes the code.
    static func code(_ context: inout Context) {
        guard context.mayWrite() else { return }
        let help: Phrase = "4 to 12 characters; empty: no code, y is enough. Only a hash is stored."
        var fields = [FormField("code", "Code", help: help), FormField("again", "Repeat", help: help)]
        for index in fields.indices { fields[index].isSecret = true }
        context.present(
            Form("Code that ends client mode", fields: fields, verb: "set") { form, context in
                let code = form.text("code")
                guard code.isEmpty || HandOverCode.lengths.contains(code.count) else {
                    return .wrong(field: "code", "A code has 4 to 12 characters.")
                }
                guard code == form.text("again") else {
                    return .wrong(field: "again", "The codes are different.")
                }
                let message: Phrase = code.isEmpty ? "No code: y ends client mode." : "The code is set."
                let isSet = context.save(message) { try $0.handOverCode.set(code.isEmpty ? nil : code) }
                return isSet ? .saved { _ in } : .failed
            })
    }
}
