import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// A rectangle of cells on the rows of a sheet.
struct SheetRange: Hashable, Sendable {
    /// From top to bottom; never empty.
    let rows: [SheetContent.RowID]
    /// From left to right; never empty.
    let fields: [SheetCursor.Field]

    /// "3 x 4 cells", rows first.
    var sizeText: Phrase { CellCount.text(rows: rows.count, columns: fields.count) }

    func contains(_ place: SheetCursor) -> Bool {
        guard case .row(let id) = place.line else { return false }
        return rows.contains(id) && fields.contains(place.field)
    }
}

extension SheetContent {
    /// The cells between two corners; nil when a corner is on no row.
    func range(from first: SheetCursor, to last: SheetCursor) -> SheetRange? {
        guard case .row(let top) = first.line, case .row(let bottom) = last.line,
            let start = index(of: top), let end = index(of: bottom)
        else { return nil }
        let all = fields(of: last.line)
        guard let left = all.firstIndex(of: first.field), let right = all.firstIndex(of: last.field) else { return nil }
        return SheetRange(
            rows: lines[min(start, end)...max(start, end)].map(\.id),
            fields: Array(all[min(left, right)...max(left, right)]))
    }

    /// The cells of a range, with how the loads among them read.
    func clip(_ range: SheetRange) -> SheetClip {
        var clip = SheetClip(
            cells: range.rows.map { row in
                range.fields.map { field in
                    let text = text(at: SheetCursor(line: .row(row), field: field))
                    guard let column = field.column, let line = line(row) else { return SheetClip.Cell(text: text) }
                    return SheetClip.Cell(text: text, load: reading(text, line, column: column))
                }
            })
        clip.beginsWithLabel = range.fields.first == .label
        return clip
    }
}

extension SheetGrid {
    /// Shows the size of the range and what can be done with it.
    func describeRange(_ context: inout Context) {
        if let range {
            context.message = .plain("\(range.sizeText): arrows extend, Y copies, Esc unmarks.")
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
        context.keep(clip)
        anchor = nil
        context.message = .success("Copied \(clip.sizeText). Ctrl-V pastes, on any sheet.")
    }

    /// Cuts the cell under the cursor out; asks first in a finished session, where a stray Ctrl-X would take sets away.
    mutating func cutCell(_ context: inout Context) {
        guard let session, session.state == .done, let chosen, let text = sheet.clip(chosen).texts.first?.first,
            !text.isEmpty
        else { return cut(&context) }
        var question = Confirm(
            title: "Cut \(text) out?",
            lines: ["The session of \(session.day.long) is finished. Ctrl-V puts the sets into another cell."],
            yes: ("o", "cut it out")
        ) { context in
            context.update(SheetView.self) { view, context in view.grid.cut(&context) }
        }
        question.writes = true
        context.present(question)
    }

    mutating func cut(_ context: inout Context) {
        guard let chosen else { return }
        let clip = sheet.clip(chosen)
        guard clip.texts.contains(where: { $0.contains { !$0.isEmpty } }) else {
            context.message = .plain("Nothing to cut: it is empty.")
            return
        }
        guard clear(chosen, &context, as: .cut) else { return }
        context.keep(clip)
        context.message = .success("Cut \(clip.sizeText). Ctrl-V pastes. u: undo.")
    }

    @discardableResult
    mutating func clear(
        _ range: SheetRange, _ context: inout Context, as action: ChangeKind.Action = .clear
    ) -> Bool {
        let empty = range.rows.map { _ in range.fields.map { _ in "" } }
        return put(
            empty, at: range, as: action,
            message: "Emptied \(range.sizeText). u: undo.", &context)
    }

    mutating func fillDown(_ context: inout Context) {
        guard let chosen, let first = chosen.rows.first, let index = sheet.index(of: first) else {
            return
        }
        // Exercises of another day have nothing to give in this column.
        let isHere = { [sheet] (line: SheetContent.Line) in
            chosen.fields.allSatisfy { field in
                field.column.map { !sheet.isOtherDay(line, column: $0) } ?? true
            }
        }
        let source = chosen.rows.count > 1 ? index : sheet.lines[..<index].lastIndex(where: isHere)
        guard let source else {
            context.message = .warning("There is no cell above: * marks a range, = fills it down from its first row.")
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
            filled.rows.map { _ in texts }, at: filled, as: .fill,
            message: "Filled \(filled.sizeText). u: undo.", &context)
    }

    /// Copies the loads of the nearest earlier column with a session, exactly as typed, into the empty cells here.
    /// Planned loads are copied into plans only.
    mutating func copyColumn(_ context: inout Context) {
        guard let column = cursor.field.column else { return }
        guard let source = (1..<column).last(where: { canCopy(from: $0, to: column) }) else {
            let day = sheet.columnDays[column] ?? ""
            context.message = .warning(
                day.isEmpty
                    ? "There is no session before column \(column) on this sheet."
                    : "There is no session of day \(day) before column \(column) on this sheet.")
            return
        }
        let (from, to) = (sheet.unit(inColumn: source), sheet.unit(inColumn: column))
        let edit = filling(column) { line in sheet.written(line, column: source).text(writtenIn: to) }
        guard !edit.loads.isEmpty else {
            context.message = .plain("Nothing to copy: session \(source) fills none of the empty cells here.")
            return
        }
        let copied: Phrase =
            "Copied \(edit.loads.count, one: "cell", other: "cells") of session \(source); filled cells are unchanged. u: undo."
        write(
            edit, as: facts(.copy, .phase, [.source: String(source), .column: String(column)]),
            message: from == to ? copied : [copied, Self.conversion(from, to)].joined(separator: " "), &context)
    }

    /// The message that loads were converted for a session in another unit.
    static func conversion(_ from: MassUnit, _ to: MassUnit) -> Phrase {
        "Converted from \(from.rawValue) to \(to.rawValue)."
    }
}

extension SheetGrid {
    /// Takes tab-separated text, as spreadsheets copy it, from the cursor on.
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool {
        isMoving = false
        do throws(TabbedText.Problem) {
            paste(SheetClip(texts: try TabbedText(text).rows), &context)
        } catch {
            context.message = .warning(error.wording)
        }
        return true
    }

    /// Puts copied cells from the cursor, or the first marked cell, on.
    mutating func paste(_ clip: SheetClip, _ context: inout Context) {
        let cells = clip.tiled(over: range)
        let (count, width) = (cells.count, cells.first?.count ?? 0)
        let sizeText: Phrase = CellCount.text(rows: count, columns: width)
        guard let rows = targets(for: cells.count) else {
            context.message = .warning(GridEdit.Problem.notHere.wording)
            return
        }
        let isLabelled = cursor.line == .newRow && clip.beginsWithLabel
        let field = range?.fields.first ?? (isLabelled ? .label : cursor.field)
        let fields = GridEdit.fields(of: sheet).drop { $0 != field }
        var converted: Phrase?
        let texts = cells.map { row in
            row.enumerated().map { index, cell in
                guard let column = fields.dropFirst(index).first?.column else { return cell.text }
                let unit = sheet.unit(inColumn: column)
                let text = cell.text(in: unit)
                if text != cell.text, let from = cell.load?.unit { converted = Self.conversion(from, unit) }
                return text
            }
        }
        guard let pasted = gridEdit(texts, rows: rows, field: field, &context) else { return }
        let added = pasted.edit.newRows.count
        let done: Phrase =
            added == 0 ? "Pasted \(sizeText). u: undo." : "Pasted \(sizeText). Rows added: \(added). u: undo."
        let message = [done, converted].compactMap(\.self).joined(separator: " ")
        let facts = facts(.paste, .phase, [.rows: String(count), .columns: String(width)])
        if pasted.newNames.isEmpty {
            write(pasted.edit, as: facts, message: message, &context)
        } else {
            ask(about: pasted, sizeText: sizeText, as: facts, message: message, &context)
        }
    }

    /// The changes that texts make; nil with a message if they do not fit.
    private func gridEdit(
        _ texts: [[String]], rows: [SheetContent.RowID], field: SheetCursor.Field, _ context: inout Context
    ) -> GridEdit? {
        let fields = GridEdit.fields(of: sheet).drop { $0 != field }
        let names = texts.compactMap { cells in zip(fields, cells).first { $0.0 == .exercise }?.1.trimmingBlanks }
        let found = context.read { diary in
            try Set(names).subtracting([""]).map { name in (name, try diary.exercises.named(name)?.id) }
        }
        guard let found else { return nil }
        let known = Dictionary(found) { first, _ in first }.compactMapValues { $0 }
        do throws(GridEdit.Problem) {
            return try GridEdit(texts, rows: rows, field: field, on: sheet, known: known)
        } catch {
            context.message = .warning(error.wording)
            return nil
        }
    }

    /// Exercises are only made after a question that names them, and what they may be misspellings of.
    private func ask(
        about pasted: GridEdit, sizeText: Phrase, as facts: ChangeFacts, message: Phrase, _ context: inout Context
    ) {
        let names = pasted.newNames
        let shown = names.prefix(Self.maxNames).map { name -> Phrase in
            let near = (try? context.diary.exercises.nearMatches(to: name, limit: 2)) ?? []
            let name = TextWidth.printable(name)
            return near.isEmpty ? "\(name)" : "\(name) (near: \(list: near.map(\.name)))"
        }
        let more: [Phrase] = names.count > shown.count ? ["and \(names.count - shown.count) more"] : []
        let head: Phrase = "\(names.count, one: "exercise is new", other: "exercises are new"):"
        let (edit, source) = (pasted.edit, self.source)
        context.present(
            Confirm(
                title: "Paste \(sizeText)", lines: [head] + Confirm.indented(shown + more), yes: ("A", "add and paste")
            ) { context in
                context.update(SheetView.self) { view, context in
                    guard view.grid.source == source else {
                        context.message = .warning("The sheet was deleted: nothing was pasted.")
                        return
                    }
                    view.grid.write(edit, as: facts, message: message, &context)
                }
            })
    }

    private static let maxNames = 8

    /// Puts texts on a range as one change.
    @discardableResult
    mutating func put(
        _ texts: [[String]], at range: SheetRange, as action: ChangeKind.Action, message: Phrase,
        _ context: inout Context
    ) -> Bool {
        guard let field = range.fields.first, let change = gridEdit(texts, rows: range.rows, field: field, &context)
        else { return false }
        let size: ChangeDetails = [.rows: String(range.rows.count), .columns: String(range.fields.count)]
        return write(change.edit, as: facts(action, .phase, size), message: message, &context)
    }

    /// Writes an edit of this sheet.
    @discardableResult
    mutating func write(_ edit: SheetEdit, as facts: ChangeFacts, message: Phrase, _ context: inout Context) -> Bool {
        anchor = nil
        guard !edit.isEmpty else {
            context.message = .plain("Nothing changed: the cells already have this text.")
            return true
        }
        let phase = sheet.phase?.id
        return context.save(message) { diary in try diary.cells.write(edit, to: phase, as: facts) }
    }
}

extension SheetClip {
    /// The cells repeated if `range` has room for whole copies, as in a spreadsheet; otherwise once.
    func tiled(over range: SheetRange?) -> [[Cell]] {
        guard let range, rowCount > 0, columnCount > 0, range.rows.count % rowCount == 0,
            range.fields.count % columnCount == 0
        else { return cells }
        return range.rows.indices.map { row in
            range.fields.indices.map { column in cells[row % rowCount][column % columnCount] }
        }
    }
}
