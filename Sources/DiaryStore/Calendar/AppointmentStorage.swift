public import FitnessModel
import GRDB

extension Appointment.State: Storable {}

extension Appointment: StoredRecord {
    /// A trainer sees his own appointments and those of the clients that he sees.
    package static let storage = Storage<Appointment>(
        .appointment, as: "a", joining: "LEFT JOIN client c ON c.id = a.client",
        visible: "(a.owner = ? OR c.owner = ? OR c.shared IS 1)",
        [
            .owner, StoredColumn("client", \.client), StoredColumn("title", \.title), StoredColumn("day", \.day),
            StoredColumn("minute", \.minute), StoredColumn("minutes", \.minutes) { min(max($0, 0), 525_600) },
            StoredColumn("zone", \.zone), StoredColumn("place", \.place), StoredColumn("note", \.note),
            StoredColumn("phase", \.phase), StoredColumn("state", \.state), StoredColumn("charged", \.isCharged),
            StoredColumn("session", \.session), StoredColumn("rule", \.rule),
            .computed("ends") { $0.recurrence?.lastDay(from: $0.day) },
            StoredColumn("left_out", \.leftOutText), StoredColumn("series", \.series),
            StoredColumn("series_day", \.seriesDay), StoredColumn("uid", \.uid), StoredColumn("extra", \.extra),
        ])
    static let order = "a.day, a.minute, a.id"

    package init(blank id: Identifier<Appointment>) { self.init(id: id, day: .earliest) }

    package var aboutClient: Identifier<Client>? { client }

    package func details(in change: Change) throws -> ChangeDetails {
        [.name: title, .day: day.iso, .time: time?.text ?? ""]
    }
}

extension Appointment {
    fileprivate var leftOutText: String {
        get { leftOut.sorted().map(\.iso).joined(separator: ",") }
        set { leftOut = Set(newValue.split(separator: ",").compactMap { Day(iso: String($0)) }) }
    }

    /// The day comes after the series in the row, and completes it.
    fileprivate var series: Identifier<Appointment>? {
        get { repetition?.series }
        set { repetition = newValue.map { Repetition(of: $0, on: repetition?.day ?? .earliest) } }
    }

    fileprivate var seriesDay: Day? {
        get { repetition?.day }
        set { repetition = newValue.flatMap { day in repetition.map { Repetition(of: $0.series, on: day) } } }
    }
}

/// One line of a calendar: an appointment by the clock of the trainer, each repetition of a series for itself.
public struct AppointmentItem: Hashable, Sendable, Identifiable {
    /// The identity of a line before it is written: the record and the day of the occurrence.
    public struct ID: Hashable, Sendable {
        let appointment: Identifier<Appointment>
        let day: Day
    }

    /// The appointment; its day and minute are those of the trainer's clock.
    public let appointment: Appointment
    /// The client's name; empty without a client.
    public let clientName: String
    /// The stored appointment: day and minute are those of its own zone.
    public let stored: Appointment

    /// The identity, which an occurrence keeps when it is written.
    public var id: ID {
        appointment.repetition.map { ID(appointment: $0.series, day: $0.day) }
            ?? ID(appointment: appointment.id, day: .earliest)
    }

    /// The client's name, or the title.
    public var name: String { clientName.isEmpty ? appointment.title : clientName }
}
