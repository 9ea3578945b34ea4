import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let editCell: Self = "sheet.edit"
    static let addRow: Self = "sheet.add-row"
    static let deleteRow: Self = "sheet.delete-row"
    static let duplicateRow: Self = "sheet.duplicate-row"
    static let moveRow: Self = "sheet.move-row"
    static let relabel: Self = "sheet.relabel"
    static let clearCell: Self = "sheet.clear-cell"
    static let assignSheet: Self = "sheet.assign"
    static let phaseForm: Self = "sheet.phase"
    static let maximise: Self = "sheet.maximise"
    static let sessionForm: Self = "sheet.session"
    static let deleteSession: Self = "sheet.delete-session"
    static let openExercise: Self = "sheet.exercise"
    static let cellNote: Self = "sheet.cell-note"
    static let writeNotes: Self = "sheet.notes"
}

extension SheetView {
    private static func needsRow(_ state: AppState) -> String? {
        state.sheet?.line == nil ? "no row is under the cursor" : nil
    }
    private static func needsPlanRow(_ state: AppState) -> String? {
        state.sheet?.sheet.isPlan == false ? "a session without a phase has no plan" : needsRow(state)
    }
    /// A word typed over a load cell must not take its row away.
    private static func needsPlanCell(_ state: AppState) -> String? {
        state.sheet?.cursor.field.column == nil
            ? needsPlanRow(state) : "go to the exercise first, with the left arrow"
    }
    private static func needsPlan(_ state: AppState) -> String? {
        state.sheet?.sheet.isPlan == false ? "a session without a phase has no plan" : nil
    }
    private static func needsSession(_ state: AppState) -> String? {
        state.sheet?.session == nil ? "no session stands in this column" : nil
    }

    private static func needsCell(_ state: AppState) -> String? {
        state.sheet?.noted == nil ? "nothing is logged in this cell yet: write the load first" : nil
    }

    static let commands: [Command] =
        [
            Command(.editCell, "Edit the cell", hint: "edit", in: .sheet, keys: ["Enter", "e"]),
            Command(.addRow, "Add a row below", hint: "add row", in: .sheet, keys: ["a"], unless: needsPlan),
            Command(
                .assignSheet, "Assign a copy of the phase to a client", hint: "assign", in: .sheet, keys: ["A"],
                unless: needsPlan),
            Command(
                .moveRow, "Move the row with the arrows", hint: "move", in: .sheet, keys: ["m"], unless: needsPlanRow),
            Command(.duplicateRow, "Duplicate the row", in: .sheet, keys: ["y"], unless: needsPlanRow),
            Command(
                .deleteRow, "Delete the row (undo brings it back)", hint: "delete row", in: .sheet, keys: ["d"],
                unless: needsPlanCell),
            Command(.relabel, "Label the rows again: A1, A2, B1", in: .sheet, keys: ["L"]),
            Command(.clearCell, "Empty the cell", in: .sheet, keys: ["Delete", "Backspace"]),
            Command(.phaseForm, "Edit name, goal, start, number of sessions", in: .sheet, keys: ["E"]),
            Command(
                .sessionForm, "Day, note and RPE of the session in this column", in: .sheet, keys: ["i"],
                unless: needsSession),
            Command(
                .deleteSession, "Delete the session in this column (undo brings it back)", in: .sheet, keys: ["D"],
                unless: needsSession),
            Command(.cellNote, "Write a note on the load cell", in: .sheet, keys: ["N"], unless: needsCell),
            Command(.openExercise, "Show the exercise of this row", in: .sheet, keys: ["V"], unless: needsRow),
            Command(
                .writeNotes, "Write the notes in your editor ($EDITOR)", in: .sheet, keys: ["C-o"], unless: needsPlan),
            Command(.maximise, "Show load cells only, and back", in: .sheet, keys: ["+"]),
        ] + RangeCommands.all

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if performMoving(command, count: count, context: &context) || move(command, count: count, context: &context) {
            return true
        }
        if performRange(command, context: &context) { return true }
        anchor = nil
        if performLogging(command, context: &context) { return true }
        if performGym(command, context: &context) { return true }
        switch command {
        case .editCell: edit(&context)
        case .addRow: insertRow(&context)
        case .moveRow:
            isMoving = true
            context.message = .plain("Moving the row: the arrows take it along, Enter puts it down.")
        case .relabel: relabel(&context)
        case .clearCell: clearCell(&context)
        case .assignSheet:
            if let phase = sheet.phase { PhaseForms.assign(phase.id, named: phase.name, context: &context) }
        case .phaseForm:
            if let phase = sheet.phase, let form = PhaseForms.edit(phase.id, &context) { context.present(form) }
        case .maximise: isWide.toggle()
        case .exportPhase:
            if let phase = sheet.phase, let form = ExportForm.open(phase.id, &context) { context.overlays.append(form) }
        case .writeNotes: writeNotes(&context)
        case .cellNote: writeCellNote(&context)
        case .openExercise: if let exercise = line?.exercise { context.route = .exercise(exercise) }
        case .duplicateRow, .deleteRow: return changeRow(command, context: &context)
        case .sessionForm, .deleteSession: return changeSession(command, context: &context)
        default: return false
        }
        return true
    }

    private mutating func insertRow(_ context: inout Context) {
        guard case .phase(let phase) = source else {
            context.message = .warning("A session without a phase has no plan to add to.")
            return
        }
        guard case .row(let id) = cursor.line, let index = sheet.index(of: id) else {
            cursor = SheetCursor(line: .newRow, field: .exercise)
            edit(&context)
            return
        }
        guard let row = putRow(below: index, of: phase, copying: nil, saying: "Saved.", &context) else { return }
        cursor = SheetCursor(line: .row(.phase(row)), field: .exercise)
        cursorMoved(&context)
        edit(&context)
    }

    /// A row below another one, under a label that stands nowhere else; the labels behind it in its superset give way.
    private mutating func putRow(
        below index: Int, of phase: Identifier<Phase>, copying line: SheetContent.Line?, saying: String,
        _ context: inout Context
    ) -> Identifier<PhaseRow>? {
        let labels = sheet.planned.map(\.prescription.label)
        let place = RowLabel.inserting(below: index, in: labels)
        let isLast = index >= sheet.planned.count - 1
        var prescription = line?.prescription ?? Prescription()
        prescription.label = isLast && line == nil ? nextLabel : place.label
        var edit = SheetEdit()
        edit.newRows = [
            SheetEdit.NewRow(
                position: index + 1, prescription: prescription, exercise: line?.exercise.map { .known($0) } ?? .none)
        ]
        for (row, label) in place.moved {
            guard case .phase(let id) = sheet.lines[row].id else { continue }
            var moved = sheet.lines[row].prescription
            moved.label = label
            edit.prescriptions[id] = moved
        }
        let change = edit
        let title = line.map { "Duplicate \($0.name.isEmpty ? "row" : $0.name) in" } ?? "Add row to"
        let label = "\(title) \(name)"
        let added = context.write(saying) { diary throws(StoreError) in try diary.write(change, to: phase, label: label)
        }
        readSheet(&context)
        return added?.first
    }

    private mutating func changeRow(_ command: Command.ID, context: inout Context) -> Bool {
        guard case .row(.phase(let id)) = cursor.line, let index = sheet.index(of: .phase(id)) else { return false }
        let name = line.map { $0.name.isEmpty ? "the row" : $0.name } ?? "the row"
        if command == .duplicateRow {
            guard case .phase(let phase) = source else { return false }
            let copy = putRow(
                below: index, of: phase, copying: sheet.lines[index], saying: "Duplicated \(name).", &context)
            if let copy { cursor.line = .row(.phase(copy)) }
        } else {
            context.write("Deleted \(name). What was done stays; u brings the row back.") { diary throws(StoreError) in
                try diary.deleteRow(id)
            }
            let neighbour = sheet.lines.indices.contains(index + 1) ? index + 1 : index - 1
            if sheet.lines.indices.contains(neighbour) { cursor.line = .row(sheet.lines[neighbour].id) }
            readSheet(&context)
        }
        cursorMoved(&context)
        return true
    }

    private mutating func relabel(_ context: inout Context) {
        guard case .phase(let phase) = source else { return }
        context.write("Labelled the rows again.") { diary throws(StoreError) in try diary.relabel(phase) }
        readSheet(&context)
    }

    private mutating func clearCell(_ context: inout Context) {
        guard case .row = cursor.line, !sheet.text(at: cursor).isEmpty else { return }
        if write("", at: cursor, context: &context) {
            context.message = .success("Emptied the cell. u brings it back.")
            readSheet(&context)
        }
    }

    private mutating func changeSession(_ command: Command.ID, context: inout Context) -> Bool {
        guard let session else { return false }
        if command == .deleteSession {
            delete(session, &context)
        } else {
            context.present(SessionForms.details(session, context))
        }
        return true
    }
}
