import TerminalKit

/// Where the parts of the clients' pane stand: one thing at a time in a small window, categories beside the list from 100
/// columns, list and profile side by side from 120.
struct ClientsLayout: Hashable, Sendable {
    /// The strip of categories; empty when there is no room.
    let categories: Rect
    /// The list with its header and the line below it; empty behind a profile in a small window.
    let list: Rect
    /// The profile, open or as a preview; empty beside the list in a small window.
    let detail: Rect

    init(_ body: Rect, isProfileOpen: Bool) {
        if body.width >= 120 {
            categories = body.left(isProfileOpen ? 0 : 18)
            let rest = body.droppingLeft(categories.width + (isProfileOpen ? 0 : 1))
            list = rest.left(isProfileOpen ? 44 : 48)
            detail = rest.droppingLeft(list.width + 1)
        } else if isProfileOpen {
            categories = body.left(0)
            list = body.left(0)
            detail = body
        } else {
            categories = body.left(body.width >= 100 ? 18 : 0)
            list = body.droppingLeft(body.width >= 100 ? 19 : 0)
            detail = body.right(0)
        }
    }

    /// The lines of the list: between its header and the line that says where one is.
    var rows: Rect { list.droppingTop(1).droppingBottom(1) }
}
