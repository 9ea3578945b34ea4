package import TerminalKit

/// Something on top of the views that takes all keys: a form, a list to choose from, a question. Overlays are values on a
/// stack, never nested loops of input.
package protocol Overlay<Context>: Sendable {
    /// What all views share.
    associatedtype Context: ViewContext

    /// The keys it takes, for the footer.
    var hints: [KeyHint] { get }
    /// All keys it takes, for the list of them.
    var keys: [KeyHint] { get }
    /// False where no character is text: then `?` lists the keys, too.
    var takesText: Bool { get }
    /// Takes a key and says what follows.
    mutating func handle(_ key: Key, context: inout Context) -> Outcome<Context>
    /// Takes pasted text.
    mutating func paste(_ text: String, context: inout Context)
    /// Takes a click or the wheel.
    mutating func mouse(_ mouse: Mouse, context: inout Context) -> Outcome<Context>
    /// Once a second, and before the window closes: keeps a draft.
    mutating func autosave(context: inout Context)
    /// True while `autosave` should be called.
    var needsAutosave: Bool { get }
    /// True while something is typed that is not saved.
    var isHalfTyped: Bool { get }
    /// True where the diary may not be written and this could do nothing else.
    var writes: Bool { get }
    /// Draws itself on top of `body`.
    func draw(into screen: inout Screen, body: Rect, context: Context)
}

extension Overlay {
    package var keys: [KeyHint] { hints }
    package var takesText: Bool { true }
    package mutating func paste(_ text: String, context: inout Context) {}
    package mutating func mouse(_ mouse: Mouse, context: inout Context) -> Outcome<Context> { .stay }
    package mutating func autosave(context: inout Context) {}
    package var needsAutosave: Bool { false }
    package var isHalfTyped: Bool { false }
    package var writes: Bool { false }
}

/// What follows a key in an overlay.
package enum Outcome<Context>: Sendable {
    /// It stays open.
    case stay
    /// It goes away.
    case close
    /// It goes away with an answer, which its presenter takes up.
    case finish(ContextAction<Context>)
    /// It stays, and its presenter does something.
    case act(ContextAction<Context>)
}
