import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// The layout of a sheet: header, column titles, rows of one to four lines, notes, panel; and the texts of the visible
/// cells, broken into lines. It is valid until its basis changes.
struct SheetGeometry: Sendable {
    /// The inputs of a layout: moving the cursor changes none of them while the same columns are visible.
    struct Basis: Hashable, Sendable {
        let body: Rect
        let layout: SheetLayout
        let panelHeight: Int
        let version: Int
    }

    let basis: Basis
    let header: Rect
    /// The client's health note; empty if nothing is logged, or nothing noted.
    let health: Rect
    let titles: Rect
    /// The rows, the new row and the notes.
    let lines: LineStack
    let panel: Rect
    var layout: SheetLayout { basis.layout }
    /// The texts of the visible load cells that are shown whole, row by row.
    private let cells: [[Int: CellText]]
    /// The notes of the phase, as long as a line of the table is.
    let notes: [String]
    /// The day headings above each row, by its index.
    let headings: [[Phrase]]
    /// The days without rows, below the new row.
    let emptyHeadings: [Phrase]

    init(_ basis: Basis, painter: SheetPainter) {
        let sheet = painter.grid.sheet
        self.basis = basis
        let above = basis.body.droppingBottom(basis.panelHeight)
        header = above.top(1)
        health = above.droppingTop(1).top(HealthLine.height(painter.grid, basis.body)).inset(columns: 1)
        let table = above.droppingTop(1 + health.height)
        titles = table.top(1)
        let rows = table.droppingTop(1)
        let layout = basis.layout
        let loads = layout.slots.all.compactMap { slot in slot.field.column.map { (column: $0, slot: slot) } }
        cells = sheet.lines.map { line in
            let whole = loads.filter { layout.isWhole($0.slot, in: line.id) }
            return Dictionary(
                whole.map { ($0.column, painter.cellText(line, column: $0.column, width: $0.slot.area.width)) }
            ) { first, _ in first }
        }
        headings = sheet.lines.indices.map { sheet.headings(above: $0) }
        emptyHeadings = sheet.emptyHeadings
        let heights = zip(sheet.lines, cells).map { line, cells in
            layout.isTall(line.id) ? min(cells.values.map(\.lines.count).max() ?? 1, LineStack.tallestRow) : 1
        }
        lines = LineStack(
            rows: zip(heights, headings).map { $0 + $1.count }, newRow: 1 + emptyHeadings.count, in: rows)
        notes = TextWidth.wrap(
            sheet.phase?.notes ?? "", width: max(SheetPainter.notesArea(in: rows.top(1)).width, 1))
        // Below the notes, where the eye is, not at the foot of a large window.
        let used = min(lines.heights.reduce(0, +) + max(notes.count - 1, 0), rows.height)
        panel = basis.body.droppingTop(rows.row - basis.body.row + used).top(basis.panelHeight)
    }

    /// The text of a visible load cell; nil in a compact sheet.
    func text(row index: Int, column: Int) -> CellText? { cells[index][column] }

    /// The index of a line among the rows, the new row and the notes; nil for the header and for a deleted row.
    static func place(of line: SheetCursor.Line, on sheet: SheetContent) -> Int? {
        switch line {
        case .header: nil
        case .row(let id): sheet.index(of: id)
        case .newRow: sheet.lines.count
        case .notes: sheet.lines.count + 1
        }
    }

    /// The rectangle of a cell on screen, with all its lines; nil for other lines and for cells out of view.
    func cell(at place: SheetCursor, on grid: SheetGrid) -> Rect? {
        guard place.line != .notes, let index = Self.place(of: place.line, on: grid.sheet),
            let slot = layout.slots[place.field] ?? layout.slots.all.first,
            let line = lines.visible(from: grid.top).first(where: { $0.index == index })
        else { return nil }
        return slot.cell(in: row(index, in: line.area))
    }

    /// The part of a row's lines below the headings of its day.
    func row(_ index: Int, in lines: Rect) -> Rect {
        headings.indices.contains(index) ? lines.droppingTop(headings[index].count) : lines
    }

    /// The cell at a place of the screen.
    func cursor(at point: Point, on grid: SheetGrid) -> SheetCursor? {
        let sheet = grid.sheet
        if header.contains(point), sheet.isPlan { return SheetCursor(line: .header, field: .name) }
        guard lines.area.contains(point) else { return nil }
        let index = lines.visible(from: grid.top).first { $0.area.rows.contains(point.row) }?.index
        if let index, sheet.lines.indices.contains(index) {
            let slot = layout.slots.all.first { ($0.area.column...$0.area.endColumn).contains(point.column) }
            return sheet.cursor(.row(sheet.lines[index].id), preferring: slot?.field ?? grid.cursor.field)
        }
        guard sheet.isPlan else { return nil }
        return sheet.cursor(index == sheet.lines.count ? .newRow : .notes, preferring: .exercise)
    }
}

/// Which columns of a sheet are shown and how wide, for one window and one cursor.
struct SheetLayout: Hashable, Sendable {
    let slots: SheetSlots
    /// The column of the screen with the rule between plan and loads; nil when loads are hidden.
    let rule: Int?
    /// On a compact sheet, the place of the cursor: that cell is shown whole, and every other row takes one line of the
    /// screen. Nil if all cells are whole.
    let unfolded: SheetCursor?

    init(_ body: Rect, content: SheetContent, cursor: SheetCursor, isFolded: Bool) {
        // The prescription is shown while the cursor is on it.
        let isFolded = isFolded && content.canFold && !cursor.field.isTarget
        let isOnLoads = cursor.field.column != nil || !content.isPlan
        let fields = Self.planFields(width: body.width, content: content, isOnLoads: isOnLoads, isFolded: isFolded)
        let columnCount = content.shownColumns(cursor)
        let loads = min(columnCount, 2) * SheetSlots.minLoad + 1
        func fixed(_ width: (SheetCursor.Field) -> Int) -> Int {
            fields.filter { $0 != .exercise }.reduce(0) { $0 + width($1) + 1 }
        }
        // The prescription is shown in full as long as two sessions and the names fit.
        let isWhole = body.width - 1 - fixed(content.planWidth) >= loads + Self.minName
        func width(_ field: SheetCursor.Field) -> Int { isWhole ? content.planWidth(field) : field.slotWidth }
        let turns = content.showsTurns ? SetTurn.widest + 1 : 0
        let longest = content.lines.map { TextWidth.of(content.markedName($0)) }.max() ?? 0
        let wanted = min(max(longest, Self.emptyName), 36) + turns
        let room = body.width - 1 - fixed(width)
        let wantedLoads =
            isFolded
            ? max((room - 2 - (body.width < 76 ? Self.minFoldedName : Self.minName)) / SheetSlots.minLoad, 1)
            : isOnLoads ? 2 : 1
        let loadRoom = min(columnCount, wantedLoads) * SheetSlots.minLoad + 2
        let exerciseWidth =
            columnCount == 0
            ? max(min(room - 1, 40), 8) : max(min(wanted, room - loadRoom - (turns > 0 ? 1 : 0)), 8)
        var slots = SheetSlots(in: body)
        for field in fields { slots.add(field, width: field == .exercise ? exerciseWidth : width(field)) }
        let end = slots.end
        slots.end += 2
        slots.addLoads(
            room: body.width - end - 2, of: columnCount, showing: Self.focus(content, cursor)
        ) { column in !isFolded || content.sessions[column]?.state == .live }
        rule = slots.all.last?.field.column == nil ? nil : body.column + end
        self.slots = slots
        unfolded = isFolded ? cursor : nil
    }

    /// Whether all of a load cell is shown, not only its best set.
    func isWhole(_ slot: SheetSlot, in row: SheetRowID) -> Bool {
        slot.isWhole || unfolded == SheetCursor(line: .row(row), field: slot.field)
    }

    /// Whether a row takes as many lines of the screen as its cells need.
    func isTall(_ row: SheetRowID) -> Bool { unfolded == nil || unfolded?.line == .row(row) }

    /// Columns of "(no exercise)".
    private static let emptyName = 13
    /// The smallest width of names beside the whole prescription.
    private static let minName = 20
    /// The same for the compact view in a small window.
    private static let minFoldedName = 16

    private static func planFields(
        width: Int, content: SheetContent, isOnLoads: Bool, isFolded: Bool
    ) -> [SheetCursor.Field] {
        if !content.isPlan || isFolded || content.isRoutine { return [.label, .exercise] }
        if !isOnLoads || width >= 100 { return SheetCursor.Field.plan }
        return width >= 76 ? [.label, .exercise, .tempo, .reps, .sets, .rest] : [.label, .exercise, .reps, .sets]
    }

    /// The load column that must be in view: the cursor's, else the live one, else the latest ones with something in.
    private static func focus(_ content: SheetContent, _ cursor: SheetCursor) -> Int {
        cursor.field.column ?? content.live(preferring: nil)?.column ?? content.nextColumn
            ?? (content.isTemplate ? 1 : content.columnCount)
    }
}

extension SheetContent {
    /// How many load columns there are to be shown: a template shows them once something is planned, or the cursor is
    /// there.
    fileprivate func shownColumns(_ cursor: SheetCursor) -> Int {
        let isWanted = !isTemplate || cursor.field.column != nil || lines.contains { !$0.ahead.isEmpty }
        return isWanted ? columnCount : 0
    }

    /// How wide a column of the plan is, so that nothing in it is cut: at most nine columns.
    fileprivate func planWidth(_ field: SheetCursor.Field) -> Int {
        let texts =
            field.prescriptionPath == nil ? [] : lines.map { lastTarget($0, field).map { "‹\($0)›" } ?? $0.text(field) }
        let longest = texts.map(TextWidth.of).max() ?? 0
        return max(field.slotWidth, min(longest, 9))
    }
}

/// A column of a sheet on screen.
struct SheetSlot: Hashable, Sendable {
    let field: SheetCursor.Field
    /// The screen columns of the field.
    let area: Rect
    /// A whole load cell is shown, not only its best set.
    var isWhole = true

    /// The part within a line of the table.
    func cell(in line: Rect) -> Rect {
        Rect(column: area.column, row: line.row, width: area.width, height: line.height)
    }
}

/// The columns of a sheet from left to right, laid one after the other.
struct SheetSlots: Hashable, Sendable {
    private(set) var all: [SheetSlot] = []
    private let area: Rect
    /// The start of the next column, from the left edge of the area.
    var end = 1

    init(in area: Rect) { self.area = area }

    subscript(field: SheetCursor.Field) -> SheetSlot? { all.first { $0.field == field } }

    /// Adds a column; leaves it out if there is no room.
    mutating func add(_ field: SheetCursor.Field, width: Int, isWhole: Bool = true) {
        let slot = area.droppingLeft(end).left(width)
        if slot.width > 0 { all.append(SheetSlot(field: field, area: slot, isWhole: isWhole)) }
        end += width + 1
    }

    private static let wholeWidths = 11...22
    /// The minimum width of a whole load cell, with the gap after it.
    static let minLoad = wholeWidths.lowerBound + 1

    /// Adds as many load columns as whole cells fit, at least `least`; `focus` is among them.
    mutating func addLoads(
        room: Int, of count: Int, showing focus: Int, atLeast least: Int = 0,
        isWhole: (_ column: Int) -> Bool = { _ in true }
    ) {
        let fitting = max(least, min(count, (room + 1) / Self.minLoad))
        guard fitting > 0 else { return }
        let width = min((room + 1) / fitting - 1, Self.wholeWidths.upperBound)
        for column in Self.columns(fitting, of: count, showing: focus) {
            add(.load(column), width: width, isWhole: isWhole(column))
        }
    }

    /// That many adjacent columns; `focus` is the last of them if possible.
    static func columns(_ fitting: Int, of count: Int, showing focus: Int) -> ClosedRange<Int> {
        let last = min(max(focus, fitting), count)
        return (last - fitting + 1)...last
    }
}

extension SheetCursor.Field {
    /// The width of a column of the plan; the exercise gets the remaining width.
    var slotWidth: Int {
        switch self {
        case .label: 3
        case .tempo, .reps, .rest: max(5, TextWidth.of(title.text))
        case .sets: max(4, TextWidth.of(title.text))
        default: 5
        }
    }
}

/// The lines of a sheet on screen, each as many rows high as it needs: its rows, then the new row and the notes.
struct LineStack: Sendable {
    /// A row shows no more of its cells than this.
    static let tallestRow = 4
    /// The new row and the notes.
    private static let below = 2

    /// How many rows of the screen each line takes.
    let heights: [Int]
    /// The area of the lines.
    let area: Rect

    /// - Parameter newRow: how many rows of the screen the new row takes.
    init(rows heights: [Int], newRow: Int = 1, in area: Rect) {
        self.heights = heights + [newRow, 1]
        self.area = area
    }

    /// The first line to show so that this one is whole on screen.
    func top(revealing index: Int, from top: Int) -> Int {
        guard heights.indices.contains(index) else { return 0 }
        var first = max(0, min(top, index))
        var used = heights[first...index].reduce(0, +)
        while first < index, used > area.height {
            used -= heights[first]
            first += 1
        }
        // Room left at the end shows lines above instead of nothing.
        var rest = heights[first...].reduce(0, +)
        while first > 0, rest + heights[first - 1] <= area.height {
            first -= 1
            rest += heights[first]
        }
        return first
    }

    /// The lines in view with the rows of the screen that they take.
    func visible(from top: Int) -> [(index: Int, area: Rect)] {
        var found: [(index: Int, area: Rect)] = []
        var rest = area
        for index in min(top, heights.count)..<heights.count {
            let line = rest.top(heights[index])
            guard !line.isEmpty else { break }
            found.append((index, line))
            rest = rest.droppingTop(line.height)
        }
        return found
    }

    /// The number of rows below the visible ones; a partly visible row counts as visible.
    func rowsBelow(from top: Int) -> Int {
        let end = visible(from: top).last.map { $0.index + 1 } ?? top
        return max(heights.count - Self.below - end, 0)
    }
}
