import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

/// An appointment as a form: a new one, one that is corrected, moved or copied.
enum AppointmentForm {
    /// What is typed: the appointment, and what it says in words.
    struct Draft: Sendable {
        var one: Appointment
        var client: String
        var repeats: Repeats
        var weekdays: String
        var ends: String
    }

    /// A new appointment of the current client; what is typed in place of the name can be anybody or anything.
    static func new(day: Day? = nil, minute: Int? = nil, _ context: inout Context) {
        guard context.mayWrite() else { return }
        var one = Appointment(client: context.client?.id, day: day ?? context.today, minute: minute)
        one.minutes = context.services.appointmentMinutes
        let draft = draft(one, name: context.client?.name ?? "")
        let form = form(
            "New appointment", draft, whole(draft, context), draftKey: "new appointment", context
        ) { typed, context in
            let said = news(typed.one)
            let saved = context.write(said) { diary in try diary.appointments.add(typed.one) }
            guard saved != nil else { return .failed }
            return .saved { context in show(typed.one.day, &context) }
        }
        context.present(form.restoringDraft(context))
    }

    /// All of one that is there; of a series it is asked for which of them it is.
    static func edit(_ item: AppointmentItem, _ context: inout Context) {
        let draft = draft(item)
        present("Appointment: \(item.name)", item, draft, whole(draft, context), &context)
    }

    /// Another day or time.
    static func move(_ item: AppointmentItem, _ context: inout Context) {
        present("Move the appointment: \(item.name)", item, draft(item), moment, verb: "move", &context)
    }

    /// The same once more, on another day.
    static func copy(_ item: AppointmentItem, _ context: inout Context) {
        var copied = Appointment(
            client: item.appointment.client, title: item.appointment.title, day: item.appointment.day,
            minute: item.appointment.minute, minutes: item.appointment.minutes)
        (copied.place, copied.note, copied.phase) = (
            item.appointment.place, item.appointment.note, item.appointment.phase
        )
        let draft = draft(copied, name: item.clientName)
        context.present(
            form("Copy the appointment: \(item.name)", draft, moment, verb: "copy", context) { typed, context in
                let saved = context.write(news(typed.one)) { diary in try diary.appointments.add(typed.one) }
                guard saved != nil else { return .failed }
                return .saved { context in show(typed.one.day, &context) }
            })
    }

    private static func present(
        _ title: String, _ item: AppointmentItem, _ draft: Draft, _ fields: [Field<Draft>], verb: String = "save",
        _ context: inout Context
    ) {
        guard context.mayWrite() else { return }
        let old = item.kept
        context.present(
            form(title, draft, fields, verb: verb, but: item, context) { typed, context in
                var new = old.changed(from: draft.one, to: typed.one)
                if !old.isUnwritten, old.repetition != nil { new.rule = old.rule }
                guard new != old else { return .saved { _ in } }
                let changed = new
                AppointmentActions.choosingScope(
                    "Change", item, onlyAll: new.rule != old.rule, &context
                ) { scope, context in
                    if context.save(news(typed.one), { try $0.appointments.update(from: old, to: changed, scope: scope) }) {
                        show(typed.one.day, &context)
                    }
                }
                return .saved { _ in }
            })
    }

    /// The form itself: what is wrong, and what can hardly be meant, is the same for all.
    private static func form(
        _ title: String, _ draft: Draft, _ fields: [Field<Draft>], draftKey: String? = nil, verb: String = "save",
        but item: AppointmentItem? = nil, _ context: Context,
        save: @escaping @Sendable (Draft, inout Context) -> Form.Result
    ) -> Form {
        let form = Form(
            title, editing: draft, fields, draftKey: draftKey, verb: verb,
            doubts: { typed, context in doubts(about: typed, but: item, context) },
            save: { typed, context in
                var typed = typed
                if let wrong = resolve(&typed, context) { return .wrong(field: wrong.field, wrong.words) }
                return save(typed, &context)
            })
        return form.following(context) { form, context in follow(&form, context) }
    }

    /// The calendar and the dashboard go to the day.
    private static func show(_ day: Day, _ context: inout Context) {
        context.update(CalendarView.self) { view, context in view.show(day, &context) }
    }

    /// "Thu 12 Mar 17:30: saved."
    private static func news(_ one: Appointment) -> String {
        let rule = one.recurrence.map { ", \($0.words)" } ?? ""
        return "\(AppointmentText.moment(one))\(rule). u: undo."
    }

    // MARK: Fields

    private static let moment: [Field<Draft>] = [
        .value(
            "day", "Day", \.one.day, .comingDay, missing: "On which day?", isProposed: true, help: "today, mon, +3d, 12 mar"),
        .optional(
            "time", "Time", \.one.time, .time, isProposed: true, help: "17:30, 1730, 5:30 pm; empty: the whole day."),
        .value(
            "length", "Length", \.one.minutes, .length, missing: "How long?", isProposed: true, help: "60, 1:30, 90 min"),
    ]

    private static func whole(_ draft: Draft, _ context: Context) -> [Field<Draft>] {
        let names = (try? context.diary.clientsByRecency().map(\.name)) ?? []
        return moment + [
            .completing("client", "Client", \.client, help: "Tab completes; a name that is no client's is a title.") {
                typed in
                let key = SearchKey.fold(typed)
                return names.first { SearchKey.fold($0).hasPrefix(key) }
            },
            .text("title", "What", \.one.title, help: "Beside the name, or in its place: team meeting."),
            .text("place", "Place", \.one.place),
        ] + phase(draft, context) + repeating(draft) + [.note("note", "Note", \.one.note)]
    }

    /// Which sheet is to be trained: the client's open ones.
    private static func phase(_ draft: Draft, _ context: Context) -> [Field<Draft>] {
        let today = context.today
        guard let client = draft.one.client, let phases = try? context.diary.phases.byTurn(of: client, today: today)
        else { return [] }
        let open = phases.filter { $0.openSessions > 0 || $0.id == draft.one.phase }.map { ($0.id, $0.phase.name) }
        guard !open.isEmpty else { return [] }
        let options: [(value: Identifier<Phase>?, word: String)] = [(nil, "the one by turn")] + open
        return [.choice("phase", "Phase", \.one.phase, options, help: "Which sheet is trained.")]
    }

    private static func repeating(_ draft: Draft) -> [Field<Draft>] {
        var options = Repeats.choices.map { (value: $0, word: $0.word) }
        if case .rule = draft.repeats { options.append((value: draft.repeats, word: draft.repeats.word)) }
        return [
            .choice("repeats", "Repeats", \.repeats, options),
            .text("weekdays", "On", \.weekdays, help: "mon wed fri; empty: the weekday of the day."),
            .text("ends", "Ends", \.ends, help: "10 times, or a last day: 12 jun; empty: it goes on."),
        ]
    }

    private static func follow(_ form: inout Form, _ context: Context) {
        let repeats = Repeats.choices.first { $0.word == form.text("repeats") }
        form.hide("weekdays", repeats?.isWeekly != true)
        form.hide("ends", repeats == nil || repeats == .never)
        form.hide("length", form.text("time").isEmpty && form.typed("length") == nil)
    }

    // MARK: Reading

    private static func draft(_ item: AppointmentItem) -> Draft { draft(item.appointment, name: item.clientName) }

    private static func draft(_ one: Appointment, name: String) -> Draft {
        let rule = one.recurrence
        return Draft(
            one: one, client: name, repeats: Repeats(one.rule),
            weekdays: rule?.namedWeekdays.sorted { $0.rawValue < $1.rawValue }.map(\.short).joined(separator: " ") ?? "",
            ends: rule?.until?.iso ?? rule?.count.map { Count.text($0, "time") } ?? "")
    }

    /// Makes client and rule of what was typed; what is wrong with it.
    private static func resolve(_ draft: inout Draft, _ context: Context) -> (field: String, words: String)? {
        draft.one.client = nil
        if !draft.client.isEmpty {
            let found = clients(named: draft.client, context)
            switch found.count {
            case 1: draft.one.client = found[0].id
            case 0 where draft.one.title.isEmpty: draft.one.title = draft.client
            case 0: return ("client", "There is no client \(draft.client). n c adds one.")
            default:
                let names = found.prefix(4).map(\.name).joined(separator: ", ")
                return ("client", "More than one: \(names). Write the name in full.")
            }
        }
        if draft.one.client == nil, draft.one.title.isEmpty { return ("client", "Who comes, or what is it?") }
        return resolveRule(&draft, context)
    }

    /// Those of exactly this name, else those whose name holds it.
    private static func clients(named name: String, _ context: Context) -> [Client] {
        let exact = (try? context.diary.clients.named(name)) ?? []
        if !exact.isEmpty { return exact }
        return (try? context.diary.clients.list(ListFilter(search: name), limit: 5).map(\.client)) ?? []
    }

    private static func resolveRule(_ draft: inout Draft, _ context: Context) -> (field: String, words: String)? {
        guard case .every(let interval, let frequency) = draft.repeats else {
            if draft.repeats == .never { draft.one.rule = "" }
            return nil
        }
        let words = draft.weekdays.split { " ,;".contains($0) }
        let days = draft.repeats.isWeekly ? words.compactMap { Weekday(beginningWith: String($0)) } : []
        guard !draft.repeats.isWeekly || days.count == words.count else {
            return ("weekdays", "Weekdays: mon wed fri, or nothing.")
        }
        let day = draft.one.day
        let end = draft.ends.isEmpty ? nil : RepeatsEnd.read(draft.ends, today: context.today)
        guard draft.ends.isEmpty || end != nil else { return ("ends", "Write 10 times, or a day: 12 jun.") }
        if let until = end?.until, until < day { return ("ends", "\(until.iso) lies before the first day.") }
        draft.one.rule =
            Recurrence(every: interval, frequency, count: end?.count, until: end?.until, weekdays: Set(days)).text
        return nil
    }

    // MARK: Doubts

    /// What takes place at the same time; of a series in its first weeks.
    private static func doubts(about typed: Draft, but item: AppointmentItem?, _ context: Context) -> [Form.Doubt] {
        var resolved = typed
        guard resolve(&resolved, context) == nil, resolved.one.minute != nil else { return [] }
        let one = resolved.one
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
            let when = one.isSeries ? "\(day.weekday.short) \(day.short) " : ""
            let words = "\(when)\(AppointmentText.span(first.appointment)) is \(first.name)'s."
            return [Form.Doubt(field: "time", words)]
        }
        return []
    }
}

extension Appointment {
    /// The appointment as it is kept, with what differs between two states of it by the trainer's clock. One that is moved leaves
    /// its own zone.
    fileprivate func changed(from shown: Appointment, to typed: Appointment) -> Appointment {
        var kept = typed
        if typed.day == shown.day, typed.minute == shown.minute {
            (kept.day, kept.minute, kept.zone) = (day, minute, zone)
        } else if !zone.isEmpty {
            kept.zone = ""
        }
        (kept.id, kept.repetition, kept.leftOut) = (id, repetition, leftOut)
        return kept
    }
}
