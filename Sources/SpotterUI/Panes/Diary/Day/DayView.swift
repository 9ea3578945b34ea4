import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// One day of the current client: the five values of its energy, what was eaten and what was done.
struct DayView: View {
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
    private(set) var content: DayWording?
    /// The lists as they are laid out: two side by side, or one.
    private(set) var lists: [[DayLine]] = [[]]
    var cursor = PartedCursor<DayLine.Key>()
    private var reading: Reading?
    /// Rows that the hints take in a body of this width.
    private var hintRows = (width: 0, count: 0)

    var scopes: [KeyScope] { [.day, .list] }
    var footerScopes: [KeyScope] { [.day] }

    /// The day that commands act on: the one on screen.
    func shown(_ context: Context) -> Day { reading?.day ?? day ?? context.today }

    func marked(_ context: Context) -> AnyHashable? { cursor.key }
    func caption(_ context: Context) -> String {
        DayWording.caption(shown(context), today: context.today, goal: content?.day.goal, width: context.size.columns)
    }

    func layout(_ body: Rect) -> DayLayout {
        let hints = body.width == hintRows.width ? hintRows.count : wrappedHints(body.width)
        return DayLayout(body, hints: hints, activities: content?.activities.count ?? 0)
    }

    private func wrappedHints(_ width: Int) -> Int {
        (content?.hints ?? []).reduce(0) { $0 + TextWidth.wrap($1, width: width - 4).count }
    }

    mutating func reload(_ context: inout Context) {
        guard let client = context.client else {
            (content, reading, lists, hintRows) = (nil, nil, [[]], (0, 0))
            cursor = PartedCursor()
            return
        }
        let wanted = Reading(
            client: client.id, day: day ?? context.today, today: context.today, revision: context.revision)
        if wanted != reading { read(wanted, &context) }
        layOut(context)
    }

    private mutating func read(_ wanted: Reading, _ context: inout Context) {
        let isSameDay = reading.map { $0.isSameDay(as: wanted) } ?? false
        let known = Set(content?.keys ?? [])
        let start = context.services.weekStart
        let found = context.read { diary in
            try DayWording(diary, client: wanted.client, day: wanted.day, today: wanted.today, weeksFrom: start)
        }
        // A day that could not be read must not look like another one.
        if found != nil || !isSameDay { content = found }
        reading = wanted
        guard isSameDay else { return cursor = PartedCursor() }
        // What was added, or brought back, is what one wants to see next.
        layOut(context)
        if let new = content?.keys.first(where: { !known.contains($0) }) { cursor.select(new) }
    }

    private mutating func layOut(_ context: Context) {
        hintRows = (context.body.width, wrappedHints(context.body.width))
        let layout = layout(context.body)
        lists = content?.lists(isSplit: layout.isSplit) ?? [[]]
        cursor.update(to: lists.map { $0.map(\.key) }, heights: layout.heights)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if cursor.mouse(mouse, areas: layout(body).lists) { edit(&context) }
    }
}

extension DayView {
    /// Shows another day; today is said as "whatever day it is", so that it stays so after midnight.
    mutating func show(_ wanted: Day, context: inout Context) {
        day = wanted == context.today ? nil : wanted
        reload(&context)
    }
}
