import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import ViewKit

/// An appointment as a form: a new one, one that is corrected, moved or copied.
package enum AppointmentForm {
    /// The form's state: the appointment, and its texts.
    struct Draft: Sendable {
        var one: Appointment
        var client: String
        var series: Series
        /// The scope in a series.
        var scope = Appointment.Scope.this
    }

    /// The repetition as text.
    struct Series: Hashable, Sendable {
        var repeats: Repeats
        var weekdays: String
        var ends: String
    }

    /// A new appointment of the current client, or at first without one in free time; the typed name may be any client
    /// or any text.
    package static func new(day: Day? = nil, freeFrom minute: Int? = nil, _ context: inout Context) {
        guard context.mayWrite() else { return }
        let day = day ?? context.today
        let client = minute == nil ? context.client : nil
        var one = Appointment(client: client?.id, day: day, minute: minute ?? freeMinute(of: day, context))
        one.minutes = context.services.appointmentMinutes
        let draft = draft(one, name: client?.name ?? "")
        let key = one.client.map { "new appointment of \($0.rawValue)" } ?? "new appointment"
        let form = form("New appointment", draft, whole(draft, context), draftKey: key, context) { typed, context in
            add(typed, &context)
        }
        context.present(form.restoringDraft(context))
    }

    /// The proposed time: today the next full hour, on another day the end of its last appointment, else nine.
    private static func freeMinute(of day: Day, _ context: Context) -> Int {
        let zone = context.services.timeZone
        let known = (try? context.diary.appointments.list(in: day...day, zone: zone)) ?? []
        let taken = known.filter(\.appointment.takesPlace).compactMap { item in
            item.appointment.minute.map { $0..<($0 + max(item.appointment.minutes, 1)) }
        }
        guard day == context.today else { return taken.map(\.upperBound).max().map { min($0, 23 * 60) } ?? 9 * 60 }
        // The next full hour, or the end of the appointment then.
        var minute = min(TimeOfDay(context.now, in: zone).hour + 1, 23) * 60
        for other in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where other.contains(minute) {
            minute = min(other.upperBound, 23 * 60)
        }
        return minute
    }

    /// Edits all of a single appointment; asks for the scope in a series.
    static func edit(_ item: AppointmentItem, _ context: inout Context) {
        let draft = draft(item)
        present("Appointment: \(item.name)", item, draft, whole(draft, context), &context)
    }

    /// Another day or time.
    static func move(_ item: AppointmentItem, _ context: inout Context) {
        present("Move the appointment: \(item.name)", item, draft(item), moment, verb: "move", &context)
    }

    /// Copies it to another day.
    static func copy(_ item: AppointmentItem, _ context: inout Context) {
        guard context.mayWrite() else { return }
        var copied = Appointment(
            client: item.appointment.client, title: item.appointment.title, day: item.appointment.day,
            minute: item.appointment.minute, minutes: item.appointment.minutes)
        (copied.place, copied.note, copied.phase) = (
            item.appointment.place, item.appointment.note, item.appointment.phase
        )
        let draft = draft(copied, name: item.clientName)
        context.present(
            form("Copy the appointment: \(item.name)", draft, moment, verb: "copy", context) { typed, context in
                add(typed, &context)
            })
    }

    private static func add(_ typed: Draft, _ context: inout Context) -> Form.Result {
        let added = context.write(savedMessage(typed)) { diary in try diary.appointments.add(typed.one) }
        guard let added else { return .failed }
        return .saved { context in show(typed.one.day, added, &context) }
    }

    private static func present(
        _ title: Phrase, _ item: AppointmentItem, _ draft: Draft, _ fields: [Field<Draft>], verb: Phrase = "save",
        _ context: inout Context
    ) {
        guard context.mayWrite() else { return }
        let old = item.stored
        context.present(
            form(title, draft, fields + scope(item), verb: verb, but: item, context) { typed, context in
                let new = old.changed(from: draft.one, to: typed.one)
                if new.client != old.client, old.session != nil {
                    return .wrong(field: "client", "It has a session already: its client cannot change.")
                }
                if new.rule != old.rule, old.repetition != nil, typed.scope == .this {
                    return .wrong(
                        field: "scope",
                        "Choose '\(Appointment.Scope.following.word)' or '\(Appointment.Scope.all.word)'.")
                }
                let message = savedMessage(typed, isOfSeries: old.repetition != nil)
                let saved = context.save(message) { diary in
                    try diary.appointments.update(from: old, to: new, scope: typed.scope)
                }
                guard saved else { return .failed }
                return .saved { context in show(typed.one.day, nil, &context) }
            })
    }

    /// The form, with its errors and confirmations, for all cases.
    private static func form(
        _ title: Phrase, _ draft: Draft, _ fields: [Field<Draft>], draftKey: String? = nil, verb: Phrase = "save",
        but item: AppointmentItem? = nil, _ context: Context,
        save: @escaping @Sendable (Draft, inout Context) -> Form.Result
    ) -> Form {
        let form = Form(
            title, editing: draft, fields, draftKey: draftKey, verb: verb,
            confirmations: { typed, context in confirmations(about: typed, from: draft, but: item, context) },
            save: { typed, context in
                var typed = typed
                if let wrong = resolve(&typed, from: draft, context) {
                    return .wrong(field: wrong.field, wrong.message)
                }
                return save(typed, &context)
            })
        return form.following(context) { form, context in
            follow(&form, sheetsOf: draft.client, context)
            showDay(in: &form, but: item, context)
        }
    }

    /// The calendar goes to the day, and the cursor of calendar and dashboard to an appointment that was added.
    private static func show(_ day: Day, _ added: Identifier<Appointment>?, _ context: inout Context) {
        let zone = context.services.timeZone
        let items = added == nil ? [] : context.read { try $0.appointments.list(in: day...day, zone: zone) } ?? []
        let item = items.first { $0.stored.id == added }
        context.update(CalendarView.self) { view, context in
            view.show(day, &context)
            if let item { view.cursor.select(.appointment(item.id)) }
        }
        guard let item else { return }
        context.update(DashboardView.self) { view, context in view.select(item.id, &context) }
    }

    /// "Jan Stencel, Thu 12 Mar 17:30, every week. u: undo."; "only this one" for one of a series.
    private static func savedMessage(_ draft: Draft, isOfSeries: Bool = false) -> Phrase {
        let name = draft.client.isEmpty ? draft.one.title : draft.client
        let repeats: Phrase? = draft.one.recurrence.map(\.wording)
        let parts: [Phrase?] = [
            "\(name)", "\(AppointmentText.moment(draft.one))", isOfSeries ? draft.scope.word : repeats,
        ]
        return "\(list: parts.compactMap(\.self)). u: undo."
    }

    // MARK: Fields

    private static let moment: [Field<Draft>] = [
        .value(
            "day", "Day", \.one.day, .comingDay, missing: "On which day?", isProposed: true,
            help: "today, mon, +3d, 12 mar"),
        .optional(
            "time", "Time", \.one.time, .time, isProposed: true, help: "17:30, 1730, 5:30 pm; empty: the whole day."),
        .value(
            "length", "Length", \.one.minutes, .length, missing: "How long?", isProposed: true, help: "60, 1:30, 90 min"
        ),
    ]

    private static func whole(_ draft: Draft, _ context: Context) -> [Field<Draft>] {
        moment + [
            ClientNames.field(\.client, help: "Tab completes; any other text is the title.", context),
            .text("title", "What", \.one.title, help: "Next to the name, or instead of it: team meeting."),
            .text("place", "Location", \.one.place),
        ] + phase(draft, context) + repeating(draft) + [.note("note", "Note", \.one.note)]
    }

    /// The sheet to train: the client's open ones.
    private static func phase(_ draft: Draft, _ context: Context) -> [Field<Draft>] {
        let today = context.today
        guard let client = draft.one.client, let phases = try? context.diary.phases.byTurn(of: client, today: today)
        else { return [] }
        let open = phases.filter { $0.openSessions > 0 || $0.id == draft.one.phase }
        guard !open.isEmpty else { return [] }
        var options: [(value: Identifier<Phase>?, word: Phrase)] = [(nil, "the next in turn")]
        options += open.map { ($0.id, "\($0.phase.name)") }
        return [.choice("phase", "Phase", \.one.phase, options, help: "The sheet to train.")]
    }

    /// The scope of a change to a series.
    private static func scope(_ item: AppointmentItem) -> [Field<Draft>] {
        guard item.stored.repetition != nil else { return [] }
        let scopes = Appointment.Scope.allCases.map { (value: $0, word: $0.word) }
        return [.choice("scope", "Change", \.scope, scopes, help: "Resolved ones stay as they are.")]
    }

    private static func follow(_ form: inout Form, sheetsOf client: String, _ context: Context) {
        let repeats = form.choice("repeats", of: Repeats.choices)
        form.hide("weekdays", repeats?.isWeekly != true)
        form.hide("ends", repeats == nil || repeats == .never)
        // A sheet is one client's.
        form.hide("phase", form.text("client") != client)
        form.hide("length", form.text("time").isEmpty && form.typed("length") == nil)
    }

    /// The other appointments of the typed day, below the fields.
    private static func showDay(in form: inout Form, but item: AppointmentItem?, _ context: Context) {
        let day = FieldKind.comingDay.read(form.text("day"), context.today)
        let known = day.flatMap { try? context.diary.appointments.list(in: $0...$0, zone: context.services.timeZone) }
        let others = (known ?? []).filter { $0.appointment.takesPlace && $0.id != item?.id }
        guard let day, !others.isEmpty else { return form.answer = nil }
        let head: Phrase =
            "\(day.named): \(others.count, one: "other appointment", other: "other appointments")"
        let lines: [Phrase] = others.map { "\(AppointmentText.span($0.appointment)) \($0.name)" }
        form.answer = { _ in [head] + lines }
    }

    // MARK: Reading

    private static func draft(_ item: AppointmentItem) -> Draft { draft(item.appointment, name: item.clientName) }

    private static func draft(_ one: Appointment, name: String) -> Draft {
        let rule = one.recurrence
        let weekdays = rule?.namedWeekdays.sorted { $0.rawValue < $1.rawValue }.map(\.englishShort) ?? []
        let ends = rule?.until?.iso ?? rule?.count.map { "\($0)x" } ?? ""
        return Draft(
            one: one, client: name,
            series: Series(repeats: Repeats(one.rule), weekdays: weekdays.joined(separator: " "), ends: ends))
    }

    /// Resolves client and rule from the typed texts, or returns the error. Untouched fields are unchanged.
    private static func resolve(
        _ draft: inout Draft, from first: Draft, _ context: Context
    ) -> (field: String, message: Phrase)? {
        if draft.client != first.client { draft.one.client = nil }
        if draft.client != first.client, !draft.client.isEmpty {
            let found = ClientNames.found(draft.client, context)
            switch found.count {
            case 1: draft.one.client = found[0].id
            case 0 where draft.one.title.isEmpty: draft.one.title = draft.client
            case 0: return ("client", ClientNames.missing(draft.client))
            default: return ("client", ClientNames.several(found))
            }
        }
        if draft.one.client == nil, draft.one.title.isEmpty { return ("client", "Enter a client or a title.") }
        if let id = draft.one.client, (try? context.diary.clients.get(id))?.isArchived == true {
            return ("client", "\(draft.client) is archived: z in the list of archived clients restores the client.")
        }
        // A sheet is one client's.
        if draft.one.client != first.one.client { draft.one.phase = nil }
        return draft.series == first.series ? nil : resolveRule(&draft, from: first.series, context)
    }

    // MARK: Confirmations

    /// Confirmations for an unknown client, and for overlapping appointments; of a series in its first weeks.
    private static func confirmations(
        about typed: Draft, from first: Draft, but item: AppointmentItem?, _ context: Context
    ) -> [Form.Confirmation] {
        var resolved = typed
        guard resolve(&resolved, from: first, context) == nil else { return [] }
        let unknown = typed.client == first.client ? nil : ClientNames.question(about: typed.client, context)
        return [unknown].compactMap(\.self) + overlaps(resolved, from: first, but: item, context)
    }

    private static func overlaps(
        _ typed: Draft, from first: Draft, but item: AppointmentItem?, _ context: Context
    ) -> [Form.Confirmation] {
        guard typed.one.minute != nil else { return [] }
        var one = typed.one
        if typed.scope == .this, one.repetition != nil { one.rule = "" }
        // Untouched fields move along.
        if one.rule == first.one.rule, let rule = one.recurrence {
            one.rule = rule.moved(days: first.one.day.days(until: one.day)).text
        }
        let range = one.day...one.day.adding(days: 8 * 7)
        let days = one.recurrence?.days(from: one.day, in: range) ?? [one.day]
        guard let last = days.last,
            let known = try? context.diary.appointments.list(
                in: one.day.adding(days: -1)...last.adding(days: 1), zone: context.services.timeZone)
        else { return [] }
        for day in days {
            var there = one
            there.day = day
            let others = known.filter { other in
                other.appointment.overlaps(there) && other.id != item?.id
                    && (other.appointment.repetition == nil
                        || other.appointment.repetition?.series != item?.appointment.repetition?.series)
            }
            guard let first = others.first else { continue }
            let span = AppointmentText.span(first.appointment)
            let question: Phrase =
                one.rule.isEmpty
                ? "\(span) is taken: \(first.name)."
                : "\(day.named) \(span) is taken: \(first.name)."
            return [Form.Confirmation(field: "time", about: (first.id, day), question)]
        }
        return []
    }
}

extension Appointment {
    /// The stored appointment with the differences between two states of it, by the trainer's clock. One that is moved
    /// gets the trainer's zone.
    fileprivate func changed(from shown: Appointment, to typed: Appointment) -> Appointment {
        var result = typed
        if typed.day == shown.day, typed.minute == shown.minute {
            (result.day, result.minute, result.zone) = (day, minute, zone)
        } else if !zone.isEmpty {
            result.zone = ""
        }
        (result.id, result.repetition, result.leftOut) = (id, repetition, leftOut)
        return result
    }
}
