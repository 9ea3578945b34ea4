package import FitnessModel
package import TerminalKit

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
package typealias ContextAction<Context> = @Sendable (inout Context) -> Void
