package import DiaryStore
package import FitnessModel

/// What was better than ever within the last thirty days.
package struct RecordsReport: Sendable {
    /// The records, the newest first.
    package let records: [ExerciseRecord]
    /// The client's unit of weights.
    package let unit: MassUnit

    package init(_ source: ProgressSource) throws(StoreError) {
        records = try source.diary.records(of: source.client.id, days: source.lastMonth, formula: source.formula)
        unit = source.unit
    }

    /// The figures as they are printed and exported.
    package var table: ProgressTable {
        ProgressTable(
            "Records of the last 30 days",
            ["day", "exercise", "record", "best (\(unit.rawValue))", "before (\(unit.rawValue))"],
            records.map {
                [
                    .day($0.record.day), .text($0.name), .text($0.record.title),
                    .number($0.record.best.value(in: unit), decimals: 1),
                    .number($0.record.before.value(in: unit), decimals: 1),
                ]
            })
    }
}

extension TrainingRecord {
    /// "5-rep best", "e1RM".
    package var title: String {
        switch kind {
        case .load(let reps): "\(reps)-rep best"
        case .estimate: "e1RM"
        }
    }
}
