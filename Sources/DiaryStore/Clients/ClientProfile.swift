public import FitnessModel

/// All that the profile of a client shows.
public struct ClientProfile: Hashable, Sendable {
    /// The person.
    public let client: Client
    /// The categories that the looking trainer may see.
    public let categories: [Category]
    /// How the packages are used up.
    public let ledger: PackageLedger
    /// The mesocycles in use, newest first.
    public let mesocycles: [MesocycleContent]
    /// The newest sheets in use, newest first.
    public let phases: [PhaseListItem]
    /// The number of all sheets in use.
    public let phasesInUse: Int
    /// The newest sessions.
    public let recentSessions: [SessionListItem]
    /// All sheets, also those put away.
    public let phaseCount: Int
    /// All sessions.
    public let sessionCount: Int
    /// The day of the first session.
    public let firstSession: Day?
    /// The day of the newest session.
    public let lastSession: Day?
    /// The newest body weight that was measured.
    public let weighIn: WeighIn?
    /// How they were when they checked in last.
    public let checkIn: CheckIn?
    /// How their newest four weeks stand; nil where there are none.
    public let programme: ProgrammeStanding?
    /// The newest measurements, with what follows from them.
    public let body: BodyCourse

    /// Packages bought, oldest first.
    public var packages: [SessionPackage] { ledger.standings.map(\.package) }
    /// What is left of them; nil without one, negative when overdrawn.
    public var sessionsLeft: Int? { ledger.left }
}
