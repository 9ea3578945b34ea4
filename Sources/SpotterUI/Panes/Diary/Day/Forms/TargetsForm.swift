import DiaryStore
import FitnessModel
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
        let fields = DiaryDay.Kind.allCases.flatMap { kind in Part.allCases.map { field(kind, $0) } }
        let form = Form(
            "Targets of \(client.name)", editing: known.targets, fields, draftKey: "targets of \(client.id.rawValue)"
        ) { targets, context in
            .done(context.save { diary in try diary.setNutrientTargets(targets, of: client.id) })
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

    private static func field(_ kind: DiaryDay.Kind, _ part: Part) -> Field<Targets> {
        let label = "\(kind == .training ? "Training" : "Rest"): \(part.label), g"
        let id = "\(kind) \(part)"
        return switch part {
        case .protein: .optional(id, label, \.[target: kind].protein, grams)
        case .carbohydrate: .optional(id, label, \.[target: kind].carbohydrate, grams)
        case .fat: .optional(id, label, \.[target: kind].fat, grams)
        case .fibre: .optional(id, label, \.[target: kind].fibre, grams)
        }
    }

    /// Each field says what the kind of day comes to.
    private static func follow(_ form: inout Form, _ targets: Targets, _ unit: EnergyUnit) {
        for kind in DiaryDay.Kind.allCases {
            let target = targets[target: kind]
            let calories = 4 * (target.protein ?? 0) + 9 * (target.fat ?? 0) + 4 * (target.carbohydrate ?? 0)
            let energy = EnergyText.text(Energy(calories: calories), in: unit)
            let days = kind == .training ? "Days with a session or a run" : "Days without"
            let sum = calories == 0 ? "empty aims at nothing." : "protein, carbs and fat make \(energy)."
            for part in Part.allCases { form.setHelp("\(kind) \(part)", to: "\(days): \(sum)") }
        }
    }

    /// What can be aimed at, in the order in which it is typed.
    private enum Part: CaseIterable {
        case protein, carbohydrate, fat, fibre

        var label: String { self == .carbohydrate ? "carbs" : "\(self)" }
    }
}

extension [DiaryDay.Kind: NutrientTarget] {
    fileprivate subscript(target kind: DiaryDay.Kind) -> NutrientTarget {
        get { self[kind] ?? NutrientTarget(kind: kind) }
        set { self[kind] = newValue }
    }
}
