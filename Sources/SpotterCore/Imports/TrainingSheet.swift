package import DiaryExchange
package import DiaryStore
package import FitnessModel

/// A training sheet of a spreadsheet, and how it comes into the diary: what its columns become, and what is proposed.
package struct TrainingSheet: Sendable {
    /// What becomes of its loads.
    package enum Use: String, CaseIterable, Sendable {
        case plan, done
    }

    /// A paste takes as many.
    private static let mostRows = 200

    /// What the spreadsheet calls it.
    package let sheet: String
    /// What was read of it.
    package let draft: PhaseDraft
    /// The name of the phase: what the sheet says, else what sheet or file are called; may be empty.
    package let name: String
    /// Lines of the file that could not be read.
    private let issues: [ImportIssue]

    init(sheet: String, fallbackName: String, draft: PhaseDraft, issues: [ImportIssue], today: Day) {
        self.sheet = sheet
        self.draft = draft
        self.issues = issues
        name = draft.name.isEmpty ? fallbackName : draft.name
    }

    /// How many columns the phase needs: their numbers ascend, and are never more than a phase has.
    private var sessionCount: Int { draft.columns.last?.number ?? Phase.defaultSessionCount }

    /// Why no phase can hold the sheet.
    package var problem: String? {
        guard draft.rows.count > Self.mostRows else { return nil }
        return "\(draft.rows.count) exercises, and a phase has \(Self.mostRows) at most: part the sheet in two."
    }

    /// What could not be read, or only in part, with its place.
    package var remarks: [any ImportRemark] { issues + draft.unread }

    /// The columns in which something would have been done: with loads that stand in no brackets.
    private var doneColumns: [PhaseDraft.Column] {
        draft.columns.filter { column in draft.rows.contains { $0.loads[column.number] != nil } }
    }

    /// How many sessions were done, where the loads were.
    package var sessionsDone: Int { doneColumns.count }

    /// The days that the sheet names for them; empty unless it names all.
    package var days: [Day] {
        let days = doneColumns.compactMap(\.day)
        return days.count == doneColumns.count ? days : []
    }

    /// Done where the sheet names the days of all sessions and all of them have been.
    package func proposedUse(today: Day) -> Use {
        !days.isEmpty && days.allSatisfy { $0 <= today } ? .done : .plan
    }

    /// The sheet as the diary takes it.
    ///
    /// - Parameters:
    ///   - days: of the sessions that were done; none where the loads are a plan.
    package func draft(
        named name: String, for client: Identifier<Client>?, in unit: MassUnit, done days: [Day] = []
    ) -> SheetDraft {
        let first = draft.columns.first?.day
        let phase = Phase(
            id: .unsaved, client: client, name: name, periodization: draft.periodization, goal: draft.goal,
            start: draft.start ?? days.first ?? first, sessionCount: sessionCount, notes: draft.notes)
        let done = Dictionary(
            uniqueKeysWithValues: zip(days.isEmpty ? [] : doneColumns, days).map { ($0.number, $1) })
        let kinds = unitKinds(in: unit)
        let rows = draft.rows.map { row in
            SheetDraft.Row(
                exercise: row.exercise, unitKind: kinds[row.exercise] ?? .loadAndReps, prescription: row.prescription,
                letter: row.letter, done: days.isEmpty ? [:] : row.loads,
                // A row that a merged cell makes of two may have both in one column.
                planned: days.isEmpty ? row.plans.merging(row.loads) { "\($0) \($1)" } : row.plans)
        }
        return SheetDraft(phase: phase, unit: unit, rows: rows, days: done)
    }

    /// What is counted in each exercise, by all that stands in its loads.
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
