import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension SheetView {
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
        let words = SheetClip.words(rows: cells.count, columns: cells.first?.count ?? 0)
        guard let rows = targets(for: cells.count) else {
            context.message = .warning(GridEdit.Problem.notHere.wording)
            return
        }
        let isLabelled = cursor.line == .newRow && clip.beginsWithLabel
        let field = range?.fields.first ?? (isLabelled ? .label : cursor.field)
        let fields = GridEdit.fields(of: sheet).drop { $0 != field }
        var converted = ""
        let texts = cells.map { row in
            row.enumerated().map { index, cell in
                guard let column = fields.dropFirst(index).first?.column else { return cell.text }
                let unit = sheet.unit(inColumn: column)
                let text = cell.text(in: unit)
                if text != cell.text, let from = cell.load?.unit { converted = Self.conversion(from, unit) }
                return text
            }
        }
        guard let grid = gridEdit(texts, rows: rows, field: field, &context) else { return }
        var message = "Pasted \(words)."
        if !grid.edit.newRows.isEmpty { message += " Rows added: \(grid.edit.newRows.count)." }
        message += " u: undo." + converted
        let label = "Paste \(words) into \(name)"
        if grid.newNames.isEmpty {
            write(grid.edit, label: label, message: message, &context)
        } else {
            ask(about: grid, words: words, label: label, message: message, &context)
        }
    }

    /// The rows that take a paste of so many: the marked ones, else those from the cursor on, of the plan or of what was
    /// done beside it; none on the line for new rows; nil when the cursor is on no row.
    private func targets(for count: Int) -> [SheetContent.RowID]? {
        if let range, range.rows.count >= count { return Array(range.rows.prefix(count)) }
        let top = range?.rows.first.map { SheetCursor.Line.row($0) } ?? cursor.line
        switch top {
        case .row(let id):
            guard let index = sheet.index(of: id) else { return nil }
            let planned = sheet.planned.count
            let end = index < planned ? planned : sheet.lines.count
            return sheet.lines[index..<end].prefix(count).map(\.id)
        case .newRow: return []
        case .header, .notes: return nil
        }
    }

    /// Works out what texts change; nil, with the reason said, when they do not fit.
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
    private func ask(about grid: GridEdit, words: String, label: String, message: String, _ context: inout Context) {
        let names = grid.newNames
        let shown = names.prefix(Self.mostNames).map { name -> String in
            let near = (try? context.diary.exercises.nearMatches(to: name, limit: 2)) ?? []
            let hint = near.isEmpty ? "" : "  (near: \(near.map(\.name).joined(separator: ", ")))"
            return "  " + TextWidth.printable(name) + hint
        }
        let more = names.count > shown.count ? ["  and \(names.count - shown.count) more"] : []
        let head = names.count == 1 ? "One exercise is new:" : "\(names.count) exercises are new:"
        let (edit, source) = (grid.edit, source)
        context.present(
            Confirm(
                title: "Paste \(words)", lines: [head] + shown + more, yes: ("A", "add and paste")
            ) { context in
                context.update(SheetView.self) { view, context in
                    guard view.source == source else {
                        context.message = .warning("The sheet is gone: nothing was pasted.")
                        return
                    }
                    view.write(edit, label: label, message: message, &context)
                }
            })
    }

    private static let mostNames = 8

    /// Puts texts on a range as one change.
    @discardableResult
    mutating func put(
        _ texts: [[String]], at range: SheetRange, label: String, message: String, _ context: inout Context
    ) -> Bool {
        guard let field = range.fields.first, let grid = gridEdit(texts, rows: range.rows, field: field, &context)
        else { return false }
        return write(grid.edit, label: label, message: message, &context)
    }

    /// Writes an edit of this sheet.
    @discardableResult
    mutating func write(_ edit: SheetEdit, label: String, message: String, _ context: inout Context) -> Bool {
        anchor = nil
        guard !edit.isEmpty else {
            context.message = .plain("Nothing changed: it stands there already.")
            return true
        }
        let phase = sheet.phase?.id
        return context.save(message) { diary in try diary.cells.write(edit, to: phase, label: label) }
    }
}
