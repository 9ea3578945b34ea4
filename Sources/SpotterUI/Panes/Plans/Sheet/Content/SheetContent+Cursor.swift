import FitnessModel

extension SheetContent {
    /// The lines that the cursor can stand on.
    var cursorLines: [SheetCursor.Line] {
        let rows = lines.map { SheetCursor.Line.row($0.id) }
        return isPlan ? [.header] + rows + [.newRow, .notes] : rows
    }

    /// The fields that a line has.
    func fields(of line: SheetCursor.Line) -> [SheetCursor.Field] {
        switch line {
        case .header where isRoutine: return [.name, .goal]
        case .header: return isTemplate ? [.name, .periodization, .goal, .sessions, .days] : SheetCursor.Field.header
        case .row(.session): return loadFields
        case .row: return (isPlan ? planFields : []) + loadFields
        // A row begins with its exercise: a cell typed below the others by mistake makes none without a name.
        case .newRow: return [.exercise]
        case .notes: return [.name]
        }
    }

    /// The load columns.
    var loadFields: [SheetCursor.Field] { (1..<columnCount + 1).map { .load($0) } }

    /// The columns of the plan; a routine asks for nothing.
    var planFields: [SheetCursor.Field] { isRoutine ? [.label, .exercise] : SheetCursor.Field.plan }

    /// Where the cursor comes when it leaves for another line: the same field when that line has it, else the nearest.
    func cursor(_ line: SheetCursor.Line, preferring field: SheetCursor.Field) -> SheetCursor {
        let fields = fields(of: line)
        if fields.contains(field) { return SheetCursor(line: line, field: field) }
        let fallback: SheetCursor.Field =
            line == .newRow || fields.contains(.exercise) ? .exercise : fields.first ?? .name
        return SheetCursor(line: line, field: fallback)
    }

    /// The cursor moved by lines and fields, held inside the sheet.
    ///
    /// - Parameter isWithinDay: load cells of rows that belong to another day than their column are passed over.
    func moved(
        _ cursor: SheetCursor, lines lineStep: Int = 0, fields fieldStep: Int = 0, withinDay isWithinDay: Bool = false
    ) -> SheetCursor {
        let all = cursorLines
        guard let index = all.firstIndex(of: cursor.line) else {
            return all.first.map { self.cursor($0, preferring: cursor.field) } ?? cursor
        }
        var moved = cursor
        if lineStep != 0 {
            moved = self.cursor(all[min(max(index + lineStep, 0), all.count - 1)], preferring: cursor.field)
        }
        let fields = fields(of: moved.line)
        if fieldStep != 0, let place = fields.firstIndex(of: moved.field) {
            moved.field = fields[min(max(place + fieldStep, 0), fields.count - 1)]
        }
        if isWithinDay, moved != cursor, case .row(let id) = moved.line, let column = moved.field.column,
            let line = line(id), isOtherDay(line, column: column)
        {
            let next = self.moved(moved, lines: lineStep, fields: fieldStep, withinDay: true)
            // Behind the last one it stays where it was.
            guard case .row(let end) = next.line, let column = next.field.column else { return next }
            return self.line(end).map { isOtherDay($0, column: column) } ?? false ? cursor : next
        }
        return moved
    }

    /// The text that stands in a cell.
    func text(at cursor: SheetCursor) -> String {
        switch cursor.line {
        case .header: return headerText(cursor.field)
        case .notes: return phase?.notes ?? ""
        case .newRow: return ""
        case .row(let id): return line(id)?.text(cursor.field) ?? ""
        }
    }

    private func headerText(_ field: SheetCursor.Field) -> String {
        guard let phase else { return "" }
        switch field {
        case .name: return phase.name
        case .periodization: return phase.periodization
        case .goal: return phase.goal
        case .start: return phase.start?.iso ?? ""
        case .sessions: return String(phase.sessionCount)
        case .end: return phase.lastDay?.iso ?? ""
        case .days: return phase.daysText
        default: return ""
        }
    }
}

extension SheetContent.Line {
    /// The text that stands in a field.
    func text(_ field: SheetCursor.Field) -> String {
        switch field {
        case .exercise: name
        case .load(let column): cells[column]?.text ?? ahead[column] ?? ""
        default: prescription.text(field)
        }
    }
}
