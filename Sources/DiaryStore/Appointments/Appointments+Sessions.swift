public import FitnessModel
public import Foundation
import GRDB

extension Appointments {
    /// So many minutes before or after an appointment a session counts as its own.
    public static let nearby = 90

    /// Ties a session to the appointment that it is, once. Without one it looks for that of its client which is planned within
    /// `nearby` minutes of its beginning.
    ///
    /// - Parameters:
    ///   - session: one that goes on, or is written down afterwards; then the appointment is done at once.
    ///   - appointment: as it is kept; of a series one repetition.
    ///   - zone: that of the trainer's clock.
    public func tie(
        _ session: Identifier<TrainingSession>, to appointment: Appointment? = nil, zone: TimeZone
    ) throws(StoreError) {
        try access.change { change in
            let session = try change.sessions.get(session)
            guard let one = try appointment ?? change.appointments.nearest(to: session, zone: zone) else { return }
            change.name("Tie the session to the \(try one.label(in: change))")
            var tied = one
            tied.session = session.id
            tied.isCharged = false
            tied.state = session.mode == .realTime && session.state == .live ? .planned : .done
            _ = try change.write(one, as: tied)
        }
    }

    /// Ties a session that goes on to an appointment from which it is opened, where it can be meant: both of one day, the appointment
    /// still planned, and the session no other's. Else nothing is changed.
    public func tie(opened session: TrainingSession, from appointment: Appointment, zone: TimeZone) throws(StoreError) {
        guard appointment.state == .planned, appointment.session == nil, session.mode == .realTime,
            appointment.shown(in: zone).day == session.day
        else { return }
        try access.change { change in
            let others = "SELECT count(*) FROM appointment WHERE session = ?"
            guard try change.db.count(others, session.id) == 0 else { return }
            try change.appointments.tie(session.id, to: appointment, zone: zone)
        }
    }

    /// The planned appointment of a session's client that is nearest to its beginning; for one of which nobody said when it
    /// began the first of its day.
    private func nearest(to session: TrainingSession, zone: TimeZone) throws -> Appointment? {
        let planned = try list(in: session.day...session.day, of: session.client, zone: zone)
            .filter { $0.appointment.state == .planned && $0.appointment.session == nil }
        guard let start = session.startedAt else { return planned.first?.kept }
        let minute = TimeOfDay(start, in: zone).minuteOfDay
        func distance(_ item: AppointmentItem) -> Int { abs((item.appointment.minute ?? minute) - minute) }
        return planned.filter { distance($0) <= Self.nearby }.min { distance($0) < distance($1) }?.kept
    }
}

extension Change {
    /// A session that was finished turns its appointment to done.
    func finishAppointment(of session: Identifier<TrainingSession>) throws {
        try db.run("UPDATE appointment SET state = 'done' WHERE session = ? AND state = 'planned'", session)
    }

    /// Without its session an appointment is planned again.
    func freeAppointment(of session: Identifier<TrainingSession>) throws {
        let free = "UPDATE appointment SET state = 'planned', charged = 0, session = NULL WHERE session = ?"
        try db.run(free, session)
    }
}
