import DiaryStore
import FitnessModel
package import SpotterShell
import ViewKit

/// Choosing the formula of the e1RM; each shows what it makes of the same set.
package enum FormulaPicker {
    private static let sample = (load: Mass(100, .kg), reps: 5)

    package static func open(_ context: Context) -> Picker {
        Picker(
            "e1RM of 100 kg x 5 (an RPE, where known, goes by its table)", of: StrengthFormula.allCases,
            verb: "use it",
            title: { "\(estimate($0))  \($0.name) \($0.year)\($0 == context.shared.formula ? " (in use)" : "")" },
            detail: \.equation
        ) { formula, context in
            context.write("The e1RM goes by \(formula.name) from now on.") { diary in
                try diary.figures.setStrengthFormula(formula)
            }
        }
    }

    private static func estimate(_ formula: StrengthFormula) -> String {
        let grams = formula.estimate(load: sample.load, reps: sample.reps)?.grams ?? 0
        return NumberFormat.fixed(Double(grams) / 1_000, decimals: 1) + " kg"
    }
}
