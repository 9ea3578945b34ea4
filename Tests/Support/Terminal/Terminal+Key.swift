import CVTerm

extension Terminal {
    /// A key without a character.
    public enum Key: Hashable, Sendable {
        case enter, tab, backspace, escape, up, down, left, right, insert, delete, home, end, pageUp, pageDown
        /// F1 is 1.
        case function(Int)

        var raw: VTermKey {
            switch self {
            case .enter: VTERM_KEY_ENTER
            case .tab: VTERM_KEY_TAB
            case .backspace: VTERM_KEY_BACKSPACE
            case .escape: VTERM_KEY_ESCAPE
            case .up: VTERM_KEY_UP
            case .down: VTERM_KEY_DOWN
            case .left: VTERM_KEY_LEFT
            case .right: VTERM_KEY_RIGHT
            case .insert: VTERM_KEY_INS
            case .delete: VTERM_KEY_DEL
            case .home: VTERM_KEY_HOME
            case .end: VTERM_KEY_END
            case .pageUp: VTERM_KEY_PAGEUP
            case .pageDown: VTERM_KEY_PAGEDOWN
            case .function(let number): VTermKey(VTERM_KEY_FUNCTION_0.rawValue + UInt32(number))
            }
        }
    }

    /// Modifier keys.
    public struct Modifiers: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Shift.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt.
        public static let alt = Modifiers(rawValue: 2)
        /// Ctrl.
        public static let control = Modifiers(rawValue: 4)

        var raw: VTermModifier { VTermModifier(rawValue) }
    }
}
