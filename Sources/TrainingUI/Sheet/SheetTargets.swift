import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
package import ViewKit

/// Suggested targets: the last prescription of the same exercise appears in grey in the empty cells of a new row, until
/// a set is done in it: from then on a blank was left on purpose.
extension SheetContent {
    /// Reads the earlier prescriptions, if a row has room for them.
    mutating func readLastTargets(_ context: inout Context) {
        guard let phase, !isRoutine else { return }
        let open = lines.filter { $0.isOpen && $0.exercise != nil }.filter { line in
            SheetCursor.Field.plan.contains { $0.isTarget && line.text($0).isEmpty }
        }
        guard !open.isEmpty else { return }
        let id = phase.id
        lastTargets =
            context.read { diary in try diary.phaseRows.lastTargets(before: id, of: open.compactMap(\.exercise)) }
            ?? [:]
    }

    /// The grey suggestion of a cell; nil for none.
    func lastTarget(_ line: Line, _ field: SheetCursor.Field) -> String? {
        guard !lastTargets.isEmpty, field.isTarget, let exercise = line.exercise, line.isOpen, line.text(field).isEmpty,
            let text = lastTargets[exercise]?.text(field), !text.isEmpty
        else { return nil }
        return text
    }

    /// The prescription of a row with the grey suggestions of these fields; nil if there are none.
    func takingLastTargets(_ line: Line, _ fields: [SheetCursor.Field] = SheetCursor.Field.plan) -> Prescription? {
        var prescription = line.prescription
        for field in fields { if let text = lastTarget(line, field) { prescription.set(text, field) } }
        return prescription == line.prescription ? nil : prescription
    }
}

extension SheetContent.Line {
    /// Whether it is a row of the plan in which nothing was done.
    fileprivate var isOpen: Bool { isPlanned && cells.values.allSatisfy(\.text.isEmpty) }
}

extension SheetContent {
    /// The rows of the plan, without extra exercises.
    var planned: [Line] { lines.filter(\.isPlanned) }

    /// The extra exercises, below the rows.
    static func looseLines(_ sheet: PhaseSheet) -> [Line] {
        sheet.looseLines.map { loose in
            let (row, last) = (loose.last.row, loose.last)
            return Line(
                id: .session(loose.first.id), exercise: row.exercise, name: row.exerciseName,
                prescription: Prescription(label: "+", rest: row.prescription.rest), unitKind: last.unitKind,
                step: last.loadStep, cells: loose.cells)
        }
    }

    /// Whether a line has a cell in this column: extras only in their own sessions, rows of a day only in columns of
    /// that day.
    func has(_ line: Line, column: Int) -> Bool {
        line.isPlanned ? !isOtherDay(line, column: column) : line.cells[column] != nil
    }

    /// Whether each row shows its turn: during a session, and on sheets without a plan.
    var showsTurns: Bool { !isPlan || live(preferring: nil) != nil }
}

extension SheetContent.Line {
    /// True for a row of the plan, false for one that belongs to sessions alone.
    var isPlanned: Bool { if case .phase = id { true } else { false } }
}

extension RowLabel {
    /// The label of a row added at the end: the next letter after straight labels, else the partner of the last one if
    /// that is single, else the next letter, without a number if the sheet has straight labels.
    static func next(after labels: [String]) -> String {
        // Rows without a label, as of an imported sheet, are passed over.
        guard let last = labels.last(where: { RowLabel($0) != nil }), let label = RowLabel(last) else { return "A1" }
        if isStraight(last) { return label.nextSuperset.letters }
        if label.number == 1 { return label.nextInSuperset.text }
        return labels.contains(where: isStraight) ? label.nextSuperset.letters : label.nextSuperset.text
    }

    /// The label of a row inserted below the one at `index`, and the labels that shift, by their index: A1, A2 with a
    /// row between become A1, A2, A3; A, B become A, B, C. No label occurs twice.
    static func inserting(below index: Int, in labels: [String]) -> (label: String, moved: [Int: String]) {
        guard labels.indices.contains(index), let above = RowLabel(labels[index]) else { return ("", [:]) }
        if isStraight(labels[index]) { return insertingStraight(after: above, below: index, in: labels) }
        let read = labels.map { RowLabel($0) }
        var taken = Set(read[...index].compactMap { $0 }.filter { $0.superset == above.superset }.map(\.number))
        func take(from number: Int) -> Int {
            let free = (number...).first { !taken.contains($0) } ?? number
            taken.insert(free)
            return free
        }
        let number = take(from: above.number + 1)
        let below = read.indices.filter { $0 > index && read[$0]?.superset == above.superset }
        var moved: [Int: String] = [:]
        if below.contains(where: { read[$0]?.number == number }) {
            for place in below {
                guard let old = read[place], old.number >= number else { continue }
                moved[place] = RowLabel(superset: old.superset, number: take(from: old.number + 1)).text
            }
        }
        return (RowLabel(superset: above.superset, number: number).text, moved)
    }

    /// The next letter; if it exists below, the letters from there on shift by one, both straight ones and supersets.
    private static func insertingStraight(
        after above: RowLabel, below index: Int, in labels: [String]
    ) -> (label: String, moved: [Int: String]) {
        let new = above.nextSuperset
        let read = labels.map { RowLabel($0) }
        guard read.contains(where: { $0?.superset == new.superset }) else { return (new.letters, [:]) }
        var moved: [Int: String] = [:]
        for (place, old) in read.enumerated() {
            guard let old, old.superset >= new.superset else { continue }
            let label = RowLabel(superset: old.superset + 1, number: old.number)
            moved[place] = isStraight(labels[place]) ? label.letters : label.text
        }
        return (new.letters, moved)
    }
}

extension SheetGrid {
    /// Renumbers the labels and reports how; the next time in the other style.
    func relabel(_ context: inout Context) {
        guard let phase = sheet.phase?.id,
            let labelling = context.write(nil, { diary in try diary.phaseRows.relabel(phase) })
        else { return }
        context.message =
            switch labelling {
            case .grouped?: .success("Labelled as they are grouped. L again: straight A, B, C. u: undo.")
            case .straight?: .success("Labelled as straight sets. L again: in pairs A1, A2. u: undo.")
            case .pairs?: .success("Labelled in pairs. L again: straight A, B, C. u: undo.")
            case nil: .plain("There are no rows to label yet.")
            }
    }
}

extension KeyScope {
    package static let targets = KeyScope("target", "Prescription of a row")
}

/// The targets of last time, in grey in the empty cells of the plan: taken one by one, by the row, or all of the sheet.
extension SheetView {
    static let targetCommands: CommandSet<SheetView> = [
        Command(
            "target.take", "Take last time's prescription (grey) into the cell", hint: "take grey", in: .targets,
            keys: ["f"],
            unless: { view, context in
                needsTargets(view, context)
                    ?? (view.grid.lastTarget == nil ? "nothing is grey here: F takes the grey cells of the row" : nil)
            }
        ) { view, context, _ in
            if let line = view.grid.line { view.grid.takeTargets([line], [view.grid.cursor.field], &context) }
        },
        Command(
            "target.take-row", "Take last time's prescription (grey) of the row", hint: "of the row", in: .targets,
            keys: ["F"],
            unless: { view, context in
                let isGrey = view.grid.line.flatMap { view.grid.sheet.takingLastTargets($0) } != nil
                return needsTargets(view, context)
                    ?? (isGrey ? nil : "nothing is grey in this row: P takes the grey cells of the sheet")
            }
        ) { view, context, _ in
            if let line = view.grid.line { view.grid.takeTargets([line], SheetCursor.Field.plan, &context) }
        },
    ]

    /// Why no target can be taken at all; nil when one can.
    static func needsTargets(_ view: SheetView, _ context: Context) -> Phrase? {
        if view.grid.hasLastTargets { return nil }
        // While a session is logged, a slip into the plan must not seem to log.
        return (view.grid.isLogging ? needsLogCell(view, context) : nil) ?? "nothing is grey on this sheet"
    }
}

extension SheetGrid {
    /// Takes the targets of all rows that show some.
    mutating func takeAllTargets(_ context: inout Context) {
        takeTargets(sheet.planned, SheetCursor.Field.plan, &context)
    }

    /// Accepts the grey suggestions of rows, as one change.
    fileprivate mutating func takeTargets(
        _ lines: [SheetContent.Line], _ fields: [SheetCursor.Field], _ context: inout Context
    ) {
        var edit = SheetEdit()
        var taken: [SheetContent.Line] = []
        for line in lines {
            guard case .phase(let row) = line.id, let filled = sheet.takingLastTargets(line, fields) else {
                continue
            }
            edit.put(filled, row: row, replacing: line.prescription)
            taken.append(line)
        }
        guard let first = taken.first else { return }
        let rows: Phrase = lines.count == 1 ? "\(first.name)" : "\(taken.count, one: "row", other: "rows")"
        write(
            edit,
            as: facts(
                .take, .phaseRow,
                [
                    .source: lines.count == 1 ? first.name : "", .count: String(taken.count),
                    .field: fields.count == 1 ? fields[0].key : "",
                ]),
            message: fields.count == 1
                ? fields[0].taken(of: rows) : "Took last time's prescription of \(rows). u: undo.",
            &context)
    }
}

extension SheetCursor.Field {
    /// The message that last time's target of these rows was taken.
    fileprivate func taken(of rows: Phrase) -> Phrase {
        switch self {
        case .tempo: "Took last time's tempo of \(rows). u: undo."
        case .reps: "Took last time's reps of \(rows). u: undo."
        case .sets: "Took last time's sets of \(rows). u: undo."
        case .rest: "Took last time's rest of \(rows). u: undo."
        case .micro: "Took last time's intensity of \(rows). u: undo."
        default: "Took last time's prescription of \(rows). u: undo."
        }
    }

    /// The placeholder of an empty field of the header.
    var placeholder: Phrase {
        switch self {
        case .name: "phase"
        case .periodization: "periodization"
        case .goal: "goal"
        case .start: "start"
        case .end: "end"
        case .days: "days"
        case .sessions: "sessions"
        default: title
        }
    }
}

extension SheetGrid {
    /// The grey suggestion in the cell being typed, while it is empty.
    func typedOver(by editor: CellEditor?) -> String? {
        guard let editor, editor.line.text.isEmpty, case .row(let id) = editor.place.line else { return nil }
        return sheet.line(id).flatMap { sheet.lastTarget($0, editor.place.field) }
    }
}

extension SheetPainter {
    /// Draws a grey suggestion in a cell of the plan, in ‹ › if there is room.
    func drawLastTarget(_ text: String, in cell: Rect, style: Style, into screen: inout Screen) {
        let marked = "‹\(text)›"
        screen.put(
            verbatim: TextWidth.of(marked) <= cell.width ? marked : "‹\(text)", at: cell.origin, style: style,
            maxWidth: cell.width)
    }
}
