import FitnessModel

/// Names a line of a sheet: the row of a phase, or the row of a session without a phase.
enum SheetRowID: Hashable, Sendable {
    case phase(Identifier<PhaseRow>)
    case session(Identifier<SessionRow>)
}
