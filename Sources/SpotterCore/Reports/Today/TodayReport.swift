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
            Waiting(kind: $0.kind.word, client: $0.name, what: $0.forms.first ?? "", isDue: $0.isDue)
        }
    }

    /// The report as aligned lines.
    package var plain: [String] {
        guard let today = Day(iso: day) else { return [] }
        let parts = [
            ("Today, \(today.long)", appointments.filter { $0.day == day }),
            ("Tomorrow, \(today.adding(days: 1).long)", appointments.filter { $0.day != day }),
        ]
        let width = (appointments.map(\.name) + needs.map(\.client)).map(TextWidth.of).max() ?? 0
        func padded(_ name: String) -> String { TextWidth.padded(name, to: width) }
        var lines: [String] = []
        for (title, visitors) in parts where !visitors.isEmpty || title.hasPrefix("Today") {
            lines += [title] + (visitors.isEmpty ? ["  no appointments"] : [])
            lines += visitors.map {
                "  \($0.time.isEmpty ? "all day" : $0.time)  \(padded($0.name))  \($0.about)".trimmingEnd
            }
            lines.append("")
        }
        lines.append("Needs attention")
        lines += needs.isEmpty ? ["  nothing is due"] : []
        lines += needs.map { "\($0.isDue ? "!" : " ") \(padded($0.client))  \($0.what)" }
        return lines
    }
}

extension TodayReport.Visitor {
    fileprivate init(_ item: AppointmentItem, _ visit: Visit?) {
        let one = item.appointment
        (day, time, name) = (one.day.iso, one.time?.text ?? "", item.name)
        (state, minutes) = (one.state.rawValue, one.minutes)
        about = AppointmentText.forms(one, hasClient: one.client != nil, visit).first ?? ""
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
