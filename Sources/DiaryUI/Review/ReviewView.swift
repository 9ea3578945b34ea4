import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// A week or a month of the current client at a glance.
package struct ReviewView: View {
    /// The inputs of a read. While they are equal, nothing is read again.
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
    /// The content; nil without a client.
    private(set) var review: DiaryReview?
    private var reading: Reading?

    package init() {}

    var scopes: [KeyScope] { [.review, .list] }
    var footerScopes: [KeyScope] { [.review] }

    func caption(_ context: Context) -> Phrase {
        let title = span.title(range(context))
        guard review != nil, context.client != nil else { return title }
        // A month may have more days than the window has rows.
        return span == .month ? "\(scroll.position(count: days.count)) ‹ \(title) ›" : "‹ \(title) ›"
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
        let wanted = Reading(client: client, revision: context.revisions.all, range: range, today: today)
        if wanted != reading {
            // The cursor starts on today and keeps its position when the period changes.
            if reading == nil, range.contains(today) { scroll.selected = range.lowerBound.days(until: today) }
            let found = context.read { diary in
                try diary.energy.review(of: client, from: range.lowerBound, through: range.upperBound, today: today)
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
    /// Moves the period by weeks or months.
    mutating func step(by offset: Int, _ context: inout Context) {
        show(span.day(offset, periodsAfter: anchor ?? context.today), isChosen: false, &context)
    }

    /// Moves the period by months around the day.
    mutating func step(byMonths months: Int, _ context: inout Context) {
        show(ReviewSpan.month.day(months, periodsAfter: anchor ?? context.today), isChosen: false, &context)
    }

    /// Shows the current period with the cursor on today.
    mutating func showNow(_ context: inout Context) { show(context.today, &context) }

    /// Switches between the week and the month around the cursor.
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

extension ReviewView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let review, let client = context.client else {
            let text: Phrase = "No client chosen. c chooses one: the weeks and months of the diary appear here."
            screen.paragraph(text, in: body.inset(columns: 2).droppingTop(1), style: .muted)
            return
        }
        let parts = ReviewLayout(body, days: review.days.count)
        let table = ReviewTable(review: review, massUnit: client.unit, glyphs: screen.glyphs)
        let layout = TableLayout(table.columns, width: parts.header.width - 2)
        screen.tableHeader(layout, at: parts.header.origin.moved(columns: 1))
        drawDays(table, layout, into: &screen, in: parts.days)
        for (line, texts) in [table.sum, table.mean].enumerated() where line < parts.sums.height {
            screen.tableRow(
                texts, layout, at: parts.sums.origin.moved(columns: 1, rows: line), style: Style(.heading, .bold))
        }
        drawSentences(review, client.unit, into: &screen, in: parts.sentences)
        if !parts.charts.isEmpty {
            ReviewCharts(review: review, massUnit: client.unit).draw(into: &screen, in: parts.charts, day: day?.day)
        }
    }

    private func drawDays(_ table: ReviewTable, _ layout: TableLayout, into screen: inout Screen, in rows: Rect) {
        let days = table.review.days
        let most = days.filter(\.isRecorded).compactMap(\.deviation).map { abs($0.calories) }.max() ?? 0
        for (line, index) in scroll.visible(height: rows.height, count: days.count).enumerated() {
            let row = rows.droppingTop(line).top(1)
            let start = row.origin.moved(columns: 1)
            let day = days[index]
            let isChosen = index == scroll.selected
            let plain: Style = isChosen ? .selection : day.day == table.review.today ? Style(.text, .bold) : .text
            let goal = isChosen ? plain : table.style(table.review.adherence(day))
            screen.tableRow(
                table.row(day), layout, at: start, style: plain, styles: [ReviewTable.Column.goal.rawValue: goal])
            if let place = layout.rect(ofColumn: ReviewTable.Column.bar.rawValue, at: start) {
                let deviation = day.isRecorded ? day.deviation : nil
                screen.balanceBar(deviation?.calories, of: most, in: place)
            }
            if isChosen { screen.mark(row) }
        }
    }

    /// As many sentences as fit whole, the most important first.
    private func drawSentences(_ review: DiaryReview, _ unit: MassUnit, into screen: inout Screen, in area: Rect) {
        var space = area.droppingLeft(1)
        if area.height > 5 {
            screen.horizontalLine(from: area.origin, width: area.width)
            space = space.droppingTop(1)
        }
        for sentence in ReviewWording.sentences(review, massUnit: unit, on: .screen) {
            guard TextWidth.wrap(sentence.text, width: space.width).count <= space.height else { return }
            space = space.droppingTop(screen.paragraph(sentence, in: space))
        }
    }
}

extension Screen {
    /// A horizontal bar from the middle: excess to the right, deficit to the left.
    fileprivate mutating func balanceBar(_ calories: Int?, of most: Int, in place: Rect) {
        let half = (place.width - 1) / 2
        guard half > 1 else { return }
        let middle = place.origin.moved(columns: half)
        if let calories, most > 0, calories != 0 {
            let length = max(1, Int((Double(abs(calories)) / Double(most) * Double(half)).rounded()))
            let start = calories > 0 ? middle.column + 1 : middle.column - length
            let bar = Rect(column: start, row: place.row, width: length, height: 1)
            fill(bar, style: calories > 0 ? .gaugeOver : .accent, with: glyphs.isASCII ? "#" : "█")
        }
        put(verbatim: glyphs.vertical, at: middle, style: .border)
    }
}

/// The parts of the review: the days with their sums, sentences, and charts if there is room.
struct ReviewLayout {
    /// The titles of the columns.
    let header: Rect
    /// The days.
    let days: Rect
    /// Sum and average.
    let sums: Rect
    /// Sentences.
    let sentences: Rect
    /// Charts; empty if there is no room.
    let charts: Rect

    /// The smallest useful height of charts.
    private static let chartRows = 8
    private static let sumRows = 2
    /// The lines of the sentences on a small window and on a large one.
    private static let sentenceRows = (least: 3, usual: 6)

    init(_ body: Rect, days count: Int) {
        let area = body.inset(columns: 1)
        header = area.top(1)
        let below = area.droppingTop(1)
        // All days come before the sentences; if they do not fit, a week and a few sentences do.
        let spare = below.height - Self.sumRows - count
        let sentences =
            spare >= 2
            ? min(spare, Self.sentenceRows.usual + 1)
            : min(Self.sentenceRows.least, max(0, below.height - Self.sumRows - 7))
        let rows = max(1, min(count, below.height - Self.sumRows - sentences))
        days = below.top(rows)
        sums = below.droppingTop(rows).top(Self.sumRows)
        let rest = below.droppingTop(rows + Self.sumRows)
        let hasCharts = rest.height >= sentences + Self.chartRows
        self.sentences = hasCharts ? rest.top(sentences) : rest
        charts = hasCharts ? rest.droppingTop(sentences) : rest.top(0)
    }
}
