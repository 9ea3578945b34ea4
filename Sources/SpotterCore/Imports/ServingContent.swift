package import DiaryExchange
import DiaryStore
import FitnessModel
package import Phrases

/// Servings of another program, before they are written.
struct ServingContent: ImportContent {
    private let log: ServingLog

    init(_ log: ServingLog) { self.log = log }

    var formats: [FormatName] { [log.format] }
    var count: Int { log.servings.count }
    var unit: MassUnit? { nil }
    var issues: [ImportRemark] { log.issues.map(ImportRemark.row) }

    func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan {
        let outcome = try diary.imports.preview(log.servings, client: client)
        return ImportPlan(
            addsSomething: outcome.added > 0, nothingNew: "\(Self.done(outcome)).",
            size: "\(count, one: "serving", other: "servings")", issues: issues,
            facts: [
                ImportLine(
                    text: "Format", detail: [formatTitle, ImportWording.days(log.days)].joined(separator: " · ")),
                ImportLine(
                    text: "Servings", detail: ImportWording.tally(outcome.added, alreadyThere: outcome.alreadyThere),
                    tone: outcome.added > 0 ? .result : .warning),
                ImportLine(
                    text: "Days",
                    detail: "\(log.dayCount): \(outcome.days.count, one: "gets", other: "get") new servings"),
                ImportLine(text: "Energy", detail: "\(Self.kilocalories(log.energy)) kcal in total"),
            ],
            lines: days.map { day in
                ImportLine(
                    text: "\(day.day.namedDated)",
                    detail: [
                        "\(day.servings, one: "serving", other: "servings")", "\(Self.kilocalories(day.energy)) kcal",
                    ].joined(separator: " · "))
            })
    }

    func write(
        for client: Identifier<Client>, file: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport {
        let outcome = try diary.imports.servings(log.servings, client: client, file: file, progress: progress)
        let message = Self.done(outcome)
        let lines = days.map { day -> Phrase in
            "\(day.day.iso): \(day.servings, one: "serving", other: "servings"), \(Self.kilocalories(day.energy)) kcal"
        }
        let whole = ImportWording.whole(formatTitle, [ImportWording.days(log.days)], issues)
        return ImportReport(
            message: message, added: outcome.days.max().map { .servings(on: $0) },
            lines: ["\(message)."] + lines + [whole],
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

    private static func done(_ outcome: ServingOutcome) -> Phrase {
        ImportWording.done(outcome.added, .serving(days: outcome.days.count), alreadyThere: outcome.alreadyThere)
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
    static func days(_ days: ClosedRange<Day>?) -> Phrase {
        guard let days else { return "no day" }
        let (first, last) = (days.lowerBound, days.upperBound)
        return first == last ? first.dated : "\(first.dated) to \(last.dated)"
    }

    /// What was imported.
    enum Record {
        case session(sets: Int)
        case serving(days: Int)
        case run
        /// Appointments; some of them changed one that is in the diary.
        case appointment(changed: Int)
    }

    /// "Imported 86 sessions, 1903 sets (2 imported before)", or a message that there was nothing new.
    static func done(_ added: Int, _ record: Record, alreadyThere: Int) -> Phrase {
        var changed = 0
        if case .appointment(let count) = record { changed = count }
        guard added + changed > 0 else {
            switch alreadyThere {
            case ..<1: return none(record)
            case 1: return "Nothing new: it was imported before"
            default: return nothingNew(record, alreadyThere)
            }
        }
        let done = imported(added, record)
        return alreadyThere > 0 ? "\(done) (\(alreadyThere) imported before)" : done
    }

    private static func none(_ record: Record) -> Phrase {
        switch record {
        case .session: "The file holds no session: nothing was imported"
        case .serving: "The file holds no serving: nothing was imported"
        case .run: "The file holds no run: nothing was imported"
        case .appointment: "The file holds no appointment: nothing was imported"
        }
    }

    private static func nothingNew(_ record: Record, _ count: Int) -> Phrase {
        switch record {
        case .session: "Nothing new: all \(count, one: "session", other: "sessions") were imported before"
        case .serving: "Nothing new: all \(count, one: "serving", other: "servings") were imported before"
        case .run: "Nothing new: all \(count, one: "run", other: "runs") were imported before"
        case .appointment: "Nothing new: all \(count, one: "appointment", other: "appointments") were imported before"
        }
    }

    private static func imported(_ count: Int, _ record: Record) -> Phrase {
        switch record {
        case .session(let sets):
            "Imported \(count, one: "session", other: "sessions"), \(sets, one: "set", other: "sets")"
        case .serving(let days):
            "Imported \(count, one: "serving", other: "servings") on \(days, one: "day", other: "days")"
        case .run: "Imported \(count, one: "run", other: "runs")"
        case .appointment(0): "Imported \(count, one: "appointment", other: "appointments")"
        case .appointment(let changed):
            "Imported \(count, one: "appointment", other: "appointments"), \(changed) changed"
        }
    }

    /// "Strong: 12 Jan 2024 to 3 Mar 2026; every line was read."
    static func whole(_ format: Phrase, _ facts: [Phrase], _ issues: [ImportRemark]) -> Phrase {
        "\(format): \(list: facts + [lost(issues)], separator: "; ")."
    }

    /// A line that belongs to the one above it.
    static func indented(_ text: Phrase) -> Phrase { [Phrase(verbatim: "  "), text].joined() }

    /// "86: 80 new, 6 imported before", "86, all new".
    static func tally(_ added: Int, alreadyThere: Int) -> Phrase {
        let total = added + alreadyThere
        return alreadyThere > 0 ? "\(total): \(added) new, \(alreadyThere) imported before" : "\(total), all new"
    }

    /// "3 lines were not read", "every line was read".
    package static func lost(_ issues: [ImportRemark]) -> Phrase {
        let lost = issues.count(where: \.isLoss)
        return lost == 0
            ? "every line was read" : "\(lost, one: "line was not read", other: "lines were not read")"
    }
}
