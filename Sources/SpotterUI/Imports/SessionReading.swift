import DiaryExchange
import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Training of another program, before it is written.
struct SessionReading: ImportReading {
    let name: String
    private let log: TrainingLog
    private let drafts: [SessionDraft]
    private let unit: MassUnit?
    private let summary: ImportSummary
    private let outcome: ImportOutcome
    private let newExercises: Set<String>

    init(
        _ name: String, _ log: TrainingLog, _ drafts: [SessionDraft], unit: MassUnit?, for client: Identifier<Client>,
        in diary: Diary
    ) throws(StoreError) {
        self.name = name
        self.log = log
        self.drafts = drafts
        self.unit = unit
        summary = ImportSummary(log)
        var new: Set<String> = []
        for name in log.exerciseNames where try diary.exercise(named: name) == nil { new.insert(name) }
        newExercises = new
        outcome = try diary.importPreview(drafts, client: client)
    }

    var issues: [ImportIssue] { log.issues }
    var addsSomething: Bool { outcome.sessionsAdded > 0 }
    var nothingNew: String { ImportWording.done(outcome) + "." }
    var size: String { Count.text(drafts.count, "session") }

    var facts: [ImportFact] {
        let unit = unit.map { " · weights in \($0.rawValue)" } ?? ""
        let tonnes = Mass(grams: summary.volume.grams / 1_000).text(in: .kg)
        let (all, new) = (summary.exercises, newExercises.count)
        return [
            ImportFact(label: "Format", value: "\(log.format) · \(ImportWording.days(summary))\(unit)"),
            ImportFact(
                label: "Sessions", value: ImportWording.sessions(outcome),
                style: addsSomething ? Style(.accent, .bold) : .warning),
            ImportFact(label: "Exercises", value: "\(all): \(new) new, \(all - new) known"),
            ImportFact(
                label: "Sets", value: "\(summary.sets) with \(summary.reps) repetitions, volume \(tonnes) t"),
        ]
    }

    var lines: [ImportLine] {
        log.exerciseNames.map { name in
            ImportLine(text: name, detail: newExercises.contains(name) ? "new exercise" : "known")
        }
    }

    func again(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> any ImportReading {
        try SessionReading(name, log, drafts, unit: unit, for: client, in: diary)
    }

    func write(
        for client: Identifier<Client>, label: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportEnd {
        let outcome = try diary.importSessions(drafts, client: client, label: label, progress: progress)
        let hasAdded = outcome.sessionsAdded > 0
        return ImportEnd(
            message: ImportWording.done(outcome), hasAdded: hasAdded, route: hasAdded ? .client(client) : nil)
    }
}
