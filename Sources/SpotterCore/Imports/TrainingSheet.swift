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
    /// The columns of the phase, by the numbers that the sheet gives its own.
    private let columns: [Int: Int]

    init(sheet: String, fallbackName: String, draft: PhaseDraft, issues: [ImportIssue], today: Day) {
        self.sheet = sheet
        self.draft = draft
        self.issues = issues
        name = draft.name.isEmpty ? fallbackName : draft.name
        let numbers = draft.columns.map(\.number)
        // Weeks 9 to 14 find room on a sheet of twelve only when they are counted anew.
        let fits = Phase.sessionCounts.contains(numbers.last ?? 1)
        columns = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, fits ? $1 : $0 + 1) })
    }

    /// How many columns the phase needs.
    private var sessionCount: Int { columns.values.max() ?? Phase.defaultSessionCount }

    /// Why no phase can hold the sheet.
    package var problem: String? {
        let most = Phase.sessionCounts.upperBound
        if sessionCount > most {
            return "\(sessionCount) columns of loads, and a phase has \(most) sessions at most: part the sheet in two."
        }
        if draft.rows.count > Self.mostRows {
            return "\(draft.rows.count) exercises, and a phase has \(Self.mostRows) at most: part the sheet in two."
        }
        return nil
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
            uniqueKeysWithValues: zip(days.isEmpty ? [] : doneColumns, days).map { (columns[$0.number] ?? 0, $1) })
        let kinds = unitKinds(in: unit)
        let rows = draft.rows.map { row in
            let loads = numbered(row.loads)
            let plans = numbered(row.plans)
            return SheetDraft.Row(
                exercise: row.exercise, unitKind: kinds[row.exercise] ?? .loadAndReps, prescription: row.prescription,
                letter: row.letter, done: days.isEmpty ? [:] : loads,
                // A row that a merged cell makes of two may have both in one column.
                planned: days.isEmpty ? plans.merging(loads) { "\($0) \($1)" } : plans)
        }
        return SheetDraft(phase: phase, unit: unit, rows: rows, days: done)
    }

    private func numbered(_ cells: [Int: String]) -> [Int: String] {
        Dictionary(uniqueKeysWithValues: cells.compactMap { number, text in columns[number].map { ($0, text) } })
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
