public import FitnessModel
public import Foundation
import GRDB

/// Appointments of the acting trainer and of the clients that he sees.
public struct Appointments: RecordSubject {
    package typealias Record = Appointment

    package let access: Access

    /// What takes place within these days, each repetition of a series for itself, in the order of the clock; that of a whole day
    /// comes first.
    ///
    /// - Parameters:
    ///   - client: of whom; nil for all.
    ///   - zone: that of the clock by which days and minutes are said.
    public func list(
        in days: ClosedRange<Day>, of client: Identifier<Client>? = nil, zone: TimeZone
    ) throws(StoreError) -> [AppointmentItem] {
        try access.read { db in
            // A clock of another zone can show the day before, or the one after.
            let wide = days.lowerBound.adding(days: -1)...days.upperBound.adding(days: 1)
            let found = try single(in: wide, of: client, db) + repeated(in: wide, of: client, db)
            return found.map { AppointmentItem(appointment: $0.0.shown(in: zone), clientName: $0.1, kept: $0.0) }
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

    /// The line of an appointment, a repetition of a series as it stands now.
    ///
    /// - Throws: `missing` where it is gone.
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

    private func item(_ kept: Appointment, _ zone: TimeZone, _ db: Database) throws -> AppointmentItem {
        let name = try kept.client.flatMap { client in
            try db.first("SELECT name FROM client WHERE id = ?", client) { $0.text(0) }
        }
        return AppointmentItem(appointment: kept.shown(in: zone), clientName: name ?? "", kept: kept)
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
        // Who is put away does not come; what was dealt with stays.
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
        let gone = leftOut.union(written)
        return days.filter { !gone.contains($0) }
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
