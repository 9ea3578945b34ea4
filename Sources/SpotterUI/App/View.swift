import DiaryStore
import FitnessModel
import TerminalKit

/// One pane: a value that handles commands, takes what is typed, and draws itself. Its folder holds everything about it.
protocol View: Sendable {
    /// Where keys count now, innermost first; `everywhere` is added by the program.
    var scopes: [KeyScope] { get }
    /// The scopes whose keys the footer shows, the most useful first.
    var footerScopes: [KeyScope] { get }
    /// The mode that colours the frame and is named in words: a live session, or one written afterwards.
    var mode: Role? { get }
    /// True while keys are text (a cell or a filter is being typed).
    var isTyping: Bool { get }
    /// The sub-tabs and which of them is shown.
    var tabs: (titles: [String], active: Int) { get }
    /// What stands at the right end of the second row.
    func caption(_ context: Context) -> String
    /// Keys that work while typing; shown in the footer in place of the commands.
    var typingHints: [KeyHint] { get }

    /// Runs a command; false when it is not one of this pane's.
    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool
    /// Takes a key as text while `isTyping`.
    mutating func type(_ key: Key, context: inout Context)
    /// True for keys that are text here although commands have them elsewhere: digits on the cells of a sheet.
    func capturesText(_ keys: [Key]) -> Bool
    /// True for a key that is a command and may be the beginning of a text: the next key decides.
    func awaitsMore(_ key: Key) -> Bool
    /// Takes keys as the beginning of a text; true when an edit began, or was refused with a reason.
    mutating func begin(with keys: [Key], context: inout Context) -> Bool
    /// Takes pasted text while `isTyping`.
    mutating func paste(_ text: String, context: inout Context)
    /// Takes pasted text while nothing is typed, as cells; false where nothing can be pasted.
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool
    /// True while something is half typed that is not kept yet.
    var needsAutosave: Bool { get }
    /// Once a second while restless, and before the program ends: keeps a draft.
    mutating func autosave(_ context: inout Context)
    /// Takes a click at a place in the body, or a turn of the wheel.
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context)
    /// Shows the sub-tab after or before this one.
    mutating func changeTab(by offset: Int, context: inout Context)
    /// Reads again what it shows.
    mutating func reload(_ context: inout Context)
    /// Draws itself into `body`.
    func draw(into screen: inout Screen, body: Rect, context: Context)
}

extension View {
    var footerScopes: [KeyScope] { scopes }
    var mode: Role? { nil }
    var isTyping: Bool { false }
    var tabs: (titles: [String], active: Int) { ([], 0) }
    var typingHints: [KeyHint] { [KeyHint("Enter", "accept"), KeyHint("Esc", "restore")] }
    func caption(_ context: Context) -> String { context.today.long }
    func capturesText(_ keys: [Key]) -> Bool { false }
    func awaitsMore(_ key: Key) -> Bool { false }
    mutating func type(_ key: Key, context: inout Context) {}
    mutating func begin(with keys: [Key], context: inout Context) -> Bool { false }
    mutating func paste(_ text: String, context: inout Context) {}
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool { false }
    var needsAutosave: Bool { false }
    mutating func autosave(_ context: inout Context) {}
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {}
    mutating func changeTab(by offset: Int, context: inout Context) {}
}
