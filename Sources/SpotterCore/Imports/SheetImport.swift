import DiaryExchange
package import DiaryStore
package import FitnessModel
package import Phrases

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
        let packages = try packageText(in: diary)
        let outcome = try diary.imports.phase(draft)
        let rows = rows
        let added: [Phrase] = [
            outcome.sessions > 0
                ? "\(outcome.sessions, one: "session", other: "sessions"), \(outcome.sets, one: "set", other: "sets")"
                : "",
            outcome.planned > 0 ? "\(outcome.planned, one: "planned load", other: "planned loads")" : "",
        ].filter { !$0.isEmpty }
        let message: Phrase = "Imported \(name): \(list: [rows] + added)"
        let remarks = sheet.remarks
        let lines: [Phrase] = [
            "\(message).",
            "\(outcome.exercisesAdded, one: "new exercise", other: "new exercises"). \(Self.lost(remarks)).",
            packages?.text ?? "",
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
    package func repetition(in diary: Diary) throws(StoreError) -> Phrase? {
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
        let others = there.count - 1
        return
            "\(client.name) already has sessions on \(day.dated) and \(others, one: "other day", other: "other days"): both would count."
    }

    /// How the sessions change the client's session packs; nil if none was bought or no session was done.
    private func packageText(in diary: Diary) throws(StoreError) -> (counted: Int, text: Phrase)? {
        guard let client, !days.isEmpty else { return nil }
        let ledger = try diary.packages.ledger(of: client.id, adding: days)
        guard let bought = ledger.statuses.first?.package.bought, let rest = ledger.left else { return nil }
        let counted = days.count { $0 >= bought }
        guard counted > 0 else {
            return (0, "Session packs do not change: the first was bought later, \(bought.dated).")
        }
        return (
            counted,
            rest < 0
                ? "Session packs bought since \(bought.dated) pay \(counted) of \(days.count, one: "session", other: "sessions"), then \(-rest) owed."
                : "Session packs bought since \(bought.dated) pay \(counted) of \(days.count, one: "session", other: "sessions"), then \(rest) left."
        )
    }

    /// A preview of the import, line by line, the result first. Lines that need attention begin with "! ".
    package func summary(in diary: Diary) throws(StoreError) -> [Phrase] {
        let draft = sheet.draft
        var lines = [size]
        if !draft.client.isEmpty, SearchKey.fold(draft.client) != client.map({ SearchKey.fold($0.name) }) {
            lines.append(
                client == nil
                    ? "! The sheet names a client: \(draft.client)."
                    : "! The sheet names another client: \(draft.client).")
        }
        if let repetition = try repetition(in: diary) { lines.append("! \(repetition)") }
        if let (counted, text) = try packageText(in: diary) { lines.append(counted > 0 ? "! \(text)" : text) }
        lines.append(try exercises(in: diary))
        if !draft.head.isEmpty { lines.append(draft.head) }
        let lost = Self.lost(sheet.remarks)
        lines.append(sheet.remarks.isEmpty ? "\(lost)." : "\(lost):")
        return lines + sheet.remarks.map { ImportWording.indented($0.wording) }
            + draft.rowLines.map(Phrase.init(verbatim:))
    }

    /// "6 rows", "6 rows on days A B".
    private var rows: Phrase {
        let (days, count) = (sheet.phaseDays, sheet.draft.rows.count)
        let names = days.joined(separator: " ")
        return switch days.count {
        case 0: "\(count, one: "row", other: "rows")"
        case 1: "\(count, one: "row", other: "rows") on day \(names)"
        default: "\(count, one: "row", other: "rows") on days \(names)"
        }
    }

    /// "6 rows, 6 sessions done, Mon 5 Jan 2026 to Mon 9 Feb 2026", "6 rows, 36 loads planned in 6 sessions".
    private var size: Phrase {
        let draft = draft
        let rows = rows
        if let first = days.first, let last = days.last {
            let span: Phrase = first == last ? first.long : "\(first.dated) to \(last.dated)"
            let done: Phrase = "\(days.count, one: "session", other: "sessions") done"
            return [rows, done, span].joined(separator: ", ")
        }
        let planned = draft.rows.reduce(0) { $0 + $1.planned.count }
        guard planned > 0 else { return "\(rows), no loads" }
        let loads: Phrase =
            "\(planned, one: "load", other: "loads") planned in \(sheet.sessionsInAll, one: "session", other: "sessions")"
        return [rows, loads].joined(separator: ", ")
    }

    private func exercises(in diary: Diary) throws(StoreError) -> Phrase {
        var seen: Set<String> = []
        let names = sheet.draft.rows.map(\.exercise).filter { seen.insert(SearchKey.fold($0)).inserted }
        var (library, new) = (0, [String]())
        for name in names where try diary.exercises.named(name) == nil {
            if ExerciseLibrary.named(name) == nil { new.append(name) } else { library += 1 }
        }
        let known = names.count - library - new.count
        let counts: [Phrase] = [
            known > 0 ? "\(known) known" : "", library > 0 ? "\(library) from the library" : "",
            new.isEmpty ? "" : "\(new.count) new",
        ].filter { !$0.isEmpty }
        return new.isEmpty ? "Exercises: \(list: counts)" : "Exercises: \(list: counts): \(list: new)"
    }

    /// "Every cell was read", "2 cells were not read, 3 remarks".
    private static func lost(_ remarks: [ImportRemark]) -> Phrase {
        let (lost, other) = (remarks.count(where: \.isLoss), remarks.count { !$0.isLoss })
        let words: [Phrase] = [
            lost > 0 ? "\(lost, one: "cell was not read", other: "cells were not read")" : "",
            other > 0 ? "\(other, one: "remark", other: "remarks")" : "",
        ].filter { !$0.isEmpty }
        return words.isEmpty ? "Every cell was read" : words.joined(separator: ", ")
    }
}
