public import DiaryExchange
public import DiaryStore
public import FitnessModel

extension ImportWording {
    /// "12 Jan 2024 to 3 Mar 2026".
    public static func days(_ days: ClosedRange<Day>?) -> String {
        guard let days else { return "no day" }
        return "\(days.lowerBound.short) \(days.lowerBound.year) to \(days.upperBound.short) \(days.upperBound.year)"
    }

    /// "Imported 116 servings on 3 days"; says so when everything was there before.
    public static func done(_ outcome: ServingOutcome) -> String {
        guard outcome.added > 0 else {
            return outcome.alreadyThere > 0
                ? "Nothing new: all \(count(outcome.alreadyThere, "serving")) are in the diary already"
                : "The file holds no serving: nothing was imported"
        }
        let there = outcome.alreadyThere > 0 ? " (\(outcome.alreadyThere) were there already)" : ""
        return "Imported \(count(outcome.added, "serving")) on \(count(outcome.days.count, "day"))\(there)"
    }

    /// "116: 110 new, 6 there already".
    public static func servings(_ outcome: ServingOutcome) -> String {
        let total = outcome.added + outcome.alreadyThere
        guard outcome.alreadyThere > 0 else { return "\(total), all new" }
        return "\(total): \(outcome.added) new, \(outcome.alreadyThere) there already"
    }

    /// The days of a file with what was eaten on each.
    public static func days(of log: ServingLog) -> [(day: Day, servings: Int, energy: Energy)] {
        Dictionary(grouping: log.servings, by: \.entry.day).map { day, servings in
            (day, servings.count, servings.reduce(.zero) { $0 + $1.entry.nutrients.energy })
        }.sorted { $0.day < $1.day }
    }

    /// "2432.67": to the small calory, so that it can be compared with the other program's.
    public static func kilocalories(_ energy: Energy) -> String { DecimalText.write(energy.calories, decimals: 3) }
}
