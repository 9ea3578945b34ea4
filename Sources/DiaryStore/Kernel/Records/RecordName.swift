public import FitnessModel

/// A record as an error names it.
public enum RecordName: Hashable, Sendable {
    /// By its own name.
    case named(String)
    /// A record without a name.
    case unnamed(RecordKind)
    /// The record of a day.
    case ofDay(RecordKind, Day)
    /// A part of a week of a programme.
    case ofWeek(RecordKind, Int)
    /// What a client has once, or once a day.
    case ofClient(RecordKind, String, day: Day? = nil)
}

/// A use of a record, which prevents deleting it.
public enum RecordUse: Hashable, Sendable {
    /// By a record with this name.
    case named(String)
    /// On the sheet of a client.
    case phase(String, client: String)
    /// On a sheet without a client.
    case template(String)
    /// In that many sessions; of one client, or of all.
    case sessions(Int, client: String? = nil)
    case badge(String)
    case recurringPlan(String)
    /// By that many machines of other trainers.
    case machinesOfOthers(Int)
}
