import DiaryStore
import FitnessModel

/// What the last row with an exercise asked for stands in grey in the empty cells of a new one, until something was done
/// in it: then what is blank was left so.
extension SheetContent {
    /// Reads what the rows before asked for, where a row has room for it.
    mutating func readLastTargets(_ context: inout Context) {
        guard let phase, !isRoutine else { return }
        let open = lines.filter { $0.isOpen && $0.exercise != nil }.filter { line in
            SheetCursor.Field.plan.contains { $0.isTarget && line.text($0).isEmpty }
        }
        guard !open.isEmpty else { return }
        let id = phase.id
        lastTargets =
            context.read { diary in try diary.lastTargets(before: id, of: open.compactMap(\.exercise)) } ?? [:]
    }

    /// What stands in grey in a cell; nil for nothing.
    func lastTarget(_ line: Line, _ field: SheetCursor.Field) -> String? {
        guard !lastTargets.isEmpty, field.isTarget, let exercise = line.exercise, line.isOpen, line.text(field).isEmpty,
            let text = lastTargets[exercise]?.text(field), !text.isEmpty
        else { return nil }
        return text
    }

    /// What a row asks for once it takes what stands in grey in these fields; nil where nothing does.
    func takingLastTargets(_ line: Line, _ fields: [SheetCursor.Field] = SheetCursor.Field.plan) -> Prescription? {
        var prescription = line.prescription
        for field in fields { if let text = lastTarget(line, field) { prescription.set(text, field) } }
        return prescription == line.prescription ? nil : prescription
    }
}

extension SheetContent.Line {
    /// A row of the plan in which nothing was done.
    fileprivate var isOpen: Bool { isPlanned && cells.values.allSatisfy(\.text.isEmpty) }
}
