import DiaryExchange
import DiaryStore
import FitnessModel

/// What another program recorded as eaten, before it is written.
struct ServingContent: ImportContent {
    private let log: ServingLog

    init(_ log: ServingLog) { self.log = log }

    var format: String { log.format }
    var count: Int { log.servings.count }
    var unit: MassUnit? { nil }
    var issues: [any ImportRemark] { log.issues }

    func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan {
        let outcome = try diary.importPreview(log.servings, client: client)
        return ImportPlan(
            addsSomething: outcome.added > 0, nothingNew: Self.done(outcome) + ".", size: Count.text(count, "serving"),
            issues: issues,
            facts: [
                ImportLine(text: "Format", detail: "\(format) · \(ImportWording.days(log.days))"),
                ImportLine(
                    text: "Servings", detail: ImportWording.tally(outcome.added, alreadyThere: outcome.alreadyThere),
                    tone: outcome.added > 0 ? .news : .warning),
                ImportLine(text: "Days", detail: "\(log.dayCount): \(outcome.days.count) get something new"),
                ImportLine(text: "Energy", detail: "\(Self.kilocalories(log.energy)) kcal in all"),
            ],
            lines: days.map { day in
                ImportLine(
                    text: "\(day.day.weekday.short) \(day.day.short) \(day.day.year)",
                    detail: "\(Count.text(day.servings, "serving")) · \(Self.kilocalories(day.energy)) kcal")
            })
    }

    func write(
        for client: Identifier<Client>, label: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport {
        let outcome = try diary.importServings(log.servings, client: client, label: label, progress: progress)
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

    /// The days of the file with what was eaten on each.
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

    /// "2432.67": to the small calory, so that it can be compared with the other program's.
    private static func kilocalories(_ energy: Energy) -> String { NumberFormat.shown(energy.calories, decimals: 3) }

    private struct Figures: Encodable {
        let format: String
        let servingsAdded, servingsAlreadyThere, rowsRead, rowsLost, days: Int
        let kcal: Double
        let firstDay, lastDay: String?
    }
}
