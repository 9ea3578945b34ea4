public import FitnessModel

/// A run that goes on.
public struct LiveRun: Hashable, Sendable, Identifiable {
    /// The run.
    public let run: Run
    /// Who runs.
    public let clientName: String

    /// Names the run.
    public var id: Identifier<Run> { run.id }
    /// Whose it is.
    public var client: Identifier<Client> { run.client }
}
