import DiaryStore
import FitnessModel
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
        let title = span.title(range(today: context.today))
        guard let review, context.client != nil else { return title }
        // A month may have more days than the window has rows.
        let place = span == .month ? "\(scroll.position(count: review.days.count)) " : ""
        return "\(place)‹ \(title) ›"
    }

    /// The days on screen.
    func range(today: Day) -> ClosedRange<Day> { span.days(around: anchor ?? today) }

    /// The day with the cursor.
    var day: DaySummary? {
        guard let days = review?.days, days.indices.contains(scroll.selected) else { return nil }
        return days[scroll.selected]
    }

    mutating func reload(_ context: inout Context) {
        guard let client = context.client?.id else {
            (review, reading) = (nil, nil)
            return
        }
        let range = range(today: context.today)
        let wanted = Reading(client: client, revision: context.revision, range: range, today: context.today)
        if wanted != reading {
            let today = context.today
            // The cursor begins on today, and stays on its place in the period when that changes.
            if reading == nil, range.contains(today) { scroll.selected = range.lowerBound.days(until: today) }
            review =
                context.read { diary in
                    try diary.review(of: client, from: range.lowerBound, through: range.upperBound, today: today)
                } ?? review
            reading = wanted
        }
        let body = context.body
        scroll.reveal(
            height: ReviewLayout(body, days: review?.days.count ?? 0).days.height, count: review?.days.count ?? 0)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let count = review?.days.count ?? 0
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
        reload(&context)
    }
}

extension ReviewView {
    /// Shows the period so many weeks or months later.
    mutating func step(by offset: Int, _ context: inout Context) {
        let day = span.day(offset, periodsAfter: anchor ?? context.today)
        anchor = span.days(around: day).contains(context.today) ? nil : day
        reload(&context)
    }

    /// Shows the current period with the cursor on today.
    mutating func showNow(_ context: inout Context) {
        anchor = nil
        scroll.selected = range(today: context.today).lowerBound.days(until: context.today)
        reload(&context)
    }

    /// Shows the week or the month around the day with the cursor.
    mutating func show(_ span: ReviewSpan, _ context: inout Context) {
        guard span != self.span else { return }
        let day = day?.day ?? anchor ?? context.today
        self.span = span
        let range = span.days(around: day)
        anchor = range.contains(context.today) ? nil : day
        scroll.selected = range.lowerBound.days(until: day)
        reload(&context)
    }
}
