public import FitnessModel

/// An appointment, or a series of them, as another program's calendar has it.
public struct AppointmentDraft: Hashable, Sendable {
    /// The appointment; its UID is by what a second import knows it again, its id and its client count for nothing.
    public var appointment: Appointment
    /// Repetitions that differ, or that are beside the rule, by the day that they stand for.
    public var repetitions: [Day: Appointment]
    /// The letters of what was read: other letters are another version of the same appointment.
    public var version: String

    /// A draft.
    public init(_ appointment: Appointment, repetitions: [Day: Appointment] = [:], version: String) {
        self.appointment = appointment
        self.repetitions = repetitions
        self.version = version
    }
}

/// What an import does with one draft.
public struct AppointmentMatch: Hashable, Sendable {
    /// What happens.
    public enum Kind: Hashable, Sendable {
        /// It is not in the diary yet.
        case new
        /// It is there in an earlier version.
        case changed
        /// It is there as it is.
        case known
    }

    /// What was read.
    public let draft: AppointmentDraft
    /// Whose it is, by the name that its title is or begins with; "" for nobody's.
    public internal(set) var clientName = ""
    /// What happens.
    public internal(set) var kind = Kind.new

    /// How many records of the diary it is.
    public var count: Int { 1 + draft.repetitions.count }
}
