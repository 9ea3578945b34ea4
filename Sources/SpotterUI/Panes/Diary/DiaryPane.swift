import DiaryStore
import FitnessModel
import TerminalKit

/// The fourth pane: what the current client ate and did, day by day.
struct DiaryPane: Pane {
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
    var day = DayPane()
    var runs = RunsPane()
    var library = LibraryPane()
    var review = ReviewPane()

    /// The room that has the keys.
    private var room: any Pane {
        switch tab {
        case .day: day
        case .runs: runs
        case .library: library
        case .review: review
        }
    }

    var contexts: [KeyContext] { room.contexts }
    var footerContexts: [KeyContext] { room.footerContexts }
    var mode: Role? { room.mode }
    var isTyping: Bool { room.isTyping }
    var isRestless: Bool { room.isRestless }
    var typingHints: [KeyHint] { room.typingHints }
    var tabs: (titles: [String], active: Int) { (Tab.allCases.map(\.title), tab.rawValue) }
    func caption(_ desk: Desk) -> String { room.caption(desk) }

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        withRoom { $0.perform(command, count: count, desk: &desk) }
    }

    mutating func type(_ key: Key, desk: inout Desk) { withRoom { $0.type(key, desk: &desk) } }
    func claims(_ keys: [Key]) -> Bool { room.claims(keys) }
    func awaits(_ key: Key) -> Bool { room.awaits(key) }
    mutating func begin(with keys: [Key], desk: inout Desk) -> Bool { withRoom { $0.begin(with: keys, desk: &desk) } }
    mutating func paste(_ text: String, desk: inout Desk) { withRoom { $0.paste(text, desk: &desk) } }
    mutating func rest(_ desk: inout Desk) { withRoom { $0.rest(&desk) } }
    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        withRoom { $0.mouse(mouse, body: body, desk: &desk) }
    }

    mutating func changeTab(by offset: Int, desk: inout Desk) {
        let all = Tab.allCases
        tab = all[(tab.rawValue + offset + all.count) % all.count]
        desk.isStale = true
    }

    mutating func reload(_ desk: inout Desk) { withRoom { $0.reload(&desk) } }

    func draw(into screen: inout Screen, body: Rect, desk: Desk) { room.draw(into: &screen, body: body, desk: desk) }

    private mutating func withRoom<T>(_ change: (inout any Pane) -> T) -> T {
        var shown = room
        let result = change(&shown)
        switch shown {
        case let pane as DayPane: day = pane
        case let pane as RunsPane: runs = pane
        case let pane as LibraryPane: library = pane
        case let pane as ReviewPane: review = pane
        default: break
        }
        return result
    }
}

extension DiaryPane {
    /// Shows one day.
    mutating func open(_ day: Day) {
        tab = .day
        self.day.day = day
    }

    /// Shows one run with its charts.
    mutating func openRun(_ id: Identifier<Run>, desk: inout Desk) {
        tab = .runs
        runs.open(id, desk: &desk)
    }
}
