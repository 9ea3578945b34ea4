import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

extension DashboardView {
    static let scope = KeyScope("dashboard", "Dashboard")

    static let commands: CommandSet<DashboardView> =
        [
            command(
                "open", "Start or resume the session, or go where the line is dealt with", hint: "open",
                keys: ["Enter"],
                unless: { view, _ in
                    guard view.line == nil else { return nil }
                    return view.facts == nil
                        ? "the diary is still being read" : "nothing is listed yet: n c adds a client"
                }
            ) { view, context in view.open(&context) },
            command("start", "Start the session of the appointment, or of the client", keys: ["s"]) { view, context in
                if let item = view.appointment { return AppointmentActions.start(item, &context) }
                SessionStart.begin(sheet: nil, &context)
            },
            command("recurring", "Show the recurring plans of all clients", keys: ["g p"]) { _, context in
                context.push(RecurringPlansView())
            },
            command("notices", "Write and list notices to clients", keys: ["N"]) { _, context in
                context.push(NoticesView())
            },
            command("calendar", "Open the calendar on this day", keys: ["g c"]) { view, context in
                context.go(to: .calendar(view.appointment?.appointment.day ?? context.today))
            },
        ] + appointmentCommands

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        if isUnread { reload(&context) }
        let areas = areas(context.body)
        let heights = areas.map(\.height)
        switch motion {
        case .left: cursor.step(by: -1)
        case .right: cursor.step(by: 1)
        // However the parts stand, they are walked through like one list.
        default: cursor.move(motion, count: count, heights: heights)
        }
        readPreview(&context)
        return true
    }

    /// Opens what is under the cursor where it can be dealt with; back leads here again.
    func open(_ context: inout Context) {
        switch line {
        case .live(let session): context.go(to: .session(session.id))
        case .appointment(let item, _): AppointmentActions.open(item, &context)
        case .free(let from, _): AppointmentForm.new(day: context.today, minute: from, &context)
        case .need(let need): open(need, &context)
        case .about(.eaten(let client), _, _, _, _):
            context.choose(client)
            context.go(to: .day(context.today))
        default: if let client = line?.client { context.push(ProfileView(covering: client)) }
        }
    }

    private func open(_ need: Need, _ context: inout Context) {
        context.choose(need.client)
        switch need.kind {
        case .appointment(let id):
            let zone = context.services.timeZone
            let item = context.read { diary in try diary.appointments.item(id, zone: zone) }
            if let item { AppointmentActions.settle(item, &context) }
        case .plan(let plan): RecurringPlanActions.open(plan, &context)
        case .package: context.present(PackageForm.new(for: need.client, context))
        case .phase: context.go(to: .phases(.client(need.client)))
        case .measurement: BodySheetView.begin(&context)
        case .wellbeing: context.go(to: .wellbeing)
        case .programme: context.push(ProgrammeView())
        case .expiry, .absence, .birthday: context.push(ProfileView(covering: need.client))
        case .record(let exercise): context.push(ExerciseView(exercise))
        }
    }
}
