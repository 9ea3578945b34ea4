import FitnessModel

/// Going to a date.
enum DayForm {
    static func goTo(_ day: Day) -> Form {
        let field = FormField(
            "day", "Date", .day, value: day.iso, isProposed: true,
            help: "today, yesterday, -3d, mon, last fri, 12 mar, 12.3.2026 or 2026-03-12")
        return Form("Go to a date", fields: [field], verb: "show") { form, context in
            guard let day = Day.read(form.text("day"), today: context.today) else {
                return .wrong(field: "day", "Which day? Write 12 mar, -3d or yesterday.")
            }
            return .saved { state in state.context.route = .day(day) }
        }
    }
}
