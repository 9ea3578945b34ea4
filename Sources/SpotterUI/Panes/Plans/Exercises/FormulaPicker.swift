import DiaryStore
import FitnessModel
import ViewKit

/// Choosing the formula of the e1RM; each shows what it makes of the same set.
enum FormulaPicker {
    private static let sample = (load: Mass(100, .kg), reps: 5)

    static func open(_ context: Context) -> Picker {
        let items = StrengthFormula.allCases.enumerated().map { index, formula in
            Picker.Item(
                "\(estimate(formula))  \(formula.name) \(formula.year)"
                    + (formula == context.formula ? " (in use)" : ""),
                detail: formula.equation, key: Int64(index))
        }
        return Picker("e1RM of 100 kg x 5 (an RPE, where known, goes by its table)", items: items, verb: "use it") {
            item, context in
            let formula = StrengthFormula.allCases[Int(item.key)]
            context.write("The e1RM goes by \(formula.name) from now on.") { diary in
                try diary.setStrengthFormula(formula)
            }
        }
    }

    private static func estimate(_ formula: StrengthFormula) -> String {
        let grams = formula.estimate(load: sample.load, reps: sample.reps)?.grams ?? 0
        let tenths = (grams + 50) / 100
        return "\(tenths / 10).\(tenths % 10) kg"
    }
}
