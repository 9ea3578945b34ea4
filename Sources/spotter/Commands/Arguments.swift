public import ArgumentParser
public import DiaryExchange
public import FitnessModel
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
