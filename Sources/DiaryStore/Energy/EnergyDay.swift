public import FitnessModel

/// The energy of one day of one client: everything that counts in it, and what it comes to, answered as its own.
@dynamicMemberLookup
public struct EnergyDay: Hashable, Sendable {
    /// What the day came to.
    public let summary: DaySummary
    /// What was eaten, by meal, then by the minute.
    public let foods: [FoodEntry]
    /// What was done.
    public let activities: [Costed<ActivityEntry>]
    /// Training sessions; one that goes on counts by the sets that are done.
    public let sessions: [Costed<SessionExpenditure>]
    /// Finished runs: a live one counts when it ends.
    public let runs: [Costed<Run>]
    /// How energy is computed.
    public let profile: EnergyProfile
    /// What the client should eat, by kind of day.
    public let targets: [DiaryDay.Kind: NutrientTarget]

    /// What the client should eat on this day.
    public var target: NutrientTarget? { targets[summary.kind] }

    /// What the day came to.
    public subscript<Value>(dynamicMember path: KeyPath<DaySummary, Value>) -> Value { summary[keyPath: path] }
}
