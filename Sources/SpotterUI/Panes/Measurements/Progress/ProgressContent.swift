import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

/// One section, read: what it says, what it draws, and its figures as a table.
struct ProgressContent: Sendable {
    /// One line above the chart.
    var summary = ""
    /// What is said, with the key to press, when there is nothing; nil when there is.
    var empty: String?
    /// Where the cursor can stand.
    var stops = 0
    /// What the braces step through: exercises, groups of muscles.
    var items: [String] = []
    /// What can be opened, stop by stop.
    var routes: [Route] = []
    /// The badges, stop by stop.
    var badges: [Badge] = []
    /// The same section with another item chosen, where that needs less reading than the whole of it.
    var choosing: (@Sendable (_ item: Int, _ source: ProgressSource) throws(StoreError) -> ProgressContent)?
    /// The figures.
    let table: ProgressTable
    /// Draws the chart.
    let draw: @Sendable (_ screen: inout Screen, _ area: Rect, _ cursor: Int) -> Void

    /// What is said where a period has nothing: "No set in this period. ...".
    static func none(_ what: String) -> String {
        "No \(what) in this period. f shows another period, s starts a session."
    }
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

/// The weeks of a chart in words.
enum WeekText {
    /// "week of 9 Mar 2026".
    static func place(_ week: ISOWeek) -> String { "week of \(week.monday.dated)" }

    /// Marks below the columns: every Monday up to a quarter, then the first week of each month or year.
    static func ticks(_ weeks: [ISOWeek]) -> [ChartTick] {
        weeks.enumerated().compactMap { index, week in
            if weeks.count <= 16 { return ChartTick(Double(index), week.monday.short) }
            let last = week.sunday
            guard last.day <= 7, weeks.count <= 110 || last.month == 1 else { return nil }
            let isYear = last.month == 1
            return ChartTick(
                Double(index), isYear ? String(last.year) : String(last.monthName.prefix(3)), isMajor: isYear)
        }
    }

    /// A chart of one figure for each week.
    static func chart(_ name: String, _ values: [Double], unit: String, weeks: [ISOWeek], cursor: Int? = nil)
        -> ColumnChart
    {
        var chart = ColumnChart(name, values, unit: unit)
        chart.ticks = ticks(weeks)
        chart.cursor = cursor
        chart.placeText = { weeks.indices.contains($0) ? place(weeks[$0]) : "" }
        return chart
    }
}
