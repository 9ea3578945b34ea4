import DiaryExchange
import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What another program recorded as eaten, before it is written.
struct ServingReading: ImportReading {
    let name: String
    private let log: ServingLog
    private let outcome: ServingOutcome

    init(_ name: String, _ log: ServingLog, for client: Identifier<Client>, in diary: Diary) throws(StoreError) {
        self.name = name
        self.log = log
        outcome = try diary.importPreview(log.drafts, client: client)
    }

    var issues: [ImportIssue] { log.issues }
    var addsSomething: Bool { outcome.added > 0 }
    var nothingNew: String { ImportWording.done(outcome) + "." }
    var size: String { Count.text(log.servings.count, "serving") }

    var facts: [ImportFact] {
        [
            ImportFact(label: "Format", value: "\(log.format) · \(ImportWording.days(log.days))"),
            ImportFact(
                label: "Servings", value: ImportWording.servings(outcome),
                style: addsSomething ? Style(.accent, .bold) : .warning),
            ImportFact(label: "Days", value: "\(log.dayCount): \(outcome.days.count) get something new"),
            ImportFact(label: "Energy", value: "\(ImportWording.kilocalories(log.energy)) kcal in all"),
        ]
    }

    var lines: [ImportLine] {
        ImportWording.days(of: log).map { day in
            ImportLine(
                text: "\(day.day.weekday.short) \(day.day.short) \(day.day.year)",
                detail: "\(Count.text(day.servings, "serving")) · \(ImportWording.kilocalories(day.energy)) kcal")
        }
    }

    func again(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> any ImportReading {
        try ServingReading(name, log, for: client, in: diary)
    }

    func write(
        for client: Identifier<Client>, label: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportEnd {
        let outcome = try diary.importServings(log.drafts, client: client, label: label, progress: progress)
        return ImportEnd(
            message: ImportWording.done(outcome), hasAdded: outcome.added > 0,
            route: outcome.days.max().map { .day($0) })
    }
}
