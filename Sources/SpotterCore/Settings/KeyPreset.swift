public import ViewKit

/// A set of default keys, for commands that the key file does not name.
public enum KeyPreset: String, CaseIterable, Sendable {
    case standard = "default"
    case vim
    case arrows

    /// In what a set differs from the keys that the commands declare.
    struct Differences: Sendable {
        /// Other keys for the same, in every view.
        var instead: [KeySequence: KeySequence] = [:]
        /// Keys that some commands have besides.
        var besides: [CommandID: [KeySequence]] = [:]
        /// Keys that are left free wherever the command has another one.
        var without: Set<KeySequence> = []
    }

    /// All differences of all sets.
    static let differences: [KeyPreset: Differences] = [
        .standard: Differences(),
        .vim: Differences(
            instead: ["d": "d d", "y": "y y"],
            besides: [
                "tab.next": ["g t"], "tab.previous": ["g T"], "pane.next": ["C-w w"], "pane.previous": ["C-w W"],
            ]),
        .arrows: Differences(without: ["h", "j", "k", "l", "g g", "G", "C-u", "C-d"]),
    ]

    /// The commands with the keys of this set.
    public func applied(to commands: [CommandInfo]) -> [CommandInfo] {
        guard self != .standard, let differences = Self.differences[self] else { return commands }
        return commands.map { command in
            // // Forms and choosers take text and keep their keys.
            guard command.scope != .dialog else { return command }
            var keys = command.keys.map { differences.instead[$0] ?? $0 }
            let left = keys.filter { !differences.without.contains($0) }
            if !left.isEmpty { keys = left }
            return command.having(keys + (differences.besides[command.id] ?? []))
        }
    }
}

/// Writes `docs/keys.md` from the table of commands.
public enum KeyDocument {
    /// The whole document, one table for each view: the commands by the view they belong to.
    public static func markdown(_ sections: [(scope: KeyScope, commands: [CommandInfo])]) -> String {
        var text = """
            # Keys

            Made from the table of commands by `spotter keys --markdown`; a test compares the two. Do not edit it by hand.
            Other keys go into `keys.toml`: `spotter keys` prints a file to begin with, `spotter doctor` says where it belongs.
            Every command can also be run by name: `:`.

            """
        for (scope, own) in sections {
            text += "\n## \(scope.title)\n\n| Key | Does | Name |\n|---|---|---|\n"
            for command in own {
                let keys = command.keys.map { code($0.description) }.joined(separator: " ")
                text += "| \(keys.isEmpty ? "-" : keys) | \(command.title) | `\(command.id.rawValue)` |\n"
            }
        }
        return text
    }

    /// A key as code; the bar would end the table's cell, and a back tick the code.
    private static func code(_ key: String) -> String {
        let safe = key.replacing("|", with: "\\|")
        return safe.contains("`") ? "`` \(safe) ``" : "`\(safe)`"
    }
}
