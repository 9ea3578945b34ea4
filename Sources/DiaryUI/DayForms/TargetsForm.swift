import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import ViewKit

/// What a client should eat on training days and on rest days, as a form.
enum TargetsForm {
    /// The targets of the current client.
    static func edit(_ context: inout Context) {
        guard let client = context.chosenClient() else { return }
        let today = context.today
        let known = context.read { diary in
            (
                targets: try diary.nutrientTargets.get(of: client.id),
                day: try diary.energy.day(of: client.id, on: today)
            )
        }
        guard let (targets, day) = known else { return }
        let fields = DiaryDay.Kind.allCases.flatMap { kind in NutrientTarget.nutrients.map { field(kind, $0) } }
        var form = Form(
            "Targets of \(client.name)", editing: targets, fields, draftKey: "targets of \(client.id.rawValue)"
        ) { typed, context in
            let sums = sums(typed, day)
            let isSaved = context.save(nil) { diary in
                try diary.nutrientTargets.update(from: targets, to: typed, of: client.id)
            }
            guard isSaved else { return .failed }
            let said = (["Saved."] + sums.map(\.words)).joined(separator: " ")
            context.message = sums.contains(where: \.isOver) ? .warning(said) : .success(said)
            return .saved { _ in }
        }
        form.answer = { form in
            sums(fields.read(form, into: targets, today: today).record, day).map { ($0.isOver ? "! " : "") + $0.words }
        }
        for kind in DiaryDay.Kind.allCases {
            let days = kind == .training ? "Days with a session or a run." : "Days without a session or a run."
            for nutrient in NutrientTarget.nutrients {
                form.setHelp("\(kind) \(nutrient)", to: "\(days) Empty aims at nothing.")
            }
        }
        context.present(form.restoringDraft(context))
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

    /// What each kind of day comes to, against what may be eaten without activity; nothing where nothing is aimed at.
    private static func sums(_ targets: Targets, _ day: EnergyDay) -> [(words: String, isOver: Bool)] {
        let (unit, limit) = (day.profile.unit, day.balance?.baseIntakeLimit)
        return DiaryDay.Kind.allCases.compactMap { kind in
            guard let energy = targets[kind]?.energy, energy > .zero else { return nil }
            let name = (day.goal?.direction ?? .maintain).limitName
            // Who trains may eat more: of a training day only the day itself can warn.
            let isOver = kind == .rest && limit.map { energy.rounded(to: unit) > $0.rounded(to: unit) } == true
            let made = EnergyWording.made(energy, limit: limit, name, unit)
            return ("\(kind.rawValue.capitalized) days \(made).", isOver)
        }
    }
}

extension [DiaryDay.Kind: NutrientTarget] {
    fileprivate subscript(kind: DiaryDay.Kind, nutrient: Nutrient) -> Int? {
        get { self[kind]?[nutrient] }
        set { self[kind, default: NutrientTarget(kind: kind)][nutrient] = newValue }
    }
}
