import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ProgressContent {
    /// Volume load, sets and repetitions of each week.
    static func volume(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let unit = source.unit
        let weeks = source.weeks
        let work = try source.work()
        let volume = work.totals(by: weeks, day: \.day, amount: { $0.volume.value(in: unit) })
        let sets = work.totals(by: weeks, day: \.day, amount: { Double($0.sets) }).map { Int($0) }
        let reps = work.totals(by: weeks, day: \.day, amount: { Double($0.reps) }).map { Int($0) }
        let total = volume.reduce(0, +)
        let mean = NumberFormat.grouped(total / Double(max(1, volume.count)))
        let all = "\(NumberFormat.grouped(total)) \(unit.rawValue) in all"
        return ProgressContent(
            summary: "\(all), \(mean) a week; \(Count.text(sets.reduce(0, +), "set")). Weight x reps without warm-ups.",
            empty: sets.contains { $0 > 0 } ? nil : none("set"), stops: weeks.count,
            table: .weekly("Volume per week", weeks, ["volume (\(unit.rawValue))", "sets", "reps"]) {
                [.number(volume[$0], decimals: 1), .whole(sets[$0]), .whole(reps[$0])]
            }
        ) { screen, area, cursor in
            var chart = WeekText.chart("Volume per week", volume, unit: unit.rawValue, weeks: weeks, cursor: cursor)
            chart.valueText = NumberFormat.grouped
            chart.noteText = { sets.indices.contains($0) ? ", \(Count.text(sets[$0], "set"))" : "" }
            screen.draw(chart, in: area)
        }
    }
}
