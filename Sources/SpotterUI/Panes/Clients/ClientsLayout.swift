import TerminalKit
import ViewKit

/// Where the parts of the list of clients stand: the list alone in a small window, categories beside it from 100 columns,
/// the profile of the chosen client, too, from 120.
struct ClientsLayout: Hashable, Sendable {
    /// From this width on a profile stands beside the list.
    static let besideFrom = 120
    /// How wide the list is beside an open profile.
    static let widthBesideProfile = 44
    private static let categoriesFrom = 100

    /// The strip of categories; empty when there is no room.
    let categories: Rect
    /// The list with its header and the line below it.
    let list: Rect
    /// The chosen client's profile; empty when there is no room.
    let detail: Rect

    init(_ body: Rect) {
        let hasCategories = body.width >= Self.categoriesFrom
        categories = body.left(hasCategories ? 18 : 0)
        let rest = body.droppingLeft(hasCategories ? categories.width + 1 : 0)
        let isBeside = body.width >= Self.besideFrom
        list = isBeside ? rest.left(48) : rest
        detail = isBeside ? rest.droppingLeft(list.width + 1) : body.right(0)
    }

    /// The lines of the list: between its header and the line that says where one is.
    var rows: Rect { list.droppingTop(1).droppingBottom(1) }
}
