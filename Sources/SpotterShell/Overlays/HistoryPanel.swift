import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// The changes of the diary, newest first, with the undone ones marked. Undo and redo work here, too.
package struct HistoryPanel: Overlay {
    /// How many changes are read at once.
    private static let page = 100

    private var entries: [JournalEntry] = []
    private var trainers: [Identifier<Trainer>: String] = [:]
    private var list = ScrollList()
    private var isAtEnd = false

    /// Reads the newest changes.
    package static func open(_ context: inout Context) -> HistoryPanel {
        var panel = HistoryPanel()
        let trainers = context.read { diary in try diary.trainers.list() } ?? []
        if trainers.count > 1 { panel.trainers = Dictionary(uniqueKeysWithValues: trainers.map { ($0.id, $0.name) }) }
        panel.moved(&context)
        return panel
    }

    /// Whether the selected change deleted something that is still deleted.
    private var isRestorable = false

    var takesText: Bool { false }
    var hints: [KeyHint] {
        [KeyHint("u", "undo"), KeyHint("Ctrl-R", "redo")]
            + (isRestorable ? [KeyHint("Enter", "restore")] : [])
            + [KeyHint("↑ ↓", "move"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        let height = rows(context.body).height
        switch key {
        case .escape, .char("q"), .char("U"): return .close
        case .enter:
            restore(&context)
            return .stay
        case .char("u"): return Self.run(.undo)
        case .ctrl("r"): return Self.run(.redo)
        case .up, .char("k"): list.move(by: -1, count: entries.count)
        case .down, .char("j"): list.move(by: 1, count: entries.count)
        case .pageUp, .ctrl("u"): list.page(by: -1, height: height, count: entries.count)
        case .pageDown, .ctrl("d"): list.page(by: 1, height: height, count: entries.count)
        case .home, .char("g"): list.select(0, count: entries.count)
        case .end, .char("G"): list.select(entries.count - 1, count: entries.count)
        default: return .stay
        }
        moved(&context)
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: list.move(by: -3, count: entries.count)
        case .wheelDown: list.move(by: 3, count: entries.count)
        case .press, .doubleClick: return .stay
        }
        moved(&context)
        return .stay
    }

    /// Brings the chosen change into view, and reads more where it is the last one known.
    private mutating func moved(_ context: inout Context) {
        if list.selected >= entries.count - 1 { readMore(&context) }
        list.reveal(height: rows(context.body).height, count: entries.count)
        let chosen = entries.indices.contains(list.selected) ? entries[list.selected] : nil
        let deletion = chosen.flatMap { $0.isDeletion && $0.state == .done ? $0.id : nil }
        isRestorable =
            deletion.flatMap { id in context.read { diary in try diary.journal.isStillDeleted(id) } } ?? false
    }

    private mutating func readMore(_ context: inout Context) {
        guard !isAtEnd else { return }
        let offset = entries.count
        let more = context.read { diary in try diary.journal.entries(limit: Self.page, offset: offset) } ?? []
        entries += more
        isAtEnd = more.count < Self.page
    }

    /// Restores the records that the selected change deleted. Other changes can only be undone in order, newest first.
    private mutating func restore(_ context: inout Context) {
        guard entries.indices.contains(list.selected) else { return }
        let entry = entries[list.selected]
        if !entry.isDeletion {
            context.message = .plain("Only deletions can be undone on their own; u undoes the newest change.")
        } else if entry.state != .done {
            context.message = .plain("This deletion is already undone.")
        } else if context.restore(entry) {
            refresh(&context)
        }
    }

    /// Runs undo or redo below the panel, and has the panel show it.
    private static func run(_ command: CommandID) -> OverlayOutcome {
        .act { context in
            context.run(command)
            context.afterwards { context in
                context.updateOverlay(HistoryPanel.self) { panel, context in panel.refresh(&context) }
            }
        }
    }

    /// Reads the changes again; the cursor goes to the one that was undone or redone, or to a new one.
    private mutating func refresh(_ context: inout Context) {
        let before = entries
        let states = Dictionary(before.map { ($0.id, $0.state) }) { first, _ in first }
        entries = []
        isAtEnd = false
        repeat { readMore(&context) } while !isAtEnd && entries.count < before.count
        let turned = entries.firstIndex { entry in states[entry.id].map { $0 != entry.state } ?? false }
        if let index = turned ?? entries.firstIndex(where: { states[$0.id] == nil }) {
            list.select(index, count: entries.count)
        }
        moved(&context)
    }
}

extension HistoryPanel {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: body.popupWidth(least: 90), rows: body.height))
    }
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).inset(columns: 1) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let rows = screen.popup(box(body), title: "Changes, newest first")
        if entries.isEmpty {
            screen.put("No changes yet.", in: rows.droppingLeft(2), align: .leading, style: .muted)
        }
        for (line, index) in list.visible(height: rows.height, count: entries.count).enumerated() {
            let entry = entries[index]
            let isUndone = entry.state != .done
            let when = TextWidth.padded(entry.when(context).text, to: 18)
            let who = entry.actor.flatMap { trainers[$0] } ?? ""
            screen.listLine(
                rows.droppingTop(line).top(1), isSelected: index == list.selected,
                left: ["\(when)", entry.sentence].joined(), right: isUndone ? "undone" : "\(who)",
                style: isUndone ? .muted : .text)
        }
    }
}
