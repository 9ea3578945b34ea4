package import DiaryExchange
package import DiaryStore
package import FitnessModel
import Phrases

/// Appointments of another calendar, before they are written. An appointment belongs to the client whose name its title
/// equals or begins with.
package struct CalendarContent: ImportContent {
    private let drafts: [AppointmentDraft]
    package let issues: [ImportRemark]

    /// - Parameter progress: Returns false to cancel.
    package init(_ file: CalendarFile, progress: (Double) -> Bool = { _ in true }) throws(ImportError) {
        var drafts: [AppointmentDraft] = []
        for (number, event) in file.events.enumerated() {
            if number % 512 == 0, !progress(1) { throw .cancelled }
            drafts.append(AppointmentDraft(event))
        }
        self.drafts = drafts
        issues = file.issues.map(ImportRemark.calendar)
    }

    package var formats: [FormatName] { [.calendar] }
    package var count: Int { drafts.count }
    package var unit: MassUnit? { nil }

    package func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan {
        let matches = try diary.imports.preview(drafts)
        let outcome = Outcome(matches)
        return ImportPlan(
            addsSomething: outcome.added + outcome.changed > 0, nothingNew: "\(outcome.message).",
            size: "\(count, one: "appointment", other: "appointments")", issues: issues,
            facts: [
                ImportLine(
                    text: "Format", detail: [formatTitle, ImportWording.days(outcome.days)].joined(separator: " · ")),
                ImportLine(
                    text: "Entries", detail: outcome.tally,
                    tone: outcome.added + outcome.changed > 0 ? .result : .warning
                ),
                ImportLine(text: "Clients", detail: outcome.clients),
                ImportLine(text: "Series", detail: outcome.series),
            ],
            lines: matches.map { match in
                ImportLine(
                    text: Self.line(match), detail: Self.detail(match), tone: match.kind == .known ? .remark : .plain)
            })
    }

    package func write(
        for client: Identifier<Client>, file: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport {
        let matches = try diary.imports.appointments(drafts, file: file, progress: progress)
        let outcome = Outcome(matches)
        let written = matches.filter { $0.kind != .known }
        let lines = written.map { match -> Phrase in "\(Self.line(match)): \(Self.detail(match))" }
        return ImportReport(
            message: outcome.message, added: written.map(\.draft.appointment.day).min().map { .appointments(from: $0) },
            lines: ["\(outcome.message)."] + lines
                + [ImportWording.whole(formatTitle, [ImportWording.days(outcome.days)], issues)],
            figures: Figures(
                format: format, appointmentsAdded: outcome.added, appointmentsChanged: outcome.changed,
                appointmentsAlreadyThere: outcome.known, withClient: matches.count { !$0.clientName.isEmpty },
                linesLost: issues.count(where: \.isLoss), firstDay: outcome.days?.lowerBound.iso,
                lastDay: outcome.days?.upperBound.iso))
    }

    private struct Figures: Encodable {
        let format: String
        let appointmentsAdded, appointmentsChanged, appointmentsAlreadyThere, withClient, linesLost: Int
        let firstDay, lastDay: String?
    }

    /// "Thu 12 Mar 2026 17:30 Jan Novak".
    private static func line(_ match: AppointmentMatch) -> Phrase {
        let one = match.draft.appointment
        let title: Phrase = one.title.isEmpty ? "(no title)" : "\(one.title)"
        let time: [Phrase] = one.time.map { ["\($0.text)"] } ?? []
        return ([one.day.namedDated] + time + [title]).joined(separator: " ")
    }

    /// "Jan Novak · every week · new".
    private static func detail(_ match: AppointmentMatch) -> Phrase {
        let repeats: Phrase? = match.draft.appointment.recurrence.map(\.wording)
        let kinds: [AppointmentMatch.Kind: Phrase] = [.new: "new", .changed: "changed", .known: "imported before"]
        let client: Phrase = match.clientName.isEmpty ? "no client" : "\(match.clientName)"
        return [client, repeats, kinds[match.kind]].compactMap(\.self).joined(separator: " · ")
    }
}

/// The result of an import of appointments.
private struct Outcome {
    let added, changed, known: Int
    let days: ClosedRange<Day>?
    let clients: Phrase
    let series: Phrase

    init(_ matches: [AppointmentMatch]) {
        added = matches.count { $0.kind == .new }
        changed = matches.count { $0.kind == .changed }
        known = matches.count { $0.kind == .known }
        days = matches.lazy.map(\.draft.appointment.day).span
        let names = Set(matches.map(\.clientName)).subtracting([""])
        let unnamed = matches.count { $0.clientName.isEmpty }
        clients =
            "\(matches.count - unnamed) of \(names.count, one: "client", other: "clients"), \(unnamed) without a client"
        let repeating = matches.count { $0.draft.appointment.isSeries }
        let differing = matches.reduce(0) { $0 + $1.draft.repetitions.count }
        series = "\(repeating, one: "repeats", other: "repeat"), \(differing, one: "day differs", other: "days differ")"
    }

    var message: Phrase { ImportWording.done(added, .appointment(changed: changed), alreadyThere: known) }

    var tally: Phrase {
        let parts: [Phrase] = [
            added > 0 ? "\(added) new" : "", changed > 0 ? "\(changed) changed" : "",
            known > 0 ? "\(known) imported before" : "",
        ].filter { !$0.isEmpty }
        return parts.isEmpty ? "none" : parts.joined(separator: ", ")
    }
}
