import DiaryStore
import FitnessModel
import ViewKit

extension SheetView {
    /// Writes the text of a cell; false when it could not be written, and then the cell stays open with its text.
    mutating func write(_ text: String, at place: SheetCursor, context: inout Context) -> Bool {
        let (before, session) = (context.revision, place.field.column.flatMap { sheet.sessions[$0]?.id })
        defer { if let session { bests.follow(session, from: before, to: context.revision) } }
        switch place.line {
        case .header: return writeHeader(text, place.field, &context)
        case .notes: return updatePhase(&context) { $0.notes = text }
        case .newRow: return addRow(with: text, field: place.field, &context)
        case .row(let id): return writeRow(text, id, place.field, &context)
        }
    }

    private func writeRow(
        _ text: String, _ id: SheetContent.RowID, _ field: SheetCursor.Field, _ context: inout Context
    )
        -> Bool
    {
        if let column = field.column { return writeLoad(text, id, column: column, &context) }
        guard case .phase(let row) = id, let line = sheet.line(id) else {
            context.message = .warning("This row is gone: Esc leaves the cell.")
            return false
        }
        if field == .exercise {
            guard !text.trimmingBlanks.isEmpty else {
                return context.save { diary in try diary.setExercise(nil, row: row) }
            }
            chooseExercise(text.trimmingBlanks, row: row, &context)
            return true
        }
        var prescription = line.prescription
        prescription.set(text, field)
        let changed = prescription
        return context.save { diary in try diary.setPrescription(changed, row: row) }
    }

    private func writeLoad(_ text: String, _ id: SheetContent.RowID, column: Int, _ context: inout Context) -> Bool {
        guard let session = sheet.sessions[column] else {
            context.message = .warning("The session of this column is gone: Esc leaves the cell.")
            return false
        }
        let cell = sheet.line(id)?.cells[column]?.id
        let now = sheet.line(id)?.cells[column]?.text ?? ""
        // What was typed behind the text of this moment continues it; all else takes the place of what was seen first.
        let shown = text.hasPrefix(now) ? now : editor?.original ?? now
        return context.save { diary in
            switch id {
            case .phase(let row): try diary.writeCell(text, session: session.id, row: row, replacing: shown)
            case .session(let row): try diary.writeCell(text, sessionRow: cell ?? row, replacing: shown)
            }
        }
    }

    /// A name typed into a row: the exercise of that name, or the choice among near ones, or a new exercise.
    private func chooseExercise(_ name: String, row: Identifier<PhaseRow>, _ context: inout Context) {
        context.afterwards { context in ExerciseEntry.settle(name, row: row, &context) }
    }

    private mutating func addRow(with text: String, field: SheetCursor.Field, _ context: inout Context) -> Bool {
        guard case .phase(let phase) = source else { return false }
        var prescription = Prescription(label: nextLabel)
        if field != .exercise { prescription.set(text, field) }
        let wanted = prescription
        let row = context.write { diary in try diary.addRow(to: phase, prescription: wanted) }
        guard let row else { return false }
        if field == .exercise { chooseExercise(text.trimmingBlanks, row: row, &context) }
        cursor = SheetCursor(line: .row(.phase(row)), field: field)
        return true
    }

    /// The label of a row added at the end: the pair of the last one when that stands alone, else the next letter.
    var nextLabel: String { RowLabel.next(after: sheet.planned.map(\.prescription.label)) }

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
            guard plain.isEmpty || Day.read(plain, today: context.today) != nil else {
                context.message = .warning("\"\(plain)\" is not a date: write today, 12 mar, 12.3.2026 or 2026-03-12.")
                return false
            }
            let today = context.today
            return updatePhase(&context) { $0.start = Day.read(plain, today: today) }
        case .sessions:
            guard let count = Int(plain), Phase.sessionCounts.contains(count) else {
                context.message = .warning("A phase has 1 to 12 sessions.")
                return false
            }
            return updatePhase(&context) { $0.sessionCount = count }
        default: return false
        }
    }

    private func updatePhase(_ context: inout Context, _ change: (inout Phase) -> Void) -> Bool {
        guard var phase = sheet.phase else { return false }
        change(&phase)
        let changed = phase
        return context.save { diary in try diary.updatePhase(changed) }
    }
}

extension Prescription {
    /// The text of the field of that name.
    func text(_ field: SheetCursor.Field) -> String {
        switch field {
        case .label: label
        case .tempo: tempo
        case .reps: reps
        case .sets: sets
        case .rest: rest
        case .micro: micro
        default: ""
        }
    }

    /// Puts a text into the field of that name.
    mutating func set(_ text: String, _ field: SheetCursor.Field) {
        switch field {
        case .label: label = text
        case .tempo: tempo = text
        case .reps: reps = text
        case .sets: sets = text
        case .rest: rest = text
        case .micro: micro = text
        default: break
        }
    }
}
