public import FitnessModel

/// Where a load cell stands.
public enum CellPlace: Hashable, Comparable, Sendable {
    /// In a session, in a row of the sheet that it follows; the session may not have begun the row yet.
    case planned(Identifier<PhaseRow>, Identifier<TrainingSession>)
    /// In a row of a session, be it beside the plan or of a session that follows none.
    case own(Identifier<SessionRow>)

    /// Planned ones first, session by session: the order in which several are written.
    public static func < (left: CellPlace, right: CellPlace) -> Bool { left.order < right.order }

    private var order: (Int64, Int64) {
        switch self {
        case .planned(let row, let session): (session.rawValue, row.rawValue)
        case .own(let row): (.max, row.rawValue)
        }
    }
}
