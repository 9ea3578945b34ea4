package import DiaryStore
package import FitnessModel
package import Phrases

package enum AppointmentText {
    /// "17:30"; "all day".
    package static func time(_ one: Appointment) -> Phrase { one.time.map { "\($0.text)" } ?? "all day" }

    /// "17:30-18:30", or "all day". An end on a later day is marked: "22:00-06:00 (+1)".
    package static func span(_ one: Appointment) -> Phrase {
        let days = one.end.days
        guard let time = one.time else { return days > 1 ? "\(days) days" : "all day" }
        guard one.minutes > 0, let end = TimeOfDay(minuteOfDay: one.end.minute) else { return "\(time.text)" }
        return days > 0
            ? Phrase(verbatim: "\(time.text)-\(end.text) (+\(days))") : Phrase(verbatim: "\(time.text)-\(end.text)")
    }

    /// "Thu 12 Mar 17:30".
    package static func moment(_ one: Appointment) -> Phrase {
        let time: [Phrase] = one.time.map { ["\($0.text)"] } ?? []
        return ([one.day.named] + time).joined(separator: " ")
    }

    /// "1 h 15 min"; the argument is in minutes.
    package static func length(_ minutes: Int) -> String { ActivityDuration.text(minutes * 60) }

    /// The state of an appointment; empty if it is planned.
    package static func state(_ one: Appointment) -> Phrase {
        switch one.state {
        case .planned: ""
        case .done: "done"
        case .cancelled: "cancelled"
        case .missed: one.isCharged ? "missed, charged" : "missed"
        }
    }

    /// The details of a visit, from the longest form to the shortest: "P6 In season session 3 of 6 · left knee · 8
    /// left".
    ///
    /// - Parameter overlaps: The names of others at the same time; they come first.
    package static func forms(
        _ one: Appointment, hasClient: Bool, _ visit: Visit?, overlaps: [String] = []
    ) -> [Phrase] {
        let forms = plainForms(one, hasClient: hasClient, visit)
        guard let other = overlaps.first else { return forms }
        let others: Phrase =
            overlaps.count > 1 ? "! overlaps \(other) and \(overlaps.count - 1) more" : "! overlaps \(other)"
        return forms.map { join([others, $0]) } + [others]
    }

    /// The full text of an appointment, with the longest of its forms: "17:30-18:30 Jan Stencel · P6 session 3 of 6 ·
    /// left knee · 8 left".
    package static func whole(_ item: AppointmentItem, _ forms: [Phrase]) -> Phrase {
        let title: Phrase = [span(item.appointment), "\(item.name)"].joined(separator: " ")
        return join([title, forms.first ?? ""])
    }

    /// "09:00 free 1 h 30 min"; the arguments are minutes since midnight.
    package static func free(from: Int, to: Int) -> Phrase {
        "\(TimeOfDay(minuteOfDay: from)?.text ?? "") free \(length(to - from))"
    }

    private static func plainForms(_ one: Appointment, hasClient: Bool, _ visit: Visit?) -> [Phrase] {
        let state = state(one)
        let (place, note): (Phrase, Phrase) = ("\(one.place)", "\(one.note)")
        let title: Phrase = hasClient ? "\(one.title)" : ""
        let health = visit.map { HealthText($0.health) } ?? HealthText("")
        let left: Phrase = visit?.sessionsLeft.map { $0 < 0 ? "\(-$0) owed" : "\($0) left" } ?? ""
        let phase = visit.flatMap { visit in visit.phase.map { PhaseText($0, session: visit.session) } }
        // Appointments that are done or cancelled need no preparation.
        guard one.state == .planned else {
            return [join([state, title, place, note]), join([state, title]), state]
        }
        return [
            join([title, phase?.whole ?? "", place, health.whole, left, note]),
            join([title, phase?.whole ?? "", health.whole, left]),
            join([title, phase?.named ?? "", health.whole, left]),
            join([title, phase?.named ?? "", health.short, left]),
            join([phase?.named ?? title, health.mark, left]), join([phase?.figures ?? title, health.short, left]),
            join([phase?.figures ?? title, health.mark, left]), join([phase?.figures ?? title, left]), left,
        ]
    }

    private static func join(_ parts: [Phrase]) -> Phrase { parts.filter { !$0.isEmpty }.joined(separator: " · ") }

    /// The session of a sheet; the sheet alone if the session is unknown.
    private struct PhaseText {
        /// "P6 In season session 3 of 6", "P6 In season 3/6", "3/6".
        let whole, named, figures: Phrase

        init(_ phase: PhaseListItem, session: Int?) {
            let (name, count) = (phase.phase.name, phase.phase.sessionCount)
            whole = session.map { "\(name) session \($0) of \(count)" } ?? "\(name)"
            named = Phrase(verbatim: session.map { "\(name) \($0)/\(count)" } ?? name)
            figures = Phrase(verbatim: session.map { "\($0)/\(count)" } ?? "")
        }
    }

    /// A health note in three lengths.
    private struct HealthText {
        let whole, short, mark: Phrase

        init(_ note: String) {
            let line = note.split(whereSeparator: \.isNewline).joined(separator: " ")
            let text = line.isEmpty ? "" : "! \(line)"
            whole = "\(text)"
            short = text.count > 18 ? Phrase(verbatim: String(text.prefix(17)).trimmingBlanks + "…") : whole
            mark = Phrase(verbatim: line.isEmpty ? "" : "!")
        }
    }
}
