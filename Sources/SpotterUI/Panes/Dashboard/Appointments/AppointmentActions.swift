import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

/// What can be done with an appointment, from whichever view shows it.
enum AppointmentActions {
    /// Goes to its session; starts that of a planned one of today, which is tied to it; of another day opens the form.
    static func open(_ item: AppointmentItem, _ context: inout Context) {
        if let session = item.appointment.session { return context.go(to: .session(session)) }
        guard item.appointment.day == context.today, item.appointment.state == .planned else {
            return AppointmentForm.edit(item, &context)
        }
        start(item, &context)
    }

    /// Starts the session of an appointment, whatever the time. One of another day is not what is done now.
    static func start(_ item: AppointmentItem, _ context: inout Context) {
        if let session = item.appointment.session { return context.go(to: .session(session)) }
        guard let client = item.appointment.client else { return AppointmentForm.edit(item, &context) }
        let isToday = item.appointment.day == context.today && item.appointment.state == .planned
        SessionStart.begin(client: client, appointment: isToday ? item.kept : nil, &context)
    }

    /// Asks what became of an appointment; what is likely at this time comes first.
    static func settle(_ item: AppointmentItem, _ context: inout Context) {
        guard context.mayWrite() else { return }
        guard item.appointment.session == nil else {
            context.message = .plain("Its session says what became of it: Enter goes there.")
            return
        }
        let isPast = item.appointment.day < context.today
        let ends: [Ending] = isPast ? [.done, .missed, .cancelled] : [.cancelled, .missed, .done]
        let again: [Ending] = item.appointment.state == .planned ? [] : [.planned]
        let balance = balance(item, &context)
        let choices = (ends + again).flatMap { $0 == .missed && !balance.isEmpty ? [$0, .charged] : [$0] }
            .filter { $0.state != item.appointment.state || $0.isCharged != item.appointment.isCharged }
        context.present(
            Picker(
                "What became of \(item.name), \(AppointmentText.moment(item.appointment))?", of: choices,
                verb: "say so", title: \.word, detail: { $0.state == .missed ? balance : "" }
            ) { ending, context in
                let said = "\(item.name), \(AppointmentText.moment(item.appointment)): \(ending.word). u: undo."
                context.write(said) { diary in
                    try diary.appointments.set(ending.state, charged: ending.isCharged, item.kept)
                }
            })
    }

    /// "2 left, 3 booked"; empty without a package.
    static func balance(_ item: AppointmentItem, _ context: inout Context) -> String {
        let (today, zone) = (context.today, context.services.timeZone)
        guard let client = item.appointment.client,
            let visit = context.read({ diary in try diary.visit(item, today: today, zone: zone) }) ?? nil,
            let left = visit.sessionsLeft
        else { return "" }
        let booked = context.read { diary in
            try diary.appointments.planned(of: client, from: today, days: 90, zone: zone).count
        }
        return "\(SessionsLeftText.words(left)), \(booked ?? 0) booked"
    }

    /// Deletes an appointment; of a series it is asked for which of them.
    static func delete(_ item: AppointmentItem, _ context: inout Context) {
        guard context.mayWrite() else { return }
        guard item.kept.repetition != nil else { return delete(item, .this, &context) }
        context.present(
            Picker(
                "Delete: \(item.name), \(AppointmentText.moment(item.appointment))", of: scopes, verb: "delete",
                title: \.word
            ) { (choice: (value: Appointment.Scope, word: String), context: inout Context) in
                delete(item, choice.value, &context)
            })
    }

    private static func delete(_ item: AppointmentItem, _ scope: Appointment.Scope, _ context: inout Context) {
        let said = "Deleted \(item.name), \(AppointmentText.moment(item.appointment)). u: undo."
        context.write(said) { diary in try diary.appointments.delete(item.kept, scope: scope) }
    }

    /// Which repetitions of a series can be meant, in words.
    static let scopes: [(value: Appointment.Scope, word: String)] = [
        (.this, "this one alone"), (.following, "this one and those after it"), (.all, "all that are planned"),
    ]

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
        var word: String {
            switch self {
            case .done: "done"
            case .missed: "missed"
            case .charged: "missed, counts against the package"
            case .cancelled: "cancelled"
            case .planned: "planned again"
            }
        }
    }
}
