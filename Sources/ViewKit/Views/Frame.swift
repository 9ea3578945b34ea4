package import TerminalKit

/// Where the parts of every screen stand: tabs and sub-tabs above, the body, the message and the keys below.
package struct Frame: Hashable, Sendable {
    /// The smallest window in which the program works.
    package static let smallest = Size(columns: 60, rows: 16)

    package let size: Size
    package let tabs: Rect
    package let subtabs: Rect
    package let body: Rect
    package let message: Rect
    package let footer: Rect

    package init(_ size: Size) {
        self.size = size
        let whole = Rect(size: size)
        tabs = whole.top(1)
        subtabs = whole.droppingTop(1).top(1)
        footer = whole.bottom(1)
        message = whole.droppingBottom(1).bottom(1)
        body = whole.droppingTop(2).droppingBottom(2)
    }

    package var isTooSmall: Bool { !size.holds(Self.smallest) }
}
