import FitnessModel
import SpotterShell
import ViewKit

/// Asks for a date to show.
enum DateForm {
    /// The form, with the day on screen proposed; `show` goes to the one that was typed.
    static func open(at day: Day, show: @escaping @Sendable (Day, inout Context) -> Void) -> Form {
        let field = Field<Day>.value(
            "day", "Date", \.self, .pastDay, missing: "Which day? Write 12 mar, -3d or yesterday.", isProposed: true,
            help: "today, yesterday, -3d, mon, last fri, 12 mar, 12.3.2026 or 2026-03-12")
        var form = Form("Go to a date", editing: day, [field], verb: "show") { day, _ in
            .saved { context in show(day, &context) }
        }
        form.writes = false
        return form
    }
}
