public import FitnessModel

/// The overview for the start of a day. Archived clients do not count.
public struct Overview: Hashable, Sendable {
    /// The sums of one week.
    public struct Week: Hashable, Sendable {
        /// Sessions started or recorded.
        public let sessions: Int
        /// Sets done.
        public let sets: Int
        /// Sum of weight x reps.
        public let volume: Mass
        /// Finished runs.
        public let runs: Int
        /// Activities.
        public let activities: Int
    }

    /// The state of a client.
    public struct Status: Hashable, Sendable, Identifiable {
        /// Names the client.
        public let id: Identifier<Client>
        /// As the trainer writes it.
        public let name: String
        /// The last day of training; nil if there is none yet.
        public let lastTraining: Day?
        /// Sessions left of the session packs; negative if overdrawn, nil without one or if not requested.
        public let sessionsLeft: Int?
        /// The health note.
        public let health: String
    }

    /// A client whose newest sheet is full, or past its last day.
    public struct FinishedPhase: Hashable, Sendable, Identifiable {
        /// Names the phase.
        public let id: Identifier<Phase>
        /// The client.
        public let client: Identifier<Client>
        /// As the trainer writes it.
        public let clientName: String
        /// "P6 In season".
        public let name: String
        /// Sessions that were not done by its last day; none if it is full.
        public let openSessions: Int
    }

    /// How many clients are in use.
    public let clientCount: Int
    /// The week in question.
    public let week: Week
    /// Clients who trained within the limit of days, newest first.
    public let recent: [Status]
    /// Clients who have not trained for longer, the most recent first; those who never have last.
    public let absent: [Status]
    /// Clients with few sessions left, the fewest first.
    public let shortPackages: [Status]
    /// Clients who need a new plan, the most recently finished first.
    public let finishedPhases: [FinishedPhase]
}
