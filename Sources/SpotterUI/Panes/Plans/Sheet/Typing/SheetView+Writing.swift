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

    private mutating func writeRow(
        _ text: String, _ id: SheetContent.RowID, _ field: SheetCursor.Field, _ context: inout Context
    ) -> Bool {
        if let column = field.column { return writeLoad(text, id, column: column, &context) }
        guard case .phase(let row) = id, sheet.line(id) != nil, let line = seen.line(id) else {
            context.message = .warning("This row is gone: Esc leaves the cell.")
            return false
        }
        if field == .exercise { return writeName(text, into: row, replacing: line.exercise, &context) }
        var prescription = line.prescription
        prescription.set(text, field)
        return context.save { diary in
            try diary.setPrescription(prescription, row: row, replacing: line.prescription)
        }
    }

    /// The sheet on which the text that is to be written replaces a cell.
    private var seen: SheetContent { editor?.seen ?? sheet }

    private mutating func writeLoad(
        _ text: String, _ id: SheetContent.RowID, column: Int, _ context: inout Context
    ) -> Bool {
        guard sheet.sessions[column]?.id == seen.sessions[column]?.id, let place = sheet.place(id, column: column)
        else {
            context.message = .warning("The session of this column has moved or is gone: Esc leaves the cell.")
            return false
        }
        let line = sheet.line(id)
        if case .ahead = place, let line, let wave = LoadWave(text) { return write(wave, line, from: column, &context) }
        let now = line?.text(.load(column)) ?? ""
        // What was typed behind the text of this moment continues it; all else takes the place of what was seen first.
        let shown = text.hasPrefix(now) ? now : editor?.original ?? now
        return context.save { diary in try diary.cells.write(text, at: place, replacing: shown) }
    }

    private mutating func addRow(with text: String, field: SheetCursor.Field, _ context: inout Context) -> Bool {
        guard case .phase(let phase) = source else { return false }
        if field == .exercise { return writeName(text, into: nil, &context) }
        var prescription = Prescription(label: nextLabel)
        prescription.set(text, field)
        let row = context.write { diary in try diary.addRow(to: phase, prescription: prescription) }
        guard let row else { return false }
        cursor = SheetCursor(line: .row(.phase(row)), field: field)
        return true
    }

    /// The label of a row added at the end: the pair of the last one when that stands alone, else the next letter.
    var nextLabel: String { nextLabel(on: sheet.planned.last?.day ?? "") }

    /// The same of a row added at the end of a day, which begins with A1 again.
    func nextLabel(on day: String) -> String {
        RowLabel.next(after: sheet.companions(of: day).map(\.prescription.label))
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
            let day = Day.read(plain, today: context.today)
            guard plain.isEmpty || day != nil else {
                context.message = .warning("\"\(plain)\" is not a date: write 30 apr, 30.4.2026 or 2026-04-30.")
                return false
            }
            if let day, let start = seen.phase?.start, day < start {
                context.message = .warning("The last day lies before the first, \(start.short).")
                return false
            }
            return updatePhase(&context) { $0.lastDay = day }
        case .days:
            if let problem = PhaseDays.problem(in: plain) {
                context.message = .warning(problem)
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
    func text(_ field: SheetCursor.Field) -> String { field.asked.map { self[keyPath: $0] } ?? "" }

    /// Puts a text into the field of that name.
    mutating func set(_ text: String, _ field: SheetCursor.Field) {
        if let asked = field.asked { self[keyPath: asked] = text }
    }
}
