public import FitnessModel
import GRDB

/// An appointment as it is kept: a series as a whole, with its repetitions that have rows of their own.
public struct KeptAppointment: Hashable, Sendable {
    /// The appointment, by the clock of its own zone.
    public let appointment: Appointment
    /// Who comes; empty for no client.
    public let clientName: String
    /// By the day that they stand for.
    public let repetitions: [Appointment]
}

extension Appointments {
    /// Single ones of these days, and series that may take place on them, by their first days.
    ///
    /// - Parameter client: of whom; nil for all.
    public func kept(
        in days: ClosedRange<Day>, of client: Identifier<Client>? = nil
    ) throws(StoreError) -> [KeptAppointment] {
        try access.read { db in
            var condition = Condition(
                "a.series IS NULL AND a.day <= ? AND CASE a.rule WHEN '' THEN a.day ELSE coalesce(a.ends, '9') END >= ?",
                days.upperBound, days.lowerBound)
            if let client { condition.add("a.client = ?", client) }
            func list(_ condition: Condition, _ order: String) throws -> [Appointment] {
                try db.list(condition.visible(Appointment.self, to: access.viewer), order: order)
            }
            let found = try list(condition, Appointment.order)
            let own = try list(Condition("a.series IS NOT NULL"), "a.series, a.series_day")
            let repetitions = Dictionary(grouping: own) { $0.repetition?.series }
            let names = try db.all("SELECT id, name FROM client") { (Identifier<Client>(rawValue: $0[0]), $0.text(1)) }
            let nameOf = Dictionary(uniqueKeysWithValues: names)
            return found.map { one in
                KeptAppointment(
                    appointment: one, clientName: one.client.flatMap { nameOf[$0] } ?? "",
                    repetitions: repetitions[one.id] ?? [])
            }
        }
    }
}
