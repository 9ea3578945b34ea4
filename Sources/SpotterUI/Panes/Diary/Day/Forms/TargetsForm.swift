import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

/// What a client should eat on training days and on rest days, as a form.
enum TargetsForm {
    /// The targets of the current client.
    static func edit(_ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let known = context.read { diary in
            (targets: try diary.nutrientTargets(of: client.id), unit: try diary.energyProfile(of: client.id).unit)
        }
        guard let known else { return }
        let fields = DiaryDay.Kind.allCases.flatMap { kind in NutrientTarget.nutrients.map { field(kind, $0) } }
        let form = Form(
            "Targets of \(client.name)", editing: known.targets, fields, draftKey: "targets of \(client.id.rawValue)"
        ) { targets, context in
            .done(
                context.save { diary in
                    try diary.updateNutrientTargets(from: known.targets, to: targets, of: client.id)
                })
        }
        context.present(
            form.restoringDraft(context).following(context) { form, context in
                follow(&form, fields.read(form, into: known.targets, today: context.today).record, known.unit)
            })
    }

    private typealias Targets = [DiaryDay.Kind: NutrientTarget]

    /// Whole grams; what is kept are milligrams.
    private static let grams = FieldKind(problem: FieldKind.whole(0...2000).problem, write: { "\(($0 + 500) / 1000)" })
    {
        FieldKind.whole(0...2000).read($0, $1).map { $0 * 1000 }
    }

    private static func field(_ kind: DiaryDay.Kind, _ nutrient: Nutrient) -> Field<Targets> {
        .optional(
            "\(kind) \(nutrient)", "\(kind == .training ? "Training" : "Rest"): \(nutrient.label), g",
            \.[kind, nutrient], grams)
    }

    /// Each field says what the kind of day comes to.
    private static func follow(_ form: inout Form, _ targets: Targets, _ unit: EnergyUnit) {
        for kind in DiaryDay.Kind.allCases {
            func milligrams(_ nutrient: Nutrient) -> Int { targets[kind, nutrient] ?? 0 }
            let calories = 4 * milligrams(.protein) + 9 * milligrams(.fat) + 4 * milligrams(.carbohydrate)
            let energy = EnergyText.text(Energy(calories: calories), in: unit)
            let days = kind == .training ? "Days with a session or a run" : "Days without"
            let sum = calories == 0 ? "empty aims at nothing." : "protein, carbs and fat make \(energy)."
            for nutrient in NutrientTarget.nutrients { form.setHelp("\(kind) \(nutrient)", to: "\(days): \(sum)") }
        }
    }
}

extension [DiaryDay.Kind: NutrientTarget] {
    fileprivate subscript(kind: DiaryDay.Kind, nutrient: Nutrient) -> Int? {
        get { self[kind]?[nutrient] }
        set { self[kind, default: NutrientTarget(kind: kind)][nutrient] = newValue }
    }
}
