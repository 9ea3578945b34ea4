package import DiaryStore
package import FitnessModel

/// Volume load, sets and repetitions of each week.
package struct VolumeReport: Sendable {
    /// The weeks of the period, oldest first.
    package let weeks: [ISOWeek]
    /// The client's unit of weights.
    package let unit: MassUnit
    /// Weight times repetitions of each week, in the unit.
    package let volume: [Double]
    /// Work sets of each week.
    package let sets: [Int]
    /// Repetitions of each week.
    package let reps: [Int]
    /// Weeks of the period since the first session of all: means begin there.
    package let trainedWeeks: Int

    package init(_ source: ProgressSource) throws(StoreError) {
        let unit = source.unit
        let work = try source.work()
        self.unit = unit
        weeks = source.weeks
        trainedWeeks = weeks.count(since: try source.diary.trainingDays(of: source.client.id).min())
        volume = work.totals(by: weeks, day: \.day, amount: { $0.volume.value(in: unit) })
        sets = work.totals(by: weeks, day: \.day, amount: { Double($0.sets) }).map { Int($0) }
        reps = work.totals(by: weeks, day: \.day, amount: { Double($0.reps) }).map { Int($0) }
    }

    /// The figures as they are printed and exported.
    package var table: ProgressTable {
        .weekly("Volume per week", weeks, ["volume (\(unit.rawValue))", "sets", "reps"]) {
            [.number(volume[$0], decimals: 1), .whole(sets[$0]), .whole(reps[$0])]
        }
    }
}
