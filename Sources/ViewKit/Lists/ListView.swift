package import TerminalKit

/// A view that is a list of records: moving and what is typed into its filter are the same in all of them.
package protocol ListView: View {
    /// What it lists.
    associatedtype Item: Identifiable & Sendable where Item.ID: Hashable & Sendable
    /// The records in view and the chosen one.
    var list: RecordList<Item> { get set }
    /// Where the lines of the list stand.
    func rows(_ body: Rect) -> Rect
}

extension ListView {
    package var isTyping: Bool { list.isTyping }
    package var typingHints: [KeyHint] { list.typingHints }

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        guard list.move(motion, count: count, height: rows(context.body).height) else { return false }
        reload(&context)
        return true
    }

    package mutating func back(_ context: inout Context) -> Bool { list.clearSearch(&context) }

    package mutating func type(_ key: Key, context: inout Context) {
        list.type(key)
        reload(&context)
    }

    package mutating func paste(_ text: String, context: inout Context) {
        list.paste(text)
        reload(&context)
    }
}
