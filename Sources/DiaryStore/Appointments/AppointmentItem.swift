public import FitnessModel

/// One line of a calendar: an appointment by the clock of the trainer, each repetition of a series for itself.
public struct AppointmentItem: Hashable, Sendable, Identifiable {
    /// What a line is known by, as long as nothing is written of it: the record and the day that it stands for.
    public struct ID: Hashable, Sendable {
        let appointment: Identifier<Appointment>
        let day: Day
    }

    /// The appointment; its day and minute are those of the trainer's clock.
    public let appointment: Appointment
    /// Who comes; empty for no client.
    public let clientName: String
    /// As it is kept: day and minute are those of its own zone.
    public let kept: Appointment

    /// Names the line. A repetition keeps it when it is written of.
    public var id: ID {
        appointment.repetition.map { ID(appointment: $0.series, day: $0.day) }
            ?? ID(appointment: appointment.id, day: .earliest)
    }

    /// Who comes, or what it is.
    public var name: String { clientName.isEmpty ? appointment.title : clientName }
}
