package import DiaryStore
import FitnessModel
package import Foundation
package import Phrases

/// Due recurring tasks and upcoming appointments, for cron and notify-send.
package struct DueReport: Sendable, Encodable {
    /// A due plan or an appointment.
    package struct Line: Sendable, Encodable {
        /// "plan" or "appointment".
        package let kind: String
        /// The client's name; empty if there is none.
        package let client: String
        /// "Morning run: overdue by 2 days".
        package let what: Phrase
    }

    let version = JSONText.version
    /// Appointments by time, then recurring tasks.
    package let lines: [Line]

    /// A row for each line, for spreadsheets.
    package var table: ProgressTable {
        ProgressTable(
            "Due", ["kind", "client", "text"], lines.map { [.text($0.kind), .text($0.client), .word($0.what)] })
    }

    /// Reads the due plans and appointments from the diary.
    ///
    /// - Parameter minutes: How many minutes ahead appointments are included.
    package init(_ diary: Diary, at now: Date, zone: TimeZone, within minutes: Int) throws(StoreError) {
        let (today, minute) = (Day(now, in: zone), TimeOfDay(now, in: zone).minuteOfDay)
        let coming = try diary.appointments.list(in: today...today.adding(days: 1), zone: zone).filter { item in
            guard item.appointment.state == .planned, item.appointment.session == nil else { return false }
            guard let begin = item.appointment.minute else { return false }
            let wait = today.days(until: item.appointment.day) * 1_440 + begin - minute
            return (0...minutes).contains(wait)
        }
        let plans = try diary.recurringPlans.statuses(isOn: true).filter { status in
            guard let days = status.overdue(on: today) else { return false }
            return days > 0 || (status.plan.minute ?? 0) <= minute
        }
        lines =
            coming.map {
                Line(
                    kind: "appointment", client: $0.clientName,
                    what: [AppointmentText.time($0.appointment), Phrase(verbatim: $0.appointment.title)]
                        .filter { !$0.isEmpty }.joined(separator: " "))
            }
            + plans.map {
                let need = Need($0, today: today)
                return Line(kind: "plan", client: need.name, what: need.forms.first ?? "")
            }
    }
}
