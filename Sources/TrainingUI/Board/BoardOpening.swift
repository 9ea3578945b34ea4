import DiaryStore
package import FitnessModel
import Foundation
import SpotterShell
import TerminalKit
import ViewKit

extension BoardView {
    /// The key under which the tabs are stored.
    static let settingKey = "board"

    /// Opens a tab with one phase, or two beside each other.
    package mutating func open(_ left: Identifier<Phase>, beside right: Identifier<Phase>?, context: inout Context) {
        restore(&context)
        let found = context.read { diary in try [left, right].compactMap { try $0.map(diary.boardPhases.get) ?? nil } }
        add((found ?? []).map { BoardSide($0) }, context: &context)
    }

    /// Gets ready to be shown as it was left; from a sheet, with the phase before it beside it; else, for a client who
    /// is on no tab yet, with the two newest phases.
    package mutating func prepare(_ context: inout Context, beside sheet: SheetView?) {
        restore(&context)
        if case .phase(let id)? = sheet?.grid.source, let sheet {
            prepare(&context, beside: sheet, id)
        } else if let client = context.client?.id {
            let order = [shown] + tabs.indices.filter { $0 != shown }
            let known = order.first { place in
                tabs.indices.contains(place) && tabs[place].sides.contains { $0.about.client == client }
            }
            if let known {
                if known != shown { show(known, &context) }
                return
            }
            let newest = context.read { diary in try diary.boardPhases.newest(of: client, limit: 2) } ?? []
            add(newest.reversed().map { BoardSide($0) }, context: &context)
        }
    }

    private mutating func prepare(_ context: inout Context, beside sheet: SheetView, _ id: Identifier<Phase>) {
        let order = [shown] + tabs.indices.filter { $0 != shown }
        if let index = order.first(where: { tabs.indices.contains($0) && tabs[$0].phases.contains(id) }) {
            shown = index
            let side: ComparedSide = tabs[index].phases.lastIndex(of: id) == 1 ? .right : .left
            tabs[index].active = side
            tabs[index][side].view = sheet
            visit(&context)
            return
        }
        let found = context.read { diary in
            (about: try diary.boardPhases.get(id), before: try diary.boardPhases.neighbour(of: id, after: false))
        }
        guard let found, let about = found.about else { return }
        let before = found.before.map { [BoardSide($0)] } ?? []
        add(before + [BoardSide(about, view: sheet)], context: &context)
    }

    /// Shows a session if its phase is on the active side.
    package mutating func show(_ session: Identifier<TrainingSession>, _ context: inout Context) -> Bool {
        guard var view = sheet else { return false }
        view.readSheet(&context)
        guard view.grid.sheet.column(of: session) != nil else { return false }
        view.goToSession(session, context)
        sheet = view
        context.isStale = true
        return true
    }

    /// Adds a new tab with one sheet, or two from left to right, after the others and shows it.
    mutating func add(_ sides: [BoardSide], context: inout Context) {
        guard let tab = BoardTab(sides) else { return }
        tabs.append(tab)
        if tabs.count > Self.maxTabs { tabs.removeFirst() }
        show(tabs.count - 1, &context)
    }

    /// Shows the tab at that position, or the nearest one.
    mutating func show(_ place: Int, _ context: inout Context) {
        shown = max(0, min(place, tabs.count - 1))
        visit(&context)
        save(&context)
        context.isStale = true
    }

    /// Reads the sheets of the tab that is shown now.
    mutating func visit(_ context: inout Context) {
        guard var tab else { return }
        for place in tab.sides.indices where tab.sides[place].view.grid.sheet.phase == nil {
            tab.sides[place].open(&context)
        }
        self.tab = tab
        context.isStale = true
    }

    /// Removes sheets that were deleted, here or by another program, and renews the names of the others.
    mutating func dropDeleted(_ context: inout Context) {
        let before = tabs.map(\.phases)
        tabs = tabs.compactMap { tab in
            let sides = tab.sides.compactMap { known($0, &context) }
            guard sides.count == tab.sides.count else { return BoardTab(sides) }
            var named = tab
            named.sides = sides
            return named
        }
        guard tabs.map(\.phases) != before else { return }
        show(shown, &context)
    }

    /// A side with its current name; nil if its sheet is deleted. A temporarily locked diary closes no tab.
    private func known(_ side: BoardSide, _ context: inout Context) -> BoardSide? {
        let found: BoardPhase?? = context.read { diary in try diary.boardPhases.get(side.id) }
        guard let found else { return side }
        return found.map { BoardSide($0, view: side.view) }
    }
}

// MARK: Restarting

extension BoardView {
    /// The tabs as they are stored: ids alone, so that a renamed phase shows its new name.
    private struct StoredTabs: Codable {
        struct Tab: Codable {
            var left: Identifier<Phase>
            var right: Identifier<Phase>?
            var active: ComparedSide
            var leading: ComparedSide
        }

        var tabs: [Tab]
        var shown: Int
    }

    /// Stores the tabs for the next start; not part of the history.
    func save(_ context: inout Context) {
        guard !context.isReadOnly else { return }
        let stored = tabs.map {
            StoredTabs.Tab(
                left: $0[.left].id, right: $0.isPair ? $0[.right].id : nil, active: $0.active, leading: $0.leading)
        }
        guard let data = try? JSONEncoder().encode(StoredTabs(tabs: stored, shown: shown)) else { return }
        let text = String(decoding: data, as: UTF8.self)
        _ = context.read { diary in try diary.settings.set(Self.settingKey, to: text) }
    }

    /// Restores the tabs once, without deleted phases.
    mutating func restore(_ context: inout Context) {
        guard !isRestored else { return }
        isRestored = true
        let text: String?? = context.read { diary in try diary.settings.get(Self.settingKey) }
        guard let text = text ?? nil, let stored = try? JSONDecoder().decode(StoredTabs.self, from: Data(text.utf8))
        else {
            return
        }
        tabs = stored.tabs.suffix(Self.maxTabs).compactMap { tab in restored(tab, &context) }
        shown = max(0, min(stored.shown, tabs.count - 1))
        visit(&context)
    }

    private func restored(_ stored: StoredTabs.Tab, _ context: inout Context) -> BoardTab? {
        let sides = [stored.left, stored.right].compactMap { id in
            id.flatMap { id in context.read { diary in try diary.boardPhases.get(id) } ?? nil }.map { BoardSide($0) }
        }
        guard var tab = BoardTab(sides) else { return nil }
        if tab.isPair { (tab.active, tab.leading) = (stored.active, stored.leading) }
        return tab
    }
}

/// Carrying a cell or a row over from one side to the other.
extension BoardView {
    /// Copies a cell to the other side: loads if the cell there is empty, a target in place of the old one.
    func carryCell(isTaken: Bool, _ context: inout Context) {
        guard let tab, let line = cursorLine(tab.active) else { return }
        let source = isTaken ? tab.active.other : tab.active
        let target = source.other
        let (here, there) = (tab[target], tab[source])
        guard let old = row(line, source), let new = row(line, target) else {
            let lacking = row(line, source) == nil ? there.about.name : here.about.name
            context.message = .warning(
                "\(lacking) lacks this exercise. & carries the row over from the side that has it.")
            return
        }
        let field = tab[tab.active].view.grid.cursor.field
        if field.column != nil {
            carryLoad(old, in: there, to: new, in: here, context: &context)
        } else if field.isTarget {
            carryTarget(field, old, to: new, in: here, context: &context)
        } else {
            context.message = .warning(
                "Only loads, tempo, reps, sets, rest and intensity can be carried over: go to one.")
        }
    }

    private func carryTarget(
        _ field: SheetCursor.Field, _ old: SheetContent.Line, to new: SheetContent.Line, in side: BoardSide,
        context: inout Context
    ) {
        guard case .phase(let row) = new.id else {
            context.message = .warning(
                "\(new.name) is an extra exercise in \(side.about.name), without a prescription: & carries the row over."
            )
            return
        }
        let text = old.prescription.text(field)
        guard text != new.prescription.text(field) else {
            context.message = .plain("\(field.title) of \(new.name) is the same on both sides.")
            return
        }
        var prescription = new.prescription
        prescription.set(text, field)
        let facts = ChangeFacts(.carryOver, .phaseRow, subject: row.rawValue, [.field: field.key, .name: new.name])
        let message: Phrase =
            text.isEmpty
            ? "Emptied \(field.title) in \(side.about.name). u: undo."
            : "Carried over to \(side.about.name): \(field.title) \(text). u: undo."
        _ = context.save(message) { diary in
            try diary.change(facts) { change in
                try change.phaseRows.setPrescription(prescription, row: row, replacing: new.prescription)
            }
        }
    }

    private func carryLoad(
        _ old: SheetContent.Line, in source: BoardSide, to new: SheetContent.Line, in target: BoardSide,
        context: inout Context
    ) {
        guard let from = source.markedColumn, let to = target.markedColumn else {
            context.message = .warning("A template has no loads to carry over.")
            return
        }
        let cell = source.view.grid.sheet.cell(old, column: from)
        guard !cell.text.isEmpty else {
            context.message = .warning(
                "Session \(from) of \(source.about.name) is empty here: Tab, then mark another.")
            return
        }
        guard let place = target.view.grid.sheet.place(new.id, column: to), target.view.grid.sheet.has(new, column: to)
        else {
            context.message = .warning(
                target.view.grid.sheet.isOtherDay(new, column: to)
                    ? target.view.grid.sheet.otherDay(new, column: to)
                    : "\(new.name) is an extra exercise of \(target.about.name) and not in session \(to): B adds it there."
            )
            return
        }
        let now = new.text(.load(to))
        guard now.isEmpty else {
            context.message = .warning(
                now == cell.text
                    ? "Both cells already have \(now)." : "The cell already has \(now): Delete empties it first.")
            return
        }
        let text = cell.text(writtenIn: target.view.grid.sheet.unit(inColumn: to))
        var edit = SheetEdit()
        edit.put(text, at: place, replacing: now)
        let facts = ChangeFacts(
            .carryOver, .phase, subject: target.id.rawValue, [.name: new.name, .source: source.about.name])
        let name = source.about.name
        let isPlan = target.view.grid.sheet.isAhead(to)
        let message: Phrase =
            isPlan
            ? "Planned \(text) as in \(name). u: undo." : "Carried over \(text) from \(name). u: undo."
        _ = context.save(message) { diary in
            _ = try diary.cells.write(edit, to: target.id, as: facts)
        }
    }

    /// Copies the row under the cursor with its targets into the phase of the other side, after the row that it follows
    /// here.
    func giveRow(_ context: inout Context) {
        guard let tab, let line = cursorLine(tab.active), let given = row(line, tab.active) else { return }
        let source = tab.active
        let target = tab[source.other]
        guard let exercise = given.exercise else {
            context.message = .warning("The row has no exercise to carry over: Enter on it chooses one.")
            return
        }
        guard row(line, source.other) == nil else {
            context.message = .plain("\(target.about.name) already has \(given.name).")
            return
        }
        let anchor = (0..<line).last { row($0, source) != nil && row($0, source.other) != nil }
        let beside = anchor.flatMap { comparison.lines[$0].row.row(source.other) }
        let place = beside.map { $0 + 1 } ?? 0
        let facts = ChangeFacts(.carryOver, .phaseRow, [.name: given.name, .to: target.about.name])
        _ = context.save("Carried \(given.name) over to \(target.about.name). u: undo.") { diary in
            try diary.change(facts) { change in
                _ = try change.phaseRows.add(
                    to: target.id, at: place, exercise: exercise, prescription: given.prescription)
            }
        }
    }
}

extension BoardSide {
    /// The column that `<` and `>` take from and write to: the cursor's, else the one that work is on.
    var markedColumn: Int? { view.grid.sheet.hasSessions ? view.grid.focusColumn : nil }
}
