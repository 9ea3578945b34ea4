import DiaryStore
import FitnessModel
import TerminalKit

extension SheetPane {
    /// Takes tab-separated text, as spreadsheets copy it, from the cursor on.
    mutating func pasteGrid(_ text: String, desk: inout Desk) -> Bool {
        isMoving = false
        do throws(TabbedText.Problem) {
            paste(SheetClip(texts: try TabbedText(text).rows), &desk)
        } catch {
            desk.message = .warning(error.wording)
        }
        return true
    }

    /// Puts copied cells from the cursor, or the first marked cell, on.
    mutating func paste(_ clip: SheetClip, _ desk: inout Desk) {
        let texts = clip.tiled(over: range)
        let words = SheetClip.words(rows: texts.count, columns: texts.first?.count ?? 0)
        let top = range.flatMap { $0.rows.first }.flatMap { sheet.index(of: $0) }
        guard let row = top ?? rowOfCursor else {
            desk.message = .warning(GridEdit.Problem.notHere.wording)
            return
        }
        let field = range?.fields.first ?? cursor.field
        guard let grid = gridEdit(texts, row: row, field: field, &desk) else { return }
        var saying = "Pasted \(words)."
        if !grid.edit.newRows.isEmpty { saying += " Rows added: \(grid.edit.newRows.count)." }
        saying += " u takes it back."
        if let unit = clip.unit,
            let other = grid.loadColumns.map({ sheet.unit(inColumn: $0) }).first(where: { $0 != unit })
        {
            saying += Self.unitDoubt(unit, other)
        }
        let label = "Paste \(words) into \(name)"
        if grid.newNames.isEmpty {
            write(grid.edit, label: label, saying: saying, &desk)
        } else {
            ask(about: grid, words: words, label: label, saying: saying, &desk)
        }
    }

    /// The row, from 0, that the cursor stands on; the line for new rows is behind the last one.
    private var rowOfCursor: Int? {
        switch cursor.line {
        case .row(let id): sheet.index(of: id)
        case .newRow: sheet.lines.count
        case .header, .notes: nil
        }
    }

    /// Works out what texts change; nil, with the reason said, when they do not fit.
    private func gridEdit(
        _ texts: [[String]], row: Int, field: SheetCursor.Field, _ desk: inout Desk
    ) -> GridEdit? {
        let known = desk.read { diary throws(StoreError) in try knownExercises(texts, from: field, in: diary) }
        guard let known else { return nil }
        do throws(GridEdit.Problem) {
            return try GridEdit(texts, row: row, field: field, on: sheet, known: known)
        } catch {
            desk.message = .warning(error.wording)
            return nil
        }
    }

    /// The library's exercises by the names in the grid's exercise column.
    private func knownExercises(
        _ texts: [[String]], from field: SheetCursor.Field, in diary: Diary
    ) throws(StoreError) -> [String: Identifier<Exercise>] {
        let plan = SheetCursor.Field.plan
        guard let first = plan.firstIndex(of: field), let place = plan.firstIndex(of: .exercise), place >= first else {
            return [:]
        }
        var known: [String: Identifier<Exercise>] = [:]
        for cells in texts where cells.count > place - first {
            let name = cells[place - first].trimmingBlanks
            if !name.isEmpty, known[name] == nil { known[name] = try diary.exercise(named: name)?.id }
        }
        return known
    }

    /// Exercises are only made after a question that names them, and what they may be misspellings of.
    private func ask(about grid: GridEdit, words: String, label: String, saying: String, _ desk: inout Desk) {
        let names = grid.newNames
        let shown = names.prefix(Self.mostNames).map { name -> String in
            let near = (try? desk.diary.nearMatches(to: name, limit: 2)) ?? []
            let hint = near.isEmpty ? "" : "  (near: \(near.map(\.name).joined(separator: ", ")))"
            return "  " + TextWidth.printable(name) + hint
        }
        let more = names.count > shown.count ? ["  and \(names.count - shown.count) more"] : []
        let head = names.count == 1 ? "One exercise is new:" : "\(names.count) exercises are new:"
        let (edit, source) = (grid.edit, source)
        desk.present(
            Confirm(
                title: "Paste \(words)", lines: [head] + shown + more, yes: ("A", "add and paste")
            ) { state in
                Self.write(edit, to: source, label: label, saying: saying, &state.desk)
            })
    }

    private static let mostNames = 8

    /// Puts texts on a range as one change.
    @discardableResult
    mutating func put(
        _ texts: [[String]], at range: SheetRange, label: String, saying: String, _ desk: inout Desk
    ) -> Bool {
        guard let first = range.rows.first, let row = sheet.index(of: first), let field = range.fields.first,
            let grid = gridEdit(texts, row: row, field: field, &desk)
        else { return false }
        return write(grid.edit, label: label, saying: saying, &desk)
    }

    /// Writes an edit of this sheet and reads it again.
    @discardableResult
    mutating func write(_ edit: SheetEdit, label: String, saying: String, _ desk: inout Desk) -> Bool {
        anchor = nil
        guard !edit.isEmpty else {
            desk.message = .plain("Nothing changed: it stands there already.")
            return true
        }
        guard Self.write(edit, to: source, label: label, saying: saying, &desk) else { return false }
        readSheet(&desk)
        cursorMoved(&desk)
        return true
    }

    @discardableResult
    private static func write(
        _ edit: SheetEdit, to source: SheetContent.Source, label: String, saying: String, _ desk: inout Desk
    ) -> Bool {
        desk.save(saying) { diary throws(StoreError) in
            switch source {
            case .phase(let phase): try diary.write(edit, to: phase, label: label)
            case .session: try diary.writeCells(edit.sessionLoads, label: label)
            }
        }
    }
}
