package import DiaryStore
package import FitnessModel
package import Foundation
import Phrases
import TerminalKit

/// The day for the command line: the appointments of today and tomorrow, and the attention list. The
/// properties are the fields of its JSON.
package struct TodayReport: Sendable, Encodable {
    /// One appointment.
    package struct Visitor: Sendable, Encodable {
        let day: Day
        /// When it begins, "17:30"; empty for a whole day.
        let time: String
        /// The client, or the title of an appointment without one.
        let name: String
        /// "planned", "done", "cancelled" or "missed".
        let state: String
        /// How long it takes.
        let minutes: Int
        /// Details for the trainer: sheet, location, sessions left.
        let about: Phrase
    }

    /// An item of the attention list.
    package struct Waiting: Sendable, Encodable {
        /// `Need.Kind.word`.
        let kind: String
        let client: String
        let what: Phrase
        /// Whether it is due by its date; others can wait.
        let isDue: Bool
    }

    let version = JSONText.version
    let day: Day
    let appointments: [Visitor]
    let needs: [Waiting]

    /// The largest number of clients that the overview lists of each kind: more than a trainer has.
    private static let most = 1_000

    /// Reads the report of a day.
    package init(_ diary: Diary, today: Day, zone: TimeZone, rules: AttentionRules) throws(StoreError) {
        day = today
        let items = try diary.appointments.list(in: today...today.adding(days: 1), zone: zone)
        let visits = try diary.appointments.visits(items, today: today, zone: zone)
        appointments = items.map { Visitor($0, visits[$0.id]) }
        // The totals of the week are not part of the report.
        let overview = try diary.dashboard.overview(today: today, week: today...today, rules: rules, limit: Self.most)
        let report = try NeedsReport(
            diary, overview, today: today, zone: zone, rules: rules, formula: try diary.figures.strengthFormula())
        needs = report.needs.map {
            Waiting(kind: $0.kind.word, client: $0.name, what: $0.forms.first ?? "", isDue: $0.isDue)
        }
    }
}

extension TodayReport.Visitor {
    fileprivate init(_ item: AppointmentItem, _ visit: Visit?) {
        let one = item.appointment
        (day, time, name) = (one.day, one.time?.text ?? "", item.name)
        (state, minutes) = (one.state.rawValue, one.minutes)
        about = AppointmentText.forms(one, hasClient: one.client != nil, visit).first ?? ""
    }

    fileprivate var shownTime: String {
        let allDay: Phrase = "all day"
        return time.isEmpty ? allDay.text : time
    }
}

extension TodayReport {
    /// A row for each appointment and each need, for spreadsheets.
    package var table: ProgressTable {
        ProgressTable(
            "Today", ["day", "time", "name", "kind", "minutes", "text", "due"],
            appointments.map { one in
                [
                    .text(one.day.iso), .text(one.time), .text(one.name), .text("appointment: \(one.state)"),
                    .whole(one.minutes), .word(one.about), .none,
                ]
            }
                + needs.map { need in
                    [
                        .text(day.iso), .text(""), .text(need.client), .text(need.kind), .none, .word(need.what),
                        .text(need.isDue ? "yes" : "no"),
                    ]
                })
    }

    /// The report as aligned lines.
    package var plain: [String] {
        let tomorrow = day.adding(days: 1)
        let width = (appointments.map(\.name) + needs.map(\.client)).map { TextWidth.of($0) }.max() ?? 0
        let tomorrows = lines(on: tomorrow, nameWidth: width)
        var sections = [section("Today, \(day.long)", lines(on: day, nameWidth: width))]
        if !tomorrows.isEmpty { sections.append(section("Tomorrow, \(tomorrow.long)", tomorrows)) }
        let waiting = needs.map { need in
            "\(need.isDue ? "!" : " ") \(TextWidth.padded(need.client, to: width))  \(need.what.text)"
        }
        sections.append(section("Needs attention", waiting, ifEmpty: "nothing is due"))
        return Array(sections.joined(separator: [""]))
    }

    private func section(
        _ title: Phrase, _ lines: [String], ifEmpty nothing: Phrase = "no appointments"
    ) -> [String] {
        [title.text] + (lines.isEmpty ? ["  \(nothing.text)"] : lines)
    }

    private func lines(on day: Day, nameWidth: Int) -> [String] {
        let timeWidth = appointments.map { TextWidth.of($0.shownTime) }.max() ?? 0
        return appointments.filter { $0.day == day }.map { one in
            let time = TextWidth.padded(one.shownTime, to: timeWidth)
            return "  \(time)  \(TextWidth.padded(one.name, to: nameWidth))  \(one.about.text)".trimmingEnd
        }
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
