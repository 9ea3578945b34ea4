import TerminalKit

/// Something on top of the panes that takes all keys: a form, a picker, the help. Overlays are values on a stack, never
/// nested loops of input.
protocol Overlay: Sendable {
    /// The keys it takes, for the footer.
    var hints: [KeyHint] { get }
    /// Takes a key and says what follows.
    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome
    /// Takes pasted text.
    mutating func paste(_ text: String, desk: inout Desk)
    /// Takes a click or the wheel.
    mutating func mouse(_ mouse: Mouse, desk: inout Desk) -> OverlayOutcome
    /// Once a second, and before the window closes: keeps a draft.
    mutating func rest(desk: inout Desk)
    /// True while `rest` should be called.
    var isRestless: Bool { get }
    /// Draws itself on top of `body`.
    func draw(into screen: inout Screen, body: Rect, desk: Desk)
}

extension Overlay {
    mutating func paste(_ text: String, desk: inout Desk) {}
    mutating func mouse(_ mouse: Mouse, desk: inout Desk) -> OverlayOutcome { .stay }
    mutating func rest(desk: inout Desk) {}
    var isRestless: Bool { false }
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
