package import DiaryStore
package import FitnessModel
package import Foundation
import TerminalKit

/// The day for the command line: the appointments of today and tomorrow, and the attention list.
package struct TodayReport: Sendable, Encodable {
    /// One appointment.
    package struct Visitor: Sendable, Encodable {
        let day, time, name, state: String
        let minutes: Int
        /// Details for the trainer: sheet, place, sessions left.
        let about: String
    }

    /// An item of the attention list.
    package struct Waiting: Sendable, Encodable {
        let kind, client, what: String
        let isDue: Bool
    }

    let day: String
    let appointments: [Visitor]
    let needs: [Waiting]

    /// Reads the report of a day.
    package init(_ diary: Diary, today: Day, zone: TimeZone, rules: AttentionRules) throws(StoreError) {
        day = today.iso
        var visitors: [Visitor] = []
        for item in try diary.appointments.list(in: today...today.adding(days: 1), zone: zone) {
            let visit = try diary.appointments.visit(item, today: today, zone: zone)
            visitors.append(Visitor(item, visit))
        }
        appointments = visitors
        let overview = try diary.dashboard.overview(today: today, week: today...today, rules: rules, limit: 1_000)
        let report = try NeedsReport(
            diary, overview, today: today, zone: zone, rules: rules, formula: try diary.figures.strengthFormula())
        needs = report.needs.map {
            Waiting(kind: $0.kind.word, client: $0.name, what: $0.forms.first?.text ?? "", isDue: $0.isDue)
        }
    }

    /// The report as aligned lines.
    package var plain: [String] {
        guard let today = Day(iso: day) else { return [] }
        let todays = appointments.filter { $0.day == day }
        let tomorrows = appointments.filter { $0.day != day }
        let width = (appointments.map(\.name) + needs.map(\.client)).map(TextWidth.of).max() ?? 0
        func padded(_ name: String) -> String { TextWidth.padded(name, to: width) }
        func lines(_ title: Phrase, _ visitors: [Visitor]) -> [String] {
            let (none, allDay): (Phrase, Phrase) = ("no appointments", "all day")
            return [title.text] + (visitors.isEmpty ? ["  \(none)"] : [])
                + visitors.map {
                    "  \($0.time.isEmpty ? allDay.text : $0.time)  \(padded($0.name))  \($0.about)".trimmingEnd
                } + [""]
        }
        let (attention, nothing): (Phrase, Phrase) = ("Needs attention", "nothing is due")
        return lines("Today, \(today.long)", todays)
            + (tomorrows.isEmpty ? [] : lines("Tomorrow, \(today.adding(days: 1).long)", tomorrows))
            + [attention.text] + (needs.isEmpty ? ["  \(nothing)"] : [])
            + needs.map { "\($0.isDue ? "!" : " ") \(padded($0.client))  \($0.what)" }
    }
}

extension TodayReport.Visitor {
    fileprivate init(_ item: AppointmentItem, _ visit: Visit?) {
        let one = item.appointment
        (day, time, name) = (one.day.iso, one.time?.text ?? "", item.name)
        (state, minutes) = (one.state.rawValue, one.minutes)
        about = AppointmentText.forms(one, hasClient: one.client != nil, visit).first?.text ?? ""
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
