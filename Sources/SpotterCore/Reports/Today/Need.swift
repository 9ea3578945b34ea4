package import DiaryStore
package import FitnessModel
package import Phrases

/// An item of the attention list: something the trainer must deal with or should know.
package struct Need: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A past appointment is still open.
        case appointment(AppointmentItem.ID)
        /// A recurring task is due.
        case plan(Identifier<RecurringPlan>)
        /// A session pack is running out or overdrawn.
        case package
        /// A session pack with sessions left expires soon.
        case expiry
        /// A phase is full or past its last day.
        case phase(Identifier<Phase>)
        /// A measurement is due.
        case measurement
        /// The client was tense twice within three days.
        case wellbeing
        /// The four-week programme is interrupted or finished.
        case programme(ProgrammeNeed)
        /// The client has not trained for a long time.
        case absence
        /// A birthday is coming up.
        case birthday
        /// The client set a record yesterday.
        case record(Identifier<Exercise>)

        /// The name of the kind in files.
        package var word: String {
            switch self {
            case .appointment: "appointment"
            case .plan: "plan"
            case .package: "package"
            case .expiry: "expiry"
            case .phase: "phase"
            case .measurement: "measurement"
            case .wellbeing: "wellbeing"
            case .programme: "four weeks"
            case .absence: "absence"
            case .birthday: "birthday"
            case .record: "record"
            }
        }
    }

    package let kind: Kind
    package let client: Identifier<Client>
    /// The display name of the client.
    package let name: String
    /// The text of the item, from the longest form to the shortest.
    package let forms: [Phrase]

    /// Whether the trainer has to act; birthdays and records are for information.
    package var isDue: Bool {
        switch kind {
        case .birthday, .record: false
        default: true
        }
    }
}

extension Need {
    /// Creates the item of an open appointment; nil if it is not planned any more, has a session, or has no client.
    init?(open item: AppointmentItem, today: Day) {
        let one = item.appointment
        guard one.state == .planned, one.session == nil, let client = one.client else { return nil }
        let when: Phrase =
            one.day == today.adding(days: -1)
            ? "yesterday" : one.day.named
        let moment = one.time.map { [when, "\($0.text)"].joined(separator: " ") } ?? when
        self.init(
            kind: .appointment(item.id), client: client, name: item.name,
            forms: ["\(moment): done or missed?", "\(when): done or missed?", "\(when): open"])
    }

    init(_ plan: RecurringPlans.Status, today: Day) {
        let days = plan.overdue(on: today) ?? 0
        let now: Phrase = plan.plan.time.map { "today at \($0.text)" } ?? "today"
        let due: Phrase = days == 0 ? now : "overdue by \(days, one: "day", other: "days")"
        let short: Phrase = days == 0 ? "today" : "\(days) d late"
        // The note may be the dose of a supplement.
        let note = plan.plan.note.split(whereSeparator: \.isNewline).joined(separator: " ")
        let forms: [Phrase] = [
            "\(plan.plan.name): \(due)", "\(plan.plan.name): \(short)", "\(short): \(plan.plan.name)",
        ]
        self.init(
            kind: .plan(plan.id), client: plan.plan.client, name: plan.clientName,
            forms: note.isEmpty
                ? forms
                : ["\(plan.plan.name), \(note): \(due)", "\(plan.plan.name), \(note): \(short)"] + forms)
    }

    init(_ package: Overview.Status) {
        let left = package.sessionsLeft ?? 0
        self.init(
            kind: .package, client: package.id, name: package.name,
            forms: [
                left < 0
                    ? "\(-left, one: "session", other: "sessions") owed"
                    : "\(left, one: "session", other: "sessions") left"
            ])
    }

    init(expiring package: ClientDay, today: Day) {
        let days = today.days(until: package.day)
        let when: Phrase = days == 0 ? "today" : "in \(days, one: "day", other: "days")"
        self.init(
            kind: .expiry, client: package.client, name: package.name,
            forms: [
                "session pack expires \(when), \(package.day.short)", "session pack expires \(when)", "expires \(when)",
            ])
    }

    init(_ phase: Overview.FinishedPhase) {
        let open = phase.openSessions
        self.init(
            kind: .phase(phase.id), client: phase.client, name: phase.clientName,
            forms: open == 0
                ? ["\(phase.name) finished, plan next", "phase finished, plan next", "plan next phase"]
                : [
                    "\(phase.name) ended, \(open) open, plan next", "\(phase.name) ended, plan next",
                    "phase ended, plan next", "plan next phase",
                ])
    }

    init(measured client: ClientDay, today: Day) {
        let days = client.day.days(until: today)
        self.init(
            kind: .measurement, client: client.client, name: client.name,
            forms: ["measurement due (\(days) days)", "measure (\(days) days)"])
    }

    init(woundUp client: ClientDay, today: Day) {
        let when = RelativeDay.text(client.day, today: today)
        self.init(
            kind: .wellbeing, client: client.client, name: client.name,
            forms: ["wound up twice in 3 days, last \(when)", "wound up twice in 3 days", "wound up twice"])
    }

    init(_ need: ProgrammeNeed, _ running: Programmes.Running) {
        self.init(
            kind: .programme(need), client: running.status.programme.client, name: running.name,
            forms: ProgrammeText.forms(need))
    }

    init(absent client: Overview.Status, today: Day) {
        let since: Phrase? = client.lastTraining.map { "no training for \($0.days(until: today)) days" }
        self.init(kind: .absence, client: client.id, name: client.name, forms: [since ?? "no training yet"])
    }

    init(birthday client: ClientDay, born: Day?, today: Day) {
        let days = today.days(until: client.day)
        let when: Phrase =
            days == 0
            ? "today"
            : days == 1 ? "tomorrow" : client.day.named
        let short = days < 2 ? when : client.day.weekday.short
        let whole: Phrase =
            born.map { "birthday \(when), \(client.day.year - $0.year)" } ?? "birthday \(when)"
        self.init(
            kind: .birthday, client: client.client, name: client.name,
            forms: [whole, "birthday \(when)", "birthday \(short)"])
    }

    init(_ record: ExerciseRecord, of client: ClientDay, unit: MassUnit) {
        let load = record.record.texts(in: unit).best
        let best: Phrase = [record.record.title, "\(load) \(unit.rawValue)"].joined(separator: " ")
        self.init(
            kind: .record(record.exercise), client: client.client, name: client.name,
            forms: [
                "\(record.name) \(best) yesterday", ["\(record.name)", best].joined(separator: " "),
                "\(record.name): record", "record",
            ])
    }
}
