import FitnessModel
import ViewKit

/// How long something lasted, as the forms of the diary ask for it.
enum ActivityWording {
    /// A duration that an entry may have, or what is wrong with it and how it is mended.
    static func duration(_ text: String) -> Result<Int, Problem> {
        guard !text.isEmpty else { return .failure(Problem("How long? 30 is minutes; 1:30, 1h30 or 90 min as well.")) }
        guard let seconds = ActivityDuration.read(text) else {
            return .failure(Problem("Not a duration: write 30, 1:30, 1h30 or 90 min."))
        }
        if seconds < ActivityDuration.allowed.lowerBound {
            return .failure(Problem("That is no time at all: write how long it lasted, 30 or 1:30."))
        }
        if seconds > ActivityDuration.allowed.upperBound {
            return .failure(Problem("A day has 24 hours: write what is beyond them under the next day."))
        }
        return .success(seconds)
    }

    /// What is wrong, in a sentence.
    struct Problem: Error, Hashable {
        let text: String

        init(_ text: String) { self.text = text }
    }

    /// What a form may take for an energy: more than anybody spends in a day is mistyped.
    static func energy(_ text: String, in unit: EnergyUnit) -> Result<Energy?, Problem> {
        guard !text.isEmpty else { return .success(nil) }
        guard let energy = Energy.read(text, unit: unit) else {
            return .failure(Problem("Not an energy: write 300, 300 kcal or 1200 kJ."))
        }
        guard energy >= .zero, energy <= most else {
            let limit = EnergyText.text(most, in: unit)
            return .failure(Problem("More than \(limit) in one entry cannot be meant: write 300 or 300 kcal."))
        }
        return .success(energy)
    }

    private static let most = Energy(calories: 20_000_000)

    /// "4.5 MET, 294 kcal an hour", the latter where the weight is known.
    static func cost(_ activity: Activity, _ basis: ActivityBasis) -> String {
        let met = "\(METText.number(activity.met)) MET"
        guard let energy = basis.energy(met: activity.met, classes: activity.classes, seconds: 3600) else { return met }
        return "\(met), \(EnergyText.text(energy, in: basis.profile.unit)) an hour"
    }

    /// " 4.5   294": the MET and what an hour costs, each in a column of its own.
    static func columns(_ activity: Activity, _ basis: ActivityBasis) -> String {
        let met = padded(METText.number(activity.met), to: 4)
        guard basis.weight != nil else { return met }
        let energy = basis.energy(met: activity.met, classes: activity.classes, seconds: 3600) ?? .zero
        return
            "\(met)  \(padded(EnergyText.number(energy, in: basis.profile.unit), to: 5)) \(basis.profile.unit.rawValue)"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }
}
