import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
import ViewKit

extension ExerciseProgress.Figure {
    /// The title in legends and column headings.
    var title: Phrase {
        switch self {
        case .e1RM: "e1RM"
        case .load: "Heaviest load"
        case .reps: "Most reps"
        case .time: "Longest hold"
        case .distance: "Farthest"
        case .volume: "Volume load"
        case .setTime: "Longest set"
        case .repTime: "Time per rep"
        case .underLoad: "Time under load"
        }
    }

    /// The unit of its values as they are shown.
    func unit(_ mass: MassUnit) -> Phrase {
        switch self {
        case .e1RM, .load, .volume: "\(mass.rawValue)"
        case .reps: "reps"
        case .time, .setTime, .repTime, .underLoad: "s"
        case .distance: "m"
        }
    }

    /// The stored value in that unit.
    func value(_ stored: Int, _ mass: MassUnit) -> Double {
        switch self {
        case .e1RM, .load, .volume: Mass(grams: stored).value(in: mass)
        case .reps: Double(stored)
        case .time, .distance, .setTime, .repTime, .underLoad: Double(stored) / 1000
        }
    }

    /// The value with one decimal at most, without the unit.
    func text(_ stored: Int, _ mass: MassUnit) -> String { NumberFormat.shown(value(stored, mass), decimals: 1) }
}

extension UnitKind {
    /// The unit kind as forms and lists show it.
    var label: Phrase {
        switch self {
        case .loadAndReps: "weight and reps"
        case .bodyWeight: "body weight"
        case .time: "time"
        case .distance: "distance"
        }
    }
}

/// Choosing the formula of the e1RM; each shows its estimate of the same set.
package enum FormulaPicker {
    private static let sample = (load: Mass(100, .kg), reps: 5)

    package static func open(_ context: Context) -> Picker {
        Picker(
            "e1RM of 100 kg x 5, without an RPE", of: StrengthFormula.allCases,
            verb: "use it",
            title: { formula in
                let title = "\(estimate(formula))  \(formula.name) \(formula.year)"
                return formula == context.shared.formula ? "\(title) (in use)" : "\(title)"
            }, detail: { "\($0.equation)" }
        ) { formula, context in
            context.write("The e1RM now uses \(formula.name).") { diary in
                try diary.figures.setStrengthFormula(formula)
            }
        }
    }

    private static func estimate(_ formula: StrengthFormula) -> String {
        let grams = formula.estimate(load: sample.load, reps: sample.reps)?.grams ?? 0
        return NumberFormat.fixed(Double(grams) / 1_000, decimals: 1) + " kg"
    }
}
