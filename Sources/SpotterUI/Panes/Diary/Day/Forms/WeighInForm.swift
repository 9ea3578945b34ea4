import DiaryStore
import FitnessModel
import ViewKit

/// A body weight as a form.
enum WeighInForm {
    /// A new weight, on this day.
    static func add(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let last = context.read { diary in try diary.weight(of: client.id, on: day) } ?? nil
        let known = last.map { last in
            let when = last.day.map { RelativeDay.text($0, today: context.today) } ?? "as the client said"
            return "The last: \(text(last.mass, client.unit)) (\(when))."
        }
        let now = TimeOfDay(context.now, in: context.services.timeZone)
        let time = day == context.today ? now.text : ""
        let fields = fields(client.unit, nil, day: day, time: time, help: known ?? "80.4, 80.4 kg or 177 lb.")
        let form = Form("Weigh \(client.name)", fields: fields, draftKey: "weigh-in of \(client.id.rawValue)") {
            form, context in
            save(form, WeighIn(day: day, weight: .zero), client, &context) { diary, weighIn in
                try diary.addWeighIn(weighIn, of: client.id)
            }
        }
        context.present(form.restoringDraft(context).following(context) { form, _ in follow(&form, client.unit) })
    }

    /// A weight that is there.
    static func edit(_ weighIn: WeighIn, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let time = TimeOfDay(minuteOfDay: weighIn.minute)?.text ?? ""
        let fields = fields(client.unit, weighIn, day: weighIn.day, time: time, help: "80.4, 80.4 kg or 177 lb.")
        let form = Form("Weight of \(client.name)", fields: fields) { form, context in
            save(form, weighIn, client, &context) { diary, changed in try diary.updateWeighIn(changed) }
        }
        context.present(form.following(context) { form, _ in follow(&form, client.unit) })
    }

    private static func fields(
        _ unit: MassUnit, _ weighIn: WeighIn?, day: Day, time: String, help: String
    ) -> [FormField] {
        let fat = weighIn?.fatPerMille.map { DecimalText.write($0, decimals: 1) } ?? ""
        return [
            FormField("weight", "Weight", .mass(unit), value: weighIn.map { text($0.weight, unit) } ?? "", help: help),
            FormField("fat", "Body fat, %", .decimal(0...99), value: fat),
            FormField("day", "Day", .day, value: day.iso, isProposed: true, help: "today, -3d, mon, 12 mar"),
            FormField(
                "time", "Time", .time, value: time, isProposed: true,
                help: "17:30, 1730, 5:30 pm; may stay empty. The last of a day counts."),
        ]
    }

    /// Weight and fat make the lean mass, which two of the formulas take.
    private static func follow(_ form: inout Form, _ unit: MassUnit) {
        let weighIn = Mass.read(form.text("weight"), unit: unit).map {
            WeighIn(day: .earliest, weight: $0, fatPerMille: fat(form))
        }
        let lean = weighIn?.leanMass.map { "Lean mass \(text(Mass(grams: ($0.grams + 50) / 100 * 100), unit))." }
        form.setHelp("fat", to: lean ?? "Where it was measured: the formulas that take lean mass need it.")
    }

    private static func fat(_ form: Form) -> Int? { FormField.decimal(form.text("fat"), decimals: 1) }

    private static func save(
        _ form: Form, _ old: WeighIn, _ client: Client, _ context: inout Context,
        _ write: (Diary, WeighIn) throws -> Void
    ) -> Form.Result {
        guard let typed = Mass.read(form.text("weight"), unit: client.unit) else {
            return .wrong(field: "weight", "How heavy? Such as 80.4.")
        }
        guard let day = Day.read(form.text("day"), today: context.today) else {
            return .wrong(field: "day", "On which day?")
        }
        guard day <= context.today else { return .wrong(field: "day", "\(day.iso) is not here yet.") }
        var weighIn = old
        // What is shown in pounds is rounded: an untouched weight stays as it is.
        if old.weight == .zero || text(typed, client.unit) != text(old.weight, client.unit) { weighIn.weight = typed }
        weighIn.fatPerMille = fat(form)
        weighIn.day = day
        weighIn.minute = TimeOfDay(form.text("time"))?.minuteOfDay
        let saved = weighIn
        let said = "\(text(saved.weight, client.unit)) on \(day.short)."
        let isDone: Void? = context.write(said) { diary in try write(diary, saved) }
        return isDone == nil ? .failed : .saved { _ in }
    }

    private static func text(_ mass: Mass, _ unit: MassUnit) -> String { "\(mass.text(in: unit)) \(unit.rawValue)" }
}
