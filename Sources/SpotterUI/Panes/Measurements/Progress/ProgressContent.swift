import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// One section, read: what it draws and what it says as a table.
protocol ProgressContent: Sendable {
    /// Reads what the section shows; `item` is the exercise or the group of muscles that is chosen.
    init(_ source: ProgressSource, item: Int) throws(StoreError)

    /// The same section with another item chosen; reads no more than that needs.
    func choosing(_ item: Int, _ source: ProgressSource) throws(StoreError) -> any ProgressContent
    /// One line above the chart.
    var summary: String { get }
    /// What is said, with the key to press, when there is nothing; nil when there is.
    var empty: String? { get }
    /// Where the cursor can stand.
    var stops: Int { get }
    /// What the braces step through: exercises, groups of muscles.
    var items: [String] { get }
    /// What can be opened at a stop.
    func route(at stop: Int) -> Route?
    /// The badge at a stop.
    func badge(at stop: Int) -> Badge?
    /// The figures.
    var table: ProgressTable { get }
    /// Draws the chart.
    func draw(into screen: inout Screen, area: Rect, cursor: Int)
}

extension ProgressContent {
    var items: [String] { [] }
    func choosing(_ item: Int, _ source: ProgressSource) throws(StoreError) -> any ProgressContent {
        try Self(source, item: item)
    }
    func route(at stop: Int) -> Route? { nil }
    func badge(at stop: Int) -> Badge? { nil }
}

extension ProgressSection {
    /// What the section consists of.
    var content: any ProgressContent.Type {
        switch self {
        case .overview: OverviewContent.self
        case .sessions: SessionsContent.self
        case .volume: VolumeContent.self
        case .muscles: MusclesContent.self
        case .strength: StrengthContent.self
        case .records: RecordsContent.self
        case .adherence: AdherenceContent.self
        case .frequency: FrequencyContent.self
        case .load: LoadContent.self
        case .badges: BadgesContent.self
        }
    }

    /// The figures of all items together: what is exported.
    func table(_ source: ProgressSource) throws(StoreError) -> ProgressTable {
        let first = try content.init(source, item: 0)
        var table = first.table
        guard self == .strength else { return table }
        for item in first.items.indices.dropFirst() {
            table.rows += try content.init(source, item: item).table.rows
        }
        return table
    }
}

/// The weeks of a chart in words.
enum WeekText {
    /// "week of 9 Mar 2026".
    static func place(_ week: ISOWeek) -> String { "week of \(week.monday.short) \(week.monday.year)" }

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
    static func chart(_ name: String, _ values: [Double], unit: String, weeks: [ISOWeek], cursor: Int) -> ColumnChart {
        var chart = ColumnChart(name, values, unit: unit)
        chart.ticks = ticks(weeks)
        chart.cursor = cursor
        chart.placeText = { weeks.indices.contains($0) ? place(weeks[$0]) : "" }
        return chart
    }
}
