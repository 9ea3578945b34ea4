import DiaryStore
import FitnessModel
import ViewKit

/// Loads of sessions that have not begun: they are typed into their columns, filled from what is suggested, or written for
/// several sessions at once as a wave.
extension SheetView {
    /// The column under the cursor when no session has begun in it, and plans can stand there.
    var columnAhead: Int? { cursor.field.column.flatMap { sheet.isPlan && sheet.isAhead($0) ? $0 : nil } }

    /// What the cell of a row asks for, as a load where that can be computed for this client: "82.5x5*3" for "80%", rounded
    /// to what the machine has; else the target itself.
    private mutating func load(
        for target: String, _ line: SheetContent.Line, _ context: inout Context
    ) -> String {
        let unit = sheet.clientUnit
        guard let client = sheet.client,
            let load = prescribed(line.asking(target), client, unit: unit, &context)
        else { return target }
        return line.repeated(load.text)
    }

    /// Writes a wave into the cells of a row from a column on. False when there are fewer sessions to come than it has
    /// targets.
    mutating func write(
        _ wave: LoadWave, _ line: SheetContent.Line, from column: Int, _ context: inout Context
    ) -> Bool {
        // A row of one day fills the sessions of that day.
        let open = (column..<sheet.columnCount + 1).prefix { sheet.isAhead($0) }
            .filter { sheet.has(line, column: $0) }
        let columns = open.prefix(wave.texts.count)
        guard columns.count == wave.texts.count else {
            let left = open.count
            context.message = .warning(
                "The wave has \(wave.texts.count) targets, and \(Count.text(left, "session")) to come from here on."
                    + " E gives the phase more.")
            return false
        }
        var edit = SheetEdit()
        for (column, target) in zip(columns, wave.texts) {
            guard let place = sheet.place(line.id, column: column) else { continue }
            edit.put(load(for: target, line, &context), at: place, replacing: line.text(.load(column)))
        }
        return write(
            edit, label: "Plan \(Count.text(wave.texts.count, "session")) of \(line.name)",
            message: "Planned \(Count.text(wave.texts.count, "session")) of \(line.name). u: undo.", &context)
    }

    /// Plans the empty cells of the column under the cursor: what the row asks for or the history suggests, as many sets as
    /// are asked for.
    mutating func planColumn(_ context: inout Context) {
        guard let column = columnAhead else { return }
        var texts: [SheetContent.RowID: String] = [:]
        for line in sheet.planned where sheet.has(line, column: column) && line.text(.load(column)).isEmpty {
            texts[line.id] = suggested(line, &context)
        }
        let edit = filling(column) { texts[$0.id] }
        guard !edit.loads.isEmpty else {
            context.message = .plain("Nothing to plan: no empty cell has a load to suggest. Enter types one.")
            return
        }
        let count = Count.text(edit.loads.count, "cell")
        write(
            edit, label: "Plan \(count) of session \(column) (\(name))",
            message: "Planned \(count) of session \(column) as suggested. Enter edits one. u: undo.", &context)
    }

    /// The sets of the next session, one after the other as they would be suggested while it is logged: a ramp stays one. Nil
    /// where nothing is known of this client.
    private mutating func suggested(_ line: SheetContent.Line, _ context: inout Context) -> String? {
        guard let client = sheet.client, let exercise = line.exercise else { return nil }
        let unit = sheet.clientUnit
        if let load = prescribed(line, client, unit: unit, &context) { return line.repeated(load.text) }
        let history = context.read { diary in
            try diary.history(client: client, exercise: exercise, before: nil, limit: 8)
        }
        guard let cells = history?.bySession(kind: line.unitKind), let last = cells.first else { return nil }
        let work = last.sets.filter { !$0.isWarmUp }
        let (reps, sets) = (RepTarget(line.prescription.reps), SetTarget(line.prescription.sets))
        var plan: [PerformedSet] = []
        while plan.count < min(sets?.highest ?? work.count, Self.mostSets) {
            let next = LoadSuggestion.next(
                history: cells, today: LoadCell(LoadCell.render(plan, unit: unit), unit: unit, kind: line.unitKind),
                target: reps, sets: sets, step: line.step, unit: unit, loads: gym.loads(for: exercise),
                rules: context.services.suggestions)
            guard let next else { break }
            plan.append(PerformedSet(next.resistance, .reps(next.reps)))
        }
        // What is held or carried is planned as it was.
        if plan.isEmpty {
            plan = work.map { set in
                var plain = set.told(in: unit)
                (plain.effort, plain.toFailure) = (nil, false)
                return plain
            }
        }
        return plan.isEmpty ? nil : LoadCell.render(plan, unit: unit)
    }

    /// More sets in one cell are a slip of the column.
    fileprivate static let mostSets = 20
}

extension SheetContent.Line {
    /// A set as often as the row asks for it: "82.5x5*3".
    fileprivate func repeated(_ set: String) -> String {
        let count = SetTarget(prescription.sets)?.highest ?? 1
        return count > 1 ? "\(set)*\(min(count, SheetView.mostSets))" : set
    }
}
