/// What a run is to reach.
public enum RunGoal: Hashable, Sendable {
    /// So far.
    case distance(Length)
    /// So long, in milliseconds.
    case time(Int)
    /// So much energy.
    case energy(Energy)
    /// So much energy, which was what the day had in surplus when the run began.
    case surplus(Energy)
}
