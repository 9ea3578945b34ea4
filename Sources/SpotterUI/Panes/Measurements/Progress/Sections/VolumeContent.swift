import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// Volume load, sets and repetitions of each week.
struct VolumeContent: ProgressContent {
    private let weeks: [ISOWeek]
    private let unit: MassUnit
    private let volume: [Double]
    private let sets: [Int]
    private let reps: [Int]

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        let unit = source.unit
        let work = try source.work()
        weeks = source.weeks
        self.unit = unit
        volume = work.totals(by: weeks, day: \.day, amount: { $0.volume.value(in: unit) })
        sets = work.totals(by: weeks, day: \.day, amount: { Double($0.sets) }).map { Int($0) }
        reps = work.totals(by: weeks, day: \.day, amount: { Double($0.reps) }).map { Int($0) }
    }

    var summary: String {
        let total = DecimalNumberText.grouped(volume.reduce(0, +))
        let mean = DecimalNumberText.grouped(volume.reduce(0, +) / Double(max(1, volume.count)))
        return "\(total) \(unit.rawValue) in all, \(mean) a week; \(Count.text(sets.reduce(0, +), "set")). "
            + "Weight x reps without warm-ups."
    }

    var empty: String? {
        sets.contains { $0 > 0 } ? nil : "No set in this period. p shows another period, s starts a session."
    }
    var stops: Int { weeks.count }

    var table: ProgressTable {
        ProgressTable(
            "Volume per week", ["week", "from", "volume (\(unit.rawValue))", "sets", "reps"],
            weeks.indices.map { index in
                [
                    .text(weeks[index].text), .text(weeks[index].monday.iso), .number(volume[index], decimals: 1),
                    .whole(sets[index]), .whole(reps[index]),
                ]
            })
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        var chart = WeekText.chart("Volume per week", volume, unit: unit.rawValue, weeks: weeks, cursor: cursor)
        chart.valueText = DecimalNumberText.grouped
        chart.noteText = { sets.indices.contains($0) ? ", \(Count.text(sets[$0], "set"))" : "" }
        screen.draw(chart, in: area)
    }
}
