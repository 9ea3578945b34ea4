import DiaryExchange
package import DiaryStore
package import FitnessModel

/// A training sheet with the user's choices, ready to be written. The form and the command line share it.
package struct SheetImport: Sendable {
    package let sheet: TrainingSheet
    /// The client of the phase; nil for a template.
    package var client: Client?
    package var name: String
    /// The unit of its loads; nil for the client's unit.
    package var unit: MassUnit?
    /// The days of the performed sessions; empty if the loads are a plan.
    package var days: [Day]

    package init(_ sheet: TrainingSheet, client: Client?, name: String, unit: MassUnit? = nil, days: [Day] = []) {
        self.sheet = sheet
        self.client = client
        self.name = name
        self.unit = unit
        self.days = days
    }

    private var draft: SheetDraft {
        sheet.draft(named: name, for: client?.id, in: unit ?? client?.unit ?? .kg, done: days)
    }

    /// Writes it as one change.
    package func write(in diary: Diary) throws(StoreError) -> ImportReport {
        let packages = try packageWords(in: diary)
        let outcome = try diary.imports.phase(draft)
        let rows = rows
        let added = [
            outcome.sessions > 0
                ? "\(Count.text(outcome.sessions, "session")), \(Count.text(outcome.sets, "set"))" : "",
            outcome.planned > 0 ? Count.text(outcome.planned, "planned load") : "",
        ].filter { !$0.isEmpty }
        let message = "Imported \(name): " + ([rows] + added).joined(separator: ", ")
        let remarks = sheet.remarks
        let lines = [
            "\(message).", "\(Count.text(outcome.exercisesAdded, "new exercise")). \(Self.lost(remarks)).",
            packages?.words ?? "",
        ]
        return ImportReport(
            message: message, added: .phase(outcome.phase), lines: lines.filter { !$0.isEmpty },
            figures: Figures(
                format: Self.format, sheet: sheet.sheet, phase: name, rows: sheet.draft.rows.count,
                columns: sheet.draft.columns.count, sessionsAdded: outcome.sessions, setsAdded: outcome.sets,
                plannedAdded: outcome.planned, exercisesAdded: outcome.exercisesAdded,
                cellsLost: remarks.count(where: \.isLoss), cellsRemarked: remarks.count { !$0.isLoss },
                firstDay: days.first?.iso, lastDay: days.last?.iso))
    }

    /// The name of the format in the log and for scripts.
    package static let format = "Training sheet"

    private struct Figures: Encodable {
        let format, sheet, phase: String
        let rows, columns, sessionsAdded, setsAdded, plannedAdded, exercisesAdded, cellsLost, cellsRemarked: Int
        let firstDay, lastDay: String?
    }
}

// MARK: Preview

extension SheetImport {
    /// A warning that the sheet seems to be in the diary already; nil if it does not.
    package func repetition(in diary: Diary) throws(StoreError) -> String? {
        let all = ListFilter(archive: .all)
        let same = try diary.phases.list(PlanScope(of: client?.id), all, limit: 10_000).first {
            SearchKey.fold($0.name) == SearchKey.fold(name)
        }
        if let same {
            guard let client else { return "The template \(same.name) already exists: this would be a second one." }
            return "\(client.name) already has a phase \(same.name): this would be a second one."
        }
        guard let client, let first = days.first, let last = days.last else { return nil }
        let there = try diary.sessions.days(of: client.id, from: first, to: last).intersection(days)
        guard let day = there.min() else { return nil }
        guard there.count > 1 else {
            return "\(client.name) already has a session on \(day.dated): both would count."
        }
        let others = Count.text(there.count - 1, "other day")
        return "\(client.name) already has sessions on \(day.dated) and \(others): both would count."
    }

    /// How the sessions change the client's packages; nil if no package was bought or no session was done.
    private func packageWords(in diary: Diary) throws(StoreError) -> (counted: Int, words: String)? {
        guard let client, !days.isEmpty else { return nil }
        let ledger = try diary.packages.ledger(of: client.id, adding: days)
        guard let bought = ledger.standings.first?.package.bought, let rest = ledger.left else { return nil }
        let counted = days.count { $0 >= bought }
        guard counted > 0 else {
            return (0, "Session packs do not change: the first was bought later, \(bought.dated).")
        }
        return (
            counted,
            rest < 0
                ? "Session packs bought since \(bought.dated) pay \(counted) of \(Count.text(days.count, "session")), then \(-rest) owed."
                : "Session packs bought since \(bought.dated) pay \(counted) of \(Count.text(days.count, "session")), then \(rest) left."
        )
    }

    /// A preview of the import, line by line, the result first. Lines that need attention begin with "! ".
    package func summary(in diary: Diary) throws(StoreError) -> [String] {
        let said = sheet.draft
        var lines = [size]
        if !said.client.isEmpty, SearchKey.fold(said.client) != client.map({ SearchKey.fold($0.name) }) {
            lines.append("! The sheet names another client: \(said.client).")
        }
        if let repetition = try repetition(in: diary) { lines.append("! \(repetition)") }
        if let (counted, words) = try packageWords(in: diary) { lines.append((counted > 0 ? "! " : "") + words) }
        lines.append(try exercises(in: diary))
        if !said.head.isEmpty { lines.append(said.head) }
        lines.append(Self.lost(sheet.remarks) + (sheet.remarks.isEmpty ? "." : ":"))
        return lines + sheet.remarks.map { "  \($0.description)" } + said.rowLines
    }

    /// "6 rows", "6 rows on days A B".
    private var rows: String {
        let days = sheet.phaseDays
        return Count.text(sheet.draft.rows.count, "row")
            + (days.isEmpty ? "" : " on \(days.count == 1 ? "day" : "days") \(days.joined(separator: " "))")
    }

    /// "6 rows, 6 sessions done, Mon 5 Jan 2026 to Mon 9 Feb 2026", "6 rows, 36 loads planned in 6 sessions".
    private var size: String {
        let draft = draft
        let rows = rows
        if let first = days.first, let last = days.last {
            let span = first == last ? first.long : "\(first.dated) to \(last.dated)"
            return "\(rows), \(Count.text(days.count, "session")) done, \(span)"
        }
        let planned = draft.rows.reduce(0) { $0 + $1.planned.count }
        guard planned > 0 else { return "\(rows), no loads" }
        return "\(rows), \(Count.text(planned, "load")) planned in \(Count.text(sheet.sessionsInAll, "session"))"
    }

    private func exercises(in diary: Diary) throws(StoreError) -> String {
        var seen: Set<String> = []
        let names = sheet.draft.rows.map(\.exercise).filter { seen.insert(SearchKey.fold($0)).inserted }
        var (library, new) = (0, [String]())
        for name in names where try diary.exercises.named(name) == nil {
            if ExerciseLibrary.named(name) == nil { new.append(name) } else { library += 1 }
        }
        let counts = [
            (names.count - library - new.count, "known"), (library, "from the library"), (new.count, "new"),
        ].filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
        return "Exercises: \(counts)" + (new.isEmpty ? "" : ": \(new.joined(separator: ", "))")
    }

    /// "Every cell was read", "2 cells were not read, 3 remarks".
    private static func lost(_ remarks: [any ImportRemark]) -> String {
        let (lost, other) = (remarks.count(where: \.isLoss), remarks.count { !$0.isLoss })
        let words = [
            lost > 0 ? "\(Count.text(lost, "cell")) \(lost == 1 ? "was" : "were") not read" : "",
            other > 0 ? "\(Count.text(other, "remark"))" : "",
        ].filter { !$0.isEmpty }
        return words.isEmpty ? "Every cell was read" : words.joined(separator: ", ")
    }
}
