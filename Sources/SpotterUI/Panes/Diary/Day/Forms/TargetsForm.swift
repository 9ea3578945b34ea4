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
        let fields = DiaryDay.Kind.allCases.flatMap { Self.fields($0, known.targets[$0]) }
        let form = Form("Targets of \(client.name)", fields: fields, draftKey: "targets of \(client.id.rawValue)") {
            form, context in
            let targets = Dictionary(uniqueKeysWithValues: DiaryDay.Kind.allCases.map { ($0, read(form, $0)) })
            let isDone = context.save { diary in try diary.setNutrientTargets(targets, of: client.id) }
            return isDone ? .saved { _ in } : .failed
        }
        context.present(form.restoringDraft(context).following(context) { form, _ in follow(&form, known.unit) })
    }

    private static func fields(_ kind: DiaryDay.Kind, _ target: NutrientTarget?) -> [FormField] {
        let days = kind == .training ? "Training" : "Rest"
        return Part.allCases.map { part in
            let value = target?[keyPath: part.path].map { "\(($0 + 500) / 1000)" } ?? ""
            return FormField("\(kind) \(part)", "\(days): \(part.label), g", .whole(0...2000), value: value)
        }
    }

    /// Each field says what the kind of day comes to.
    private static func follow(_ form: inout Form, _ unit: EnergyUnit) {
        for kind in DiaryDay.Kind.allCases {
            let target = read(form, kind)
            let calories = 4 * (target.protein ?? 0) + 9 * (target.fat ?? 0) + 4 * (target.carbohydrate ?? 0)
            let energy = EnergyText.text(Energy(calories: calories), in: unit)
            let days = kind == .training ? "Days with a session or a run" : "Days without"
            let sum = calories == 0 ? "empty aims at nothing." : "protein, carbs and fat make \(energy)."
            for part in Part.allCases { form.setHelp("\(kind) \(part)", to: "\(days): \(sum)") }
        }
    }

    private static func read(_ form: Form, _ kind: DiaryDay.Kind) -> NutrientTarget {
        var target = NutrientTarget(kind: kind)
        for part in Part.allCases {
            target[keyPath: part.path] = Int(form.text("\(kind) \(part)")).map { $0 * 1000 }
        }
        return target
    }

    /// What can be aimed at, in the order in which it is typed.
    private enum Part: CaseIterable {
        case protein, carbohydrate, fat, fibre

        var label: String { self == .carbohydrate ? "carbs" : "\(self)" }

        var path: WritableKeyPath<NutrientTarget, Int?> {
            switch self {
            case .protein: \.protein
            case .carbohydrate: \.carbohydrate
            case .fat: \.fat
            case .fibre: \.fibre
            }
        }
    }
}
