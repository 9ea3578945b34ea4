public import FitnessModel

/// One serving as another program logged it.
public struct LoggedServing: Hashable, Sendable {
    /// Stays the same in every export of the same serving: format, day, group, food, amount, and a count when all that
    /// repeats on a day. Times are left out, since not every layout has them.
    public let key: String
    /// As the diary takes it.
    public let entry: FoodEntry
}

/// The servings of a file, in its order, with what could not be read.
public struct ServingLog: Sendable {
    /// The program that wrote the file: "Cronometer".
    public let format: String
    /// In the order of the file.
    public internal(set) var servings: [LoggedServing] = []
    /// What could not be read, or only in part, in the order of the file.
    public internal(set) var issues: [ImportIssue] = []
    /// Rows that became servings.
    public internal(set) var rowsRead = 0

    init(format: String) {
        self.format = format
    }

    /// First and last day; nil without servings.
    public var days: ClosedRange<Day>? {
        guard let first = servings.lazy.map(\.entry.day).min(), let last = servings.lazy.map(\.entry.day).max() else {
            return nil
        }
        return first...last
    }

    /// How many different days there are.
    public var dayCount: Int { Set(servings.lazy.map(\.entry.day)).count }

    /// Energy of all of them.
    public var energy: Energy { servings.reduce(.zero) { $0 + $1.entry.nutrients.energy } }
}
