package import TerminalKit

/// A view of one record, beside the list that it was opened from where there is room for both.
package protocol BesideList: View {
    /// True while it has all the room.
    var isAlone: Bool { get set }
    /// The width of the list in this body; nil if there is no room for both.
    static func listWidth(in body: Rect) -> Int?
}

extension BesideList {
    package func masterWidth(in body: Rect) -> Int? { isAlone ? nil : Self.listWidth(in: body) }

    package mutating func maximise(_ context: Context) -> Bool {
        guard Self.listWidth(in: context.body) != nil else { return false }
        isAlone.toggle()
        return true
    }
}
