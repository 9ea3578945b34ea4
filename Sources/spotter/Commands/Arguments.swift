public import ArgumentParser
public import DiaryExchange
public import FitnessModel
import Phrases
public import SpotterCore

// Parsing of option values on the command line.

extension Day: ExpressibleByArgument {
    /// Parses a day such as 2026-03-12.
    public init?(argument: String) { self.init(iso: argument) }
}

extension HistoryRecord.Kind: ExpressibleByArgument {}

extension MassUnit: ExpressibleByArgument {}

extension PhaseFormat: ExpressibleByArgument {}

extension RecordFormat: ExpressibleByArgument {}

extension TrainingSheet.Use: ExpressibleByArgument {}

extension ProgressSection: ExpressibleByArgument {
    /// Parses a section by its short name or its display name.
    public init?(argument: String) { self.init(named: argument) }
}

// MARK: Texts

// The texts of the command line as phrases; the parser shows them in the current language.

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
