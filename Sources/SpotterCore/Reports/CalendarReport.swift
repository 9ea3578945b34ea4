package import DiaryStore
import FitnessModel
import Phrases

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
