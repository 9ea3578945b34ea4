import BodyUI
import DiaryUI
import PeopleUI
package import SpotterCore
import SpotterShell
import TrainingUI
package import ViewKit
import WellbeingUI

/// Every command of the program, view by view: the only list of them.
package enum CommandTable {
    /// The features of all rooms, in the order of help and the key file.
    static let features: [Feature] = [.people, .training, .body, .diary, .wellbeing]

    /// All commands in the order of help and `docs/keys.md`.
    package static let all: [CommandInfo] = {
        var all = AppState.navigation.infos + everywhere.infos + AppState.general.infos + Motion.commands
        all += DialogKey.commands
        for feature in features { all += feature.commands }
        return all + SettingsView.commands.infos + KeysView.commands.infos
    }()

    /// The commands that the rooms add to every view.
    static let everywhere: EverywhereCommands = features.reduce([]) { $0 + $1.everywhere }

    /// The commands that a client may use while the terminal is theirs.
    static let clientCommands: Set<CommandID> = {
        let general: [CommandID] = [.undo, .redo, .back, .leave, .help, "maximise", "quit"] + Motion.commands.map(\.id)
        return features.reduce(into: Set(general)) { $0.formUnion($1.clientCommands()) }
    }()

    /// The scopes in the order of the headings in the key file and `docs/keys.md`.
    static let scopes: [KeyScope] = all.reduce(into: []) { scopes, command in
        if !scopes.contains(command.scope) { scopes.append(command.scope) }
    }

    /// The commands by the view they belong to, in the order of the headings.
    package static var byScope: [(scope: KeyScope, commands: [CommandInfo])] {
        scopes.map { scope in (scope, all.filter { $0.scope == scope }) }
    }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The commands with footer hints by scope; used at every key.
    private static let hinted = Dictionary(grouping: all.filter { $0.hint != nil }, by: \.scope)

    /// The commands of a scope that have a footer hint.
    static func hinted(in scope: KeyScope) -> [CommandInfo] { hinted[scope] ?? [] }

    /// The command of that name.
    package static func command(_ id: CommandID) -> CommandInfo? { byID[id] }
}

extension Settings {
    /// Settings with the default keys of all commands; they are never stored.
    package static var plain: Settings { .inMemory(commands: CommandTable.all) }
}

extension KeyMap {
    /// The default keys of all commands.
    package static let standard = KeyMap(commands: CommandTable.all)
}

extension CommandTable {
    /// Other words that people use for a command; the palette and the help also match the words of its title.
    static let synonyms: [CommandID: String] = features.reduce(
        [
            "session.other": "switch",
            "client.choose": "switch change person athlete customer",
            "settings": "preferences options configuration config toml units week",
            "import": "load csv strong hevy cronometer gpx tcx fit",
            .undo: "revert back mistake",
            "redo": "again",
            "history": "log audit undo",
            "bin": "trash recycle recover undelete lost",
            "find": "search look",
            "help": "keys shortcuts keyboard",
            "tour": "tutor tutorial learn guide demo",
            "theme": "themes colors dark light",
            "mouse": "clicks",
            "gym.edit": "settings options preferences name",
            "formula.choose": "settings options preferences maximum 1rm",
            "pane.diary": "food nutrition calories",
            "pane.measurements": "statistics charts graphs records measurements",
            "leave": "back exit close",
            "quit": "exit close end",
            "maximise": "maximize zoom wide preview",
            "diary.backup": "copy save",
        ]
    ) { $0.merging($1.synonyms()) { first, _ in first } }
}
