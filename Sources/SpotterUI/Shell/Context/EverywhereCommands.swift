import TerminalKit
import ViewKit

/// The commands of every view that others name.
extension CommandID {
    static let start: Self = "session.start"
    static let otherSession: Self = "session.other"
    static let undo: Self = "undo"
    static let redo: Self = "redo"
    static let back: Self = "back"
    static let help: Self = "help"
    static let leave: Self = "leave"
}

extension PaneID {
    /// The command that shows it.
    var command: CommandID {
        switch self {
        case .dashboard: "pane.dashboard"
        case .clients: "pane.clients"
        case .plans: "pane.plans"
        case .diary: "pane.diary"
        case .measurements: "pane.measurements"
        }
    }
    /// Its digit, and what shows it also where digits are text: a function key, or Alt with the digit.
    var keys: [KeySequence] {
        [Key.char(digit), .f(rawValue + 1), .alt(digit)].map { KeySequence([$0]) }
    }
}
