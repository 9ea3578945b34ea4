/// What a file of another program held.
public enum ImportedDocument: Sendable {
    /// Sessions with their sets.
    case training(TrainingLog)
    /// What was eaten.
    case servings(ServingLog)

    /// What could not be read, or only in part, in the order of the file.
    public var issues: [ImportIssue] {
        switch self {
        case .training(let log): log.issues
        case .servings(let log): log.issues
        }
    }
}
