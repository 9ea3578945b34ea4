public import FitnessModel

/// The servings of a file, in file order, and its issues.
public struct ServingLog: Sendable {
    /// The program that wrote the file.
    public let format: FormatName
    /// In file order.
    public internal(set) var servings: [ServingDraft] = []
    /// Problems and remarks, in file order.
    public internal(set) var issues: [ImportIssue] = []
    /// The number of rows that became servings.
    public internal(set) var rowsRead = 0

    /// First and last day; nil without servings.
    public var days: ClosedRange<Day>? { servings.lazy.map(\.entry.day).span }

    /// The number of distinct days.
    public var dayCount: Int { Set(servings.lazy.map(\.entry.day)).count }

    /// The energy of all servings.
    public var energy: Energy { servings.reduce(.zero) { $0 + $1.entry.nutrients.energy } }
}
