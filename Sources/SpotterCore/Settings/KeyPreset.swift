public import ViewKit

/// A set of default keys; the key file overrides it.
public enum KeyPreset: String, CaseIterable, Sendable {
    case standard = "default"
    case vim
    case arrows

    /// The display name.
    public var title: Phrase {
        switch self {
        case .standard: Phrase("default", context: "set of keys")
        case .vim: Phrase(verbatim: "vim")
        case .arrows: "arrows"
        }
    }

    /// The differences between a preset and the keys that the commands declare.
    struct Differences: Sendable {
        /// Keys that replace others in every view.
        var instead: [KeySequence: KeySequence] = [:]
        /// Additional keys of some commands.
        var besides: [CommandID: [KeySequence]] = [:]
        /// Keys that are removed from commands with at least one other key.
        var without: Set<KeySequence> = []
    }

    static let differences: [KeyPreset: Differences] = [
        .standard: Differences(),
        .vim: Differences(
            instead: ["d": "d d", "y": "y y"],
            besides: [
                "tab.next": ["g t"], "tab.previous": ["g T"], "pane.next": ["C-w w"], "pane.previous": ["C-w W"],
            ]),
        .arrows: Differences(without: ["h", "j", "k", "l", "g g", "G", "C-u", "C-d"]),
    ]

    /// The commands with the keys of this preset.
    public func applied(to commands: [CommandInfo]) -> [CommandInfo] {
        guard self != .standard, let differences = Self.differences[self] else { return commands }
        return commands.map { command in
            // Dialogs take typed text, so their keys do not change.
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
    /// The whole document, with one table for each view.
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

    /// Formats a key as code. A bar would end the table cell, and a backtick the code.
    private static func code(_ key: String) -> String {
        let safe = key.replacing("|", with: "\\|")
        return safe.contains("`") ? "`` \(safe) ``" : "`\(safe)`"
    }
}
