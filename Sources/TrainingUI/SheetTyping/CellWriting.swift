import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

extension SheetView {
    /// Writes the text of a cell; false when it could not be written, and then the cell stays open with its text.
    mutating func write(_ text: String, at place: SheetCursor, context: inout Context) -> Bool {
        let (before, session) = (context.revisions.all, place.field.column.flatMap { grid.sheet.sessions[$0]?.id })
        defer { if let session { help.follow(session, from: before, to: context.revisions.all) } }
        switch place.line {
        case .header: return writeHeader(text, place.field, &context)
        case .notes: return updatePhase(&context) { $0.notes = text }
        case .newRow: return addRow(with: text, field: place.field, &context)
        case .row(let id): return writeRow(text, id, place.field, &context)
        }
    }

    private mutating func writeRow(
        _ text: String, _ id: SheetContent.RowID, _ field: SheetCursor.Field, _ context: inout Context
    ) -> Bool {
        if let column = field.column { return writeLoad(text, id, column: column, &context) }
        guard case .phase(let row) = id, grid.sheet.line(id) != nil, let line = seen.line(id) else {
            context.message = .warning("This row was deleted: Esc leaves the cell.")
            return false
        }
        if field == .exercise { return writeName(text, into: row, replacing: line.exercise, &context) }
        var prescription = line.prescription
        prescription.set(text, field)
        return context.save { diary in
            try diary.phaseRows.setPrescription(prescription, row: row, replacing: line.prescription)
        }
    }

    /// The sheet on which the text that is to be written replaces a cell.
    private var seen: SheetContent { typing.editor?.seen ?? grid.sheet }

    private mutating func writeLoad(
        _ text: String, _ id: SheetContent.RowID, column: Int, _ context: inout Context
    ) -> Bool {
        guard grid.sheet.sessions[column]?.id == seen.sessions[column]?.id,
            let place = grid.sheet.place(id, column: column)
        else {
            context.message = .warning("The session of this column was moved or deleted: Esc leaves the cell.")
            return false
        }
        let line = grid.sheet.line(id)
        let before = seen.line(id)?.cells[column]?.id
        guard before == nil || before == line?.cells[column]?.id else {
            context.message = .warning("The exercise of this row was changed: Esc leaves the cell.")
            return false
        }
        if case .ahead = place, let line, let wave = line.wave(text) {
            return write(wave, line, from: column, &context)
        }
        let now = line?.text(.load(column)) ?? ""
        // Text typed after the current text continues it; any other replaces what was there first.
        let shown = text.hasPrefix(now) ? now : typing.editor?.original ?? now
        return context.save { diary in try diary.cells.write(text, at: place, replacing: shown) }
    }

    private mutating func addRow(with text: String, field: SheetCursor.Field, _ context: inout Context) -> Bool {
        guard case .phase(let phase) = grid.source else { return false }
        if field == .exercise { return writeName(text, into: nil, &context) }
        var prescription = Prescription(label: grid.nextLabel)
        prescription.set(text, field)
        let row = context.write { diary in try diary.phaseRows.add(to: phase, prescription: prescription) }
        guard let row else { return false }
        grid.cursor = SheetCursor(line: .row(.phase(row)), field: field)
        return true
    }

    private func writeHeader(_ text: String, _ field: SheetCursor.Field, _ context: inout Context) -> Bool {
        let plain = text.trimmingBlanks
        switch field {
        case .name:
            guard !plain.isEmpty else {
                context.message = .warning("A phase needs a name, such as P6 In season.")
                return false
            }
            return updatePhase(&context) { $0.name = plain }
        case .periodization: return updatePhase(&context) { $0.periodization = plain }
        case .goal: return updatePhase(&context) { $0.goal = plain }
        case .start:
            let day = Day.read(plain, today: context.today)
            guard plain.isEmpty || day != nil else {
                context.message = .warning("\"\(plain)\" is not a date: write today, 12 mar, 12.3.2026 or 2026-03-12.")
                return false
            }
            return updatePhase(&context) { $0.start = day }
        case .sessions:
            guard let count = Int(plain), Phase.sessionCounts.contains(count) else {
                context.message = .warning("A phase has 1 to \(Phase.sessionCounts.upperBound) sessions.")
                return false
            }
            return updatePhase(&context) { $0.sessionCount = count }
        case .end:
            let day = seen.phase?.readEnd(plain, today: context.today)
            guard plain.isEmpty || day != nil else {
                context.message = .warning("\"\(plain)\" is not a date: write 30 apr, 2026-04-30, or a length: 6w.")
                return false
            }
            if let day, let start = seen.phase?.start, day < start {
                context.message = .warning("The last day is before the first, \(start.short).")
                return false
            }
            return updatePhase(&context) { $0.lastDay = day }
        case .days:
            if let fault = PhaseDays.fault(in: plain) {
                context.message = .warning(fault.wording)
                return false
            }
            return updatePhase(&context) { $0.daysText = plain }
        default: return false
        }
    }

    private func updatePhase(_ context: inout Context, _ change: (inout Phase) -> Void) -> Bool {
        guard let phase = seen.phase else { return false }
        var edited = phase
        change(&edited)
        return context.save { diary in try diary.phases.update(from: phase, to: edited) }
    }
}

extension Prescription {
    /// The text of the field of that name.
    func text(_ field: SheetCursor.Field) -> String { field.prescriptionPath.map { self[keyPath: $0] } ?? "" }

    /// Puts a text into the field of that name.
    mutating func set(_ text: String, _ field: SheetCursor.Field) {
        if let prescriptionPath = field.prescriptionPath { self[keyPath: prescriptionPath] = text }
    }
}

extension SheetView {
    /// Whether a cell may be written; asks once for each unlikely text. False while asking.
    mutating func isSettled(_ text: String, in accepted: CellEditor, _ context: inout Context) -> Bool {
        guard text != accepted.original else { return true }
        if accepted.place.field == .exercise, let reading = LoadText(text) {
            context.message = .warning(notAName(reading, text.trimmingBlanks))
            return false
        }
        guard accepted.question == nil else { return true }
        help.read(grid, &context)
        guard let question = question(about: text, in: accepted) else { return true }
        typing.editor?.pendingQuestion = question
        typing.editor?.isSelected = false
        // There is no room for a question next to the head.
        if accepted.place.line == .header { context.message = .warning("\(question.wording).") }
        return false
    }

    private func question(about text: String, in accepted: CellEditor) -> CellQuestion? {
        let typed = accepted.line.text
        if let wording = nameConfirmation(text, in: accepted) {
            return CellQuestion(text: typed, wording: "\(wording) Enter again keeps it")
        }
        guard case .row(let id) = accepted.place.line, let line = grid.sheet.line(id) else { return nil }
        guard let column = accepted.place.field.column else {
            guard let path = accepted.place.field.prescriptionPath else { return nil }
            var prescription = line.prescription
            prescription[keyPath: path] = text
            return prescription.warning(of: path).map {
                CellQuestion(text: typed, wording: "\($0.wording) Enter again keeps it")
            }
        }
        let (cell, before) = (grid.sheet.reading(text, line, column: column), grid.sheet.written(line, column: column))
        // A target, or a wave, is valid for a future session.
        if grid.sheet.isAhead(column), LoadTarget(text) != nil || line.wave(text) != nil { return nil }
        if cell.isUnread(before: before) {
            return CellQuestion(text: typed, wording: "Not a set: Enter again keeps it as a note", isNote: true)
        }
        guard let warning = LoadWarning(cell, before: before, history: history(line)) else { return nil }
        let wording: Phrase =
            warning.instead.map { "\(warning.wording) Ctrl-G makes it \($0). Enter again keeps it" }
            ?? "\(warning.wording) Enter again keeps it"
        return CellQuestion(text: typed, wording: wording, instead: warning.instead)
    }

    /// A confirmation for a set typed as the sheet's name, which was probably meant for another cell, and for removing
    /// the exercise of a row with sets.
    private func nameConfirmation(_ text: String, in accepted: CellEditor) -> Phrase? {
        guard accepted.place.field == .exercise || accepted.place == .start else { return nil }
        if accepted.place == .start {
            return LoadText(text) == .sets ? "\(text.trimmingBlanks) is a set, not a name." : nil
        }
        guard case .row(let id) = accepted.place.line, let line = grid.sheet.line(id),
            !accepted.original.isEmpty, text.trimmingBlanks.isEmpty
        else { return nil }
        let count = grid.live.map { grid.sheet.cell(line, column: $0.column).sets.count } ?? 0
        return count > 0 ? "\(accepted.original) has \(count, one: "set", other: "sets") today." : nil
    }

    /// The message that a load was typed as a name, and how to reach the load cells.
    private func notAName(_ reading: LoadText, _ text: String) -> Phrase {
        let wording = reading.refusal(of: text)
        if grid.isLogging { return "\(wording) Space goes to the set that is due." }
        return grid.sheet.columnCount > 0 ? "\(wording) → to a session column plans loads." : wording
    }

    /// The client's history in the exercise of a row, as far as it was read.
    private func history(_ line: SheetContent.Line) -> LoadHistory {
        let known = line.id == grid.line?.id ? help.advice(on: grid) : nil
        return LoadHistory(
            last: known?.work ?? [], sessions: known?.sessions ?? 0, maximum: known?.best.strongest?.e1RM,
            formula: known?.formula ?? .epley, prescribedReps: line.prescription.reps,
            prescribedSets: line.prescription.sets)
    }
}

/// Loads of future sessions: typed into their columns, filled from suggestions, or written for several sessions as a
/// wave.
extension SheetView {
    /// The prescribed load of a row for this client, if it can be computed: "82.5x5*3" for "80%", rounded to the
    /// machine; else the target itself, and a load as it is.
    private mutating func load(
        for target: String, _ line: SheetContent.Line, _ context: inout Context
    ) -> String {
        let unit = grid.sheet.clientUnit
        guard LoadTarget(target) != nil, let client = grid.sheet.client,
            let load = help.prescribed(line.asking(target), client, on: grid, unit: unit, &context)
        else { return target }
        return line.repeated(load.text)
    }

    /// Writes a wave into the cells of a row from a column on. False when there are fewer sessions to come than it has
    /// targets.
    mutating func write(
        _ wave: LoadWave, _ line: SheetContent.Line, from column: Int, _ context: inout Context
    ) -> Bool {
        // A row of one day fills the sessions of that day.
        let open = (column..<grid.sheet.columnCount + 1).prefix { grid.sheet.isAhead($0) }
            .filter { grid.sheet.has(line, column: $0) }
        let columns = open.prefix(wave.texts.count)
        guard columns.count == wave.texts.count else {
            let left = open.count
            context.message = .warning(
                "The wave has \(wave.texts.count, one: "value", other: "values"), but the phase has only \(left, one: "session", other: "sessions") left: E adds some."
            )
            return false
        }
        var edit = SheetEdit()
        for (column, target) in zip(columns, wave.texts) {
            guard let place = grid.sheet.place(line.id, column: column) else { continue }
            edit.put(load(for: target, line, &context), at: place, replacing: line.text(.load(column)))
        }
        return grid.write(
            edit, as: grid.facts(.plan, .phaseRow, [.count: String(wave.texts.count), .name: line.name]),
            message: "Planned \(wave.texts.count, one: "session", other: "sessions") of \(line.name). u: undo.",
            &context)
    }

    /// Plans the empty cells of the column under the cursor from the prescription or the history, with the prescribed
    /// number of sets.
    mutating func planColumn(_ context: inout Context) {
        guard let column = grid.columnAhead else { return }
        var texts: [SheetContent.RowID: String] = [:]
        for line in grid.sheet.planned where grid.sheet.has(line, column: column) && line.text(.load(column)).isEmpty {
            texts[line.id] = suggested(line, &context)
        }
        let edit = grid.filling(column) { texts[$0.id] }
        guard !edit.loads.isEmpty else {
            context.message = .plain("Nothing to plan: no empty cell has a load to suggest. Enter types one.")
            return
        }
        let count = edit.loads.count
        grid.write(
            edit, as: grid.facts(.plan, .phase, [.count: String(count), .column: String(column)]),
            message:
                "Planned \(count, one: "cell", other: "cells") of session \(column) as suggested. Enter edits one. u: undo.",
            &context)
    }

    /// The sets of the next session, one after the other as they would be suggested while it is logged: a ramp stays
    /// one. Nil if nothing is known of this client.
    private mutating func suggested(_ line: SheetContent.Line, _ context: inout Context) -> String? {
        guard let client = grid.sheet.client, let exercise = line.exercise else { return nil }
        let unit = grid.sheet.clientUnit
        if let load = help.prescribed(line, client, on: grid, unit: unit, &context) { return line.repeated(load.text) }
        let history = context.read { diary in
            try diary.loads.history(client: client, exercise: exercise, before: nil, limit: 8)
        }
        guard let cells = history?.bySession(kind: line.unitKind), let last = cells.first else { return nil }
        let work = last.sets.filter { !$0.isWarmUp }
        let (reps, sets) = (RepTarget(line.prescription.reps), SetTarget(line.prescription.sets))
        var plan: [PerformedSet] = []
        while plan.count < min(sets?.highest ?? work.count, Self.maxSets) {
            let next = LoadSuggestion.next(
                history: cells, today: LoadCell(LoadCell.render(plan, unit: unit), unit: unit, kind: line.unitKind),
                target: reps, sets: sets, step: line.step, unit: unit, loads: help.gym.loads(for: exercise),
                rules: context.services.suggestions)
            guard let next else { break }
            plan.append(PerformedSet(next.resistance, .reps(next.reps)))
        }
        // Holds and carries are planned as last time.
        if plan.isEmpty {
            plan = work.map { set in
                var plain = set.converted(to: unit)
                (plain.effort, plain.toFailure) = (nil, false)
                return plain
            }
        }
        return plan.isEmpty ? nil : LoadCell.render(plan, unit: unit)
    }

    /// More sets in one cell are a slip of the column.
    fileprivate static let maxSets = 20
}

extension SheetContent.Line {
    /// The wave that a text plans in this row. Bare loads are one only where a set is a load and repetitions.
    func wave(_ text: String) -> LoadWave? {
        LoadWave(text, of: unitKind == .loadAndReps ? prescription : Prescription())
    }

    /// A set as often as prescribed: "82.5x5*3".
    fileprivate func repeated(_ set: String) -> String {
        let count = SetTarget(prescription.sets)?.highest ?? 1
        return count > 1 ? "\(set)*\(min(count, SheetView.maxSets))" : set
    }
}
