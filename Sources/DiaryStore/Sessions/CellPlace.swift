public import FitnessModel

/// Where a load cell stands.
public enum CellPlace: Hashable, Comparable, Sendable {
    /// In a row of a sheet, in a column where no session has begun: what is written there is a plan.
    case ahead(Identifier<PhaseRow>, column: Int)
    /// In a session, in a row of the sheet that it follows; the session may not have begun the row yet.
    case planned(Identifier<PhaseRow>, Identifier<TrainingSession>)
    /// In a row of a session, be it beside the plan or of a session that follows none.
    case own(Identifier<SessionRow>)

    /// Those ahead first, column by column, then those of the sheet, session by session: the order in which several are
    /// written.
    public static func < (left: CellPlace, right: CellPlace) -> Bool { left.order < right.order }

    private var order: (Int, Int64, Int64) {
        switch self {
        case .ahead(let row, let column): (0, Int64(column), row.rawValue)
        case .planned(let row, let session): (1, session.rawValue, row.rawValue)
        case .own(let row): (2, row.rawValue, 0)
        }
    }
}
