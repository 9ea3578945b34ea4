import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension ProgressContent {
    /// Volume load, sets and repetitions of each week.
    static func volume(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let report = try VolumeReport(source)
        let (weeks, unit, volume, sets) = (report.weeks, report.unit, report.volume, report.sets)
        let total = volume.reduce(0, +)
        let mean = NumberFormat.grouped(total / Double(report.trainedWeeks))
        let all = "\(NumberFormat.grouped(total)) \(unit.rawValue) in all"
        return ProgressContent(
            summary: "\(all), \(mean) a week; \(Count.text(sets.reduce(0, +), "set")). Weight x reps without warm-ups.",
            empty: sets.contains { $0 > 0 } ? nil : none("set"), stops: weeks.count, table: report.table
        ) { screen, area, cursor in
            var chart = WeekText.chart("Volume per week", volume, unit: unit.rawValue, weeks: weeks, cursor: cursor)
            chart.valueText = NumberFormat.grouped
            chart.noteText = { sets.indices.contains($0) ? ", \(Count.text(sets[$0], "set"))" : "" }
            screen.draw(chart, in: area)
        }
    }
}
