public import FitnessModel

/// A run that goes on.
public struct LiveRun: Hashable, Sendable, Identifiable {
    /// The run.
    public let run: Run
    /// Whose it is.
    public let client: Identifier<Client>
    /// Who runs.
    public let clientName: String

    /// Names the run.
    public var id: Identifier<Run> { run.id }
}
