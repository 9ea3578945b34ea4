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
    /// The positions of the cursor.
    var stops: [Stop] = []
    /// The items that the braces step through: exercises, muscle groups.
    var items: [Phrase] = []
    /// The same section with another item, if that needs less reading.
    var choosing: (@Sendable (_ item: Int, _ source: ProgressSource) throws(StoreError) -> ProgressContent)?
    /// The values.
    let table: ProgressTable
    /// Draws the chart.
    let draw: @Sendable (_ screen: inout Screen, _ area: Rect, _ cursor: Int) -> Void

    /// A position of the cursor: a week, a day, a line.
    struct Stop: Sendable {
        /// What Enter opens; nil for nothing.
        var route: Route?
        /// The badge to edit or delete; nil outside of the badges.
        var badge: Badge?
    }

    /// The texts of a period without values.
    static let noSession: Phrase = "No session in this period. f shows another period, s starts a session."
    static let noSet: Phrase = "No set in this period. f shows another period, s starts a session."
    static let noLoad: Phrase = "No set with a load in this period. f shows another period, s starts a session."
    static let noWorkout: Phrase =
        "No session, run or activity in this period. f shows another period, s starts a session."
}

extension ProgressSection {
    /// Reads the content of the section; `item` is the selected exercise or muscle group.
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
