import ArgumentParser
import SpotterCore
import SpotterUI

/// `spotter themes`.
struct ThemesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "themes", abstract: "List the colours there are, or print one as a starting point for your own.")

    @Option(name: .customLong("print"), help: ArgumentHelp("Print this theme's file.", valueName: "name"))
    var printed: String?

    @OptionGroup var place: PlaceOptions

    func run() throws {
        try reporting {
            let settings = place.settings
            for problem in settings.themes.problems { Output.complain(problem) }
            guard let printed else {
                let chosen = settings.themeName(flag: nil)
                for entry in settings.themes.entries {
                    Output.say("\(entry.name == chosen ? "*" : " ") \(entry.name)  \(entry.title)")
                }
                return
            }
            guard let text = settings.themes.text(of: printed) else {
                throw Failure(.noInput, "There is no theme file \(printed). `spotter themes` lists them.")
            }
            Output.text(text.hasSuffix("\n") ? text : text + "\n")
        }
    }
}

/// `spotter keys`.
struct KeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys", abstract: "Print the keys as a starting point for your own keys.toml.")

    @Flag(help: "Print docs/keys.md instead.")
    var markdown = false

    func run() throws {
        try reporting {
            let sections = CommandTable.byScope
            Output.text(markdown ? KeyDocument.markdown(sections) : KeyFile.template(sections))
        }
    }
}
