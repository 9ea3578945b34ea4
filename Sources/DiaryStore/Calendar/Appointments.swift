public import FitnessModel
public import Foundation
import GRDB

/// Appointments of the acting trainer and of the clients that he sees.
public struct Appointments: RecordSubject {
    package typealias Record = Appointment

    package let access: Access

    /// The appointments within these days, with each occurrence of a series, in the order of the clock; all-day ones
    /// come first.
    ///
    /// - Parameters:
    ///   - client: the client; nil for all.
    ///   - zone: the zone of the clock for days and minutes.
    public func list(
        in days: ClosedRange<Day>, of client: Identifier<Client>? = nil, zone: TimeZone
    ) throws(StoreError) -> [AppointmentItem] {
        try access.read { db in
            // A clock of another zone can show the day before, or the one after.
            let wide = days.lowerBound.adding(days: -1)...days.upperBound.adding(days: 1)
            let found = try single(in: wide, of: client, db) + repeated(in: wide, of: client, db)
            return found.map { AppointmentItem(appointment: $0.0.shown(in: zone), clientName: $0.1, stored: $0.0) }
                .filter { days.contains($0.appointment.day) }
                .sorted { AppointmentOrder($0) < AppointmentOrder($1) }
        }
    }

    /// Those of a client from a day on that are still planned, the next first.
    ///
    /// - Parameter days: how far ahead is looked; a series may have no end.
    public func planned(
        of client: Identifier<Client>, from today: Day, days: Int = 366, zone: TimeZone
    ) throws(StoreError) -> [AppointmentItem] {
        try list(in: today...today.adding(days: days), of: client, zone: zone)
            .filter { $0.appointment.state == .planned }
    }

    /// The current line of an appointment or an occurrence.
    ///
    /// - Throws: `missing` if it is deleted.
    public func item(_ id: AppointmentItem.ID, zone: TimeZone) throws(StoreError) -> AppointmentItem {
        try access.read { db in
            let viewer = access.viewer
            guard id.day != .earliest else { return try item(db.get(id.appointment, viewer: viewer), zone, db) }
            let own: Appointment? = try db.first(
                Condition("a.series = ? AND a.series_day = ?", id.appointment, id.day), order: Appointment.order)
            if let own { return try item(own, zone, db) }
            let series: Appointment = try db.get(id.appointment, viewer: viewer)
            guard series.has(id.day) else { throw StoreError.missing }
            return try item(series.repeated(on: id.day), zone, db)
        }
    }

    private func item(_ stored: Appointment, _ zone: TimeZone, _ db: Database) throws -> AppointmentItem {
        let name = try stored.client.flatMap { client in
            try db.first("SELECT name FROM client WHERE id = ?", client) { $0.text(0) }
        }
        return AppointmentItem(appointment: stored.shown(in: zone), clientName: name ?? "", stored: stored)
    }

    // MARK: Reading

    private typealias Named = (Appointment, String)

    private func single(
        in days: ClosedRange<Day>, of client: Identifier<Client>?, _ db: Database
    ) throws -> [Named] {
        var condition = Condition("a.rule = '' AND a.day BETWEEN ? AND ?", days.lowerBound, days.upperBound)
        if let client { condition.add("a.client = ?", client) }
        return try named(condition, db)
    }

    private func repeated(
        in days: ClosedRange<Day>, of client: Identifier<Client>?, _ db: Database
    ) throws -> [Named] {
        var condition = Condition(
            "a.rule <> '' AND coalesce(a.ends, '9') >= ? AND a.day <= ?", days.lowerBound, days.upperBound)
        if let client { condition.add("a.client = ?", client) }
        return try named(condition, db).flatMap { series, name in
            try series.days(in: days, db).map { (series.repeated(on: $0), name) }
        }
    }

    private func named(_ condition: Condition, _ db: Database) throws -> [Named] {
        let select = "SELECT \(Appointment.columns), coalesce(c.name, '') FROM \(Appointment.storage.source)"
        var seen = condition.visible(Appointment.self, to: access.viewer)
        // Archived clients have no future appointments; resolved ones stay.
        seen.add("c.archived_at IS NULL OR a.state <> 'planned'")
        return try db.all(select, seen, order: Appointment.order) { row in
            (Appointment(row: row), row.text(Appointment.columnCount))
        }
    }
}

extension Appointment {
    /// Whether the rule has a day and it was not left out.
    func has(_ day: Day) -> Bool {
        !leftOut.contains(day) && (recurrence?.days(from: self.day, in: day...day) ?? [self.day]).contains(day)
    }

    /// The days of a series on which nothing was written of it yet.
    func days(in range: ClosedRange<Day>, _ db: Database) throws -> [Day] {
        // A rule that this Spotter cannot read is a single appointment.
        let days = recurrence?.days(from: day, in: range) ?? (range.contains(day) ? [day] : [])
        guard let first = days.first, let last = days.last else { return [] }
        let written = try db.all(
            "SELECT series_day FROM appointment WHERE series = ? AND series_day BETWEEN ? AND ?", id, first, last
        ) { $0.day(0) }
        let excluded = leftOut.union(written)
        return days.filter { !excluded.contains($0) }
    }
}

/// The order of a calendar: by the clock, then as they were made.
private struct AppointmentOrder: Comparable {
    let day: Day
    let minute: Int
    let id: Int64

    init(_ item: AppointmentItem) {
        (day, minute) = (item.appointment.day, item.appointment.minute ?? -1)
        id = item.appointment.id.rawValue
    }

    static func < (left: Self, right: Self) -> Bool {
        (left.day, left.minute, left.id) < (right.day, right.minute, right.id)
    }
}

extension DiaryAccess {
    /// Appointments.
    public var appointments: Appointments { Appointments(access: access) }
}

/// A stored appointment: a series as a whole, with its occurrences that have rows of their own.
public struct StoredAppointment: Hashable, Sendable {
    /// The appointment, by the clock of its own zone.
    public let appointment: Appointment
    /// The client's name; empty without a client.
    public let clientName: String
    /// By the day of the occurrence.
    public let repetitions: [Appointment]
}

extension Appointments {
    /// Single appointments of these days, and series that may have occurrences on them, by their first days.
    ///
    /// - Parameter client: the client; nil for all.
    public func stored(
        in days: ClosedRange<Day>, of client: Identifier<Client>? = nil
    ) throws(StoreError) -> [StoredAppointment] {
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
                StoredAppointment(
                    appointment: one, clientName: one.client.flatMap { nameOf[$0] } ?? "",
                    repetitions: repetitions[one.id] ?? [])
            }
        }
    }
}

extension Appointments {
    /// The distance from an appointment at which a session still belongs to it, minutes.
    public static let nearby = 90

    /// Assigns a session to its appointment, once. By default the planned one of its client within `nearby` minutes of
    /// its start.
    ///
    /// - Parameters:
    ///   - session: one in progress, whose end completes the appointment, or a finished one, which completes it now.
    ///   - appointment: the stored appointment, or an occurrence of a series.
    ///   - zone: the zone of the trainer's clock.
    public func tie(
        _ session: Identifier<TrainingSession>, to appointment: Appointment? = nil, zone: TimeZone
    ) throws(StoreError) {
        try access.change { change in
            let session = try change.sessions.get(session)
            guard let one = try appointment ?? change.appointments.nearest(to: session, zone: zone) else { return }
            try change.name(.tie, one)
            var tied = one
            tied.session = session.id
            tied.isCharged = false
            tied.state = session.state == .live ? .planned : .done
            _ = try change.write(one, as: tied)
        }
    }

    /// Assigns a live session to the appointment that it was opened from, if possible: both on one day, the appointment
    /// still planned, and the session without another one. Else nothing is changed.
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

    /// The planned appointment of a session's client nearest to its start; without a start time the first of its day.
    private func nearest(to session: TrainingSession, zone: TimeZone) throws -> Appointment? {
        let planned = try list(in: session.day...session.day, of: session.client, zone: zone)
            .filter { $0.appointment.state == .planned && $0.appointment.session == nil }
        guard let start = session.startedAt else { return planned.first?.stored }
        let minute = TimeOfDay(start, in: zone).minuteOfDay
        func distance(_ item: AppointmentItem) -> Int { abs((item.appointment.minute ?? minute) - minute) }
        return planned.filter { distance($0) <= Self.nearby }.min { distance($0) < distance($1) }?.stored
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
