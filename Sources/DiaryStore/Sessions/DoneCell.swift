public import FitnessModel

/// What a client did in one exercise on one day.
public struct DoneCell: Hashable, Sendable {
    /// The session it belongs to.
    public let session: Identifier<TrainingSession>
    /// The session's row.
    public let sessionRow: Identifier<SessionRow>
    /// The session's day.
    public let day: Day
    /// The load cell, to the letter.
    public let text: String
    /// The unit in which the text is read.
    public let unit: MassUnit
    /// What was asked for then.
    public let prescription: Prescription
    /// Where it was, where that is known.
    public let place: Place?
}

extension DoneCell {
    /// Where it was, if that was not here; nil where one of the two places is not known.
    public func elsewhere(than here: Identifier<Place>?) -> Place? {
        guard let here, let place, place.id != here else { return nil }
        return place
    }
}

extension Sequence<DoneCell> {
    /// What was done session by session, in the order of the cells, newest first: an exercise may stand in several rows of
    /// a session, which are joined in the order of training.
    public func bySession(kind: UnitKind) -> [LoadCell] {
        var sessions: [[DoneCell]] = []
        for cell in self {
            if sessions.last?.last?.session == cell.session {
                sessions[sessions.count - 1].append(cell)
            } else {
                sessions.append([cell])
            }
        }
        return sessions.map { cells in
            LoadCell(cells.reversed().map(\.text).joined(separator: " "), unit: cells[0].unit, kind: kind)
        }
    }
}
