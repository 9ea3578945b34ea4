public import DiaryExchange
public import DiaryStore
import FitnessModel

/// The sentences of an import, the same on the screen and on the command line.
public enum ImportWording {
    /// "12 Jan 2024 to 3 Mar 2026".
    public static func days(_ summary: ImportSummary) -> String {
        days(summary.days)
    }

    /// "Imported 86 sessions, 1903 sets"; says so when everything was there before.
    public static func done(_ outcome: ImportOutcome) -> String {
        guard outcome.sessionsAdded > 0 else {
            return outcome.sessionsAlreadyThere > 0
                ? "Nothing new: all \(count(outcome.sessionsAlreadyThere, "session")) are in the diary already"
                : "The file holds no session: nothing was imported"
        }
        let there = outcome.sessionsAlreadyThere > 0 ? " (\(outcome.sessionsAlreadyThere) were there already)" : ""
        return "Imported \(count(outcome.sessionsAdded, "session")), \(count(outcome.setsAdded, "set"))\(there)"
    }

    /// "86: 80 new, 6 there already".
    public static func sessions(_ outcome: ImportOutcome) -> String {
        let total = outcome.sessionsAdded + outcome.sessionsAlreadyThere
        guard outcome.sessionsAlreadyThere > 0 else { return "\(total), all new" }
        return "\(total): \(outcome.sessionsAdded) new, \(outcome.sessionsAlreadyThere) there already"
    }

    /// "3 lines were not read", "every line was read".
    public static func lost(_ issues: [ImportIssue]) -> String {
        let lost = issues.count(where: \.isLoss)
        return lost == 0 ? "every line was read" : "\(Count.text(lost, "line")) \(lost == 1 ? "was" : "were") not read"
    }

    /// "1 session", "86 sessions".
    public static func count(_ number: Int, _ what: String) -> String { Count.text(number, what) }
}
