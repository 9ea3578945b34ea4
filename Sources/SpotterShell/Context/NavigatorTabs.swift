package import ViewKit

/// The sub-tabs by name, and the one to which the keys of a scope belong.
extension Navigator {
    /// A sub-tab that has a name, and the way to it.
    package struct NamedTab: Sendable {
        /// The name.
        package let title: Tab.Title
        /// The pane that it is in.
        package let pane: PaneID
        /// The scopes of its first view, innermost first.
        package let scopes: [KeyScope]
        /// How many sub-tabs it is after the one that the pane shows; negative if it is before that one.
        package let steps: Int
        fileprivate let place: Int
    }

    /// The titles of the sub-tabs on screen, and which of them is shown.
    package var tabs: (titles: [Tab.Title], active: Int) {
        let shown = panes[index(of: pane)]
        return (shown.tabs.compactMap(\.title), shown.active)
    }

    /// The sub-tabs of all panes, in the order of their keys.
    package var namedTabs: [NamedTab] {
        panes.flatMap { pane -> [NamedTab] in
            guard let id = pane.id else { return [] }
            return pane.tabs.enumerated().compactMap { place, tab in
                tab.title.map {
                    NamedTab(
                        title: $0, pane: id, scopes: tab.entries[0].view.scopes, steps: place - pane.active,
                        place: place)
                }
            }
        }
    }

    /// Shows a pane as it was left; the one on screen at the first view of its sub-tab.
    package mutating func choose(_ pane: PaneID) {
        let isOnScreen = self.pane == pane && !isBoardOpen
        show(pane)
        if isOnScreen { popToRoot() }
    }

    /// Shows the first view of a sub-tab.
    package mutating func jump(to tab: NamedTab) { jump(to: .tab(tab.pane, tab.place)) }

    /// Whether the keys of a scope belong to the first view of a sub-tab.
    package func hasTab(with scope: KeyScope) -> Bool { tab { $0.scopes.contains(scope) } != nil }

    /// Shows the first view of the sub-tab to which the keys of a scope belong.
    package mutating func jump(to scope: KeyScope) {
        if let target = tab(where: { $0.scopes.contains(scope) }) { jump(to: target) }
    }

    /// The sub-tab whose first view is meant.
    func tab(where isMeant: (any View<Context>) -> Bool) -> Place? {
        for pane in panes {
            guard let id = pane.id else { continue }
            if let tab = pane.tabs.firstIndex(where: { isMeant($0.entries[0].view) }) { return .tab(id, tab) }
        }
        return nil
    }
}
