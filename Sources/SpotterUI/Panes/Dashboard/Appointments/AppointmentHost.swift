import DiaryStore
import FitnessModel
import ViewKit

/// A view in which the cursor can stand on an appointment: what is done with one is the same in each.
protocol AppointmentHost: ScopedView where Context == SpotterUI.Context {
    /// The appointment under the cursor.
    var appointment: AppointmentItem? { get }
    /// When a new one is, as the cursor stands: its day, and the minute where that is known.
    func newMoment(_ context: Context) -> (day: Day, minute: Int?)
}

extension AppointmentHost {
    static var appointmentCommands: CommandSet<Self> {
        [
            command("add", "New appointment", hint: "appointment", keys: ["a"]) { view, context in
                let moment = view.newMoment(context)
                AppointmentForm.new(day: moment.day, minute: moment.minute, &context)
            },
            onAppointment("edit", "Edit the appointment", keys: ["e"]) { AppointmentForm.edit($0, &$1) },
            onAppointment("settle", "Say what became of it: done, missed, cancelled", hint: "done, missed", keys: ["x"]) {
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
        _ name: String, _ title: String, hint: String? = nil, keys: [KeySequence],
        run: @escaping @Sendable (AppointmentItem, inout Context) -> Void
    ) -> Command<Self> {
        command(
            name, title, hint: hint, keys: keys,
            unless: { view, _ in view.appointment == nil ? "the cursor is on no appointment: a makes one" : nil }
        ) { view, context in
            if let item = view.appointment { run(item, &context) }
        }
    }
}
