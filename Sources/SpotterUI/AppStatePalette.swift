import DiaryStore
import FitnessModel
import PeopleUI
import SpotterShell
import TerminalKit
import TrainingUI
import ViewKit
import WellbeingUI

extension AppState {
    /// The sub-tabs and every command by name, and the clients; the keys of forms and choosers have their meaning only
    /// there.
    var palette: Palette {
        let commands = CommandTable.all.filter { $0.scope != .dialog }.map { command in
            Self.line(command, keys: context.keys.keys(of: command.id), availability(of: command))
        }
        return Palette("Commands and clients", lines: navigator.namedTabs.map(line) + commands, find: Self.clients)
    }

    /// A sub-tab with the keys that show it now, found by its name and by the titles of its keys.
    private func line(_ tab: Navigator.NamedTab) -> Palette.Line {
        let command = tab.pane.command
        let pane = context.keys.keys(of: command).first { reaches($0.keys, command) }
        let step = context.keys.keys(of: tab.steps < 0 ? "tab.previous" : "tab.next").first
        let keys = step.flatMap { step in
            pane.map { ([$0] + Array(repeating: step, count: abs(tab.steps))).map(\.display).joined(separator: " ") }
        }
        return Palette.Line(
            "Go to \(tab.title.whole)", keys: keys, detail: tab.pane.title,
            synonyms: tab.scopes.filter { $0 != .list }.map(\.title.text).joined(separator: " ")
        ) { context in
            context.jump(to: tab)
        }
    }

    /// Whether a command can be run here, or where Enter goes first.
    private func availability(of command: CommandInfo) -> Palette.Availability {
        guard scopes.contains(command.scope) else {
            return way(to: command.scope) == nil
                ? .disabled("only in: \(command.scope.title)") : .elsewhere(command.scope.title)
        }
        return disabledReason(of: command.id).map { .disabled($0) } ?? .here
    }

    /// The keys that reach a command in this view now, its own first, then those of everywhere; Enter runs the choice.
    var help: Palette {
        let scopes = scopes
        let lines = scopes.flatMap { scope in
            CommandTable.all.filter { $0.scope == scope && isOffered($0.id) }.compactMap { command in
                let keys = context.keys.keys(of: command.id).filter { reaches($0.keys, command.id) }
                return keys.isEmpty
                    ? nil : Self.line(worded(command), keys: keys, availability(of: command))
            }
        }
        // A count is a key of no command.
        let counting = Palette.Line(
            "Repeat the next command: 0, then how often", keys: "0 3 j", detail: KeyScope.list.title
        ) { _ in }
        return Palette("Help: \(scopes.first?.title ?? "Spotter")", lines: lines + [counting])
    }

    /// False for keys that an inner scope has taken, or that are text here.
    private func reaches(_ keys: [Key], _ command: CommandID) -> Bool {
        let place = typingPlace
        return keys.indices.allSatisfy { index in
            let pressed = Array(keys[...index])
            let meaning: KeyMap.Meaning = index == keys.count - 1 ? .command(command) : .prefix
            return !place.takesAsText(pressed) && context.keys.meaning(of: pressed, in: scopes) == meaning
        }
    }

    private static func line(
        _ command: CommandInfo, keys: [KeySequence], _ availability: Palette.Availability
    ) -> Palette.Line {
        Palette.Line(command, keys: keys, synonyms: CommandTable.synonyms[command.id] ?? "", availability)
    }

    /// The largest number of clients below the commands.
    private static let maxClients = 20

    /// The active clients whose names match all typed words, the most recently trained first; from two letters on.
    private static let clients: Palette.Finder = { typed, context in
        guard typed.count >= 2 else { return [] }
        let wanted = WordMatch(typed)
        let clients = context.read { diary in try diary.dashboard.clientsByRecency() } ?? []
        let named = clients.filter { wanted.fit($0.name).map { $0 <= .words } == true }
        return named.prefix(maxClients).map { client in
            Palette.Line(context.shared.label.title(client.name, client.id), detail: "client") {
                [id = client.id] context in
                context.go(to: .client(id))
            }
        }
    }
}

extension AppState {
    /// A step towards the view of a scope.
    private typealias Way = (inout AppState) -> Void

    /// The commands of every view that open the view of a scope.
    private static let openers: [KeyScope: CommandID] = [
        HistoryView.scope: "client.history", ProgrammeView.scope: "client.programme", HelpView.scope: "contacts",
        ReadingView.scope: "reading", NoticesView.scope: "notices", SettingsView.scope: "settings", .board: "board",
        CockpitView.scope: "cockpit",
    ]

    /// The way to the view whose keys are in a scope: its sub-tab, the command that opens it, or the profile or the
    /// newest sheet of the current client. Nil for a view of something that must be chosen first.
    private func way(to scope: KeyScope) -> Way? {
        guard scope != .list else { return nil }
        if navigator.hasTab(with: scope) {
            return {
                $0.navigator.jump(to: scope)
                $0.moved()
            }
        }
        if let opener = Self.openers[scope] {
            guard disabledReason(of: opener) == nil else { return nil }
            return { $0.run(opener) }
        }
        guard let client = context.client else { return nil }
        switch scope {
        case ProfileView.scope: return { $0.context.go(to: .client(client.id)) }
        case .sheet: return { $0.openNewestSheet(of: client) }
        case .logging:
            guard let live = context.live.sessions.first(where: { $0.session.client == client.id }) else { return nil }
            return { $0.context.go(to: .session(live.id)) }
        default: return nil
        }
    }

    private mutating func openNewestSheet(of client: Client) {
        let newest = context.read { diary in try diary.boardPhases.newest(of: client.id, limit: 1) }
        guard let newest else { return }
        guard let phase = newest.first else {
            return context.message = .warning("\(client.name) has no phases: a p in the profile starts one.")
        }
        context.go(to: .sheet(phase.id))
    }

    /// Goes to the view that a command belongs to and runs it there.
    mutating func runElsewhere(_ command: CommandInfo) {
        let refusal = Message.warning("\(command.title): not in this view (\(command.scope.title)).")
        guard let way = self.way(to: command.scope) else { return context.message = refusal }
        way(&self)
        follow()
        refresh()
        if scopes.contains(command.scope) {
            run(command.id)
        } else if context.navigation.overlays.isEmpty, context.message == nil {
            context.message = refusal
        }
    }
}
