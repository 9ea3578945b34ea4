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
        } else if let floor {
            hints.append("\(floor) (, g).")
        }
        if let doubledRun { hints.append(doubledRun) }
        return hints + [dearTargets, uncompensated].compactMap { $0 }
    }

    /// What may be eaten, in the whole units in which it stands on the screen.
    private var shownLimit: Energy? { day.balance?.rounded(to: unit).intakeLimit }

    /// "Limit 1 167 kcal is below 1 200 kcal (, g)."
    private var floor: String? {
        guard let limit = shownLimit, let basal = try? day.basal.get() else { return nil }
        let resting = basal.resting.rounded(to: unit)
        return IntakeFloor(below: limit, resting: resting, sex: basal.body.sex).map { floor in
            EnergyWording.floor(floor, limit: limit, limitName, unit)
        }
    }

    /// "Targets make 2 270 kcal, 446 over the limit of 1 824 (, t)."
    private var dearTargets: String? {
        guard let limit = shownLimit, let energy = day.target?.energy else { return nil }
        let made = EnergyWording.made(energy, limit: limit, limitName, unit)
        return energy.rounded(to: unit) > limit ? "Targets \(made) (, t)." : nil
    }

    /// What a day cannot make up is nothing to despair of.
    private var uncompensated: String? {
        guard let over = day.balance?.rounded(to: unit).excess, over > DayBalance.mostMadeUp else { return nil }
        return "Of what is over, \(text(DayBalance.mostMadeUp)) asks for activity; the rest counts in the week."
    }

    /// "Not calculated yet: enter the weight (a w) and sex, date of birth, height (E)."
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
        return "Not calculated yet: enter \(parts.joined(separator: " and "))\(formula)."
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
