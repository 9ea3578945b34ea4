import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import Phrases

/// Training of another program, before it is written.
struct SessionContent: ImportContent {
    private let log: TrainingLog
    private let drafts: [SessionDraft]
    private let summary: ImportSummary
    let unit: MassUnit?

    /// - Parameter unit: The unit in which weights without a unit were read.
    init(_ log: TrainingLog, unit: MassUnit?, zone: TimeZone) {
        self.log = log
        drafts = log.drafts(in: zone)
        summary = ImportSummary(log)
        self.unit = unit ?? (log.statedUnits.count == 1 ? log.statedUnits.first : nil)
    }

    var formats: [FormatName] { [log.format] }
    var count: Int { drafts.count }
    var issues: [ImportRemark] { log.issues.map(ImportRemark.row) }

    func plan(for client: Identifier<Client>, in diary: Diary) throws(StoreError) -> ImportPlan {
        let outcome = try diary.imports.preview(drafts, client: client)
        let names = log.exerciseNames
        var new: Set<String> = []
        for name in names where try diary.exercises.named(name) == nil { new.insert(name) }
        let unit: Phrase = unit.map { "weights in \($0.rawValue)" } ?? ""
        let tonnes = Mass(grams: summary.volume.grams / 1_000).shown(in: .kg)
        return ImportPlan(
            addsSomething: outcome.sessionsAdded > 0, nothingNew: "\(Self.done(outcome)).",
            size: "\(count, one: "session", other: "sessions")", issues: issues,
            facts: [
                ImportLine(
                    text: "Format",
                    detail: [formatTitle, ImportWording.days(summary.days), unit].filter { !$0.isEmpty }
                        .joined(separator: " · ")),
                ImportLine(
                    text: "Sessions",
                    detail: ImportWording.tally(outcome.sessionsAdded, alreadyThere: outcome.sessionsAlreadyThere),
                    tone: outcome.sessionsAdded > 0 ? .result : .warning),
                ImportLine(
                    text: "Exercises",
                    detail: "\(summary.exercises): \(new.count) new, \(summary.exercises - new.count) known"),
                ImportLine(
                    text: "Sets", detail: "\(summary.sets) with \(summary.reps) repetitions, volume \(tonnes) t"),
            ],
            lines: names.map { ImportLine(text: "\($0)", detail: new.contains($0) ? "new exercise" : "known") })
    }

    func write(
        for client: Identifier<Client>, file: String, in diary: Diary, progress: (Double) -> Bool
    ) throws(StoreError) -> ImportReport {
        let outcome = try diary.imports.sessions(drafts, client: client, file: file, progress: progress)
        let message = Self.done(outcome)
        let exercises: Phrase =
            "\(summary.exercises, one: "exercise", other: "exercises"), \(outcome.exercisesAdded) of them new"
        return ImportReport(
            message: message, added: outcome.sessionsAdded > 0 ? .sessions(of: client) : nil,
            lines: [
                "\(message).",
                ImportWording.whole(formatTitle, [ImportWording.days(summary.days), exercises], issues),
            ],
            figures: Figures(
                format: format, sessionsAdded: outcome.sessionsAdded,
                sessionsAlreadyThere: outcome.sessionsAlreadyThere, exercisesAdded: outcome.exercisesAdded,
                setsAdded: outcome.setsAdded, rowsRead: summary.rowsRead, rowsSkipped: summary.rowsSkipped,
                rowsLost: summary.rowsLost, sessions: summary.sessions, exercises: summary.exercises,
                sets: summary.sets, reps: summary.reps, volumeKg: summary.volume.value(in: .kg),
                firstDay: summary.days?.lowerBound.iso, lastDay: summary.days?.upperBound.iso))
    }

    private static func done(_ outcome: ImportOutcome) -> Phrase {
        ImportWording.done(
            outcome.sessionsAdded, .session(sets: outcome.setsAdded), alreadyThere: outcome.sessionsAlreadyThere)
    }

    private struct Figures: Encodable {
        let format: String
        let sessionsAdded, sessionsAlreadyThere, exercisesAdded, setsAdded: Int
        let rowsRead, rowsSkipped, rowsLost: Int
        let sessions, exercises, sets, reps: Int
        let volumeKg: Double
        let firstDay, lastDay: String?
    }
}
