package import DiaryExchange
package import DiaryStore
package import FitnessModel
package import Foundation
package import Phrases

/// A training sheet of a spreadsheet, with the mapping of its columns to sessions and the proposed use of its loads.
package struct TrainingSheet: Sendable {
    /// How the loads are imported: as a plan or as performed sessions.
    package enum Use: String, CaseIterable, Sendable {
        case plan, done
    }

    /// The limit of rows, the same as for pasted text.
    private static let maxRows = 200

    /// The name of the sheet in the spreadsheet.
    package let sheet: String
    /// The draft that was read from the sheet.
    package let draft: PhaseDraft
    /// The name of the phase: from the sheet, or else the name of the sheet or file; may be empty.
    package let name: String
    /// Lines of the file that could not be read.
    private let issues: [ImportIssue]
    /// The mapping of its columns to sessions of the phase.
    private let sessions: SheetSessions

    init(sheet: String, fallbackName: String, draft: PhaseDraft, issues: [ImportIssue], today: Day) {
        self.sheet = sheet
        self.draft = draft
        self.issues = issues
        name = draft.name.isEmpty ? fallbackName : draft.name
        sessions = SheetSessions(draft)
    }

    /// The number of columns that the phase needs.
    private var sessionCount: Int { sessions.count }

    /// The number of sessions in its columns.
    package var sessionsInAll: Int { draft.columns.count * (sessions.isParted ? sessions.days.count : 1) }

    /// The days that divide its rows, in order; empty if all rows are trained in every session.
    package var phaseDays: [String] { sessions.days }

    /// The reason why the sheet does not fit into a phase; nil if it does.
    package var problem: Phrase? {
        let most = Phase.sessionCounts.upperBound
        if sessionCount > most {
            guard sessions.isParted else {
                return
                    "\(sessionCount) columns of loads, and a phase has \(most) sessions at most: split the sheet in two."
            }
            let days = phaseDays.joined(separator: " ")
            return
                "\(sessionCount) sessions of days \(days), and a phase has \(most) sessions at most: split the sheet in two."
        }
        if draft.rows.count > Self.maxRows {
            return "\(draft.rows.count) exercises, and a phase has \(Self.maxRows) at most: split the sheet in two."
        }
        return nil
    }

    /// The cells and lines that could not be read, or only partly, with their locations.
    package var remarks: [ImportRemark] { issues.map(ImportRemark.row) + draft.unread.map(ImportRemark.cell) }

    /// The columns of the phase with performed loads, which are loads without brackets.
    private var doneColumns: [Int] {
        Set(draft.rows.flatMap { row in row.loads.keys.compactMap { sessions.column($0, of: row) } }).sorted()
    }

    /// The number of performed sessions if the loads are not a plan.
    package var sessionsDone: Int { doneColumns.count }

    /// The dates of these sessions; empty unless the sheet dates all of them. A column of several days has no date.
    package var days: [Day] {
        let named = doneColumns.compactMap { sessions.dates[$0] }
        return named.count == doneColumns.count ? named : []
    }

    /// `done` if the sheet dates all sessions and none is in the future; otherwise `plan`.
    package func proposedUse(today: Day) -> Use {
        !days.isEmpty && days.allSatisfy { $0 <= today } ? .done : .plan
    }

    /// Converts the sheet to a draft for the diary.
    ///
    /// - Parameters:
    ///   - days: The days of the performed sessions; empty if the loads are a plan.
    package func draft(
        named name: String, for client: Identifier<Client>?, in unit: MassUnit, done days: [Day] = []
    ) -> SheetDraft {
        let first = draft.columns.compactMap(\.day).min()
        var phase = Phase(
            id: .unsaved, client: client, name: name, periodization: draft.periodization, goal: draft.goal,
            start: draft.start ?? days.first ?? first, sessionCount: sessionCount, notes: draft.notes,
            daysText: phaseDays.joined(separator: " "))
        let done = Dictionary(uniqueKeysWithValues: zip(days.isEmpty ? [] : doneColumns, days))
        let kinds = unitKinds(in: unit)
        let places = sessions.open(done, of: phase)
        let rows = sessions.ordered(draft.rows).map { row in
            let loads = numbered(row.loads, of: row)
            // A row joined from two by a merged cell may have both in one column.
            let plans = numbered(row.plans, of: row).merging(days.isEmpty ? loads : [:]) { "\($0) \($1)" }
            return SheetDraft.Row(
                exercise: row.exercise, unitKind: kinds[row.exercise] ?? .loadAndReps, prescription: row.prescription,
                letter: row.letter, done: days.isEmpty ? [:] : loads,
                planned: Dictionary(uniqueKeysWithValues: plans.map { (places[$0] ?? $0, $1) }))
        }
        phase.sessionCount = max(sessionCount, rows.flatMap(\.planned.keys).max() ?? 0)
        return SheetDraft(
            phase: phase, unit: unit, rows: rows, days: done, letters: sessions.letters.filter { done[$0.key] != nil })
    }

    private func numbered(_ cells: [Int: String], of row: PhaseDraft.Row) -> [Int: String] {
        Dictionary(
            uniqueKeysWithValues: cells.compactMap { number, text in sessions.column(number, of: row).map { ($0, text) }
            }
        )
    }

    /// The unit kind of each exercise, derived from all of its loads.
    private func unitKinds(in unit: MassUnit) -> [String: UnitKind] {
        var kinds: [String: UnitKind] = [:]
        for row in draft.rows {
            let texts = Array(row.loads.values) + Array(row.plans.values)
            let parts = texts.flatMap { LoadCell($0, unit: unit).sets }.flatMap(\.parts)
            kinds[row.exercise] = UnitKind.counted(in: parts, or: kinds[row.exercise])
        }
        return kinds
    }
}

extension TrainingLog {
    /// The sessions as drafts for the diary. Exercises with only times or distances get the matching unit kind.
    package func drafts(in zone: TimeZone) -> [SessionDraft] {
        let kinds = kinds
        return sessions.map { session in
            SessionDraft(
                source: session.key, day: session.day, startedAt: session.startedAt?.date(in: zone),
                durationSeconds: session.durationSeconds, title: session.title, note: session.note,
                rows: session.exercises.map { exercise in
                    SessionDraft.RowDraft(
                        exerciseName: exercise.name, unitKind: kinds[exercise.name] ?? .loadAndReps,
                        sets: exercise.sets, note: exercise.note)
                })
        }
    }

    /// The unit kind of each exercise, derived from all of its sets.
    private var kinds: [String: UnitKind] {
        var kinds: [String: UnitKind] = [:]
        for exercise in sessions.lazy.flatMap(\.exercises) {
            kinds[exercise.name] = UnitKind.counted(in: exercise.sets.flatMap(\.parts), or: kinds[exercise.name])
        }
        return kinds
    }

    /// The distinct exercises in order of first appearance.
    var exerciseNames: [String] {
        var seen: Set<String> = []
        return sessions.flatMap(\.exercises).map(\.name).filter { seen.insert($0).inserted }
    }
}

extension UnitKind {
    /// The unit kind for these parts and the kind found in other sessions. Weight with repetitions takes precedence,
    /// then repetitions, then distance, then time.
    static func counted(in parts: [PerformedSet.Part], or other: UnitKind?) -> UnitKind? {
        let known = Set(parts.map(\.kind) + [other].compactMap(\.self))
        return [.loadAndReps, .bodyWeight, .distance, .time].first(where: known.contains)
    }
}

extension PerformedSet.Part {
    fileprivate var kind: UnitKind {
        switch (work, resistance) {
        case (.reps, .load): .loadAndReps
        case (.reps, _): .bodyWeight
        case (.distance, _): .distance
        case (.time, _): .time
        }
    }
}
