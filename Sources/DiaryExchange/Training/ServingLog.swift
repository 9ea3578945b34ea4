public import FitnessModel

/// The servings of a file, in its order, with what could not be read.
public struct ServingLog: Sendable {
    /// The program that wrote the file: "Cronometer".
    public let format: String
    /// In the order of the file.
    public internal(set) var servings: [ServingDraft] = []
    /// What could not be read, or only in part, in the order of the file.
    public internal(set) var issues: [ImportIssue] = []
    /// Rows that became servings.
    public internal(set) var rowsRead = 0

    /// First and last day; nil without servings.
    public var days: ClosedRange<Day>? { servings.lazy.map(\.entry.day).span }

    /// How many different days there are.
    public var dayCount: Int { Set(servings.lazy.map(\.entry.day)).count }

    /// Energy of all of them.
    public var energy: Energy { servings.reduce(.zero) { $0 + $1.entry.nutrients.energy } }
}
