public import FitnessModel

/// The training sessions of a file, in its order, with what could not be read.
public struct TrainingLog: Sendable {
    /// The program that wrote the file: "Strong".
    public let format: String
    /// In the order of the file.
    public internal(set) var sessions: [LoggedSession] = []
    /// What could not be read, or only in part, in the order of the file.
    public internal(set) var issues: [ImportIssue] = []
    /// Rows that became sets or notes.
    public internal(set) var rowsRead = 0
    /// Rows that hold no set by design, such as rest timers.
    public internal(set) var rowsSkipped = 0
    /// The units of weight that the file itself states.
    public internal(set) var statedUnits: Set<MassUnit> = []
}
