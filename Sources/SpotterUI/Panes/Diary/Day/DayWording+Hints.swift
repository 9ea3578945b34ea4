import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

extension DayWording {
    /// What is missing or looks wrong, each with the key that helps.
    func makeHints() -> [String] {
        var hints: [String] = []
        if case .failure(let missing) = day.basal {
            hints.append(self.missing(missing))
        } else if day.body.weight == nil, day.uncounted > 0 {
            hints.append("Activities need a weight (a w) to be counted; what is typed by hand counts.")
        }
        if let balance = day.balance, balance.isOutOfReach {
            hints.append("The goal cannot be met by food alone: give activity a larger share, or lower the rate (, g).")
        }
        if let doubledRun { hints.append(doubledRun) }
        return hints
    }

    /// "Not computed yet: enter the weight (a w) and sex, birth day, height (E)."
    private func missing(_ missing: BasalMetabolism.Missing) -> String {
        let weighed: Set<BasalFormula.Input> = [.weight, .leanMass]
        let figures = missing.inputs.filter(weighed.contains).map { input in
            input == .weight ? "the weight" : "a \(Self.label(input))"
        }
        let client = missing.inputs.filter { !weighed.contains($0) }.map(Self.label)
        let parts = [(figures, "a w"), (client, "E")].filter { !$0.0.isEmpty }.map { words, key in
            "\(words.joined(separator: ", ")) (\(key))"
        }
        let formula = missing.inputs.contains(.leanMass) ? ", or choose another formula (, e)" : ""
        return "Not computed yet: enter \(parts.joined(separator: " and "))\(formula)."
    }

    /// A run that was recorded and the same written by hand count twice.
    private var doubledRun: String? {
        guard let run = day.runs.first(where: { $0.record.kind == .run })?.record,
            let entry = day.activities.first(where: { $0.record.isRun })?.record
        else { return nil }
        return "\(entry.name) and \(Self.title(run)) both count: d deletes one if they are the same."
    }

    /// "Run 5.0 km", or the title of the run.
    static func title(_ run: Run) -> String {
        let name = run.title.isEmpty && run.kind == .other ? "Outing" : run.name
        guard let distance = run.distance else { return name }
        return "\(name) \(distanceText(distance))"
    }

    /// "5.0 km", "850 m".
    static func distanceText(_ distance: Length) -> String {
        let metres = (distance.millimetres + 500) / 1000
        guard metres >= 1000 else { return "\(metres) m" }
        let tenths = (metres + 50) / 100
        return NumberFormat.shown("\(tenths / 10).\(tenths % 10)") + " km"
    }
}
