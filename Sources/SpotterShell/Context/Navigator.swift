import FitnessModel
import Synchronization
package import TerminalKit
package import ViewKit

/// The views of the program: panes with sub-tabs, a stack of views in each, and the Board above them. Going back
/// follows the stack.
package struct Navigator: Sendable {
    /// A stack that can be on screen.
    enum Place: Hashable, Sendable {
        case tab(PaneID, Int)
        case board
    }

    /// Names a view on a stack, also while others of its type are there.
    package struct ViewID: Hashable, Sendable {
        private static let last = Atomic<Int>(0)
        private let number = last.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// A view on a stack.
    struct Entry: Sendable {
        let id = ViewID()
        var view: any View<Context>
        /// The stack to return to, if the view was opened from another one.
        var origin: Place?
        /// The client of the view, as read when it was on screen last.
        var owner: Client?
    }

    /// A sub-tab: a first view that stays, and the views opened above it.
    package struct Tab: Sendable {
        /// The name of a sub-tab in three lengths.
        package struct Title: Sendable {
            /// "Phases".
            package let whole: Phrase
            /// "Pha": for a closed tab in a narrow window.
            package let short: Phrase
            /// "P": for a closed tab beside several rests.
            package let letter: Phrase

            package init(_ whole: Phrase, _ short: Phrase, _ letter: Phrase) {
                (self.whole, self.short, self.letter) = (whole, short, letter)
            }
        }

        /// nil for one that is alone in its pane.
        let title: Title?
        var entries: [Entry]

        package init(_ title: Title?, _ root: any View<Context>) {
            self.title = title
            entries = [Entry(view: root)]
        }
    }

    struct Pane: Sendable {
        /// nil for the Board.
        let id: PaneID?
        var tabs: [Tab]
        var active = 0
    }

    /// The panes, and the Board after them.
    var panes: [Pane]
    /// The pane on screen, or under the Board.
    package private(set) var pane: PaneID
    /// Whether the Board, two phases side by side, covers the panes.
    package private(set) var isBoardOpen = false

    /// Creates the panes in the order of their keys, each with its sub-tabs. A view outside them cannot be reached.
    ///
    /// - Precondition: there is a pane, and each has a sub-tab.
    package init(_ panes: [(id: PaneID, tabs: [Tab])], board: (any View<Context>)? = nil) {
        self.panes = panes.map { Pane(id: $0.id, tabs: $0.tabs) }
        if let board { self.panes.append(Pane(id: nil, tabs: [Tab(nil, board)])) }
        pane = panes[0].id
    }

    /// The position of a pane; the first one if there is no such pane.
    func index(of pane: PaneID) -> Int { panes.firstIndex { $0.id == pane } ?? 0 }

    /// The stack on screen.
    var place: Place { isBoardOpen ? .board : .tab(pane, panes[index(of: pane)].active) }
    /// The view with the focus.
    package var view: any View<Context> { entries[entries.count - 1].view }
    /// The name of the view with the focus.
    package var viewID: ViewID { entries[entries.count - 1].id }
    /// Whether the view on screen is the only one of its stack.
    package var isFirst: Bool { entries.count == 1 && entries[0].origin == nil }

    /// The stack on screen.
    private var entries: [Entry] {
        get { panes[onScreen].tabs[panes[onScreen].active].entries }
        set { panes[onScreen].tabs[panes[onScreen].active].entries = newValue }
    }
    private var onScreen: Int { isBoardOpen ? panes.count - 1 : index(of: pane) }

    /// Lets the view with the focus change itself.
    @discardableResult
    package mutating func withView<Result>(_ body: (inout any View<Context>) -> Result) -> Result {
        let (pane, tab) = (onScreen, panes[onScreen].active)
        let last = panes[pane].tabs[tab].entries.count - 1
        return body(&panes[pane].tabs[tab].entries[last].view)
    }
}

// MARK: Going somewhere

/// A key shows a pane or a sub-tab as it was left and forgets the way back. A request of a view or an overlay keeps it:
/// `jump` leads to the first view of a stack, `open` puts a view above it, `push` and `lay` put one above the view on
/// screen. `pop` and `reveal` go back.
extension Navigator {
    /// Shows a pane as it was left; does nothing if it does not exist.
    package mutating func show(_ pane: PaneID) {
        guard panes.contains(where: { $0.id == pane }) else { return }
        self.pane = pane
        isBoardOpen = false
        entries[0].origin = nil
    }

    /// Shows the sub-tab whose first view is of that kind; going back from there, too, returns to the view before.
    package mutating func jump<Kind: View>(to kind: Kind.Type, where isMeant: (Kind) -> Bool = { _ in true })
    where Kind.Context == Context {
        if let target = tab(of: kind, where: isMeant) { jump(to: target) }
    }

    /// Shows the first view of a stack.
    mutating func jump(to target: Place) {
        let from = place
        reveal(target)
        popToRoot()
        entries[0].origin = place == from ? nil : from
    }

    /// The sub-tab whose first view is of that kind.
    private func tab<Kind: View>(of kind: Kind.Type, where isMeant: (Kind) -> Bool = { _ in true }) -> Place?
    where Kind.Context == Context {
        tab { ($0 as? Kind).map(isMeant) == true }
    }

    /// Shows the sub-tab after or before this one.
    package mutating func stepTab(by offset: Int) {
        let shown = index(of: pane)
        let count = panes[shown].tabs.count
        panes[shown].active = (panes[shown].active + offset + count) % count
        show(pane)
    }

    /// Shows a stack as it was left, with its way back.
    private mutating func reveal(_ place: Place) {
        switch place {
        case .board: isBoardOpen = true
        case .tab(let pane, let tab):
            self.pane = pane
            panes[index(of: pane)].active = tab
            isBoardOpen = false
        }
    }

    /// Shows the Board over the panes.
    package mutating func openBoard() { isBoardOpen = panes.last?.id == nil }

    /// Closes the Board and shows the pane below it again.
    mutating func closeBoard() { isBoardOpen = false }

    /// Lays a view over the one on screen.
    mutating func push(_ view: any View<Context>) { entries.append(Entry(view: view)) }

    /// Puts a view above the one on screen, also above the Board. A view of the same kind is replaced, with all views
    /// above it.
    package mutating func lay<Kind: View>(_ view: Kind) where Kind.Context == Context {
        var origin: Place? = isBoardOpen ? .board : nil
        closeBoard()
        if let below = entries.firstIndex(where: { $0.view is Kind }), below > 0 {
            origin = origin ?? entries[below].origin
            entries.removeSubrange(below...)
        }
        entries.append(Entry(view: view, origin: origin))
    }

    /// Opens a view over the sub-tab whose first view is of that kind, whatever lay there; going back leads to where it
    /// was opened from.
    package mutating func open<Kind: View>(_ view: any View<Context>, over kind: Kind.Type)
    where Kind.Context == Context {
        guard let target = tab(of: kind) else { return }
        var origin: Place? = place == target ? nil : place
        // A view that takes the place of another one inherits the way back.
        if place == target, entries.count > 1 { origin = entries.last?.origin }
        reveal(target)
        entries = Array(entries.prefix(1)) + [Entry(view: view, origin: origin)]
    }

    /// Goes one view back; false on the first view of a stack that was chosen by its key.
    package mutating func pop() -> Bool {
        let isFirst = entries.count == 1
        let origin = isFirst ? entries[0].origin : entries.removeLast().origin
        if isFirst { entries[0].origin = nil }
        if let origin { reveal(origin) }
        return !isFirst || origin != nil
    }

    /// Goes back to the first view of the sub-tab on screen.
    mutating func popToRoot() { entries = Array(entries.prefix(1)) }

    /// Changes a view of a type: the one of that id or inside of it, else the one on screen, else the first on any
    /// stack.
    @discardableResult
    package mutating func update<Kind: View, Result>(
        _ kind: Kind.Type, asker: ViewID? = nil, _ change: (inout Kind) -> Result
    ) -> Result? where Kind.Context == Context {
        if let asker, let result = update(kind, where: { $0.id == asker }, change) { return result }
        if let result = withView({ $0.update(kind, change) }) { return result }
        return update(kind, where: { _ in true }, change)
    }

    /// Changes the first view of a type among some entries.
    private mutating func update<Kind: View, Result>(
        _ kind: Kind.Type, where isMeant: (Entry) -> Bool, _ change: (inout Kind) -> Result
    ) -> Result? where Kind.Context == Context {
        for pane in panes.indices {
            for tab in panes[pane].tabs.indices {
                for entry in panes[pane].tabs[tab].entries.indices.reversed()
                where isMeant(panes[pane].tabs[tab].entries[entry]) {
                    if let result = panes[pane].tabs[tab].entries[entry].view.update(kind, change) { return result }
                }
            }
        }
        return nil
    }

    /// The view of a kind, if it has the focus; nil if another one has it.
    package func shown<Kind: View>(_ kind: Kind.Type) -> Kind? where Kind.Context == Context {
        var view = view
        return view.update(kind) { $0 }
    }
}

// MARK: Stacks by their place

extension Navigator {
    /// The name of a stack: that of its sub-tab, or of its pane.
    func root(of place: Place) -> Phrase {
        switch place {
        case .board: "Board"
        case .tab(let pane, let tab):
            panes[index(of: pane)].tabs[tab].title?.whole ?? pane.title
        }
    }

    func entries(of place: Place) -> [Entry] {
        switch place {
        case .board: panes[panes.count - 1].tabs[0].entries
        case .tab(let pane, let tab): panes[index(of: pane)].tabs[tab].entries
        }
    }
}

// MARK: Reading and drawing

extension Navigator {
    /// Removes views of deleted records and of other clients, and reloads the view on screen.
    package mutating func reload(_ context: inout Context) {
        // The way back of a removed view is dropped: its sub-tab stays on screen.
        while entries.count > 1, !view.exists(context) || isOfAnother(view, context) { entries.removeLast() }
        if master(in: context.body) != nil {
            let below = entries.count - 2
            context.navigation.asker = entries[below].id
            entries[below].view.reload(&context)
            // One mark for one client: the list beside a profile follows it.
            if let owner = view.owner(context) { entries[below].view.follow(owner, &context) }
        }
        context.navigation.asker = viewID
        withView { $0.reload(&context) }
        entries[entries.count - 1].owner = view.owner(context) == context.client?.id ? context.client : nil
    }

    /// True for what belongs to another client than the one who was chosen since: the header would name the wrong one.
    private func isOfAnother(_ view: any View<Context>, _ context: Context) -> Bool {
        guard let owner = view.owner(context), let current = context.client?.id else { return false }
        return owner != current
    }

    /// Draws the view on screen, and the one below it where that stays visible.
    package func draw(into screen: inout Screen, body: Rect, context: Context) {
        guard let width = master(in: body) else {
            return view.draw(into: &screen, body: body, context: context, isFocused: true)
        }
        entries[entries.count - 2].view.draw(
            into: &screen, body: body.left(width), context: context, isFocused: false)
        screen.verticalLine(from: body.droppingLeft(width).origin, height: body.height, style: .border)
        view.draw(into: &screen, body: body.droppingLeft(width + 1), context: context, isFocused: true)
    }

    /// Takes a click or the wheel: over the view below it goes back there first.
    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        guard let width = master(in: body) else {
            return withView { $0.mouse(mouse, body: body, context: &context) }
        }
        if body.left(width).contains(mouse.at) {
            // The view below is the one that was clicked, wherever going back would lead.
            entries.removeLast()
            context.isStale = true
            withView { $0.mouse(mouse, body: body.left(width), context: &context) }
        } else {
            withView { $0.mouse(mouse, body: body.droppingLeft(width + 1), context: &context) }
        }
    }

    /// How wide the view below the one on screen stays visible; nil if it does not.
    private func master(in body: Rect) -> Int? {
        entries.count < 2 ? nil : view.masterWidth(in: body)
    }
}
