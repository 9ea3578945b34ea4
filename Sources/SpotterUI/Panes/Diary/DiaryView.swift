import DiaryStore
import FitnessModel
import TerminalKit

/// The fourth pane: what the current client ate and did, day by day.
struct DiaryView: View {
    /// The sub-tabs.
    enum Tab: Int, CaseIterable, Sendable {
        case day, runs, library, review

        var title: String {
            switch self {
            case .day: "Day"
            case .runs: "Runs"
            case .library: "Library"
            case .review: "Review"
            }
        }
    }

    var tab = Tab.day
    var day = DayView()
    var runs = RunsView()
    var library = LibraryView()
    var review = ReviewView()

    /// The room that has the keys.
    private var room: any View {
        switch tab {
        case .day: day
        case .runs: runs
        case .library: library
        case .review: review
        }
    }

    var scopes: [KeyScope] { room.scopes }
    var footerScopes: [KeyScope] { room.footerScopes }
    var mode: Role? { room.mode }
    var isTyping: Bool { room.isTyping }
    var needsAutosave: Bool { room.needsAutosave }
    var typingHints: [KeyHint] { room.typingHints }
    var tabs: (titles: [String], active: Int) { (Tab.allCases.map(\.title), tab.rawValue) }
    func caption(_ context: Context) -> String { room.caption(context) }

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        withView { $0.perform(command, count: count, context: &context) }
    }

    mutating func type(_ key: Key, context: inout Context) { withView { $0.type(key, context: &context) } }
    func capturesText(_ keys: [Key]) -> Bool { room.capturesText(keys) }
    func awaitsMore(_ key: Key) -> Bool { room.awaitsMore(key) }
    mutating func begin(with keys: [Key], context: inout Context) -> Bool {
        withView { $0.begin(with: keys, context: &context) }
    }
    mutating func paste(_ text: String, context: inout Context) { withView { $0.paste(text, context: &context) } }
    mutating func autosave(_ context: inout Context) { withView { $0.autosave(&context) } }
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        withView { $0.mouse(mouse, body: body, context: &context) }
    }

    mutating func changeTab(by offset: Int, context: inout Context) {
        let all = Tab.allCases
        tab = all[(tab.rawValue + offset + all.count) % all.count]
        context.isStale = true
    }

    mutating func reload(_ context: inout Context) { withView { $0.reload(&context) } }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        room.draw(into: &screen, body: body, context: context)
    }

    private mutating func withView<T>(_ change: (inout any View) -> T) -> T {
        var shown = room
        let result = change(&shown)
        switch shown {
        case let pane as DayView: day = pane
        case let pane as RunsView: runs = pane
        case let pane as LibraryView: library = pane
        case let pane as ReviewView: review = pane
        default: break
        }
        return result
    }
}

extension DiaryView {
    /// Shows one day.
    mutating func open(_ day: Day) {
        tab = .day
        self.day.day = day
    }

    /// Shows one run with its charts.
    mutating func openRun(_ id: Identifier<Run>, context: inout Context) {
        tab = .runs
        runs.open(id, context: &context)
    }
}
