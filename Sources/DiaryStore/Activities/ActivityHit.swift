public import FitnessModel

/// An activity as a line of a list that is typed into.
public struct ActivityHit: Hashable, Sendable, Identifiable {
    /// The activity.
    public let activity: Activity
    /// How often the client has done it.
    public let uses: Int
    /// The word that was taken for one that no activity has; nil where everything typed was found.
    public internal(set) var correction: String?

    /// Names the activity.
    public var id: Identifier<Activity> { activity.id }
}
