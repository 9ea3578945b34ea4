public import FitnessModel
public import Foundation
import GRDB

/// Facts about a client with an appointment.
public struct Visit: Hashable, Sendable {
    /// The sheet that is trained: the one of the appointment, else the next one in turn; nil if none is open.
    public let phase: PhaseListItem?
    /// The number of the session, from 1, if each earlier appointment takes one; nil if the phase is over or the sheet
    /// is full by then.
    public let session: Int?
    /// The health note.
    public let health: String
    /// Sessions left of the session packs; nil without one.
    public let sessionsLeft: Int?
}

extension Appointments {
    /// Facts about the clients of these appointments; appointments without a client have none.
    ///
    /// - Parameter zone: the zone of the trainer's clock.
    public func visits(
        _ items: [AppointmentItem], today: Day, zone: TimeZone
    ) throws(StoreError) -> [AppointmentItem.ID: Visit] {
        var visits: [AppointmentItem.ID: Visit] = [:]
        for item in items { visits[item.id] = try visit(item, today: today, zone: zone) }
        return visits
    }

    /// Facts about the client of an appointment; nil without a client.
    ///
    /// - Parameter zone: the zone of the trainer's clock.
    public func visit(_ item: AppointmentItem, today: Day, zone: TimeZone) throws(StoreError) -> Visit? {
        guard let client = item.appointment.client else { return nil }
        let open = try access.phases.byTurn(of: client, today: today, isOpen: true)
        func sheet(of one: Appointment) -> PhaseListItem? {
            one.phase.flatMap { wanted in open.first { $0.id == wanted } } ?? open.first
        }
        let phase = sheet(of: item.appointment)
        var session: Int?
        if let phase, item.appointment.day >= today {
            let before = try access.appointments.list(in: today...item.appointment.day, of: client, zone: zone)
                .prefix { $0.id != item.id }.map(\.appointment)
                .count { $0.state == .planned && sheet(of: $0)?.id == phase.id }
            let next = phase.sessionsDone + 1 + before
            session = next <= phase.phase.sessionCount ? next : nil
        }
        return try access.read { [session] db in
            let health = try db.first("SELECT health FROM client WHERE id = ?", client) { $0.text(0) } ?? ""
            let left = try SessionsLeft.read(of: client, today: today, db)
            return Visit(phase: phase, session: session, health: health, sessionsLeft: left)
        }
    }
}
