import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// Draws the table of a sheet: alone, on the Board or in the cockpit.
struct SheetPainter {
    let grid: SheetGrid
    let help: SheetHelp
    /// The cell being typed.
    let editor: CellEditor?
}

/// The parts of a table that look the same on a sheet alone and on the Board.
extension SheetPainter {
    /// The titles over the columns; a live session's in its colour.
    func drawTitles(_ slots: SheetSlots, row: Int, into screen: inout Screen, _ context: Context) {
        for slot in slots.all {
            let session = slot.field.column.flatMap { grid.sheet.sessions[$0] }
            var style = Style.header
            if let session, session.state == .live {
                style = Style(session.mode == .handsFree ? .handsFree : .live, .bold)
            }
            let text = title(slot, session, today: context.today)
            screen.put(text, at: Point(slot.area.column, row), style: style, maxWidth: slot.area.width)
        }
    }

    /// "3 · 12 Mar", "3·today" or "3" where there is little room; of a free session the day alone.
    private func title(_ slot: SheetSlot, _ session: TrainingSession?, today: Day) -> Phrase {
        let width = slot.area.width
        let named = slot.field.column.flatMap { dayTitle($0, session, width: width, today: today) }
        guard let session else { return named ?? slot.field.title(width: width) }
        let day: Phrase = session.day == today ? "today" : session.day.short
        let number = slot.field.title
        let forms: [Phrase] = [slot.isWhole ? "\(number) · \(day)" : "\(number)·\(day)", "\(number)·\(day)", number]
        let title = named ?? (!grid.sheet.isPlan ? day : forms.first { TextWidth.of($0) <= width } ?? number)
        let withUnit: Phrase = "\(title) \(session.unit.rawValue)"
        return session.unit != grid.sheet.clientUnit && TextWidth.of(withUnit) <= width ? withUnit : title
    }

    /// A cell of the plan.
    func drawPlan(
        _ line: SheetContent.Line, _ field: SheetCursor.Field, in cell: Rect, isCursor: Bool, isHere: Bool,
        into screen: inout Screen
    ) {
        let text = line.text(field)
        let isUnnamed = text.isEmpty && field == .exercise
        let ghost = grid.sheet.lastTarget(line, field)
        var style = field == .label ? Style.superset : isHere ? Style(.text, .bold) : .text
        if isUnnamed { style = .muted }
        if isCursor {
            style = grid.isMoving ? Style(.warning, .reverse) : .cursorCell
            screen.fill(cell.top(1), style: style)
        }
        let shown: Phrase =
            isUnnamed
            ? "(no exercise)"
            : field == .exercise ? Phrase(verbatim: grid.sheet.markedName(line)) : Phrase(verbatim: text)
        screen.put(shown, at: cell.origin, style: style, maxWidth: cell.width)
        if let ghost {
            drawLastTarget(ghost, in: cell, style: isCursor ? style.with(.italic) : .ghost, into: &screen)
        }
        guard field == .exercise, grid.sheet.warning(line) != nil, !isCursor else { return }
        screen.put(verbatim: "!", at: cell.origin, style: Style(.warning, .bold), maxWidth: cell.width)
    }

    /// Draws a load cell; a marked one is highlighted also without the focus.
    func drawLoad(
        _ lines: [[CellPiece]], in cell: Rect, isCursor: Bool, isMarked: Bool = false, into screen: inout Screen
    ) {
        let base = isCursor ? Style.cursorCell : isMarked ? .selectionUnfocused : .text
        if isCursor || isMarked { screen.fill(cell, style: base) }
        for (offset, pieces) in lines.enumerated() {
            var place = Point(cell.column, cell.row + offset)
            for piece in pieces {
                let style = piece.isGhost ? (isCursor ? base.with(.italic) : .ghost) : base
                let used = screen.put(
                    verbatim: piece.text, at: place, style: style, maxWidth: cell.endColumn - place.column)
                place = place.moved(columns: used)
            }
        }
        if isCursor { screen.put(verbatim: screen.glyphs.marker, at: Point(cell.column - 1, cell.row), style: .accent) }
    }

    /// The cell being typed takes the room it needs within its table, over its neighbours.
    func drawTyped(
        _ editor: CellEditor, in cell: Rect, _ slots: SheetSlots, table: Rect, into screen: inout Screen
    ) {
        let typed = editor.area(over: cell, in: table)
        // Cells that are covered in part go away wholly: the rest of a number would read as another one.
        let taken = typed.column..<typed.endColumn + 1
        for slot in slots.all where taken.overlaps(slot.area.column..<slot.area.endColumn + 1) {
            screen.fill(slot.cell(in: cell), style: .text)
        }
        drawInput(editor, in: typed, into: &screen)
        if let text = grid.typedOver(by: editor) {
            drawLastTarget(text, in: typed, style: .input.with(.italic), into: &screen)
        }
        if let question = editor.question { drawQuestion(question, at: typed, in: table, into: &screen) }
        drawNames(editor, below: typed, in: table, into: &screen)
    }

    /// Draws the typed text; a selected one is highlighted.
    func drawInput(_ editor: CellEditor, in area: Rect, into screen: inout Screen) {
        screen.input(editor.line, in: area)
        if editor.isSelected { screen.restyle(area.left(TextWidth.of(editor.line.text)), role: .selection) }
    }

    /// Draws the question about the cell being typed: below it, or above if there is no room; reversed, since it covers
    /// cells that it must not be taken for.
    private func drawQuestion(
        _ question: CellQuestion, at typed: Rect, in table: Rect, into screen: inout Screen
    ) {
        let width = min(TextWidth.of(question.wording) + 2, table.width - 1)
        let lines = TextWidth.wrap(question.wording.text, width: max(width - 2, 1))
        let column = min(typed.column, table.endColumn - width)
        let isBelow = typed.row + lines.count < table.endRow
        for (offset, text) in lines.enumerated() {
            let row = isBelow ? typed.row + 1 + offset : typed.row - lines.count + offset
            let area = Rect(column: column, row: row, width: width, height: 1)
            let style = Style(.warning, [.bold, .reverse])
            screen.fill(area, style: style)
            screen.put(verbatim: text, at: area.origin.moved(columns: 1), style: style, maxWidth: width - 1)
        }
    }

    /// Draws the line below the rows, where typing creates a row.
    func drawNewRow(in cell: Rect, room: Int, isHere: Bool, into screen: inout Screen) {
        guard isHere else {
            screen.put("+ new row", at: cell.origin, style: .muted, maxWidth: room)
            return
        }
        let ways: [Phrase] = ["Enter adds a row, Ctrl-O lists exercises", "Enter adds a row"]
        let text = ways.first { TextWidth.of($0) <= room } ?? ways[1]
        screen.fill(cell, style: .cursorCell)
        screen.put(text, at: cell.origin, style: .cursorCell, maxWidth: room)
    }

    private static let notesTitle: Phrase = "NOTES"

    /// The area of the notes below the new row.
    static func notesArea(in lines: Rect) -> Rect { lines.droppingLeft(3 + TextWidth.of(notesTitle)).droppingRight(1) }

    /// The notes of the phase, as many lines of them as there is room for.
    func drawNotes(_ notes: [String], in lines: Rect, isHere: Bool, into screen: inout Screen) {
        screen.put(Self.notesTitle, at: lines.origin.moved(columns: 1), style: .heading)
        let area = Self.notesArea(in: lines)
        if isHere, let editor { return screen.input(editor.line, in: area.top(1)) }
        let style = isHere ? Style.cursorCell : .text
        if isHere { screen.fill(area.top(1), style: style) }
        for (offset, text) in notes.prefix(area.height).enumerated() {
            screen.put(verbatim: text, at: area.origin.moved(rows: offset), style: style, maxWidth: area.width)
        }
    }
}

extension CellEditor {
    /// The room that the cell being typed takes within a table: over its neighbours, as much as it needs.
    fileprivate func area(over cell: Rect, in table: Rect) -> Rect {
        let width = min(max(cell.width, TextWidth.of(line.text) + 2), table.width - 1)
        return Rect(column: min(cell.column, table.endColumn - width), row: cell.row, width: width, height: 1)
    }
}

/// A part of a load cell: performed sets, or sets to do, from the plan or last time.
struct CellPiece: Hashable, Sendable {
    let text: String
    let isGhost: Bool
}

/// A load cell in a column of the screen, wrapped between sets, with the sets left to do at its end.
struct CellText: Sendable {
    private let width: Int
    /// Its lines from top to bottom, one at least.
    let lines: [[CellPiece]]

    /// The performed sets, then the rest of last time in ‹ ›, or in « » from another gym location.
    init(_ text: String, ghost: Ghost?, width: Int) {
        let done = Self.folded(Self.words(text)).map { CellPiece(text: $0, isGhost: false) }
        let open = ghost.map { Self.marked($0.words, $0.marks.open, $0.marks.close) }
        self.init(done + (open ?? []), width: width)
    }

    /// A planned load, in [ ].
    init(planned text: String, width: Int) {
        self.init(Self.marked(Self.folded(Self.words(text)), "[", "]"), width: width)
    }

    /// The cell of a row that belongs to another day.
    static func otherDay(width: Int) -> CellText { CellText([CellPiece(text: "·", isGhost: true)], width: width) }

    private init(_ words: [CellPiece], width: Int) {
        self.width = width
        lines = Self.broken(words.flatMap { $0.fitting(width) }, width: width)
    }

    /// Splits at the blanks of the notation; called for each cell, so without Unicode tables.
    private static func words(_ text: String) -> [String] {
        text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { String(Substring($0)) }
    }

    /// Three or more equal sets in a row as one, like last time's: "37.5x8*4".
    private static func folded(_ words: [String]) -> [String] {
        var runs: [(word: String, count: Int)] = []
        for word in words {
            if runs.last?.word == word { runs[runs.count - 1].count += 1 } else { runs.append((word, 1)) }
        }
        return runs.flatMap { run in
            let text = "\(run.word)*\(run.count)"
            let isFolded = run.count > 2 && isSet(run.word, times: 1) && isSet(text, times: run.count)
            return isFolded ? [text] : Array(repeating: run.word, count: run.count)
        }
    }

    private static func isSet(_ text: String, times count: Int) -> Bool {
        LoadCell(text, unit: .kg).sets.count == count
    }

    /// Puts the marks once around all that is to be done.
    private static func marked(_ words: [String], _ open: String, _ close: String) -> [CellPiece] {
        words.enumerated().map { index, word in
            CellPiece(
                text: (index == 0 ? open : "") + word + (index == words.count - 1 ? close : ""), isGhost: true)
        }
    }

    /// The text in that many lines. If they are too few, warm-ups are folded to "w4" before work sets, and an ellipsis
    /// replaces the rest.
    func lines(height: Int, _ glyphs: Glyphs, warmUps: () -> Int) -> [[CellPiece]] {
        guard lines.count > height, height > 0 else { return lines }
        let words = lines.joined().filter { $0.text != " " }
        let work = words.filter { !$0.isWarmUp }
        let more = CellPiece(text: glyphs.ellipsis, isGhost: false)
        if work.count < words.count {
            for head in [CellPiece(text: "w\(warmUps())", isGhost: false), more] {
                let lines = Self.broken([head] + work, width: width)
                if lines.count <= height { return lines }
            }
        }
        // No more words fit, since each takes a column and a blank.
        let most = min(work.count - 1, height * (width + 1) / 2)
        for count in stride(from: most, to: 0, by: -1) {
            let lines = Self.broken(work.prefix(count) + [more], width: width)
            if lines.count <= height { return lines }
        }
        return Self.broken([more], width: width)
    }

    /// Sets on as many lines as they need.
    private static func broken(_ words: [CellPiece], width: Int) -> [[CellPiece]] {
        var lines: [[CellPiece]] = [[]]
        var used = 0
        for word in words {
            let size = TextWidth.of(word.text)
            if used > 0, used + 1 + size > width {
                lines.append([])
                used = 0
            }
            if used > 0 {
                lines[lines.count - 1].append(CellPiece(text: " ", isGhost: word.isGhost))
                used += 1
            }
            lines[lines.count - 1].append(word)
            used += size
        }
        return lines
    }
}

extension CellPiece {
    /// The piece wrapped to the width of its column: before the symbol of a count or an effort, else before the reps,
    /// so that numbers are not cut.
    fileprivate func fitting(_ width: Int) -> [CellPiece] {
        guard text.utf8.count > width, TextWidth.of(text) > width, width > 0 else { return [self] }
        let start = TextWidth.prefix(text, columns: width)
        let near = text.prefix(start.count + 1).dropFirst()
        let end =
            near.lastIndex { $0 == "*" || $0 == "@" } ?? near.lastIndex(of: "x")
            ?? text.index(text.startIndex, offsetBy: max(start.count, 1))
        let rest = CellPiece(text: String(text[end...]), isGhost: isGhost)
        let head = CellPiece(text: String(text[..<end]), isGhost: isGhost)
        return [head] + (rest.text.isEmpty ? [] : rest.fitting(width))
    }

    /// Whether it is a finished warm-up set; the rest of last time is not finished.
    fileprivate var isWarmUp: Bool {
        guard !isGhost, text.first == "w", let next = text.dropFirst().first else { return false }
        return next.isNumber || next == "b" || next == "x"
    }
}

extension SheetPainter {
    /// A load cell in a column of that width.
    func cellText(_ line: SheetContent.Line, column: Int, width: Int) -> CellText {
        if grid.sheet.isOtherDay(line, column: column) { return .otherDay(width: width) }
        if grid.sheet.isAhead(column), let planned = line.ahead[column] {
            return CellText(planned: planned, width: width)
        }
        return CellText(
            grid.sheet.shownLoad(line, column: column), ghost: help.ghost(line, column: column), width: width)
    }

    /// How many lines a load cell takes, one at least.
    func lineCount(_ line: SheetContent.Line, column: Int, width: Int) -> Int {
        // A text is never wider than its bytes.
        let room = grid.sheet.isAhead(column) ? width - 2 : width
        if grid.sheet.shownLoad(line, column: column).utf8.count <= room, help.ghost(line, column: column) == nil {
            return 1
        }
        return cellText(line, column: column, width: width).lines.count
    }

    /// A load cell in that many lines of the screen.
    func lines(
        of text: CellText, _ line: SheetContent.Line, column: Int, height: Int, _ glyphs: Glyphs
    ) -> [[CellPiece]] {
        text.lines(height: height, glyphs) { grid.sheet.cell(line, column: column).sets.count(where: \.isWarmUp) }
    }
}
