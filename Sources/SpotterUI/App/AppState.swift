import DiaryStore
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
    /// A count typed before a command.
    var count: Int?
    /// True once the program should end.
    public internal(set) var isFinished = false

    /// Opens the program on a diary; an empty one is welcomed.
    public init(services: Services, size: Size, theme: String = "dark") {
        context = Context(services: services, size: size, themeName: theme)
        if context.read({ diary in try diary.isEmpty() }) == true {
            context.present(Welcome())
        }
        refresh()
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
        context.isStale = true
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
        context.reloadShared()
        navigator.reload(&context)
    }
}
