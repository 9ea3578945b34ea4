import DiaryStore
import FitnessModel
import TerminalKit

/// One day of the current client: the five values of its energy, what was eaten and what was done.
struct DayPane: Pane {
    /// What the day was read for. As long as it is the same, nothing is read again.
    private struct Reading: Hashable {
        let client: Identifier<Client>
        let day: Day
        let today: Day
        let revision: Int

        func isSameDay(as other: Reading) -> Bool { client == other.client && day == other.day }
    }

    /// The day on screen; nil is today, also after midnight.
    var day: Day?
    /// What is shown; nil without a client.
    private(set) var content: DayContent?
    /// The lists as they are laid out: two side by side, or one.
    private(set) var lists: [[DayLine]] = [[]]
    var cursor = DayCursor()
    private var reading: Reading?

    var contexts: [KeyContext] { [.day, .list] }
    var footerContexts: [KeyContext] { [.day] }

    /// The day that commands act on: the one on screen.
    func shown(_ desk: Desk) -> Day { reading?.day ?? day ?? desk.today }

    func caption(_ desk: Desk) -> String {
        DayWording.caption(shown(desk), today: desk.today, goal: content?.goal, width: desk.size.columns)
    }

    func layout(_ body: Rect) -> DayLayout {
        let hints = Self.hintLines(content?.hints ?? [], width: body.width - 4).count
        return DayLayout(body, hints: hints, doings: content?.doings.count ?? 0)
    }

    mutating func reload(_ desk: inout Desk) {
        guard let client = desk.client else {
            (content, reading, lists) = (nil, nil, [[]])
            cursor.rewind()
            return
        }
        let wanted = Reading(
            client: client.id, day: day ?? desk.today, today: desk.today, revision: desk.revision)
        if wanted != reading { read(wanted, &desk) }
        layOut(desk)
    }

    private mutating func read(_ wanted: Reading, _ desk: inout Desk) {
        let isSameDay = reading.map { $0.isSameDay(as: wanted) } ?? false
        let known = Set(content?.keys ?? [])
        let found = desk.read { diary throws(StoreError) in
            try DayContent(diary, client: wanted.client, day: wanted.day, today: wanted.today)
        }
        // A day that could not be read must not look like another one.
        if found != nil || !isSameDay { content = found }
        reading = wanted
        guard isSameDay else { return cursor.rewind() }
        // What was added, or brought back, is what one wants to see next.
        layOut(desk)
        if let new = content?.keys.first(where: { !known.contains($0) }) { cursor.select(new) }
    }

    private mutating func layOut(_ desk: Desk) {
        let layout = layout(Frame(desk.size).body)
        lists = content?.lists(isSplit: layout.isSplit) ?? [[]]
        cursor.settle(on: lists, heights: layout.heights)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        if cursor.mouse(mouse, areas: layout(body).lists) {
            _ = perform(.editDayEntry, count: 1, desk: &desk)
        }
    }
}

extension DayPane {
    /// Shows another day; today is said as "whatever day it is", so that it stays so after midnight.
    mutating func show(_ wanted: Day, desk: inout Desk) {
        day = wanted == desk.today ? nil : wanted
        reload(&desk)
    }
}
