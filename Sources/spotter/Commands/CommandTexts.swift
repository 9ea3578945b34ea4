import ArgumentParser
import Phrases

// The texts of the command line as phrases; the parser shows them in the language in force.

extension ArgumentHelp {
    /// What an option does; `value` is the name of its value.
    static func phrase(_ text: Phrase, value: Phrase? = nil) -> ArgumentHelp {
        ArgumentHelp(text.text, valueName: value?.text)
    }
}

extension CommandConfiguration {
    init(
        name: String, abstract: Phrase, discussion: Phrase = "", version: String = "",
        subcommands: [any ParsableCommand.Type] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil
    ) {
        self.init(
            commandName: name, abstract: abstract.text, discussion: discussion.text, version: version,
            subcommands: subcommands, defaultSubcommand: defaultSubcommand)
    }
}

extension ValidationError {
    /// Why the arguments are wrong.
    static func phrase(_ text: Phrase) -> ValidationError { ValidationError(text.text) }
}
