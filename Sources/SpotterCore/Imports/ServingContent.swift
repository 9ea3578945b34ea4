package import DiaryExchange
import DiaryStore
import FitnessModel

/// Servings of another program, before they are written.
struct ServingContent: ImportContent {
    private let log: ServingLog

    init(_ log: ServingLog) { self.log = log }

    var format: String { log.format }
    var count: Int { log.servings.count }
    var unit: MassUnit? { nil }
    var issues: [any ImportRemark] { log.issues }

    func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan {
        let outcome = try diary.imports.preview(log.servings, client: client)
        return ImportPlan(
            addsSomething: outcome.added > 0, nothingNew: Self.done(outcome) + ".", size: Count.text(count, "serving"),
            issues: issues,
            facts: [
                ImportLine(text: "Format", detail: "\(format) · \(ImportWording.days(log.days))"),
                ImportLine(
                    text: "Servings", detail: ImportWording.tally(outcome.added, alreadyThere: outcome.alreadyThere),
                    tone: outcome.added > 0 ? .news : .warning),
                ImportLine(text: "Days", detail: "\(log.dayCount): \(outcome.days.count) get new servings"),
                ImportLine(text: "Energy", detail: "\(Self.kilocalories(log.energy)) kcal in total"),
            ],
            lines: days.map { day in
                ImportLine(
                    text: "\(day.day.weekday.short) \(day.day.short) \(day.day.year)",
                    detail: "\(Count.text(day.servings, "serving")) · \(Self.kilocalories(day.energy)) kcal")
            })
    }

    func write(
        for client: Identifier<Client>, file: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport {
        let outcome = try diary.imports.servings(log.servings, client: client, file: file, progress: progress)
        let message = Self.done(outcome)
        let lines = days.map { day in
            "\(day.day.iso): \(Count.text(day.servings, "serving")), \(Self.kilocalories(day.energy)) kcal"
        }
        let whole = "\(format): \(ImportWording.days(log.days)); \(ImportWording.lost(issues))."
        return ImportReport(
            message: message, added: outcome.days.max().map { .servings(on: $0) },
            lines: [message + "."] + lines + [whole],
            figures: Figures(
                format: format, servingsAdded: outcome.added, servingsAlreadyThere: outcome.alreadyThere,
                rowsRead: log.rowsRead, rowsLost: issues.count(where: \.isLoss), days: log.dayCount,
                kcal: log.energy.kilocalories, firstDay: log.days?.lowerBound.iso, lastDay: log.days?.upperBound.iso))
    }

    /// The days of the file with the servings and the energy of each, in order.
    private var days: [(day: Day, servings: Int, energy: Energy)] {
        Dictionary(grouping: log.servings, by: \.entry.day).map { day, servings in
            (day, servings.count, servings.reduce(.zero) { $0 + $1.entry.nutrients.energy })
        }.sorted { $0.day < $1.day }
    }

    private static func done(_ outcome: ServingOutcome) -> String {
        ImportWording.done(
            outcome.added, "serving", rest: " on \(Count.text(outcome.days.count, "day"))",
            alreadyThere: outcome.alreadyThere)
    }

    /// "2432.67": with up to three decimals, so that the value can be compared with the other program's.
    private static func kilocalories(_ energy: Energy) -> String { NumberFormat.shown(energy.calories, decimals: 3) }

    private struct Figures: Encodable {
        let format: String
        let servingsAdded, servingsAlreadyThere, rowsRead, rowsLost, days: Int
        let kcal: Double
        let firstDay, lastDay: String?
    }
}

/// The sentences of an import, shared by the screen and the command line.
package enum ImportWording {
    /// "12 Jan 2024 to 3 Mar 2026", or the one day.
    static func days(_ days: ClosedRange<Day>?) -> String {
        guard let days else { return "no day" }
        let (first, last) = (
            "\(days.lowerBound.short) \(days.lowerBound.year)", "\(days.upperBound.short) \(days.upperBound.year)"
        )
        return first == last ? first : "\(first) to \(last)"
    }

    /// "Imported 86 sessions, 1903 sets (2 imported before)", or a message that there was nothing new.
    ///
    /// - Parameter rest: The text after the number of added records: ", 1903 sets".
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
