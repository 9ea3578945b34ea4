import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import TrainingUI
import ViewKit

/// Actions on an appointment, for every view that shows one.
enum AppointmentActions {
    /// Opens its session; without one starts it on its day, or logs it once its hour is over. Opens the form of all
    /// others.
    static func open(_ item: AppointmentItem, _ context: inout Context) {
        let one = item.appointment
        guard one.session == nil, one.state == .planned, one.day <= context.today else {
            return one.session == nil ? AppointmentForm.edit(item, &context) : start(item, &context)
        }
        let isLive = context.live.sessions.contains { $0.session.client == one.client }
        if isOver(one, context), one.client != nil, !isLive || one.day < context.today {
            SessionStart.writeAfterwards(sheet: nil, for: item, &context)
        } else {
            start(item, &context)
        }
    }

    /// Starts the session of an appointment, at any time of its day; logs one of an earlier day. One of a later day is
    /// not linked to the session.
    static func start(_ item: AppointmentItem, _ context: inout Context) {
        if let session = item.appointment.session { return context.go(to: .session(session)) }
        guard let client = item.appointment.client else { return AppointmentForm.edit(item, &context) }
        if item.appointment.state == .planned, item.appointment.day < context.today, isOver(item.appointment, context) {
            return SessionStart.writeAfterwards(sheet: nil, for: item, &context)
        }
        let isToday = item.appointment.day == context.today && item.appointment.state == .planned
        SessionStart.begin(client: client, appointment: isToday ? item.stored : nil, &context)
    }

    /// Whether its hour is over by the trainer's clock.
    private static func isOver(_ one: Appointment, _ context: Context) -> Bool {
        one.isOver(on: context.today, at: TimeOfDay(context.now, in: context.services.timeZone).minuteOfDay)
    }

    /// Asks for the outcome of an appointment; the likely one is preselected: done, once its hour is over.
    static func settle(_ item: AppointmentItem, _ context: inout Context) {
        guard context.mayWrite() else { return }
        guard item.appointment.session == nil else {
            context.message = .plain("Its session sets the outcome: Enter opens it.")
            return
        }
        let ends: [Ending] =
            isOver(item.appointment, context) ? [.done, .missed, .cancelled] : [.cancelled, .missed, .done]
        let again: [Ending] = item.appointment.state == .planned ? [] : [.planned]
        let balance = balance(item, &context)
        let choices = (ends + again).flatMap { $0 == .missed && !balance.isEmpty ? [$0, .charged] : [$0] }
            .filter { $0.state != item.appointment.state || $0.isCharged != item.appointment.isCharged }
        context.present(
            Picker(
                "Outcome: \(item.name), \(AppointmentText.moment(item.appointment))", of: choices,
                verb: "set", title: \.word, detail: { $0.state == .missed ? balance : "" },
                letter: \.letter
            ) { ending, context in
                let message: Phrase =
                    "\(item.name), \(AppointmentText.moment(item.appointment)): \(ending.word). u: undo."
                context.write(message) { diary in
                    try diary.appointments.set(ending.state, charged: ending.isCharged, item.stored)
                }
            })
    }

    /// "2 left, 3 booked"; empty without a session pack.
    static func balance(_ item: AppointmentItem, _ context: inout Context) -> Phrase {
        let (today, zone) = (context.today, context.services.timeZone)
        guard let client = item.appointment.client,
            let visit = context.read({ diary in try diary.appointments.visit(item, today: today, zone: zone) }) ?? nil,
            let left = visit.sessionsLeft
        else { return "" }
        let booked = context.read { diary in
            try diary.appointments.planned(of: client, from: today, days: 90, zone: zone).count
        }
        return "\(SessionsLeftText.short(left, areFew: false)), \(booked ?? 0) booked"
    }

    /// Deletes an appointment; asks for the scope if it belongs to a series.
    static func delete(_ item: AppointmentItem, _ context: inout Context) {
        guard context.mayWrite() else { return }
        guard item.stored.repetition != nil else { return delete(item, .this, &context) }
        context.present(
            Picker(
                "Delete: \(item.name), \(AppointmentText.moment(item.appointment))", of: Appointment.Scope.allCases,
                verb: "delete", title: \.word
            ) { scope, context in delete(item, scope, &context) })
    }

    private static func delete(_ item: AppointmentItem, _ scope: Appointment.Scope, _ context: inout Context) {
        let message: Phrase = "Deleted \(item.name), \(AppointmentText.moment(item.appointment)). u: undo."
        context.write(message) { diary in try diary.appointments.delete(item.stored, scope: scope) }
    }

    private enum Ending: Equatable, Sendable {
        case done, missed, charged, cancelled, planned

        var state: Appointment.State {
            switch self {
            case .done: .done
            case .missed, .charged: .missed
            case .cancelled: .cancelled
            case .planned: .planned
            }
        }
        var isCharged: Bool { self == .charged }
        /// The key that chooses it; p is for the pack.
        var letter: Character? {
            switch self {
            case .done: "d"
            case .missed: "m"
            case .charged: "p"
            case .cancelled: "c"
            case .planned: "a"
            }
        }
        var word: Phrase {
            switch self {
            case .done: "done"
            case .missed: "missed"
            case .charged: "missed, charged to the pack"
            case .cancelled: "cancelled"
            case .planned: "planned again"
            }
        }
    }
}

extension Screen {
    /// "17:30 Jan Stencel   P6 session 3 of 6 · left knee · 8 left".
    mutating func appointment(
        _ item: AppointmentItem, _ forms: [Phrase], names: Int, at row: Rect, _ context: Context
    ) {
        let one = item.appointment
        let isOpen = one.state == .planned
        let isPast = context.live.sessions.contains { $0.id == one.session && $0.session.mode == .handsFree }
        let begun: Phrase? = isOpen && one.session != nil ? (isPast ? "past, being typed" : "live") : nil
        let time: Phrase = one.time.map { "\($0.text)" } ?? "day"
        put(time, in: row.left(5), align: one.time == nil ? .trailing : .leading, style: isOpen ? .key : .muted)
        pair(
            item.name, begun.map { [$0] } ?? forms, names: names, at: row.droppingLeft(6),
            style: begun != nil ? Style(isPast ? .handsFree : .live, .bold) : isOpen ? .text : .muted)
    }

    /// "09:00 free 1 h 30 min".
    mutating func freeTime(from: Int, to: Int, at row: Rect) {
        put(AppointmentText.free(from: from, to: to), in: row, align: .leading, style: .muted)
    }

    /// Draws a line below a rule with the full text of a list line.
    mutating func strip(_ text: Phrase, at area: Rect) {
        guard !area.isEmpty else { return }
        horizontalLine(from: area.origin, width: area.width, style: .border)
        put(text, in: area.bottom(1).inset(columns: 1), align: .leading)
    }

    /// Draws a name in that many columns and the longest of its texts that fits.
    mutating func pair(_ name: String, _ what: [Phrase], names: Int, at row: Rect, style: Style) {
        let room = row.droppingLeft(names + 2)
        put(verbatim: name, in: row.left(names), align: .leading)
        let fitting = what.first { TextWidth.of($0) <= room.width } ?? what.last ?? ""
        put(fitting, in: room, align: .leading, style: style)
    }
}

/// A view whose cursor can be on an appointment: the commands are the same in each.
protocol AppointmentHost: ScopedView, AppointmentHolder where Context == SpotterShell.Context {
    /// The day of a new appointment at the cursor, and the minute from which it is free if the cursor is on free time.
    func newMoment(_ context: Context) -> (day: Day, minute: Int?)
}

extension AppointmentHost {
    static var appointmentCommands: CommandSet<Self> {
        [
            command("add", "New appointment", hint: "appointment", keys: ["a"]) { view, context in
                let moment = view.newMoment(context)
                AppointmentForm.new(day: moment.day, freeFrom: moment.minute, &context)
            },
            onAppointment("edit", "Edit the appointment", keys: ["e"]) { AppointmentForm.edit($0, &$1) },
            onAppointment("settle", "Set the outcome: done, missed, cancelled", hint: "done, missed", keys: ["x"]) {
                AppointmentActions.settle($0, &$1)
            },
            onAppointment("move", "Move the appointment to another time", hint: "move", keys: ["m"]) {
                AppointmentForm.move($0, &$1)
            },
            onAppointment("copy", "Copy the appointment to another day", keys: ["y"]) { AppointmentForm.copy($0, &$1) },
            onAppointment("delete", "Delete the appointment, or its series (u: undo)", keys: ["d"]) {
                AppointmentActions.delete($0, &$1)
            },
        ]
    }

    private static func onAppointment(
        _ name: String, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence],
        run: @escaping @Sendable (AppointmentItem, inout Context) -> Void
    ) -> Command<Self> {
        command(
            name, title, hint: hint, keys: keys,
            unless: { view, _ in view.appointment == nil ? "the cursor is not on an appointment: a adds one" : nil }
        ) { view, context in
            if let item = view.appointment { run(item, &context) }
        }
    }
}

extension Appointment.Scope {
    /// The scope of a change to a series, as a choice.
    var word: Phrase {
        switch self {
        case .this: "only this one"
        case .following: "this and later"
        case .all: "all planned"
        }
    }
}
