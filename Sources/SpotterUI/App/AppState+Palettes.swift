import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension AppState {
    /// Every command by name, and the clients; the keys of forms and choosers have their meaning only there.
    var palette: Palette {
        let here = Set(scopes)
        let lines = CommandTable.all.filter { $0.scope != .dialog }.map { command in
            let isHere = here.contains(command.scope)
            return Self.line(
                command, keys: context.keys.keys(of: command.id),
                disabledReason: isHere ? disabledReason(of: command.id) : "only in: \(command.scope.title)")
        }
        return Palette("Commands and clients", lines: lines, find: Self.clients)
    }

    /// The keys that reach a command in this view now, its own first, then those of everywhere; Enter runs the choice.
    var help: Palette {
        let scopes = scopes
        let lines = scopes.flatMap { scope in
            CommandTable.all.filter { $0.scope == scope && isOffered($0.id) }.compactMap { command in
                let keys = context.keys.keys(of: command.id).filter { reaches($0.keys, command.id) }
                return keys.isEmpty
                    ? nil : Self.line(command, keys: keys, disabledReason: disabledReason(of: command.id))
            }
        }
        return Palette("Help: \(scopes.first?.title ?? "Spotter")", lines: lines)
    }

    /// False for keys that an inner scope has taken, or that are text here.
    private func reaches(_ keys: [Key], _ command: CommandID) -> Bool {
        keys.indices.allSatisfy { place in
            let pressed = Array(keys[...place])
            let meaning: KeyMap.Meaning = place == keys.count - 1 ? .command(command) : .prefix
            return !view.capturesText(pressed) && context.keys.meaning(of: pressed, in: scopes) == meaning
        }
    }

    private static func line(
        _ command: CommandInfo, keys: [KeySequence], disabledReason: String?
    ) -> Palette.Line {
        Palette.Line(
            command, keys: keys, synonyms: CommandTable.synonyms[command.id] ?? "", disabledReason: disabledReason)
    }

    /// How many clients stand below the commands at most.
    private static let mostClients = 20

    /// The clients in use of whose names every typed word begins one, those trained last first; from two letters on.
    private static let clients: Palette.Finder = { typed, context in
        guard typed.count >= 2 else { return [] }
        let wanted = WordMatch(typed)
        let clients = context.read { diary in try diary.clientsByRecency() } ?? []
        let named = clients.filter { wanted.fit($0.name).map { $0 <= .words } == true }
        return named.prefix(mostClients).map { client in
            Palette.Line(context.label.title(client.name, client.id), detail: "client") { [id = client.id] context in
                context.go(to: .client(id))
            }
        }
    }
}
