import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What is carried over from one side to the other: a cell, or a row.
extension BoardView {
    /// The cell of one side into the cell of the other: loads where that cell is empty, a target in place of the old one.
    func carryCell(isTaken: Bool, _ context: inout Context) {
        guard let tab, let line = cursorLine(tab.active) else { return }
        let source = isTaken ? tab.active.other : tab.active
        let target = source.other
        let (here, there) = (tab[target], tab[source])
        guard let old = row(line, source), let new = row(line, target) else {
            let lacking = row(line, source) == nil ? there.about.name : here.about.name
            context.message = .warning(
                "\(lacking) lacks this exercise. & carries the row over from the side that has it.")
            return
        }
        let field = tab[tab.active].view.cursor.field
        if field.column != nil {
            carryLoad(old, in: there, to: new, in: here, context: &context)
        } else if field.isTarget {
            carryTarget(field, old, to: new, in: here, context: &context)
        } else {
            context.message = .warning(
                "Go to a load, or to tempo, rep, set, rest or micro: that is what can be carried.")
        }
    }

    private func carryTarget(
        _ field: SheetCursor.Field, _ old: SheetContent.Line, to new: SheetContent.Line, in side: BoardSide,
        context: inout Context
    ) {
        guard case .phase(let row) = new.id else {
            context.message = .warning(
                "\(new.name) was done beside the plan of \(side.about.name), which asks for nothing: & carries the row over."
            )
            return
        }
        let text = old.prescription.text(field)
        guard text != new.prescription.text(field) else {
            context.message = .plain("\(field.title) of \(new.name) is the same on both sides.")
            return
        }
        var prescription = new.prescription
        prescription.set(text, field)
        let label = "Carry over \(field.title.lowercased()) of \(new.name)"
        _ = context.save("Carried over \(field.title.lowercased()) \(text) to \(side.about.name). u: undo.") {
            diary in
            try diary.change(label) { change in
                try change.setPrescription(prescription, row: row, replacing: new.prescription)
            }
        }
    }

    private func carryLoad(
        _ old: SheetContent.Line, in source: BoardSide, to new: SheetContent.Line, in target: BoardSide,
        context: inout Context
    ) {
        guard let from = source.markedColumn, let to = target.markedColumn else {
            context.message = .warning("A template has no loads to carry.")
            return
        }
        let cell = source.view.sheet.cell(old, column: from)
        guard !cell.text.isEmpty else {
            context.message = .warning(
                "Nothing stands in session \(from) of \(source.about.name): Tab, then mark another.")
            return
        }
        guard let place = target.view.sheet.place(new.id, column: to), target.view.sheet.has(new, column: to) else {
            context.message = .warning(
                target.view.sheet.isOtherDay(new, column: to)
                    ? target.view.sheet.otherDay(new, column: to)
                    : "\(new.name) is beside the plan of \(target.about.name) and not in session \(to): B adds it there."
            )
            return
        }
        let now = new.text(.load(to))
        guard now.isEmpty else {
            context.message = .warning(
                now == cell.text
                    ? "Both cells say \(now)." : "\(now) stands in the cell already: Delete empties it first.")
            return
        }
        let text = cell.text(writtenIn: target.view.sheet.unit(inColumn: to))
        var edit = SheetEdit()
        edit.put(text, at: place, replacing: now)
        let label = "Carry over \(new.name) from \(source.about.name)"
        let name = source.about.name
        let isPlan = target.view.sheet.isAhead(to)
        let said = isPlan ? "Planned \(text) as in \(name)." : "Carried over \(text) from \(name)."
        _ = context.save("\(said) u: undo.") { diary in
            try diary.change(label) { change in _ = try change.cells.write(edit, to: target.id, label: label) }
        }
    }

    /// The row under the cursor with its targets into the phase of the other side, behind the row that it follows here.
    func giveRow(_ context: inout Context) {
        guard let tab, let line = cursorLine(tab.active), let given = row(line, tab.active) else { return }
        let source = tab.active
        let target = tab[source.other]
        guard let exercise = given.exercise else {
            context.message = .warning("The row has no exercise to carry over: Enter on it chooses one.")
            return
        }
        guard row(line, source.other) == nil else {
            context.message = .plain("\(target.about.name) has \(given.name) already.")
            return
        }
        let anchor = (0..<line).last { row($0, source) != nil && row($0, source.other) != nil }
        let beside = anchor.flatMap { comparison.lines[$0].row.row(source.other) }
        let place = beside.map { $0 + 1 } ?? 0
        let label = "Carry \(given.name) over to \(target.about.name)"
        _ = context.save("Carried \(given.name) over to \(target.about.name). u: undo.") { diary in
            try diary.change(label) { change in
                _ = try change.addRow(to: target.id, at: place, exercise: exercise, prescription: given.prescription)
            }
        }
    }
}

extension BoardSide {
    /// The column that `<` and `>` take from and write to: the cursor's, else the one that work is on.
    var markedColumn: Int? { view.sheet.hasSessions ? view.focusColumn : nil }
}
