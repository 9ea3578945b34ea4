public import ArgumentParser
public import DiaryExchange
public import FitnessModel
public import SpotterCore

// // Values on the command line.

extension Day: ExpressibleByArgument {
    /// A day such as 2026-03-12.
    public init?(argument: String) { self.init(iso: argument) }
}

extension HistoryRecord.Kind: ExpressibleByArgument {}

extension MassUnit: ExpressibleByArgument {}

extension PhaseFormat: ExpressibleByArgument {}

extension RecordFormat: ExpressibleByArgument {}

extension TrainingSheet.Use: ExpressibleByArgument {}

extension ProgressSection: ExpressibleByArgument {
    /// A section by its short name or the one on screen.
    public init?(argument: String) { self.init(named: argument) }
}
