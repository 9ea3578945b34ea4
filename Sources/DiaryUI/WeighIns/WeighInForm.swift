import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import ViewKit

/// A body weight as a form.
package enum WeighInForm {
    /// A new weight, on this day.
    package static func add(day: Day, _ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let body = context.read { diary in try diary.energy.bodyFigures(of: client.id, on: day) }
        let known = body?.weight.map { weight -> Phrase in
            let when: Phrase =
                body?.weightDay.map { RelativeDay.text($0, today: context.today) } ?? "self-reported"
            return "Last: \(WeighInWording.text(weight, client.unit)) (\(when))."
        }
        let now = TimeOfDay(context.now, in: context.services.timeZone)
        let blank = WeighIn(
            client: client.id, day: day, minute: day == context.today ? now.minuteOfDay : nil, weight: .zero)
        present(blank, client, help: known, &context)
    }

    /// A weight that is there.
    package static func edit(_ weighIn: WeighIn, _ context: inout Context) {
        if let client = context.chosenClient() { present(weighIn, client, &context) }
    }

    private static func present(
        _ weighIn: WeighIn, _ client: Client, help: Phrase? = nil, _ context: inout Context
    ) {
        let isNew = weighIn.id == .unsaved
        let form = Form(
            isNew ? "Weigh-in: \(client.name)" : "Weigh-in of \(client.name)", editing: weighIn,
            fields(client.unit, isNew: isNew, help: help), draftKey: isNew ? "weigh-in of \(client.id.rawValue)" : nil,
            check: { typed, context in
                typed.day <= context.today ? nil : ("day", "\(typed.day.iso) is in the future.")
            },
            confirmations: { typed, context in
                isNew || typed.weight != weighIn.weight || typed.day != weighIn.day
                    ? confirmations(about: typed, of: client, context) : []
            },
            save: { typed, context in
                let message: Phrase = "\(WeighInWording.text(typed.weight, client.unit)) on \(typed.day.short)."
                let saved = context.write(message) { diary in
                    if isNew { return try diary.weighIns.add(typed, of: client.id) }
                    try diary.weighIns.update(from: weighIn, to: typed)
                    return weighIn.id
                }
                guard let saved else { return .failed }
                context.update(WeighInsView.self) { view, _ in view.list.select(saved) }
                return .saved { _ in }
            })
        context.present(form.restoringDraft(context).following(context) { form, _ in follow(&form, client.unit) })
    }

    /// A confirmation for a weight that is far from the previous one.
    private static func confirmations(about typed: WeighIn, of client: Client, _ context: Context) -> [Form
        .Confirmation]
    {
        let change: Mass?
        let last = try? context.diary.weighIns.last(of: client.id, through: typed.day, but: typed.id)
        if let last {
            change = typed.unlikelyChange(since: last)
        } else {
            change = client.weight.flatMap { typed.unlikelyDifference(from: $0) }
        }
        guard let change else { return [] }
        let weight = WeighInWording.text(typed.weight, client.unit)
        let far = WeighInWording.text(Mass(grams: abs(change.grams)), client.unit)
        let day = last.map { $0.day.year == typed.day.year ? $0.day.short : $0.day.dated }
        let question: Phrase =
            switch (day, change.grams < 0) {
            case (let day?, true): "\(weight), \(far) less than on \(day)."
            case (let day?, false): "\(weight), \(far) more than on \(day)."
            case (nil, true): "\(weight), \(far) less than in the profile."
            case (nil, false): "\(weight), \(far) more than in the profile."
            }
        return [Form.Confirmation(field: "weight", about: (typed.weight, last?.day), question)]
    }

    private static func fields(_ unit: MassUnit, isNew: Bool, help: Phrase?) -> [Field<WeighIn>] {
        [
            .value(
                "weight", "Weight", \.weight, .mass(unit), missing: "Which weight? Write 80.4.", isBlank: isNew,
                help: help ?? "80.4, 80.4 kg or 177 lb."),
            .optional("fat", "Body fat, %", \.fatPerMille, .tenths(0...99)),
            .value(
                "day", "Day", \.day, .pastDay, missing: "On which day?", isProposed: true,
                help: "today, -3d, mon, 12 mar"),
            .optional(
                "time", "Time", \.time, .time, isProposed: true,
                help: "17:30, 1730, 5:30 pm; optional. The last of a day counts."),
        ]
    }

    /// Weight and fat make the lean mass, which two of the formulas take.
    private static func follow(_ form: inout Form, _ unit: MassUnit) {
        let lean = Mass.read(form.text("weight"), unit: unit).flatMap { weight in
            WeighIn(
                day: .earliest, weight: weight, fatPerMille: NumberFormat.read(form.text("fat"), decimals: 1)
            ).leanMass
        }
        let text: Phrase? = lean.map { "Lean mass \(WeighInWording.lean($0, unit))." }
        form.setHelp("fat", to: text ?? "If measured: formulas based on lean mass need it.")
    }
}

extension WeighIn {
    /// The time of day; nil if unknown.
    fileprivate var time: TimeOfDay? {
        get { TimeOfDay(minuteOfDay: minute) }
        set { minute = newValue?.minuteOfDay }
    }
}

/// Body weights as text.
enum WeighInWording {
    /// "80.4 kg".
    static func text(_ mass: Mass, _ unit: MassUnit) -> String { "\(mass.shown(in: unit)) \(unit.rawValue)" }

    /// Lean mass, or an average, which is known to 100 g at best.
    static func lean(_ mass: Mass, _ unit: MassUnit) -> String {
        text(Mass(grams: (mass.grams + 50) / 100 * 100), unit)
    }

    /// The change since another weight: "-0.8 kg".
    static func change(_ mass: Mass, since before: Mass, _ unit: MassUnit) -> String {
        let grams = mass.grams - before.grams
        return (grams > 0 ? "+" : grams < 0 ? "-" : "") + text(Mass(grams: abs(grams)), unit)
    }
}
