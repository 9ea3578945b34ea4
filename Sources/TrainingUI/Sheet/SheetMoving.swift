import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
package import ViewKit

extension KeyScope {
    package static let moving = KeyScope("moving", "Moving a row")
}

extension SheetView {
    /// While a row is being moved: takes it along or puts it down.
    static let rowCommands: CommandSet<SheetView> = [
        Command("row.up", "Move the row up", hint: "row up", in: .moving, keys: ["Up", "k"], unless: needsMoving) {
            view, context, count in view.moveRow(by: -count, context: &context)
        },
        Command(
            "row.down", "Move the row down", hint: "row down", in: .moving, keys: ["Down", "j"], unless: needsMoving
        ) { view, context, count in view.moveRow(by: count, context: &context) },
        Command(
            "row.put", "Place the row here", hint: "place here", in: .moving, keys: ["Enter", "Esc", "m"],
            unless: needsMoving
        ) { view, context, _ in
            view.grid.isMoving = false
            context.message = .plain("The row stays here. u: undo.")
        },
    ]

    private static func needsMoving(_ view: SheetView, _ context: Context) -> Phrase? {
        view.grid.isMoving ? nil : "not moving a row: m moves one"
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let page = motion.isPaging ? geometry(context.body).lines.area.height : 0
        move(motion, through: grid.sheet.cursorLines, count: count, page: page, context: &context)
        cursorMoved(&context)
        return true
    }

    /// Moves the cursor through these lines in the order of the screen, and the corner of a range with it.
    mutating func move(
        _ motion: Motion, through lines: [SheetCursor.Line], count: Int, page: Int, context: inout Context
    ) {
        let before = grid.cursor
        switch motion {
        case .left: grid.cursor = grid.sheet.moved(grid.cursor, fields: -count)
        case .right: grid.cursor = grid.sheet.moved(grid.cursor, fields: count)
        case .last where grid.sheet.lines.isEmpty: break
        case .up, .down, .first, .last, .pageUp, .pageDown:
            // The last row counts as the last line: the new row and the notes are below it.
            let end = grid.sheet.isPlan && motion == .last ? lines.count - 2 : lines.count
            let here = lines.firstIndex(of: grid.cursor.line) ?? 0
            guard let place = motion.target(from: here, count: end, times: count, page: page) else { break }
            // While a session is logged, the cursor returns to its column through the head, the new row and the notes.
            let field =
                grid.passing.map { $0.through == grid.cursor ? $0.field : grid.cursor.field } ?? grid.cursor.field
            grid.cursor = grid.sheet.cursor(lines[place], preferring: field)
            grid.passing = grid.cursor.field == field || !grid.isLogging ? nil : (grid.cursor, field)
        }
        grid.holdRange(from: before, context: &context)
    }

    /// Updates the help for the new row and scrolls to it.
    mutating func cursorMoved(_ context: inout Context) {
        rememberPlace(&context)
        // After a change everything is read again at the end of the event anyway.
        guard !context.isStale else { return }
        help.read(grid, &context)
        reveal(context)
    }

    private mutating func moveRow(by offset: Int, context: inout Context) {
        if grid.sessionRow != nil { return grid.moveSessionRow(by: offset, context: &context) }
        guard case .row(.phase(let id)) = grid.cursor.line, let index = grid.sheet.index(of: .phase(id)) else { return }
        let target = min(max(index + offset, 0), grid.sheet.planned.count - 1)
        if grid.changeDay(ofRow: id, at: index, by: offset, &context) { return }
        guard target != index else { return }
        context.write("Moved. Enter places the row.") { diary in try diary.phaseRows.move(id, to: target) }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        guard acceptTyped(before: mouse, &context) else { return }
        switch mouse.kind {
        case .wheelUp: grid.cursor = grid.sheet.moved(grid.cursor, lines: -1)
        case .wheelDown: grid.cursor = grid.sheet.moved(grid.cursor, lines: 1)
        case .press, .doubleClick:
            guard let hit = geometry(body).cursor(at: mouse.at, on: grid) else { return }
            grid.cursor = hit
            if mouse.kind == .doubleClick { edit(&context) }
        }
        cursorMoved(&context)
    }
}

extension SheetCursor {
    /// The move after a cell was accepted, by the key that accepted it.
    enum Next { case enter, tab, backTab, up, down }
}

extension Motion {
    /// By what fits on the screen.
    var isPaging: Bool { self == .pageUp || self == .pageDown }
}

/// Exercises that are chosen from a list and become rows.
extension SheetView {
    /// A session without a phase has its own list of exercises.
    static func needsChoosing(_ view: SheetView, _ context: Context) -> Phrase? {
        if view.grid.sheet.isPlan, view.grid.cursor.line == .notes { return "the cursor is on the notes: go to a row" }
        return view.grid.sheet.isPlan || view.grid.addingSession != nil
            ? nil : "there is no session in this column: s starts one"
    }

    /// Opens the list; chosen exercises go below the row under the cursor, or to the end.
    mutating func chooseExercises(typed: String = "", _ context: inout Context) {
        guard grid.sheet.isPlan else { return grid.openChooser(&context) }
        let (source, below) = (grid.source, grid.line?.isPlanned == true ? grid.line?.id : nil)
        let chooser = RowChooser.open("Exercises for \(grid.name)", on: grid.sheet, typed: typed, &context) {
            added, removed, context in
            context.update(SheetView.self) { view, context in
                guard view.grid.source == source else {
                    context.message = .warning("The sheet was deleted: nothing was changed.")
                    return
                }
                if removed.isEmpty {
                    view.addRows(added, below: below, &context)
                } else {
                    view.change(added, removed, &context)
                }
            }
        }
        if let chooser { context.present(chooser) }
    }

    /// Takes exercises out of a routine and adds others at its end, as one change.
    private mutating func change(
        _ added: [ExerciseCandidate], _ removed: [ExerciseCandidate], _ context: inout Context
    ) {
        guard let phase = grid.sheet.phase?.id else { return }
        let gone = Set(removed.map(\.choice))
        let rows = grid.sheet.planned.filter { gone.contains(SheetEdit.Choice($0.exercise)) }
        let labels = RowLabel.inserting(
            added.count, below: grid.sheet.planned.count - 1, in: grid.sheet.planned.map(\.prescription.label))
        var edit = SheetEdit()
        edit.newRows = zip(added, labels.new).map {
            SheetEdit.NewRow(prescription: Prescription(label: $1), exercise: $0.choice)
        }
        let message: Phrase =
            added.isEmpty
            ? "Took out \(removed.count, one: "exercise", other: "exercises"). u: undo."
            : "Added \(added.count, one: "exercise", other: "exercises"), took out \(removed.count). u: undo."
        let facts = grid.facts(.edit, .phase, [:])
        context.write(message) { diary in
            try diary.change(facts) { change in
                _ = try change.cells.write(edit, to: phase, as: facts)
                for case .phase(let row) in rows.map(\.id) { try change.phaseRows.delete(row) }
            }
        }
    }

    /// Makes rows of exercises under the labels that are proposed for them, as one change.
    private mutating func addRows(
        _ candidates: [ExerciseCandidate], below: SheetContent.RowID?, _ context: inout Context
    ) {
        let rows = grid.sheet.planned
        guard let phase = grid.sheet.phase?.id, let first = candidates.first else { return }
        guard rows.count + candidates.count <= TabbedText.maxRows else {
            context.message = .warning(
                "A sheet has at most \(TabbedText.maxRows) rows: \(rows.count) are there, nothing was added.")
            return
        }
        let index = below.flatMap { grid.sheet.index(of: $0) } ?? rows.count - 1
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
        let message: Phrase =
            candidates.count == 1
            ? "Added \(first.name). u: undo."
            : "Added \(candidates.count, one: "exercise", other: "exercises"). u: undo."
        let given = candidates.count == 1 ? first.name : ""
        let facts = grid.facts(.add, .phaseRow, [.source: given, .count: String(candidates.count), .to: grid.name])
        let added = context.write(message) { diary in
            try diary.cells.write(edit, to: phase, as: facts)
        }
        guard let added, let top = added.first else { return }
        readSheet(&context)
        grid.cursor = SheetCursor(line: .row(.phase(top)), field: .exercise)
        let warned = added.compactMap { grid.sheet.line(.phase($0)) }.first { grid.sheet.warning($0) != nil }
        if let exercise = warned?.exercise { grid.warnOfHealth(exercise, &context) }
    }
}

extension RowLabel {
    /// The labels of several rows inserted below the one at `index`, and those of the existing rows, which may
    /// shift; at the end of the sheet as for rows typed one after the other.
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
