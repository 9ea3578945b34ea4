import DiaryStore
import FitnessModel
package import SpotterShell
import TerminalKit
package import ViewKit

extension KeyScope {
    package static let sheet = KeyScope("sheet", "Phase sheet")
}

extension SheetView {
    /// Everything that can be done on a sheet, by subject.
    package static let commands =
        sheetCommands + cellCommands + loggingCommands + rangeCommands + rowCommands + sessionCommands + gymCommands
        + dayCommands + targetCommands + notesCommands

    static func needsRow(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.line == nil ? "the cursor is not on a row" : nil
    }
    static func needsPlan(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.sheet.isPlan ? nil : "a session without a phase has no plan"
    }
    private static func needsColumns(_ view: SheetView, _ context: Context) -> Phrase? {
        needsPlan(view, context) ?? (view.grid.sheet.canFold ? nil : "a template has no sessions")
    }
    private static func needsPlanRow(_ view: SheetView, _ context: Context) -> Phrase? {
        if let reason = needsPlan(view, context) ?? needsRow(view, context) { return reason }
        return view.grid.line?.isPlanned == true ? nil : "an extra exercise is not a row of the plan"
    }
    /// A word typed over a load cell must not take its row away.
    private static func needsPlanCell(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.cursor.field.column == nil
            ? needsPlanRow(view, context) : "go to the exercise first, with the left arrow"
    }
    private static func needsSession(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.session == nil ? "there is no session in this column" : nil
    }
    private static func needsFinished(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.finishedSession == nil ? "there is no finished session in this column" : nil
    }
    private static func needsDropped(_ view: SheetView, _ context: Context) -> Phrase? {
        view.typing.canTakeDropped(on: view.grid) ? nil : "nothing was discarded here"
    }
    private static func needsLoggedCell(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.noted == nil ? "nothing is logged in this cell yet: write the load first" : nil
    }

    private static let sheetCommands: CommandSet<SheetView> = [
        Command("sheet.edit", "Edit the cell", hint: "edit", in: .sheet, keys: ["Enter", "e"]) { view, context, _ in
            view.edit(&context)
        },
        Command("sheet.add-row", "Add a row below", hint: "add row", in: .sheet, keys: ["a"], unless: needsPlan) {
            view, context, _ in view.insertRow(&context)
        },
        Command(
            "sheet.choose", "Choose exercises from a list, several at once", hint: "exercises", in: .sheet,
            keys: ["C-o"], unless: needsChoosing
        ) { view, context, _ in view.chooseExercises(&context) },
        Command(
            "sheet.assign", "Assign a copy of the phase to a client", hint: "assign", in: .sheet, keys: ["A"],
            unless: needsPlan
        ) { view, context, _ in
            if let phase = view.grid.sheet.phase { PhaseForms.assign(phase.id, named: phase.name, context: &context) }
        },
        Command(
            "sheet.move-row", "Move the row with the arrows", hint: "move", in: .sheet, keys: ["m"],
            unless: needsPlanRow
        ) { view, context, _ in
            view.grid.isMoving = true
            context.message = .plain("Moving the row: the arrows move it, Enter places it.")
        },
        Command("sheet.duplicate-row", "Duplicate the row", in: .sheet, keys: ["y"], unless: needsPlanRow) {
            view, context, _ in view.duplicateRow(&context)
        },
        Command(
            "sheet.delete-row", "Delete the row (u: undo)", hint: "delete row", in: .sheet, keys: ["d"],
            unless: needsPlanCell
        ) { view, context, _ in view.deleteRow(&context) },
        Command("sheet.relabel", "Relabel the rows: A1, A2, B1; again: A, B, C", in: .sheet, keys: ["L"]) {
            view, context, _ in view.grid.relabel(&context)
        },
        Command(
            "sheet.take-dropped", "Bring back what Esc discarded", in: .sheet, keys: ["C-g"],
            unless: needsDropped
        ) { view, context, _ in view.typing.takeDropped(&view.grid, &context) },
        Command("sheet.clear-cell", "Empty the cell", in: .sheet, keys: ["Delete", "Backspace"]) { view, context, _ in
            view.clearCell(&context)
        },
        Command("sheet.phase", "Edit name, goal, start, sessions, end, days", in: .sheet, keys: ["E"]) {
            view, context, _ in
            if let phase = view.grid.sheet.phase, let form = PhaseForms.edit(phase.id, &context) {
                context.present(form)
            }
        },
        Command(
            "sheet.session", "Day, location, note and RPE of the session", in: .sheet, keys: ["i"],
            unless: needsSession
        ) { view, context, _ in
            if let session = view.grid.session { context.present(SessionForms.details(session, context)) }
        },
        Command(
            "sheet.place", "Set the location of the session", in: .sheet, keys: [", l"],
            unless: { view, _ in view.grid.placed == nil ? "there is no session in this column" : nil }
        ) { view, context, _ in if let session = view.grid.placed { PlacePicker.choose(for: session, &context) } },
        Command(
            "sheet.result", "Show the session summary", in: .sheet, keys: ["w w"],
            unless: needsFinished
        ) { view, context, _ in if let session = view.grid.finishedSession { FinishCard.present(session.id, &context) }
        },
        Command(
            "sheet.delete-session", "Delete the session in this column (u: undo)", in: .sheet,
            keys: ["D"], unless: needsSession
        ) { view, context, _ in if let session = view.grid.session { view.grid.delete(session, &context) } },
        Command(
            "sheet.cell-note", "Write a note on the load cell", in: .sheet, keys: ["N"], unless: needsLoggedCell
        ) { view, context, _ in view.grid.writeCellNote(&context) },
        Command("sheet.exercise", "Show the exercise of this row", in: .sheet, keys: ["V"], unless: needsRow) {
            view, context, _ in if let exercise = view.grid.line?.exercise { context.go(to: .exercise(exercise)) }
        },
        Command(
            "sheet.maximise", "Hide the plan to show more sessions, and back", in: .sheet, keys: ["+"],
            unless: needsColumns
        ) { view, context, _ in view.fold(&context) },
    ]

    mutating func perform(_ id: CommandID, count: Int, context: inout Context) -> Bool {
        let command = Self.commands[id]
        // Any other command puts the row down; only arrows and cell commands keep the range.
        if command?.info.scope != .moving { grid.isMoving = false }
        if let motion = Motion(id) { return move(motion, count: count, context: &context) }
        if Self.rangeCommands[id] == nil, Self.cellCommands[id] == nil, Self.dayCommands[id] == nil {
            grid.anchor = nil
        }
        if id == .plateCalculator {
            showPlates(&context)
            return true
        }
        command?.run(&self, &context, count)
        return command != nil
    }

    private mutating func insertRow(_ context: inout Context) {
        var place = SheetCursor.Line.newRow
        if let line = grid.line {
            guard let row = putRow(below: line, message: "Saved.", &context) else { return }
            place = row
        }
        grid.cursor = SheetCursor(line: place, field: .exercise)
        cursorMoved(&context)
        edit(&context)
    }

    /// Adds a row below another one under a unique label; the following labels of its superset shift.
    private mutating func putRow(
        below line: SheetContent.Line, isCopy: Bool = false, message: Phrase, _ context: inout Context
    ) -> SheetCursor.Line? {
        guard let phase = grid.sheet.phase?.id, let index = grid.sheet.index(of: line.id) else { return nil }
        // The labels of other days are not in the way.
        let mates = Set(grid.sheet.companions(of: line.day).map(\.id))
        let labels = grid.sheet.planned.map { mates.contains($0.id) ? $0.prescription.label : "" }
        let place = RowLabel.inserting(below: index, in: labels)
        let isLast = grid.sheet.planned.dropFirst(index + 1).first.map { $0.day != line.day } ?? true
        var new = SheetEdit.NewRow(position: index + 1)
        if isCopy {
            new.prescription = line.prescription
            new.exercise = line.exercise.map { .known($0) } ?? .none
        }
        new.prescription.label = isLast && !isCopy ? grid.nextLabel(on: line.day) : place.label
        var edit = SheetEdit()
        edit.newRows = [new]
        for (row, label) in place.moved {
            guard case .phase(let id) = grid.sheet.lines[row].id else { continue }
            let old = grid.sheet.lines[row].prescription
            var moved = old
            moved.label = label
            edit.put(moved, row: id, replacing: old)
        }
        let facts = ChangeFacts(
            isCopy ? .duplicate : .add, .phaseRow, of: grid.sheet.client,
            [.name: isCopy ? line.name : "", .to: grid.name])
        let added = context.write(message) { diary in try diary.cells.write(edit, to: phase, as: facts) }
        readSheet(&context)
        return added?.first.map { .row(.phase($0)) }
    }

    private mutating func duplicateRow(_ context: inout Context) {
        guard let line = grid.line else { return }
        let copy = putRow(
            below: line, isCopy: true, message: line.name.isEmpty ? "Duplicated the row." : "Duplicated \(line.name).",
            &context)
        if let copy { grid.cursor.line = copy }
    }

    private mutating func deleteRow(_ context: inout Context) {
        guard let line = grid.line, case .phase(let row) = line.id else { return }
        let message: Phrase =
            line.name.isEmpty
            ? "Deleted the row. Logged sets stay. u: undo." : "Deleted \(line.name). Logged sets stay. u: undo."
        context.write(message) { diary in try diary.phaseRows.delete(row) }
        grid.leaveRow()
    }

    private mutating func clearCell(_ context: inout Context) {
        guard case .row = grid.cursor.line, !grid.sheet.text(at: grid.cursor).isEmpty else { return }
        if write("", at: grid.cursor, context: &context) {
            context.message = .success("Emptied the cell. u: undo.")
        }
    }
}

extension KeyScope {
    package static let range = KeyScope("range", "Range of cells")
}

extension SheetView {
    /// Commands for the cell under the cursor or the marked ones.
    static let cellCommands: CommandSet<SheetView> = [
        Command(
            "sheet.range", "Mark a range of cells: the arrows extend it", in: .sheet, keys: ["*"], unless: needsCell
        ) { view, context, _ in
            view.grid.anchor = view.grid.cursor
            view.grid.describeRange(&context)
        },
        Command("sheet.copy", "Copy the cell", in: .sheet, keys: ["Y"], unless: needsCell) { view, context, _ in
            view.grid.copy(&context)
        },
        Command("sheet.cut", "Cut the cell out", in: .sheet, keys: ["C-x"], unless: needsCell) { view, context, _ in
            view.grid.cutCell(&context)
        },
        Command(
            "sheet.paste", "Paste what was copied, from this cell on", in: .sheet, keys: ["C-v"],
            unless: { _, context in
                context.window.clipboard == nil ? "nothing was copied yet: * marks a range, Y copies it" : nil
            }
        ) { view, context, _ in if let clip = context.window.clipboard { view.grid.paste(clip, &context) } },
        Command("sheet.fill", "Fill the cell with the one above", in: .sheet, keys: ["="], unless: needsCell) {
            view, context, _ in view.grid.fillDown(&context)
        },
        Command(
            "sheet.copy-column", "Copy the column before into the empty cells of this one", in: .sheet, keys: ["K"],
            unless: { view, _ in view.grid.cursor.field.column == nil ? "go to a load column first" : nil }
        ) { view, context, _ in view.grid.copyColumn(&context) },
        Command(
            "sheet.fill-column", "Fill empty cells: with the grey values, or suggested loads",
            in: .sheet, keys: ["P"],
            unless: { view, context in
                if view.grid.isOnPlan { return needsTargets(view, context) }
                return view.grid.columnAhead == nil ? needsLogCell(view, context) : nil
            }
        ) { view, context, _ in
            if view.grid.isOnPlan {
                view.grid.takeAllTargets(&context)
            } else if view.grid.columnAhead == nil {
                view.fillSession(&context)
            } else {
                view.planColumn(&context)
            }
        },
        Command(
            "sheet.export", "Print, export or share the phase or session", hint: "export", in: .sheet,
            keys: ["X"]
        ) { view, context, _ in
            view.grid.anchor = nil
            view.grid.handOn(&context)
        },
    ]

    /// Commands for marked cells only.
    static let rangeCommands: CommandSet<SheetView> = [
        Command("range.copy", "Copy the range", hint: "copy", in: .range, keys: ["Y"], unless: needsRange) {
            view, context, _ in view.grid.copy(&context)
        },
        Command(
            "range.clear", "Empty the cells of the range", hint: "empty", in: .range, keys: ["Delete", "Backspace"],
            unless: needsRange
        ) { view, context, _ in if let range = view.grid.range { view.grid.clear(range, &context) } },
        Command(
            "range.fill", "Fill the range down from its first row", hint: "fill down", in: .range, keys: ["="],
            unless: needsRange
        ) { view, context, _ in view.grid.fillDown(&context) },
        Command(
            "range.drop", "Unmark the range", hint: "unmark", in: .range, keys: ["Esc", "*"], unless: needsRange
        ) { view, context, _ in
            view.grid.anchor = nil
            context.message = .plain("The range is unmarked.")
        },
        Command("range.cut", "Cut the range out", hint: "cut", in: .range, keys: ["C-x"], unless: needsRange) {
            view, context, _ in view.grid.cut(&context)
        },
    ]

    private static func needsCell(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.line == nil ? "go to a cell of the rows first" : nil
    }
    private static func needsRange(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.range == nil ? "no range marked: * marks one" : nil
    }
}
