import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
import ViewKit

/// The areas of the list of quantities and the chart: side by side from 78 columns on, else the chart alone.
struct CourseLayout {
    /// The list; empty in narrow windows.
    let list: Rect
    /// The line with the name and what is known of it.
    let title: Rect
    let content: Rect

    init(_ body: Rect, _ choices: [CourseQuantity]) {
        let isWide = body.width >= 78
        let longest = choices.map { TextWidth.of($0.name) }.max() ?? 0
        list = isWide ? body.left(max(21, min(longest + 3, 30))) : body.left(0)
        let room = isWide ? body.droppingLeft(list.width + 2).droppingRight(1) : body.inset(columns: 1)
        title = room.top(1)
        content = room.droppingTop(1)
    }
}

extension CourseView {
    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let report, context.client != nil else {
            let text: Phrase = "No client chosen. c chooses one: charts of all measurements appear here."
            screen.paragraph(text, in: body.inset(columns: 2).droppingTop(1), style: .muted)
            return
        }
        let layout = CourseLayout(body, report.choices)
        guard !report.lines.isEmpty else {
            let text: Phrase = "No weights or measurements yet. n w adds a weigh-in, n b a measurement."
            screen.paragraph(text, in: body.inset(columns: 2).droppingTop(1), style: .muted)
            return
        }
        drawList(report, into: &screen, at: layout.list, body)
        drawTitle(report, into: &screen, at: layout.title, isNarrow: layout.list.isEmpty)
        var area = layout.content
        if let caption = summary(report, context.today) {
            screen.put(caption, in: area, align: .leading, style: .muted)
            area = area.droppingTop(1)
        }
        if isTable {
            screen.progressTable(table, in: area, chosen: place)
        } else if let chart {
            screen.draw(chart, in: area)
        }
    }

    private func drawList(_ report: CourseReport, into screen: inout Screen, at area: Rect, _ body: Rect) {
        guard !area.isEmpty else { return }
        screen.verticalLine(from: Point(area.endColumn, area.row), height: body.height)
        for (line, choice) in report.choices.dropFirst(list.top).prefix(area.height).enumerated() {
            let row = area.droppingTop(line).top(1)
            let isBeside = choice == beside && choice != quantity
            let name: Phrase = isBeside ? "+ \(choice.name)" : "  \(choice.name)"
            screen.put(name, in: row, align: .leading, style: isBeside ? .accent : .text)
            if choice == quantity { screen.mark(row) }
        }
    }

    /// "Weight  trend -0.3 kg a week".
    private func drawTitle(_ report: CourseReport, into screen: inout Screen, at row: Rect, isNarrow: Bool) {
        let names = report.lines.map(\.quantity.name)
        let title: Phrase =
            switch (names.count, beside == quantity, screen.glyphs.isASCII) {
            case (1, true, true): "\(names[0]): up and down choose the chart to compare"
            case (1, true, false): "\(names[0]): ↑ ↓ choose the chart to compare"
            default: "\(and: names)"
            }
        let (number, count) = (list.selected + 1, report.choices.count)
        let right: Phrase =
            switch (isNarrow, screen.glyphs.isASCII) {
            case (true, true): "up/down \(number) of \(count)"
            case (true, false): "↑ ↓ \(number) of \(count)"
            case (false, _): pace(report)
            }
        let fits = TextWidth.of(title) + TextWidth.of(right) < row.width
        // Without room, the list marks what it is compared with, and the trend waits for the choice.
        let shown = fits || isNarrow || names.count == 1 ? title : names[0]
        let end: Phrase = fits || isNarrow || names.count > 1 ? right : ""
        screen.put(
            shown, in: row.droppingRight(TextWidth.of(end) + 1), align: .leading, style: Style(.heading, .bold))
        screen.put(end, in: row, align: .trailing, style: .muted)
    }

    /// "trend -0.3 kg a week"; empty if unknown.
    private func pace(_ report: CourseReport) -> Phrase {
        guard let pace = report.pace, case .body(let quantity)? = report.lines.first?.quantity else { return "" }
        let change = quantity.change(pace.perWeek)
        guard change != quantity.change(0) else { return "trend steady" }
        let unit = quantity.unit(in: report.client.unit)
        return unit.isEmpty ? "trend \(change) a week" : "trend \(change) \(unit) a week"
    }

    /// "Goal 80.0 kg by 1 Jun, at this pace 8 May 2027"; nil if goals are shown elsewhere.
    private func summary(_ report: CourseReport, _ today: Day) -> Phrase? {
        guard let line = report.lines.first, case .body(let quantity) = line.quantity else { return nil }
        guard let goal = report.goal else { return "No goal yet: , g sets one." }
        let value = goal.value(in: report.client.unit)
        let text = quantity.text(value, in: report.client.unit)
        let by = goal.by.map { RelativeDay.date($0, today: today) }
        let now = report.pace?.now ?? line.points.last?.value
        if let now, goal.isReached(now, in: report.client.unit) {
            return by.map { "Goal \(text) by \($0), reached" } ?? "Goal \(text), reached"
        }
        guard let pace = report.pace else { return by.map { "Goal \(text) by \($0)" } ?? "Goal \(text)" }
        return switch (by, pace.day(reaching: value)?.dated) {
        case (let by?, let day?): "Goal \(text) by \(by), at this pace \(day)"
        case (let by?, nil): "Goal \(text) by \(by), not at this pace"
        case (nil, let day?): "Goal \(text), at this pace \(day)"
        case (nil, nil): "Goal \(text), not at this pace"
        }
    }

    /// The chart of the shown quantities.
    private var chart: LineChart? {
        guard let report, let first = report.lines.first else { return nil }
        var chart = LineChart(series, unit: first.unit, over: report.days)
        chart.valueText = { "\(first.quantity.shown($0))" }
        if let second = report.lines.dropFirst().first {
            chart.rightUnit = second.unit
            chart.rightValueText = { "\(second.quantity.shown($0))" }
        }
        if let goal = report.goal, case .body(let quantity) = first.quantity {
            let value = goal.value(in: report.client.unit)
            chart.level = ChartTick(value, "goal \(quantity.shown(value))")
        }
        chart.spans = [report.phases, report.mesocycles].map { $0.map(\.chartSpan) }
        chart.empty = "Nothing in this period. f shows another one."
        chart.cursor = place
        return chart
    }

    /// The lines of the chart; a weight alone with its 7-day average.
    static func series(of report: CourseReport, _ body: BodyCourse) -> [ChartSeries] {
        guard let first = report.lines.first else { return [] }
        var series = report.lines.enumerated().map { number, line in
            // Values of the same unit share an axis; values without a unit do not.
            let isRight = number > 0 && (line.unit != first.unit || line.unit.isEmpty)
            return ChartSeries(line.quantity.name, line.points.map(\.chartPoint), isRight: isRight)
        }
        if report.lines.count == 1, first.quantity == .body(.weight) {
            let mean = body.points(of: .weightTrend).filter { report.days.contains($0.day) }
            series.append(ChartSeries("7-day average", mean.map(\.chartPoint)))
        }
        return series
    }
}

extension BodyPoint {
    fileprivate var chartPoint: ChartPoint { ChartPoint(x: DayAxis.place(day), y: value) }
}

extension TrainedSpan {
    fileprivate var chartSpan: ChartSpan {
        ChartSpan("\(name)", DayAxis.place(days.lowerBound)...DayAxis.place(days.upperBound))
    }
}

/// Days along the lower axis of a chart.
package enum DayAxis {
    /// The position of a day.
    package static func place(_ day: Day) -> Double { Double(origin.days(until: day)) }

    /// The day at a position.
    static func day(at place: Double) -> Day { origin.adding(days: Int(min(max(place, -1e6), 1e6).rounded())) }

    /// "12 Mar 2026": the reading of a cursor.
    static func text(_ place: Double) -> Phrase { day(at: place).dated }

    /// The days between the edges of a chart.
    static func breadth(_ days: ClosedRange<Day>) -> ClosedRange<Double> {
        place(days.lowerBound)...place(days.upperBound)
    }

    /// Marks: Mondays up to two months, the beginnings of months up to two years, else of years.
    static func ticks(_ days: ClosedRange<Day>) -> [ChartTick] {
        let span = days.lowerBound.days(until: days.upperBound)
        if span <= 62 {
            let first = days.lowerBound.adding(days: (8 - days.lowerBound.weekday.rawValue) % 7)
            return stride(from: 0, through: max(0, first.days(until: days.upperBound)), by: 7).map { offset in
                let monday = first.adding(days: offset)
                return ChartTick(place(monday), monday.short)
            }
        }
        let months = span > 750 ? [1] : Array(1...12)
        return (days.lowerBound.year...days.upperBound.year).flatMap { year in
            months.compactMap { month in
                Day(year: year, month: month, day: 1).map { day in
                    ChartTick(
                        place(day), month == 1 ? "\(year)" : day.shortMonth, isMajor: month == 1)
                }
            }
        }
    }

    private static let origin = Day(year: 2000, month: 1, day: 3) ?? .earliest
}

extension LineChart {
    /// A line over these days.
    package init(_ series: [ChartSeries], unit: Phrase, over days: ClosedRange<Day>) {
        self.init(series, unit: unit)
        breadth = DayAxis.breadth(days)
        ticks = DayAxis.ticks(days)
        placeText = DayAxis.text
    }
}
