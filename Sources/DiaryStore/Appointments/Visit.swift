public import FitnessModel
import GRDB

/// What a trainer should know of a client who comes.
public struct Visit: Hashable, Sendable {
    /// The sheet that is trained: the one of the appointment, else the one whose turn it is; nil where none is open.
    public let phase: PhaseListItem?
    /// The health note.
    public let health: String
    /// Sessions left of the packages; nil without one.
    public let sessionsLeft: Int?
}

extension DiaryAccess {
    /// What there is to know of the client of an appointment; nil where it is no client's.
    public func visit(_ appointment: Appointment, today: Day) throws(StoreError) -> Visit? {
        guard let client = appointment.client else { return nil }
        let open = try phases.byTurn(of: client, today: today).filter { $0.openSessions > 0 }
        return try read { db in
            let health = try db.first("SELECT health FROM client WHERE id = ?", client) { $0.text(0) } ?? ""
            let left = try SessionsLeft.read(of: client, today: today, db)
            return Visit(
                phase: appointment.phase.flatMap { wanted in open.first { $0.id == wanted } } ?? open.first,
                health: health, sessionsLeft: left)
        }
    }
}
