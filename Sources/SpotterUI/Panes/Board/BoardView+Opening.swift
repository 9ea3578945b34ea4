import DiaryStore
import FitnessModel
import Foundation
import ViewKit

extension BoardView {
    /// Under which name the tabs are kept in the diary.
    static let settingKey = "board"

    /// Opens a tab with one phase, or two beside each other.
    mutating func open(_ left: Identifier<Phase>, beside right: Identifier<Phase>?, context: inout Context) {
        restore(&context)
        let found = context.read { diary in
            (try diary.boardPhase(left), try right.map { id in try diary.boardPhase(id) } ?? nil)
        }
        guard let found, let first = found.0 ?? found.1 else { return }
        add(BoardTab(BoardSide(first), found.0 == nil ? nil : found.1.map { BoardSide($0) }), context: &context)
    }

    /// Gets ready to be shown as it was left; from a sheet, with the phase before it beside it; else, for a client who is
    /// on no tab yet, with the two newest phases.
    mutating func prepare(_ context: inout Context, beside sheet: SheetView?) {
        restore(&context)
        if case .phase(let id)? = sheet?.source, let sheet {
            prepare(&context, beside: sheet, id)
        } else if let client = context.client?.id {
            let isShown = shelf.contains { $0.left.about.client == client || $0.right?.about.client == client }
            if !isShown { openNewest(of: client, &context) }
        }
    }

    private mutating func prepare(_ context: inout Context, beside sheet: SheetView, _ id: Identifier<Phase>) {
        let order = [shown] + shelf.indices.filter { $0 != shown }
        if let index = order.first(where: { shelf.indices.contains($0) && shelf[$0].phases.contains(id) }) {
            shown = index
            let side: ComparedSide = shelf[index].right?.id == id ? .right : .left
            shelf[index].active = side
            shelf[index][side].view = sheet
            visit(&context)
            return
        }
        let found = context.read { diary in
            (about: try diary.boardPhase(id), before: try diary.neighbour(of: id, after: false))
        }
        guard let found, let about = found.about else { return }
        let here = BoardSide(about, view: sheet)
        add(found.before.map { BoardTab(BoardSide($0), here) } ?? BoardTab(here), context: &context, keeping: sheet)
    }

    /// Shows a session when its phase lies on the side with the keys.
    mutating func show(_ session: Identifier<TrainingSession>, _ context: inout Context) -> Bool {
        guard var view = sheet else { return false }
        view.readSheet(&context)
        guard view.sheet.column(of: session) != nil else { return false }
        view.goToSession(session)
        sheet = view
        context.isStale = true
        return true
    }

    private mutating func openNewest(of client: Identifier<Client>, _ context: inout Context) {
        let newest = context.read { diary in try diary.newestPhases(of: client, limit: 2) } ?? []
        guard let last = newest.first else { return }
        let side = BoardSide(last)
        add(newest.count > 1 ? BoardTab(BoardSide(newest[1]), side) : BoardTab(side), context: &context)
    }

    /// Puts a new tab behind the others and shows it; `sheet` keeps its cursor.
    mutating func add(_ tab: BoardTab, context: inout Context, keeping sheet: SheetView? = nil) {
        shelf.append(tab)
        if shelf.count > Self.mostTabs { shelf.removeFirst() }
        shown = shelf.count - 1
        visit(&context)
        if let sheet { self.sheet = sheet }
        save(&context)
    }

    /// Reads the sheets of the tab that is shown now.
    mutating func visit(_ context: inout Context) {
        guard var tab else { return }
        for side in ComparedSide.allCases where tab[side].view.sheet.phase == nil { tab[side].open(&context) }
        self.tab = tab
        context.isStale = true
    }

    /// Forgets sheets that were deleted, here or by another program, and names the others anew.
    mutating func dropGone(_ context: inout Context) {
        var dropped = 0
        for index in shelf.indices.reversed() {
            guard let left = about(shelf[index].left.id, &context) else { continue }
            shelf[index].left.about = left.phase ?? shelf[index].left.about
            var right: (phase: BoardPhase?, isGone: Bool)?
            if let side = shelf[index].right {
                guard let found = about(side.id, &context) else { continue }
                shelf[index].right?.about = found.phase ?? side.about
                right = found
            }
            switch (left.isGone, right?.isGone) {
            case (false, nil), (false, false): continue
            case (true, false): if let side = shelf[index].right { shelf[index] = BoardTab(side) }
            case (false, true): shelf[index] = BoardTab(shelf[index].left)
            case (true, _): shelf.remove(at: index)
            }
            dropped += 1
        }
        guard dropped > 0 else { return }
        shown = max(0, min(shown, shelf.count - 1))
        visit(&context)
        save(&context)
    }

    /// Nil when it could not be read: a diary that is locked for a moment closes no tab.
    private func about(_ id: Identifier<Phase>, _ context: inout Context) -> (phase: BoardPhase?, isGone: Bool)? {
        let phase: BoardPhase?? = context.read { diary in try diary.boardPhase(id) }
        return phase.map { ($0, $0 == nil) }
    }
}

// MARK: Restarting

extension BoardView {
    /// The tabs as they are kept: ids alone, so that a renamed phase has its new name.
    private struct Kept: Codable {
        struct Tab: Codable {
            var left: Int64
            var right: Int64?
            var active: ComparedSide
            var leading: ComparedSide
        }
        var tabs: [Tab]
        var shown: Int
    }

    /// Keeps the tabs for the next start; not part of the history.
    func save(_ context: inout Context) {
        guard !context.isReadOnly else { return }
        let tabs = shelf.map {
            Kept.Tab(
                left: $0.left.id.rawValue, right: $0.right?.id.rawValue, active: $0.active, leading: $0.leading)
        }
        guard let data = try? JSONEncoder().encode(Kept(tabs: tabs, shown: shown)) else { return }
        let text = String(decoding: data, as: UTF8.self)
        _ = context.read { diary in try diary.settings.set(Self.settingKey, to: text) }
    }

    /// Reads the tabs of the last time, once; those whose phases are gone are left out.
    mutating func restore(_ context: inout Context) {
        guard !isRestored else { return }
        isRestored = true
        let text: String?? = context.read { diary in try diary.settings.get(Self.settingKey) }
        guard let text = text ?? nil, let kept = try? JSONDecoder().decode(Kept.self, from: Data(text.utf8)) else {
            return
        }
        shelf = kept.tabs.suffix(Self.mostTabs).compactMap { tab in restored(tab, &context) }
        shown = max(0, min(kept.shown, shelf.count - 1))
        visit(&context)
    }

    private func restored(_ kept: Kept.Tab, _ context: inout Context) -> BoardTab? {
        func side(_ id: Int64?) -> BoardSide? {
            guard let id else { return nil }
            return about(Identifier(rawValue: id), &context)?.phase.map { BoardSide($0) }
        }
        let (left, right) = (side(kept.left), side(kept.right))
        guard let first = left ?? right else { return nil }
        var tab = BoardTab(first, left == nil ? nil : right)
        if tab.right != nil { (tab.active, tab.leading) = (kept.active, kept.leading) }
        return tab
    }
}
