package import FitnessModel
public import Phrases
package import TerminalKit

/// Something on top of the views that takes all keys: a form, a list to choose from, a question. Overlays are values on
/// a stack, never nested loops of input.
package protocol Overlay<Context>: Sendable {
    /// The state that all views share.
    associatedtype Context: ViewContext

    /// The keys it takes, for the footer.
    var hints: [KeyHint] { get }
    /// All keys it takes, for the list of them.
    var keys: [KeyHint] { get }
    /// False if characters are not text: then `?` lists the keys, too.
    var takesText: Bool { get }
    /// True for a question that has to be answered first: no key changes the pane.
    var isQuestion: Bool { get }
    /// Handles a key and returns what follows.
    mutating func handle(_ key: Key, context: inout Context) -> Outcome<Context>
    /// Takes pasted text.
    mutating func paste(_ text: String, context: inout Context)
    /// Takes a click or the wheel.
    mutating func mouse(_ mouse: Mouse, context: inout Context) -> Outcome<Context>
    /// Stores a draft; called once a second and before the window closes.
    mutating func autosave(context: inout Context)
    /// Whether `autosave` should be called.
    var needsAutosave: Bool { get }
    /// True while something is typed that is not saved.
    var isHalfTyped: Bool { get }
    /// True if it is useless while the diary is read-only.
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

/// The result of a key in an overlay.
package enum Outcome<Context>: Sendable {
    /// The overlay stays open.
    case stay
    /// The overlay closes.
    case close
    /// It closes with an answer for its presenter.
    case finish(OverlayAction<Context>)
    /// It stays open, and its presenter does something.
    case act(OverlayAction<Context>)
}

/// The shared state of all views, as far as the toolkit uses it: window, day, message, drafts, navigation.
package protocol ViewContext: Sendable {
    /// The size of the window.
    var size: Size { get }
    /// The day now.
    var today: Day { get }
    /// The line above the footer.
    var message: Message? { get set }
    /// Whether the views on screen must read again.
    var isStale: Bool { get set }
    /// True when nothing may be written.
    var isReadOnly: Bool { get }
    /// The current keys.
    var keys: KeyMap { get }
    /// Whether a line above the keys says what to press next.
    var hasGuide: Bool { get }

    /// The unsaved text of a form; nil for none.
    func draft(_ key: String) -> String?
    /// Stores a draft; nil deletes it.
    mutating func saveDraft(_ text: String?, for key: String)

    /// Opens the draft of that name in the person's own editor once the view or form has handled the key.
    @discardableResult
    mutating func openEditor(draftKey: String) -> Bool

    /// Puts a form, a list to choose from or the like on top of everything.
    mutating func present(_ overlay: any Overlay<Self>)
    /// Lays a view over the one on screen; back leads here again.
    mutating func push(_ view: any View<Self>)
    /// Goes back to the view below.
    mutating func pop()
    /// Runs a command as if its key had been pressed, once the view has handled the key.
    mutating func run(_ command: CommandID)
}

extension ViewContext {
    /// The area of a view in the window.
    package var body: Rect { Frame(size, hasGuide: hasGuide).body }
}

/// An action that runs later, when the answer is known.
package typealias OverlayAction<Context> = @Sendable (inout Context) -> Void

/// The line above the footer: the last event, or an error and how to fix it.
public struct Message: Hashable, Sendable {
    /// The kind of message, shown by a word or a symbol in addition to the colour.
    public enum Tone: Hashable, Sendable { case plain, success, warning, failure }

    /// The sentence.
    public let phrase: Phrase
    /// The kind of message.
    public let tone: Tone

    /// The sentence in the current language.
    public var text: String { phrase.text }

    package static func plain(_ phrase: Phrase) -> Message { Message(phrase: phrase, tone: .plain) }
    package static func success(_ phrase: Phrase) -> Message { Message(phrase: phrase, tone: .success) }
    package static func warning(_ phrase: Phrase) -> Message { Message(phrase: phrase, tone: .warning) }
    package static func failure(_ phrase: Phrase) -> Message { Message(phrase: phrase, tone: .failure) }
}

/// The parts of every screen: tabs and sub-tabs on top, the body, message and keys at the bottom; above the keys an
/// optional guide.
package struct Frame: Hashable, Sendable {
    /// The smallest supported window.
    package static let smallest = Size(columns: 60, rows: 16)

    package let size: Size
    package let tabs: Rect
    package let subtabs: Rect
    package let body: Rect
    /// The line that says what to press next; empty without a guide.
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
