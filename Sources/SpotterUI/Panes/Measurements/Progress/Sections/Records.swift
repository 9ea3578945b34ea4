import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ProgressContent {
    /// What was better than ever within the last thirty days.
    static func records(_ source: ProgressSource) throws(StoreError) -> ProgressContent {
        let records = try source.diary.records(of: source.client.id, days: source.lastMonth, formula: source.formula)
        let unit = source.unit
        let table = ProgressTable(
            "Records of the last 30 days",
            ["day", "exercise", "record", "best (\(unit.rawValue))", "before (\(unit.rawValue))"],
            records.map {
                [
                    .text($0.record.day.iso), .text($0.name), .text($0.record.what),
                    .number($0.record.best.value(in: unit), decimals: 1),
                    .number($0.record.before.value(in: unit), decimals: 1),
                ]
            })
        return ProgressContent(
            summary: "\(Count.text(records.count, "record")) in the last 30 days.",
            empty: records.isEmpty
                ? "No record in the last 30 days. A first time is none. s starts a session." : nil,
            stops: records.count, routes: records.map { .exercise($0.exercise) }, table: table
        ) { screen, area, cursor in screen.progressTable(table, in: area, chosen: cursor) }
    }
}

extension TrainingRecord {
    /// "5 reps", "e1RM".
    var what: String {
        switch kind {
        case .load(let reps): Count.text(reps, "rep")
        case .estimate: "e1RM"
        }
    }
}
