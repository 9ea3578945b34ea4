import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// A week or a month of the current client at a glance.
struct ReviewView: View {
    /// What the review was read for. As long as it is the same, nothing is read again.
    private struct Reading: Hashable {
        let client: Identifier<Client>
        let revision: Int
        let range: ClosedRange<Day>
        let today: Day
    }

    private(set) var span = ReviewSpan.week
    /// A day of the period on screen; nil is the current period, also after midnight.
    private(set) var anchor: Day?
    /// The days with the cursor.
    var scroll = ScrollList()
    /// What is shown; nil without a client.
    private(set) var review: DiaryReview?
    private var reading: Reading?

    var scopes: [KeyScope] { [.review, .list] }
    var footerScopes: [KeyScope] { [.review] }

    func caption(_ context: Context) -> String {
        let title = span.title(range(context))
        guard review != nil, context.client != nil else { return title }
        // A month may have more days than the window has rows.
        let place = span == .month ? "\(scroll.position(count: days.count)) " : ""
        return "\(place)‹ \(title) ›"
    }

    /// The days on screen.
    func range(_ context: Context) -> ClosedRange<Day> { range(around: anchor ?? context.today, context) }

    private func range(around day: Day, _ context: Context) -> ClosedRange<Day> {
        span.days(around: day, weeksFrom: context.services.weekStart)
    }

    private var days: [DaySummary] { review?.days ?? [] }
    /// The day with the cursor.
    var day: DaySummary? { days.indices.contains(scroll.selected) ? days[scroll.selected] : nil }

    mutating func reload(_ context: inout Context) {
        guard let client = context.client?.id else {
            (review, reading) = (nil, nil)
            return
        }
        let (range, today) = (range(context), context.today)
        let wanted = Reading(client: client, revision: context.revision, range: range, today: today)
        if wanted != reading {
            // The cursor begins on today, and stays on its place in the period when that changes.
            if reading == nil, range.contains(today) { scroll.selected = range.lowerBound.days(until: today) }
            let found = context.read { diary in
                try diary.review(of: client, from: range.lowerBound, through: range.upperBound, today: today)
            }
            review = found ?? review
            reading = wanted
        }
        reveal(&context)
    }

    /// Brings the day with the cursor into view. After midnight other days are read.
    mutating func reveal(_ context: inout Context) {
        if let review, review.today != context.today { context.isStale = true }
        scroll.reveal(height: ReviewLayout(context.body, days: days.count).days.height, count: days.count)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let count = days.count
        switch mouse.kind {
        case .wheelUp: scroll.move(by: -1, count: count)
        case .wheelDown: scroll.move(by: 1, count: count)
        case .press, .doubleClick:
            let rows = ReviewLayout(body, days: count).days
            let line = mouse.at.row - rows.row + scroll.top
            guard rows.contains(mouse.at), line < count else { return }
            scroll.select(line, count: count)
            if mouse.kind == .doubleClick, let day { context.go(to: .day(day.day)) }
        }
        reveal(&context)
    }
}

extension ReviewView {
    /// Shows the period so many weeks or months later.
    mutating func step(by offset: Int, _ context: inout Context) {
        show(span.day(offset, periodsAfter: anchor ?? context.today), isChosen: false, &context)
    }

    /// Shows the period around the day so many months later.
    mutating func step(byMonths months: Int, _ context: inout Context) {
        show(ReviewSpan.month.day(months, periodsAfter: anchor ?? context.today), isChosen: false, &context)
    }

    /// Shows the current period with the cursor on today.
    mutating func showNow(_ context: inout Context) { show(context.today, &context) }

    /// Shows the month around the day with the cursor in place of the week, and back.
    mutating func changeSpan(_ context: inout Context) {
        let day = day?.day ?? anchor ?? context.today
        span = span == .week ? .month : .week
        show(day, &context)
    }

    /// Shows the period around a day; the cursor goes to it, or stays on its place in the period.
    mutating func show(_ day: Day, isChosen: Bool = true, _ context: inout Context) {
        let range = range(around: day, context)
        anchor = range.contains(context.today) ? nil : day
        if isChosen { scroll.selected = range.lowerBound.days(until: day) }
        reload(&context)
    }
}
