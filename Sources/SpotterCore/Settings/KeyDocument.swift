public import ViewKit

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
