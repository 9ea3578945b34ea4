import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Exercises that are chosen from a list and become rows.
extension SheetView {
    /// A session without a phase has its own list of exercises.
    static func needsChoosing(_ view: SheetView, _ context: Context) -> String? {
        view.sheet.isPlan || view.addingSession != nil ? nil : "no session stands in this column: s starts one"
    }

    /// Opens the list; what is chosen comes below the row under the cursor, or at the end of the rows.
    mutating func chooseExercises(typed: String = "", _ context: inout Context) {
        guard sheet.isPlan else { return openChooser(&context) }
        let (source, below) = (source, line?.isPlanned == true ? line?.id : nil)
        let chooser = RowChooser.open("Exercises for \(name)", for: sheet.client, typed: typed, &context) {
            candidates, context in
            context.update(SheetView.self) { view, context in
                guard view.source == source else {
                    context.message = .warning("The sheet is gone: nothing was added.")
                    return
                }
                view.addRows(candidates, below: below, &context)
            }
        }
        if let chooser { context.present(chooser) }
    }

    /// While a name is typed the list opens on it; while the notes are, they are accepted and go to the editor.
    mutating func typeControlO(_ context: inout Context) {
        guard let editor else { return }
        if editor.place.line == .notes {
            if acceptTyped(&context) { writeNotes(&context) }
        } else if editor.place.field == .exercise {
            let typed = editor.line.text == editor.original ? "" : editor.line.text
            closeEditor(&context)
            chooseExercises(typed: typed.trimmingBlanks, &context)
        }
    }

    /// Makes rows of exercises under the labels that are proposed for them, as one change.
    private mutating func addRows(
        _ candidates: [ExerciseCandidate], below: SheetContent.RowID?, _ context: inout Context
    ) {
        let rows = sheet.planned
        guard let phase = sheet.phase?.id, let first = candidates.first else { return }
        guard rows.count + candidates.count <= TabbedText.mostRows else {
            context.message = .warning(
                "A sheet has at most \(TabbedText.mostRows) rows: \(rows.count) are there, nothing was added.")
            return
        }
        let index = below.flatMap { sheet.index(of: $0) } ?? rows.count - 1
        let labels = RowLabel.inserting(candidates.count, below: index, in: rows.map(\.prescription.label))
        var edit = SheetEdit()
        edit.newRows = zip(candidates, labels.new).map { candidate, label in
            SheetEdit.NewRow(
                position: index + 1, prescription: Prescription(label: label), exercise: candidate.choice)
        }
        for (row, label) in zip(rows, labels.old) where label != row.prescription.label {
            guard case .phase(let id) = row.id else { continue }
            edit.put(row.prescription.with(label, .label), row: id, replacing: row.prescription)
        }
        let what = candidates.count == 1 ? first.name : Count.text(candidates.count, "exercise")
        let label = "Add \(what) to \(name)"
        let added = context.write("Added \(what). u: undo.") { diary in
            try diary.cells.write(edit, to: phase, label: label)
        }
        guard let added, let top = added.first else { return }
        readSheet(&context)
        cursor = SheetCursor(line: .row(.phase(top)), field: .exercise)
        let warned = added.compactMap { sheet.line(.phase($0)) }.first { sheet.warning($0) != nil }
        if let exercise = warned?.exercise { warnOfHealth(exercise, &context) }
    }
}

extension RowLabel {
    /// The labels of several rows put below the one at `index`, and those of the rows that were there, some of which give
    /// way; at the end of the sheet as rows that are typed one after the other.
    static func inserting(_ count: Int, below index: Int, in labels: [String]) -> (new: [String], old: [String]) {
        var (all, new) = (labels, [String]())
        for place in index..<index + count {
            var label = next(after: all)
            if index < labels.count - 1 {
                let inserted = inserting(below: place, in: all)
                for (row, moved) in inserted.moved { all[row] = moved }
                label = inserted.label
            }
            all.insert(label, at: place + 1)
            new.append(label)
        }
        return (new, Array(all.prefix(index + 1) + all.dropFirst(index + 1 + count)))
    }
}
