import TerminalKit

/// Something on top of the panes that takes all keys: a form, a picker, the help. Overlays are values on a stack, never
/// nested loops of input.
protocol Overlay: Sendable {
    /// The keys it takes, for the footer.
    var hints: [KeyHint] { get }
    /// Takes a key and says what follows.
    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome
    /// Takes pasted text.
    mutating func paste(_ text: String, context: inout Context)
    /// Takes a click or the wheel.
    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome
    /// Once a second, and before the window closes: keeps a draft.
    mutating func autosave(context: inout Context)
    /// True while `rest` should be called.
    var needsAutosave: Bool { get }
    /// Draws itself on top of `body`.
    func draw(into screen: inout Screen, body: Rect, context: Context)
}

extension Overlay {
    mutating func paste(_ text: String, context: inout Context) {}
    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome { .stay }
    mutating func autosave(context: inout Context) {}
    var needsAutosave: Bool { false }
}

/// What follows a key in an overlay.
enum OverlayOutcome: Sendable {
    /// It stays open.
    case stay
    /// It goes away.
    case close
    /// It goes away and something is done with the state.
    case finish(StateAction)
    /// It stays, and something is done with the state.
    case act(StateAction)
}
