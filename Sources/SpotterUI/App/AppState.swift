import DiaryStore
import FitnessModel
public import TerminalKit
import ViewKit

/// The whole state of the program: one value. A key changes it, drawing reads it.
public struct AppState: Sendable {
    /// What all views share.
    public internal(set) var context: Context
    /// The views, and which of them is on screen.
    var navigator = Navigator.everything()
    /// Keys of a sequence that is not complete yet: `n`, `g`.
    var pendingKeys: [Key] = []
    /// The letter that was pressed last, when it ran a command.
    var commandLetter: Key?
    /// The client on whom the view on screen and the context agreed last; nil since something else is on screen.
    private var agreedClient: Identifier<Client>?
    /// A count typed before a command.
    var count: Int?
    /// The trainer's own state, while the terminal is a client's; an array, since a value cannot hold itself.
    var behind: [AppState] = []
    /// Something happened since the last frame.
    var needsFrame = true
    /// True once the program should end.
    public internal(set) var isFinished = false

    /// Opens the program on a diary; an empty one is welcomed.
    public init(services: Services, size: Size, theme: String = "dark") {
        context = Context(services: services, size: size, themeName: theme)
        if context.read({ diary in try diary.isEmpty() }) == true {
            context.present(Welcome())
        }
        // A diary that is locked for a moment is read anew at the next start.
        let renewed = (try? services.diary.renewSets()) ?? nil
        handling { state in
            state.context.keepLeftPractices()
            state.refresh()
            state.followSubject()
        }
        if let renewed, renewed > 0 {
            let cells = Count.text(renewed, "older cell")
            context.message = .plain("More ways of writing a set are read now: \(cells) count differently.")
        }
    }

    /// The view that has the keys.
    var view: any View<Context> { navigator.view }
    /// The sheet that has the keys: of the plans, or the one on the Board's active side; nil where no sheet is.
    var sheet: SheetView? { navigator.shown(SheetView.self) }

    /// Lets the view on screen change itself and the context.
    @discardableResult
    mutating func withView<T>(_ body: (inout any View<Context>, inout Context) -> T) -> T {
        navigator.withView { body(&$0, &context) }
    }

    /// Goes to a pane and reads what it shows.
    mutating func show(_ pane: PaneID) {
        navigator.show(pane)
        moved()
    }

    /// Something else is on screen: it is read, and keys begin anew.
    mutating func moved() {
        pendingKeys = []
        agreedClient = nil
        context.isStale = true
    }

    /// What was left before is on screen again: its client is the current one, whoever was worked with meanwhile.
    mutating func returned() {
        if let owner = view.owner(context), owner != context.client?.id { context.choose(owner) }
        moved()
    }

    /// Makes the client whom the view on screen is about the current one: keys act on whom the header names. A client who
    /// was chosen by other means is followed by the cursor.
    mutating func followSubject() {
        if let client = context.client?.id, client != agreedClient {
            withView { view, context in view.follow(client, &context) }
        }
        if let subject = view.subject(context), subject != context.client?.id { context.look(at: subject) }
        agreedClient = context.client?.id
    }

    /// Reads again what is on screen: after a change, a move to another pane, or another program's writing.
    mutating func refresh() {
        reload()
        // What is shown may lead on: from a run that was ended to what became of it.
        guard !context.pending.isEmpty else { return }
        follow()
        reload()
    }

    private mutating func reload() {
        context.isStale = false
        context.diary.readTogether {
            context.reloadShared()
            navigator.reload(&context)
        }
    }
}
