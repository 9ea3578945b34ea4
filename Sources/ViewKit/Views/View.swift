package import FitnessModel
@_exported public import Phrases
package import TerminalKit

/// A view: a value that runs commands, takes typed text, and draws itself. Views form a stack: a view pushes another
/// one, and back pops it. Its folder holds everything about it.
package protocol View<Context>: Sendable {
    /// The state that all views share.
    associatedtype Context: ViewContext

    /// The commands of the view with their actions.
    static var commands: ViewCommands<Self, Context> { get }
    /// The active scopes, innermost first; the program adds `everywhere`.
    var scopes: [KeyScope] { get }
    /// The scopes whose keys the footer shows, the most useful first.
    var footerScopes: [KeyScope] { get }
    /// The mode that colours the frame and is named in words: a live session, or a past one.
    var mode: Role? { get }
    /// True while keys are text (a cell or a filter is being typed).
    var isTyping: Bool { get }
    /// Keys that work while typing; shown in the footer in place of the commands.
    var typingHints: [KeyHint] { get }
    /// The title in the path that led here; empty for the first view of a stack, which has the stack's name.
    func title(_ context: Context) -> Phrase
    /// The text at the right end of the second row; empty if the title is enough.
    func caption(_ context: Context) -> Phrase

    /// The client that the view belongs to, whichever is the current one; nil if it shows the current client.
    func owner(_ context: Context) -> Identifier<Client>?
    /// The client that keys act on: the owner, or the one under the cursor; nil for the current client.
    func subject(_ context: Context) -> Identifier<Client>?
    /// Moves the cursor to a client chosen elsewhere, if the view lists clients.
    mutating func follow(_ client: Identifier<Client>, _ context: inout Context)
    /// The target of keys: the record, line or cell under the cursor; nil for none.
    func marked(_ context: Context) -> AnyHashable?
    /// Why a command cannot be run now; nil when it can, or is not one of this view's.
    func disabledReason(of command: CommandID, _ context: Context) -> Phrase?
    /// Runs a command; false when it is not one of this view's.
    mutating func perform(_ command: CommandID, count: Int, context: inout Context) -> Bool
    /// Moves the cursor; false if that way leads nowhere.
    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool
    /// Undoes one step inside the view: a filter, a mark, a panel. False if there is none; the view itself is then
    /// left.
    mutating func back(_ context: inout Context) -> Bool

    /// Takes a key as text while `isTyping`.
    mutating func type(_ key: Key, context: inout Context)
    /// Takes pasted text while `isTyping`.
    mutating func paste(_ text: String, context: inout Context)
    /// Takes pasted text while nothing is typed, as cells; false if nothing can be pasted.
    mutating func pasteGrid(_ text: String, context: inout Context) -> Bool
    /// Takes a click at a place in the body, or a turn of the wheel.
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context)

    /// False if what it shows is deleted: the stack then removes it. A temporarily locked diary is not a reason.
    func exists(_ context: Context) -> Bool
    /// Reads its content again.
    mutating func reload(_ context: inout Context)
    /// Reads data that the next key may need, one record at a time; called while no key waits.
    mutating func readAhead(_ context: inout Context) -> ReadAhead
    /// Maximises the view, or restores the panes next to it; false if there are none.
    mutating func maximise(_ context: Context) -> Bool
    /// How wide the view below it stays visible at its left; nil if it covers everything.
    func masterWidth(in body: Rect) -> Int?
    /// Draws itself into `body`; without the focus as the view below another one.
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool)
    /// Changes the view of this kind: this one, or one inside it. Nil if there is none.
    mutating func update<Other: View, Result>(
        _ kind: Other.Type, _ change: (inout Other) -> Result
    ) -> Result? where Other.Context == Context
}

/// The result of reading ahead.
package enum ReadAhead: Sendable {
    /// There is nothing left to read.
    case nothing
    /// Something was read for later.
    case read
    /// The result is shown.
    case shown
}

extension View {
    package var footerScopes: [KeyScope] { scopes }
    package var mode: Role? { nil }
    package var isTyping: Bool { false }
    package var typingHints: [KeyHint] { [KeyHint("Enter", "accept"), KeyHint("Esc", "restore")] }
    package func title(_ context: Context) -> Phrase { "" }
    package func caption(_ context: Context) -> Phrase { Phrase(context.today, .long) }

    package func owner(_ context: Context) -> Identifier<Client>? { nil }
    package func subject(_ context: Context) -> Identifier<Client>? { owner(context) }
    package mutating func follow(_ client: Identifier<Client>, _ context: inout Context) {}
    package func marked(_ context: Context) -> AnyHashable? { nil }
    package func disabledReason(of command: CommandID, _ context: Context) -> Phrase? {
        Self.commands[command]?.disabledReason?(self, context)
    }
    package mutating func perform(_ command: CommandID, count: Int, context: inout Context) -> Bool {
        if let motion = Motion(command) { return move(motion, count: count, context: &context) }
        guard let command = Self.commands[command] else { return false }
        command.run(&self, &context, count)
        return true
    }
    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool { false }
    package mutating func back(_ context: inout Context) -> Bool { false }

    package mutating func type(_ key: Key, context: inout Context) {}
    package mutating func paste(_ text: String, context: inout Context) {}
    package mutating func pasteGrid(_ text: String, context: inout Context) -> Bool { false }
    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {}

    package func exists(_ context: Context) -> Bool { true }
    package mutating func readAhead(_ context: inout Context) -> ReadAhead { .nothing }
    package mutating func maximise(_ context: Context) -> Bool { false }
    package func masterWidth(in body: Rect) -> Int? { nil }
    package mutating func update<Other: View, Result>(
        _ kind: Other.Type, _ change: (inout Other) -> Result
    ) -> Result? where Other.Context == Context {
        guard var found = self as? Other else { return nil }
        let result = change(&found)
        if let changed = found as? Self { self = changed }
        return result
    }

    /// The part of a body that it draws into, if the view below it may stay visible.
    package func ownArea(of body: Rect) -> Rect {
        masterWidth(in: body).map { body.droppingLeft($0 + 1) } ?? body
    }
}

extension Phrase {
    /// A day in the words of the language.
    package init(_ day: Day, _ style: DateStyle) {
        self.init(year: day.year, month: day.month, day: day.day, weekday: day.weekday.rawValue, style)
    }
}
