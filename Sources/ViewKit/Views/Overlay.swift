package import FitnessModel
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
    /// True for a question that has to be answered first: no key changes the pane.
    var isQuestion: Bool { get }
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
    package var isQuestion: Bool { false }
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
    case finish(OverlayAction<Context>)
    /// It stays, and its presenter does something.
    case act(OverlayAction<Context>)
}

/// What all views share, as far as the toolkit has to know it: the window, the day, the message, drafts, and where to go.
package protocol ViewContext: Sendable {
    /// The size of the window.
    var size: Size { get }
    /// The day now.
    var today: Day { get }
    /// The line above the footer.
    var message: Message? { get set }
    /// What is shown must be read again.
    var isStale: Bool { get set }
    /// True when nothing may be written.
    var isReadOnly: Bool { get }
    /// The keys in force.
    var keys: KeyMap { get }
    /// True while a line over the keys says what to press next.
    var hasGuide: Bool { get }

    /// What was typed into a form that was never saved; nil for nothing.
    func draft(_ key: String) -> String?
    /// Keeps what is half typed; nil forgets it.
    mutating func saveDraft(_ text: String?, for key: String)

    /// Gives the draft of that name to the person's own editor once the view or form has done its part.
    @discardableResult
    mutating func openEditor(draftKey: String) -> Bool

    /// Puts a form, a list to choose from or the like on top of everything.
    mutating func present(_ overlay: any Overlay<Self>)
    /// Lays a view over the one on screen; back leads here again.
    mutating func push(_ view: any View<Self>)
    /// Goes back to the view below.
    mutating func pop()
    /// Runs a command as if its key had been pressed, once the view has done its part.
    mutating func run(_ command: CommandID)
}

extension ViewContext {
    /// Where a view stands in the window.
    package var body: Rect { Frame(size, hasGuide: hasGuide).body }
}

/// What is to be done later on, when the answer is known.
package typealias OverlayAction<Context> = @Sendable (inout Context) -> Void

/// The line above the footer: what just happened, or what went wrong and how to fix it.
public struct Message: Hashable, Sendable {
    /// What kind of news it is; shown by a word or a sign beside the colour.
    public enum Tone: Hashable, Sendable { case plain, success, warning, failure }

    /// The sentence.
    public let text: String
    /// Its kind.
    public let tone: Tone

    package static func plain(_ text: String) -> Message { Message(text: text, tone: .plain) }
    package static func success(_ text: String) -> Message { Message(text: text, tone: .success) }
    package static func warning(_ text: String) -> Message { Message(text: text, tone: .warning) }
    package static func failure(_ text: String) -> Message { Message(text: text, tone: .failure) }
}

/// Where the parts of every screen stand: tabs and sub-tabs above, the body, the message and the keys below; above the
/// keys a line that guides, where there is one.
package struct Frame: Hashable, Sendable {
    /// The smallest window in which the program works.
    package static let smallest = Size(columns: 60, rows: 16)

    package let size: Size
    package let tabs: Rect
    package let subtabs: Rect
    package let body: Rect
    /// Where a line says what to press next; empty where nothing guides.
    package let guide: Rect
    package let message: Rect
    package let footer: Rect

    package init(_ size: Size, hasGuide: Bool = false) {
        self.size = size
        let whole = Rect(size: size)
        tabs = whole.top(1)
        subtabs = whole.droppingTop(1).top(1)
        footer = whole.bottom(1)
        guide = whole.droppingBottom(1).bottom(hasGuide ? 1 : 0)
        message = whole.droppingBottom(1 + guide.height).bottom(1)
        body = whole.droppingTop(2).droppingBottom(2 + guide.height)
    }

    package var isTooSmall: Bool { !size.holds(Self.smallest) }
}
