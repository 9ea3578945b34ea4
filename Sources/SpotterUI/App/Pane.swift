import DiaryStore
import FitnessModel
import TerminalKit

/// One pane: a value that handles commands, takes what is typed, and draws itself. Its folder holds everything about it.
protocol Pane: Sendable {
    /// Where keys count now, innermost first; `everywhere` is added by the program.
    var contexts: [KeyContext] { get }
    /// The contexts whose keys the footer shows, the most useful first.
    var footerContexts: [KeyContext] { get }
    /// The mode that colours the frame and is named in words: a live session, or one written afterwards.
    var mode: Role? { get }
    /// True while keys are text (a cell or a filter is being typed).
    var isTyping: Bool { get }
    /// The sub-tabs and which of them is shown.
    var tabs: (titles: [String], active: Int) { get }
    /// What stands at the right end of the second row.
    func caption(_ desk: Desk) -> String
    /// Keys that work while typing; shown in the footer in place of the commands.
    var typingHints: [KeyHint] { get }

    /// Runs a command; false when it is not one of this pane's.
    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool
    /// Takes a key as text while `isTyping`.
    mutating func type(_ key: Key, desk: inout Desk)
    /// True for keys that are text here although commands have them elsewhere: digits on the cells of a sheet.
    func claims(_ keys: [Key]) -> Bool
    /// True for a key that is a command and may be the beginning of a text: the next key decides.
    func awaits(_ key: Key) -> Bool
    /// Takes keys as the beginning of a text; true when an edit began, or was refused with a reason.
    mutating func begin(with keys: [Key], desk: inout Desk) -> Bool
    /// Takes pasted text while `isTyping`.
    mutating func paste(_ text: String, desk: inout Desk)
    /// Takes pasted text while nothing is typed, as cells; false where nothing can be pasted.
    mutating func pasteGrid(_ text: String, desk: inout Desk) -> Bool
    /// True while something is half typed that is not kept yet.
    var isRestless: Bool { get }
    /// Once a second while restless, and before the program ends: keeps a draft.
    mutating func rest(_ desk: inout Desk)
    /// Takes a click at a place in the body, or a turn of the wheel.
    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk)
    /// Shows the sub-tab after or before this one.
    mutating func changeTab(by offset: Int, desk: inout Desk)
    /// Reads again what it shows.
    mutating func reload(_ desk: inout Desk)
    /// Draws itself into `body`.
    func draw(into screen: inout Screen, body: Rect, desk: Desk)
}

extension Pane {
    var footerContexts: [KeyContext] { contexts }
    var mode: Role? { nil }
    var isTyping: Bool { false }
    var tabs: (titles: [String], active: Int) { ([], 0) }
    var typingHints: [KeyHint] { [KeyHint("Enter", "accept"), KeyHint("Esc", "restore")] }
    func caption(_ desk: Desk) -> String { desk.today.long }
    func claims(_ keys: [Key]) -> Bool { false }
    func awaits(_ key: Key) -> Bool { false }
    mutating func type(_ key: Key, desk: inout Desk) {}
    mutating func begin(with keys: [Key], desk: inout Desk) -> Bool { false }
    mutating func paste(_ text: String, desk: inout Desk) {}
    mutating func pasteGrid(_ text: String, desk: inout Desk) -> Bool { false }
    var isRestless: Bool { false }
    mutating func rest(_ desk: inout Desk) {}
    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {}
    mutating func changeTab(by offset: Int, desk: inout Desk) {}
}
