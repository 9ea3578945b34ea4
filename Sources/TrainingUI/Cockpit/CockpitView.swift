import DiaryStore
package import FitnessModel
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The cockpit: all live sessions side by side. One of them has the focus; its sheet handles keys as it does alone.
package struct CockpitView: ScopedView, SheetHost {
    package static let scope = KeyScope("cockpit", "All live sessions")

    /// The target of keys.
    private struct Mark: Hashable {
        let session: Identifier<TrainingSession>
        let cursor: SheetCursor
    }

    /// The live sessions, oldest first.
    private(set) var columns: [CockpitColumn] = []
    /// The session with the focus.
    private var shown: Identifier<TrainingSession>?
    /// The session from whose sheet the cockpit was opened, if it was from one.
    private let origin: Identifier<TrainingSession>?

    /// - Parameters:
    ///   - session: the session that is active first.
    ///   - origin: the session whose sheet is below.
    package init(at session: Identifier<TrainingSession>?, origin: Identifier<TrainingSession>? = nil) {
        (shown, self.origin) = (session, origin)
    }

    /// The place of the column with the focus.
    var active: Int { columns.firstIndex { $0.id == shown } ?? 0 }
    /// The column with the focus; nil while nothing is live.
    var column: CockpitColumn? {
        get { columns.isEmpty ? nil : columns[active] }
        set { if let newValue, !columns.isEmpty { columns[active] = newValue } }
    }
    /// The sheet with the focus.
    var sheet: SheetView? {
        get { column?.view }
        set { if let newValue, !columns.isEmpty { columns[active].view = newValue } }
    }

    /// Goes to the cell of a session that has another text now, in whatever column that session is.
    package mutating func returnToChanged(in session: Identifier<TrainingSession>, _ context: inout Context) {
        guard let place = columns.firstIndex(where: { $0.id == session }) else { return }
        columns[place].view.returnToChanged(in: session, &context)
    }

    package var scopes: [KeyScope] {
        guard let sheet else { return [Self.scope, .list] }
        return sheet.modeScopes + [Self.scope, .logging] + (sheet.grid.isOnSessionRow ? [.session] : []) + [.list]
    }
    package var footerScopes: [KeyScope] {
        guard let sheet else { return scopes }
        return sheet.modeScopes.isEmpty
            ? (sheet.grid.isOnSessionRow ? [.session] : []) + [.logging, Self.scope] : sheet.modeScopes
    }
    package func title(_ context: Context) -> Phrase { "All live sessions" }
    package func caption(_ context: Context) -> Phrase { "\(active + 1) of \(columns.count)" }

    /// Whoever is chosen and has no column here leaves the cockpit for their own views.
    package func owner(_ context: Context) -> Identifier<Client>? {
        columns.contains { $0.client == context.client?.id } ? context.client?.id : column?.client
    }
    package func subject(_ context: Context) -> Identifier<Client>? { column?.client }
    package mutating func follow(_ client: Identifier<Client>, _ context: inout Context) {
        guard column?.client != client, let index = columns.firstIndex(where: { $0.client == client }) else { return }
        activate(index, &context)
    }
    package func marked(_ context: Context) -> AnyHashable? {
        column.map { Mark(session: $0.id, cursor: $0.view.grid.cursor) }
    }

    package mutating func type(_ key: Key, context: inout Context) {
        // Tab goes to the next session, also from a half-typed cell, whose text is for that client.
        if key == .tab {
            if acceptTyped(&context) { step(by: 1, &context) }
        } else {
            sheet?.type(key, context: &context)
        }
        // A session that was ended elsewhere stays as long as its cell is typed.
        if !isTyping { context.isStale = true }
    }
    package func typingPlace(_ context: Context) -> TypingPlace {
        guard let sheet else { return .list }
        guard sheet.grid.line != nil else {
            return .refused("There is no exercise here yet: a adds one, Enter opens the sheet.")
        }
        return sheet.typingPlace(context)
    }
    package mutating func begin(with text: String, context: inout Context) {
        sheet?.begin(with: text, context: &context)
    }
    package mutating func acceptTyped(_ context: inout Context) -> Bool { sheet?.acceptTyped(&context) ?? true }

    /// Back from a sheet leads to the sheet of the session with the focus now, whichever it was opened from.
    package mutating func back(_ context: inout Context) -> Bool {
        guard let origin, let column, column.id != origin else { return false }
        context.pop()
        context.go(to: .session(column.id))
        return true
    }

    package func exists(_ context: Context) -> Bool { !context.live.sessions.isEmpty || isTyping }

    /// Adds sessions that started, removes those that ended, and reads all of them.
    package mutating func reload(_ context: inout Context) {
        let before = active
        let ended = columns.filter { column in
            column.view.isTyping && !context.live.sessions.contains { $0.id == column.id }
        }
        columns =
            context.live.sessions.map { live in
                var column = columns.first { $0.id == live.id } ?? CockpitColumn(live)
                column.live = live
                return column
            } + ended
        if !columns.contains(where: { $0.id == shown }) { activate(min(before, columns.count - 1), &context) }
        for index in columns.indices { columns[index].read(&context) }
    }
}

// MARK: Moving between the columns

extension CockpitView {
    /// Gives a column the keys; its client is the current one.
    mutating func activate(_ index: Int, _ context: inout Context) {
        guard columns.indices.contains(index) else { return }
        sheet?.grid.isMoving = false
        shown = columns[index].id
        context.look(at: columns[index].client)
    }

    /// Gives the keys to a session; false if it has no column.
    package mutating func show(_ session: Identifier<TrainingSession>, _ context: inout Context) -> Bool {
        guard let index = columns.firstIndex(where: { $0.id == session }) else { return false }
        activate(index, &context)
        return true
    }

    /// Goes round through the columns.
    mutating func step(by offset: Int, _ context: inout Context) {
        guard !columns.isEmpty else { return }
        activate((active + offset + columns.count) % columns.count, &context)
    }

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch motion {
        case .left: activate(max(active - count, 0), &context)
        case .right: activate(min(active + count, columns.count - 1), &context)
        default: column?.move(motion, count: count, &context)
        }
        return true
    }

    /// A click gives a column the keys, a double click opens its sheet; the wheel goes through the rows.
    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        guard sheet?.acceptTyped(before: mouse, &context) == true else { return }
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 1, context: &context)
        case .wheelDown: _ = move(.down, count: 1, context: &context)
        case .press, .doubleClick:
            let layout = CockpitLayout(body, count: columns.count, active: active)
            guard let hit = layout.columns.first(where: { $0.area.contains(mouse.at) }) else { return }
            activate(hit.index, &context)
            if mouse.kind == .doubleClick { open(&context) }
        }
    }
}

extension CockpitView {
    package static let commands: CommandSet<CockpitView> = [
        command("open", "Open the sheet of this session", hint: "sheet", keys: ["Enter"]) { view, context in
            view.open(&context)
        },
        command(
            "edit", "Edit the cell", keys: ["e"],
            unless: { view, _ in view.sheet?.grid.line == nil ? "there is no exercise here yet" : nil }
        ) { view, context in view.sheet?.edit(&context) },
        command("next", "Go to the next session", keys: ["Tab"]) { view, context in view.step(by: 1, &context) },
        command("previous", "Go to the previous session", keys: ["S-Tab"]) { view, context in
            view.step(by: -1, &context)
        },
    ]

    package func disabledReason(of id: CommandID, _ context: Context) -> Phrase? {
        if let command = Self.commands[id] { return command.disabledReason?(self, context) }
        guard let command = SheetView.commands[id] else { return nil }
        guard scopes.contains(command.info.scope) else { return "Enter opens the sheet, where it works" }
        return sheet?.disabledReason(of: id, context)
    }

    /// Commands of a session go to the active sheet; `o` stays among the columns.
    package mutating func perform(_ id: CommandID, count: Int, context: inout Context) -> Bool {
        if let command = Self.commands[id] {
            command.run(&self, &context, count)
            return true
        }
        if let motion = Motion(id) { return move(motion, count: count, context: &context) }
        if id == .otherSession, columns.count > 1 {
            step(by: 1, &context)
            return true
        }
        guard let command = SheetView.commands[id], scopes.contains(command.info.scope) else { return false }
        return sheet?.perform(id, count: count, context: &context) ?? false
    }

    /// Lays the sheet over the cockpit; back leads here again.
    func open(_ context: inout Context) {
        if let sheet { context.push(sheet) }
    }
}
