import DiaryStore
import FitnessModel
import ViewKit

/// A body weight as a form.
enum WeighInForm {
    /// A new weight, on this day.
    static func add(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let last = context.read { diary in try diary.weighIns.weight(of: client.id, on: day) } ?? nil
        let known = last.map { last in
            let when = last.day.map { RelativeDay.text($0, today: context.today) } ?? "as the client said"
            return "The last: \(WeighInWording.text(last.mass, client.unit)) (\(when))."
        }
        let now = TimeOfDay(context.now, in: context.services.timeZone)
        let blank = WeighIn(
            client: client.id, day: day, minute: day == context.today ? now.minuteOfDay : nil, weight: .zero)
        let form = form(
            "Weigh \(client.name)", blank, client, help: known, draftKey: "weigh-in of \(client.id.rawValue)"
        ) {
            diary, weighIn in try diary.weighIns.add(weighIn, of: client.id)
        }
        present(form.restoringDraft(context), client, &context)
    }

    /// A weight that is there.
    static func edit(_ weighIn: WeighIn, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let form = form("Weight of \(client.name)", weighIn, client) { diary, changed in
            try diary.weighIns.update(from: weighIn, to: changed)
            return weighIn.id
        }
        present(form, client, &context)
    }

    private static func fields(_ unit: MassUnit, isNew: Bool, help: String?) -> [Field<WeighIn>] {
        [
            .value(
                "weight", "Weight", \.weight, .mass(unit), missing: "How heavy? Such as 80.4.", isBlank: isNew,
                help: help ?? "80.4, 80.4 kg or 177 lb."),
            .optional("fat", "Body fat, %", \.fatPerMille, .tenths(0...99)),
            .value(
                "day", "Day", \.day, .day, missing: "On which day?", isProposed: true, help: "today, -3d, mon, 12 mar"),
            .optional(
                "time", "Time", \.time, .time, isProposed: true,
                help: "17:30, 1730, 5:30 pm; may stay empty. The last of a day counts."),
        ]
    }

    private static func form(
        _ title: String, _ weighIn: WeighIn, _ client: Client, help: String? = nil, draftKey: String? = nil,
        write: @escaping @Sendable (Diary, WeighIn) throws -> Identifier<WeighIn>
    ) -> Form {
        let isNew = weighIn.id == .unsaved
        return Form(
            title, editing: weighIn, fields(client.unit, isNew: isNew, help: help), draftKey: draftKey,
            check: { typed, context in
                typed.day <= context.today ? nil : ("day", "\(typed.day.iso) is not here yet.")
            },
            save: { typed, context in
                let said = "\(WeighInWording.text(typed.weight, client.unit)) on \(typed.day.short)."
                let saved = context.write(said) { diary in try write(diary, typed) }
                guard let saved else { return .failed }
                context.update(WeighInsView.self) { view, _ in view.list.select(saved) }
                return .saved { _ in }
            })
    }

    private static func present(_ form: Form, _ client: Client, _ context: inout Context) {
        context.present(form.following(context) { form, _ in follow(&form, client.unit) })
    }

    /// Weight and fat make the lean mass, which two of the formulas take.
    private static func follow(_ form: inout Form, _ unit: MassUnit) {
        let lean = Mass.read(form.text("weight"), unit: unit).flatMap { weight in
            WeighIn(
                day: .earliest, weight: weight, fatPerMille: FormField.decimal(form.text("fat"), decimals: 1)
            ).leanMass
        }
        let said = lean.map { "Lean mass \(WeighInWording.lean($0, unit))." }
        form.setHelp("fat", to: said ?? "Where it was measured: the formulas that take lean mass need it.")
    }
}

extension WeighIn {
    /// When on that day; nil where nobody said.
    fileprivate var time: TimeOfDay? {
        get { TimeOfDay(minuteOfDay: minute) }
        set { minute = newValue?.minuteOfDay }
    }
}
