package import DiaryStore
package import FitnessModel
package import Foundation
import Phrases

/// The appointments of one day in order of time, with the free time between them.
package struct Agenda: Sendable {
    package enum Line: Hashable, Sendable {
        /// An appointment with the names of those that overlap it.
        case appointment(AppointmentItem, overlaps: [String])
        /// Free time, in minutes since midnight.
        case free(from: Int, to: Int)
    }

    /// The least gap in minutes that is listed.
    package static let minFree = 30

    package let day: Day
    package let items: [AppointmentItem]

    /// Reads the appointments of consecutive days.
    package static func read(
        _ days: ClosedRange<Day>, _ diary: Diary, zone: TimeZone, of client: Identifier<Client>? = nil
    ) throws(StoreError) -> [Agenda] {
        let items = try diary.appointments.list(in: days, of: client, zone: zone)
        let byDay = Dictionary(grouping: items, by: \.appointment.day)
        return (0...days.lowerBound.days(until: days.upperBound)).map { place in
            let day = days.lowerBound.adding(days: place)
            return Agenda(day: day, items: byDay[day] ?? [])
        }
    }

    /// The lines of the day.
    ///
    /// - Parameter minute: The current minute of the day if the day is today. Free time before it is left out.
    package func lines(after minute: Int? = nil) -> [Line] {
        var lines: [Line] = []
        var end: Int?
        for (item, overlaps) in zip(items, overlaps) {
            let one = item.appointment
            if let begin = one.minute, one.takesPlace {
                if let end, begin - max(end, minute ?? 0) >= Self.minFree {
                    lines.append(.free(from: max(end, minute ?? 0), to: begin))
                }
                end = max(end ?? 0, begin + one.minutes)
            }
            lines.append(.appointment(item, overlaps: overlaps))
        }
        return lines
    }

    /// For each appointment the names of those that overlap it.
    private var overlaps: [[String]] {
        var names: [[String]] = Array(repeating: [], count: items.count)
        for (place, item) in items.enumerated() {
            guard item.appointment.takesPlace, let begin = item.appointment.minute else { continue }
            let end = begin + max(item.appointment.minutes, 1)
            // They are in order of time: after the first that begins later, all do.
            let rest = items.indices.dropFirst(place + 1).prefix {
                items[$0].appointment.minute.map { $0 < end } ?? true
            }
            for other in rest where items[other].appointment.overlaps(item.appointment) {
                names[place].append(items[other].name)
                names[other].append(item.name)
            }
        }
        return names
    }

    /// The current or next appointment: the first planned one that is not over, otherwise the last planned one; nil if
    /// there is none.
    package func next(at minute: Int) -> AppointmentItem? {
        let planned = items.filter { $0.appointment.state == .planned && $0.appointment.minute != nil }
        return planned.first { ($0.appointment.minute ?? 0) + $0.appointment.minutes > minute } ?? planned.last
    }
}

/// Appointments as a table for the command line.
package enum CalendarReport {
    /// A row for each appointment, in the trainer's time zone.
    package static func table(_ items: [AppointmentItem]) -> ProgressTable {
        ProgressTable(
            "Calendar", ["Date", "Day", "Time", "Minutes", "Client", "Title", "Location", "State", "Note"],
            items.map { item in
                let one = item.appointment
                return [
                    .text(one.day.iso), .word(one.day.weekday.short), one.time.map { .text($0.text) } ?? .none,
                    .whole(one.minutes), .text(item.clientName), .text(one.title), .text(one.place),
                    .text(one.state.rawValue), .text(one.note),
                ]
            })
    }
}
