import FitnessModel
import SpotterCore
import ViewKit

extension CalendarView {
    static let scope = KeyScope("calendar", "Calendar")

    static let commands: CommandSet<CalendarView> =
        [
            command("open", "Open the day; start the session of the appointment", hint: "open", keys: ["Enter"]) {
                view, context in view.open(&context)
            },
            command(
                "start", "Start the session of the appointment, or of the client", keys: ["s"]
            ) { view, context in
                if let item = view.appointment { return AppointmentActions.start(item, &context) }
                SessionStart.begin(sheet: nil, &context)
            },
            counting("earlier", "The month, week or day before", keys: ["{"]) { view, context, count in
                view.leaf(by: -count, &context)
            },
            counting("later", "The month, week or day after", hint: "earlier, later", keys: ["}"]) {
                view, context, count in view.leaf(by: count, &context)
            },
            command("today", "Go to today", hint: "today", keys: ["."]) { view, context in
                view.show(context.today, &context)
            },
            command("scale", "Show a month, a week or a day", hint: "month, week, day", keys: ["v"]) { view, context in
                let wanted = Scale.allCases.cycled(from: view.scale, by: 1)
                view.show(wanted, &context)
                context.message = .plain("The \(wanted.word).")
            },
        ] + appointmentCommands + exportCommands

    private mutating func open(_ context: inout Context) {
        switch line {
        case .appointment(let item, _): AppointmentActions.open(item, &context)
        case .free(let from, _): AppointmentForm.new(day: day, minute: from, &context)
        case nil:
            if scale == .day { AppointmentForm.new(day: day, &context) } else { show(.day, &context) }
        }
    }
}
