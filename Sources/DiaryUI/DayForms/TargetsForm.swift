import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import ViewKit

/// The form of a client's targets on training days and rest days.
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
        let basis = Basis(weight: day.body.weight, limit: day.balance?.baseIntakeLimit)
        let fields = DiaryDay.Kind.allCases.flatMap { kind in NutrientTarget.nutrients.map { field(kind, $0, basis) } }
        var form = Form(
            "Targets of \(client.name)", editing: targets, fields, draftKey: "targets of \(client.id.rawValue)"
        ) { typed, context in
            let sums = sums(typed, day)
            let isSaved = context.save(nil) { diary in
                try diary.nutrientTargets.update(from: targets, to: typed, of: client.id)
            }
            guard isSaved else { return .failed }
            let message = (["Saved."] + sums.map(\.text)).joined(separator: " ") as Phrase
            context.message = sums.contains(where: \.isOver) ? .warning(message) : .success(message)
            return .saved { _ in }
        }
        form.answer = { form in
            sums(fields.read(form, into: targets, today: today).record, day).map {
                $0.isOver ? "! \($0.text)" : $0.text
            }
        }
        for kind in DiaryDay.Kind.allCases {
            let help: Phrase =
                switch kind {
                case .training: "Days with a session or run. 120, 1.6/kg, 30 %. Empty: no target."
                case .rest: "Days without one. 120, 1.6/kg, 30 %. Empty: no target."
                }
            for nutrient in NutrientTarget.nutrients { form.setHelp("\(kind) \(nutrient)", to: help) }
        }
        context.present(form.restoringDraft(context))
    }

    private typealias Targets = [DiaryDay.Kind: NutrientTarget]

    /// What relative targets refer to: the client's weight, and the limit of a day with the goal's activity.
    private struct Basis: Sendable {
        let weight: Mass?
        let limit: Energy?

        /// Grams of "1.6/kg", "0.8/lb" or "30 %"; nil for any other text, or if the weight or the limit is not known.
        func grams(_ text: String, of nutrient: Nutrient) -> Int? {
            let number = text.prefix { $0.isNumber || ".,".contains($0) }
            guard let milli = NumberFormat.read(String(number), decimals: 3) else { return nil }
            let amount = Double(milli) / 1_000
            let unit = text.dropFirst(number.count).filter { $0 != " " }.lowercased().replacing("g/", with: "/")
            let grams: Double?
            switch (unit, nutrient.kilocaloriesPerGram) {
            case ("%", let energy?): grams = limit.map { amount / 100 * $0.kilocalories / energy }
            case ("/kg", _): grams = weight.map { amount * $0.value(in: .kg) }
            case ("/lb", _): grams = weight.map { amount * $0.value(in: .lb) }
            default: grams = nil
            }
            return grams.flatMap { (0...2_000).contains($0) ? Int($0.rounded()) : nil }
        }
    }

    /// Whole grams, also by weight or by energy; stored as milligrams.
    private static func grams(_ nutrient: Nutrient, _ basis: Basis) -> FieldKind<Int> {
        let whole = FieldKind.whole(0...2000)
        let problem: Phrase = "Write grams from 0 to 2000; or 1.6/kg, or 30 %, if the weight or the limit is known."
        return FieldKind(problem: problem, write: { "\(($0 + 500) / 1000)" }) { text, today in
            (whole.read(text, today) ?? basis.grams(text, of: nutrient)).map { $0 * 1000 }
        }
    }

    private static func field(_ kind: DiaryDay.Kind, _ nutrient: Nutrient, _ basis: Basis) -> Field<Targets> {
        .optional(
            "\(kind) \(nutrient)",
            kind == .training ? "Training: \(nutrient.label), g" : "Rest: \(nutrient.label), g",
            \.[kind, nutrient], grams(nutrient, basis))
    }

    /// The energy of each kind of day, compared with the intake limit without activity; empty without targets.
    private static func sums(_ targets: Targets, _ day: EnergyDay) -> [(text: Phrase, isOver: Bool)] {
        let unit = day.profile.unit
        let limit = day.balance?.baseIntakeLimit.rounded(to: unit)
        return DiaryDay.Kind.allCases.compactMap { kind in
            guard let energy = targets[kind]?.energy, energy > .zero else { return nil }
            let excess = limit.map { energy.rounded(to: unit) - $0 }.flatMap { $0 > .zero ? $0 : nil }
            let text = text(
                kind, EnergyText.text(energy, in: unit), over: excess.map { EnergyText.number($0, in: unit) },
                limit: limit.map { EnergyText.number($0, in: unit) } ?? "", day.goal?.direction ?? .maintain)
            // Training allows more food: a training day is checked on the day itself.
            return (text, kind == .rest && excess != nil)
        }
    }

    private static func text(
        _ kind: DiaryDay.Kind, _ energy: String, over excess: String?, limit: String,
        _ direction: EnergyGoal.Direction
    ) -> Phrase {
        guard let excess else {
            return switch kind {
            case .training: "Training days: \(energy)."
            case .rest: "Rest days: \(energy)."
            }
        }
        return switch (kind, direction.hasLimit) {
        case (.training, true): "Training days: \(energy), \(excess) over the limit of \(limit)."
        case (.training, false): "Training days: \(energy), \(excess) over the target of \(limit)."
        case (.rest, true): "Rest days: \(energy), \(excess) over the limit of \(limit)."
        case (.rest, false): "Rest days: \(energy), \(excess) over the target of \(limit)."
        }
    }
}

extension Nutrient {
    /// Energy of a gram; nil for those without a part in the energy.
    fileprivate var kilocaloriesPerGram: Double? {
        switch self {
        case .protein, .carbohydrate: 4
        case .fat: 9
        default: nil
        }
    }
}

extension [DiaryDay.Kind: NutrientTarget] {
    fileprivate subscript(kind: DiaryDay.Kind, nutrient: Nutrient) -> Int? {
        get { self[kind]?[nutrient] }
        set { self[kind, default: NutrientTarget(kind: kind)][nutrient] = newValue }
    }
}
