import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Sets and volume of each group of muscles, held against what was planned; and week by week for the chosen group.
struct MusclesContent: ProgressContent {
    private let weeks: [ISOWeek]
    private let unit: MassUnit
    private let figures: [MuscleFigures]
    private var chosen: Int

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        weeks = source.weeks
        unit = source.unit
        figures = try MuscleFigures.read(source)
        chosen = min(max(0, item), max(0, figures.count - 1))
    }

    func choosing(_ item: Int, _ source: ProgressSource) throws(StoreError) -> any ProgressContent {
        var copy = self
        copy.chosen = min(max(0, item), max(0, figures.count - 1))
        return copy
    }

    var items: [String] { figures.map(\.name) }
    var summary: String { "Sets done; indirect work counts half. │ marks the plan." }
    var empty: String? {
        figures.isEmpty ? "No set in this period. p shows another period, s starts a session." : nil
    }
    var stops: Int { weeks.count }

    var table: ProgressTable {
        ProgressTable(
            "Muscle groups per week",
            ["group", "week", "from", "sets", "volume (\(unit.rawValue))", "planned in period"],
            figures.flatMap { group in
                weeks.indices.map { index in
                    [
                        .text(group.name), .text(weeks[index].text), .text(weeks[index].monday.iso),
                        .number(group.sets[index], decimals: 1), .number(group.volume[index], decimals: 1),
                        group.planned > 0 ? .number(group.planned, decimals: 1) : .none,
                    ]
                }
            })
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        let below = area.height - figures.count >= 8 || area.height >= 16 ? max(8, area.height - figures.count - 1) : 0
        let upper = below > 0 ? min(figures.count, area.height - below - 1) : area.height
        var chart = BarChart(figures.map(\.bar), unit: "sets")
        chart.cursor = chosen
        screen.draw(chart, in: area.top(upper))
        guard below > 0, figures.indices.contains(chosen) else { return }
        let group = figures[chosen]
        var weekly = WeekText.chart(group.name, group.sets, unit: "sets", weeks: weeks, cursor: cursor)
        weekly.noteText = {
            group.volume.indices.contains($0)
                ? ", \(DecimalNumberText.grouped(group.volume[$0])) \(unit.rawValue)" : ""
        }
        screen.draw(weekly, in: area.bottom(below))
    }
}
