package import DiaryExchange
import FitnessModel

/// The sentences of an import, the same on the screen and on the command line.
package enum ImportWording {
    /// "12 Jan 2024 to 3 Mar 2026".
    static func days(_ days: ClosedRange<Day>?) -> String {
        guard let days else { return "no day" }
        return "\(days.lowerBound.short) \(days.lowerBound.year) to \(days.upperBound.short) \(days.upperBound.year)"
    }

    /// "Imported 86 sessions, 1903 sets (2 imported before)"; says so when everything was there before.
    ///
    /// - Parameter rest: what follows the number of what was added: ", 1903 sets".
    static func done(_ added: Int, _ noun: String, rest: String = "", alreadyThere: Int, changed: Int = 0) -> String {
        guard added + changed > 0 else {
            switch alreadyThere {
            case ..<1: return "The file holds no \(noun): nothing was imported"
            case 1: return "Nothing new: it was imported before"
            default: return "Nothing new: all \(Count.text(alreadyThere, noun)) were imported before"
            }
        }
        let there = alreadyThere > 0 ? " (\(alreadyThere) imported before)" : ""
        return "Imported \(Count.text(added, noun))\(rest)\(there)"
    }

    /// "86: 80 new, 6 imported before", "86, all new".
    static func tally(_ added: Int, alreadyThere: Int) -> String {
        let total = added + alreadyThere
        return alreadyThere > 0 ? "\(total): \(added) new, \(alreadyThere) imported before" : "\(total), all new"
    }

    /// "3 lines were not read", "every line was read".
    package static func lost(_ issues: [any ImportRemark]) -> String {
        let lost = issues.count(where: \.isLoss)
        return lost == 0 ? "every line was read" : "\(Count.text(lost, "line")) \(lost == 1 ? "was" : "were") not read"
    }
}
