import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension SheetView {
    /// The marked cells, from the corner where `v` was pressed to the cursor; nil when none are marked.
    var range: SheetRange? { anchor.flatMap { sheet.range(from: $0, to: cursor) } }

    /// The marked cells, or the one under the cursor; nil when the cursor is on no row.
    private var chosen: SheetRange? { range ?? sheet.range(from: cursor, to: cursor) }

    /// Says how large the range is and what can be done with it.
    func describeRange(_ context: inout Context) {
        if let range {
            context.message = .plain("\(range.words): the arrows extend, Y copies, Esc forgets.")
        }
    }

    /// Keeps the cursor of a range on the rows.
    mutating func holdRange(from before: SheetCursor, context: inout Context) {
        guard anchor != nil else { return }
        if line == nil, let edge = cursor.line == .header ? sheet.lines.first : sheet.lines.last {
            cursor = sheet.cursor(.row(edge.id), preferring: before.field)
        }
        describeRange(&context)
    }

    mutating func copy(_ context: inout Context) {
        guard let chosen else { return }
        let clip = sheet.clip(chosen)
        context.clipboard = clip
        anchor = nil
        context.message = .success("Copied \(clip.words). Ctrl-V pastes, on any sheet.")
    }

    mutating func cut(_ context: inout Context) {
        guard let chosen else { return }
        let clip = sheet.clip(chosen)
        guard clip.texts.contains(where: { $0.contains { !$0.isEmpty } }) else {
            context.message = .plain("Nothing to cut out: it is empty.")
            return
        }
        guard clear(chosen, &context, label: "Cut \(clip.words) out of \(name)") else { return }
        context.clipboard = clip
        context.message = .success("Cut \(clip.words) out. Ctrl-V pastes. u: undo.")
    }

    @discardableResult
    mutating func clear(_ range: SheetRange, _ context: inout Context, label: String? = nil) -> Bool {
        let empty = range.rows.map { _ in range.fields.map { _ in "" } }
        return put(
            empty, at: range, label: label ?? "Empty \(range.words) of \(name)",
            message: "Emptied \(range.words). u: undo.", &context)
    }

    mutating func fillDown(_ context: inout Context) {
        guard let chosen, let first = chosen.rows.first, let index = sheet.index(of: first) else { return }
        // What is trained on another day has nothing to give in this column.
        let isHere = { [sheet] (line: SheetContent.Line) in
            chosen.fields.allSatisfy { field in
                field.column.map { !sheet.isOtherDay(line, column: $0) } ?? true
            }
        }
        let source = chosen.rows.count > 1 ? index : sheet.lines[..<index].lastIndex(where: isHere)
        guard let source else {
            context.message = .warning("Nothing is above: * marks a range, = fills it down from its first row.")
            return
        }
        let above = sheet.lines[source]
        let filled = SheetRange(rows: chosen.rows.filter { $0 != above.id }, fields: chosen.fields)
        let texts = chosen.fields.map(above.text)
        guard texts.contains(where: { !$0.isEmpty }) else {
            context.message = .plain("The cell above is empty: nothing was filled.")
            return
        }
        put(
            filled.rows.map { _ in texts }, at: filled, label: "Fill \(filled.words) of \(name)",
            message: "Filled \(filled.words). u: undo.", &context)
    }

    /// The session in the nearest column before this one gives its loads, to the letter, to the cells that are empty here.
    /// What is planned there is copied into plans only.
    mutating func copyColumn(_ context: inout Context) {
        guard let column = cursor.field.column else { return }
        guard let source = (1..<column).last(where: { canCopy(from: $0, to: column) }) else {
            let day = sheet.columnDays[column].map { $0.isEmpty ? "" : " of day \($0)" } ?? ""
            context.message = .warning("No session\(day) stands before column \(column) on this sheet.")
            return
        }
        let (from, to) = (sheet.unit(inColumn: source), sheet.unit(inColumn: column))
        let edit = filling(column) { line in sheet.written(line, column: source).text(writtenIn: to) }
        guard !edit.loads.isEmpty else {
            context.message = .plain("Nothing to copy: no cell is empty here and full in session \(source).")
            return
        }
        let converted = from == to ? "" : Self.conversion(from, to)
        write(
            edit, label: "Copy session \(source) of \(name) into \(column)",
            message:
                "Copied \(Count.text(edit.loads.count, "cell")) of session \(source); what stood here stayed. u: undo.\(converted)",
            &context)
    }

    private func canCopy(from source: Int, to column: Int) -> Bool {
        // What another day did has no row here.
        guard sheet.columnDays[source] == sheet.columnDays[column] else { return false }
        guard sheet.isAhead(source) else { return true }
        return sheet.isAhead(column) && sheet.lines.contains { $0.ahead[source] != nil }
    }

    /// What fills the load cells of a column that are empty: `text` says what each line gets.
    func filling(_ column: Int, with text: (SheetContent.Line) -> String?) -> SheetEdit {
        var edit = SheetEdit()
        for line in sheet.lines where line.exercise != nil && sheet.has(line, column: column) {
            guard line.text(.load(column)).isEmpty, let text = text(line), !text.isEmpty,
                let place = sheet.place(line.id, column: column)
            else { continue }
            edit.put(text, at: place, replacing: "")
        }
        return edit
    }

    /// What the journal calls this sheet.
    var name: String { sheet.phase?.name ?? (sheet.title.isEmpty ? "the session" : sheet.title) }

    /// Says that loads were written anew for a session that reads them in another unit.
    static func conversion(_ from: MassUnit, _ to: MassUnit) -> String {
        " They are in \(from.rawValue) and are written for \(to.rawValue) here."
    }
}
