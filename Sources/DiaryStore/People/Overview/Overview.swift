public import FitnessModel

/// What a trainer should know when the day begins. Clients put away do not count.
public struct Overview: Hashable, Sendable {
    /// What was trained in one week.
    public struct Week: Hashable, Sendable {
        /// Sessions begun or written down.
        public let sessions: Int
        /// Sets done.
        public let sets: Int
        /// Sum of weight x reps.
        public let volume: Mass
    }

    /// Where a client stands.
    public struct Standing: Hashable, Sendable, Identifiable {
        /// Names the client.
        public let id: Identifier<Client>
        /// As the trainer writes it.
        public let name: String
        /// The newest day of training; nil when there is none yet.
        public let lastSession: Day?
        /// Sessions left of the packages; negative when overdrawn, nil without a package or when nobody asked.
        public let sessionsLeft: Int?
        /// The health note.
        public let health: String
    }

    /// A client whose newest sheet is full, or past its last day.
    public struct FinishedPhase: Hashable, Sendable, Identifiable {
        /// Names the phase.
        public let id: Identifier<Phase>
        /// Whose it is.
        public let client: Identifier<Client>
        /// As the trainer writes it.
        public let clientName: String
        /// "P6 In season".
        public let name: String
        /// Sessions that were not done by its last day; none where it is full.
        public let openSessions: Int
    }

    /// How many clients are in use.
    public let clientCount: Int
    /// The week in question.
    public let week: Week
    /// Who trained within the limit of days, the newest first.
    public let recent: [Standing]
    /// Who has not trained for longer, those who stopped last first; at the end those who never have.
    public let absent: [Standing]
    /// Whose packages run out, the shortest first.
    public let shortPackages: [Standing]
    /// Who needs a new plan, the one finished last first.
    public let finishedPhases: [FinishedPhase]
}
