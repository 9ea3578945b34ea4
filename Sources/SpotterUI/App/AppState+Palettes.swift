import TerminalKit
import ViewKit

extension AppState {
    /// Every command by name; the keys of forms and choosers have their meaning only there.
    var palette: Palette {
        Palette("Commands", lines: lines(of: CommandTable.all.filter { $0.scope != .dialog }))
    }

    /// The keys that work in this view, its own first, then what works everywhere; Enter runs the choice.
    var help: Palette {
        let scopes = scopes
        let commands = scopes.flatMap { scope in CommandTable.all.filter { $0.scope == scope } }
        return Palette("Help: \(scopes.first?.title ?? "Spotter")", lines: lines(of: commands))
    }

    private func lines(of commands: [CommandInfo]) -> [Palette.Line] {
        let here = Set(scopes)
        return commands.map { command in
            let reason =
                here.contains(command.scope) ? disabledReason(of: command.id) : "only in: \(command.scope.title)"
            return Palette.Line(command, keys: context.keys, disabledReason: reason)
        }
    }
}
