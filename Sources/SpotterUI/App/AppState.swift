import DiaryStore
public import TerminalKit

/// The whole state of the program: one value. A key changes it, drawing reads it.
public struct AppState: Sendable {
    /// What all panes share.
    public internal(set) var context: Context
    var pane = PaneID.dashboard
    var dashboard = DashboardView()
    var clients = ClientsView()
    var plans = PlansView()
    var diary = DiaryView()
    var measurements = MeasurementsView()
    /// Two phases side by side; lies over the panes while it is open.
    var board = BoardView()
    var isBoardOpen = false
    /// Keys of a sequence that is not complete yet: `n`, `g`.
    var pendingKeys: [Key] = []
    /// A count typed before a command.
    var count: Int?
    /// True once the program should end.
    public internal(set) var isFinished = false

    /// Opens the program on a diary; an empty one is welcomed.
    public init(services: Services, size: Size, theme: String = "dark") {
        context = Context(services: services, size: size, themeName: theme)
        open()
    }

    /// Reads the first view; an empty diary begins with the welcome.
    private mutating func open() {
        if context.read({ diary throws(StoreError) in try diary.isEmpty() }) == true {
            context.present(Welcome())
        }
        refresh()
    }
}
