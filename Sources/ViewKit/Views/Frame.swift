package import TerminalKit

/// Where the parts of every screen stand: tabs and sub-tabs above, the body, the message and the keys below; above the
/// keys a line that guides, where there is one.
package struct Frame: Hashable, Sendable {
    /// The smallest window in which the program works.
    package static let smallest = Size(columns: 60, rows: 16)

    package let size: Size
    package let tabs: Rect
    package let subtabs: Rect
    package let body: Rect
    /// Where a line says what to press next; empty where nothing guides.
    package let guide: Rect
    package let message: Rect
    package let footer: Rect

    package init(_ size: Size, hasGuide: Bool = false) {
        self.size = size
        let whole = Rect(size: size)
        tabs = whole.top(1)
        subtabs = whole.droppingTop(1).top(1)
        footer = whole.bottom(1)
        guide = whole.droppingBottom(1).bottom(hasGuide ? 1 : 0)
        message = whole.droppingBottom(1 + guide.height).bottom(1)
        body = whole.droppingTop(2).droppingBottom(2 + guide.height)
    }

    package var isTooSmall: Bool { !size.holds(Self.smallest) }
}
