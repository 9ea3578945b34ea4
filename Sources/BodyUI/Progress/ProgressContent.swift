import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// A section after reading: its texts, its charts, and its values as a table.
struct ProgressContent: Sendable {
    /// The sentences above the chart.
    var summary: [Phrase] = []
    /// The text of an empty section, with the key to press; nil if it has content.
    var empty: Phrase?
    /// The number of positions of the cursor.
    var stops = 0
    /// The items that the braces step through: exercises, muscle groups.
    var items: [Phrase] = []
    /// The routes of the positions.
    var routes: [Route] = []
    /// The badge at each position.
    var badges: [Badge] = []
    /// The same section with another item, if that needs less reading.
    var choosing: (@Sendable (_ item: Int, _ source: ProgressSource) throws(StoreError) -> ProgressContent)?
    /// The values.
    let table: ProgressTable
    /// Draws the chart.
    let draw: @Sendable (_ screen: inout Screen, _ area: Rect, _ cursor: Int) -> Void

    /// The texts of a period without values.
    static let noSession: Phrase = "No session in this period. f shows another period, s starts a session."
    static let noSet: Phrase = "No set in this period. f shows another period, s starts a session."
    static let noLoad: Phrase = "No set with a load in this period. f shows another period, s starts a session."
    static let noWorkout: Phrase =
        "No session, run or activity in this period. f shows another period, s starts a session."
}

extension ProgressSection {
    /// Reads what the section shows; `item` is the exercise or the group of muscles that is chosen.
    func read(_ source: ProgressSource, item: Int = 0) throws(StoreError) -> ProgressContent {
        switch self {
        case .overview: try .overview(source)
        case .sessions: try .sessions(source)
        case .volume: try .volume(source)
        case .muscles: try .muscles(source, item: item)
        case .strength: try .strength(source, item: item)
        case .records: try .records(source)
        case .adherence: try .adherence(source)
        case .frequency: try .frequency(source)
        case .load: try .load(source)
        case .wellbeing: try .wellbeing(source)
        case .times: try .times(source, item: item)
        case .badges: try .badges(source)
        }
    }
}

/// The weeks of a chart as text.
enum WeekText {
    /// "week of 9 Mar 2026".
    static func place(_ week: ISOWeek) -> Phrase { "week of \(week.monday.dated)" }

    /// Marks below the columns: every Monday up to a quarter, then the first week of each month or year.
    static func ticks(_ weeks: [ISOWeek]) -> [ChartTick] {
        weeks.enumerated().compactMap { index, week in
            if weeks.count <= 16 { return ChartTick(Double(index), week.monday.short) }
            let last = week.sunday
            guard last.day <= 7, weeks.count <= 110 || last.month == 1 else { return nil }
            let isYear = last.month == 1
            return ChartTick(
                Double(index), isYear ? "\(last.year)" : last.shortMonth, isMajor: isYear)
        }
    }

    /// A chart of one value per week.
    static func chart(_ name: Phrase, _ values: [Double], unit: Phrase, weeks: [ISOWeek], cursor: Int? = nil)
        -> ColumnChart
    {
        var chart = ColumnChart(name, values, unit: unit)
        chart.ticks = ticks(weeks)
        chart.cursor = cursor
        chart.placeText = { weeks.indices.contains($0) ? place(weeks[$0]) : "" }
        return chart
    }
}

extension ProgressContent {
    /// The records of the last thirty days.
    static func records(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try RecordsReport(source)
        let (records, table) = (report.records, report.table)
        return ProgressContent(
            summary: ["\(records.count, one: "record", other: "records") in the last 30 days."],
            empty: records.isEmpty
                ? "No records in the last 30 days. A first time does not count. s starts a session." : nil,
            stops: records.count, routes: records.map { .exercise($0.exercise) }, table: table
        ) { screen, area, cursor in screen.progressTable(table, in: area, chosen: cursor) }
    }
}

extension ProgressContent {
    /// Sessions in each week, and weeks in a row.
    static func sessions(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try SessionsReport(source)
        let (weeks, counts, total) = (report.weeks, report.counts, report.total)
        return ProgressContent(
            summary: [
                "\(total, one: "session", other: "sessions"), \(report.rate) a week.", report.streak.sentence,
            ],
            empty: total > 0 ? nil : noSession, stops: weeks.count, table: report.table
        ) { screen, area, cursor in
            var chart = WeekText.chart("Sessions per week", counts, unit: "", weeks: weeks, cursor: cursor)
            chart.isWhole = true
            chart.valueText = { "\(Int($0), one: "session", other: "sessions")" }
            screen.draw(chart, in: area)
        }
    }
}

extension ProgressContent {
    /// Volume load, sets and repetitions of each week.
    static func volume(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try VolumeReport(source)
        let (weeks, unit, volume, sets) = (report.weeks, report.unit, report.volume, report.sets)
        let total = volume.reduce(0, +)
        let mean = NumberFormat.grouped(total / Double(report.trainedWeeks))
        let all = "\(NumberFormat.grouped(total)) \(unit.rawValue)"
        return ProgressContent(
            summary: [
                "\(all) in total, \(mean) a week; \(sets.reduce(0, +), one: "set", other: "sets").",
                "Weight x reps without warm-ups.",
            ],
            empty: sets.contains { $0 > 0 } ? nil : noSet, stops: weeks.count, table: report.table
        ) { screen, area, cursor in
            var chart = WeekText.chart(
                "Volume per week", volume, unit: "\(unit.rawValue)", weeks: weeks, cursor: cursor)
            chart.valueText = { "\(NumberFormat.grouped($0))" }
            chart.noteText = { sets.indices.contains($0) ? "\(sets[$0], one: "set", other: "sets")" : "" }
            screen.draw(chart, in: area)
        }
    }
}

extension Screen {
    /// Draws the values of a section, scrolled to the chosen row, or to the newest one.
    mutating func progressTable(_ table: ProgressTable, in area: Rect, chosen: Int?) {
        let texts = table.rows.map { row in row.map { TextWidth.printable($0.shown) } }
        let layout = TableLayout(Self.columns(table, texts), width: area.width - 2, gap: 2)
        tableHeader(layout, at: area.origin.moved(columns: 2))
        let rows = area.droppingTop(1)
        var list = ScrollList(selected: chosen ?? texts.count - 1)
        list.reveal(height: rows.height, count: texts.count)
        for (line, index) in list.visible(height: rows.height, count: texts.count).enumerated() {
            let place = rows.droppingTop(line).top(1)
            tableRow(texts[index].map(Phrase.init(verbatim:)), layout, at: place.origin.moved(columns: 2))
            if index == chosen { mark(place) }
        }
    }

    /// Columns are as wide as their widest value. In a narrow window texts shrink first; then the columns at the right
    /// are left out.
    private static func columns(_ table: ProgressTable, _ texts: [[String]]) -> [TableColumn] {
        table.columns.enumerated().map { index, title in
            let isNumber = table.isNumber(index)
            let value = texts.map { TextWidth.of($0[index]) }.max() ?? 0
            let width = max(TextWidth.of(title), value)
            let order = index < 2 ? 0 : index
            if isNumber { return TableColumn(number: title, .fixed(width), dropOrder: order) }
            let columnWidth: TableColumn.Width = width > 14 ? .flexible(minimum: 14, weight: width) : .fixed(width)
            return TableColumn(title, columnWidth, dropOrder: order)
        }
    }
}

extension ProgressContent {
    /// The level of each week above its session load, on one time axis.
    static func wellbeing(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try WellbeingWeeksReport(source)
        let weeks = report.weeks
        let checkIns = weeks.reduce(0) { $0 + $1.checkIns }
        let days = weeks.reduce(0) { $0 + $1.days }
        return ProgressContent(
            summary: [
                "\(checkIns, one: "check-in", other: "check-ins") on \(days, one: "day", other: "days").",
                "The average level of a week, 1 wound up to 4 carefree, over its session load.",
            ],
            empty: checkIns > 0 ? nil : "No check-ins in this period. n k checks in, f shows another period.",
            stops: weeks.count, table: report.table
        ) { screen, area, cursor in
            var level = WeekText.chart(
                "Level", weeks.map { $0.levelTenths.map { Double($0) / 10 } ?? .nan }, unit: "of 4",
                weeks: weeks.map(\.week), cursor: cursor)
            level.noteText = { weeks.indices.contains($0) ? weeks[$0].note : "" }
            let load = WeekText.chart(
                "Load per week", weeks.map { $0.load ?? .nan }, unit: "AU", weeks: weeks.map(\.week), cursor: cursor)
            let upper = area.top((area.height + 1) / 2)
            screen.draw(level, in: upper)
            screen.draw(load, in: area.droppingTop(upper.height))
        }
    }
}

extension WellbeingWeeksReport.Week {
    /// The cursor's text after the level.
    fileprivate var note: Phrase {
        checkIns == 0 ? "no check-in" : "\(days, one: "day", other: "days"), \(tenseDays) tense"
    }
}

extension ProgressContent {
    /// The prescribed and performed sets of the phases in the period, whole phases up to today.
    static func adherence(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try AdherenceReport(source)
        let lines = report.lines
        let total: [Phrase] = report.total.map { ["\($0)."] } ?? []
        return ProgressContent(
            summary: total + [
                "Whole phases that touch the period, up to today.",
                "Sessions are due evenly over their phase; │ marks what is due.",
            ],
            empty: lines.isEmpty
                ? "No phase with a first day in this period. 3 opens the plans, e there sets the day." : nil,
            stops: lines.count, routes: lines.map { .sheet($0.phase.id) }, table: report.table
        ) { screen, area, cursor in
            var chart = BarChart(lines.map(\.bar), unit: "sessions")
            chart.cursor = cursor
            screen.draw(chart, in: area)
        }
    }
}

extension PhaseAdherence {
    fileprivate var bar: BarChart.Bar {
        let isOpen = phase.end == nil
        let sessions: Phrase =
            switch (isOpen, done > due) {
            case (true, _): "\(done) of \(phase.sessionCount) so far"
            case (false, true): "\(done) done, \(due) due"
            case (false, false): "\(done) of \(due) due"
            }
        let facts: [Phrase] = [
            sessions, plannedSets > 0 ? "\(doneSets)/\(plannedSets) sets" : "",
            loads.planned > 0 ? "\(loads.met)/\(loads.planned) loads as planned" : "",
        ]
        return BarChart.Bar(
            "\(phase.name)", Double(done), target: Double(isOpen ? phase.sessionCount : due),
            text: facts.filter { !$0.isEmpty }.joined(separator: ", "))
    }
}
