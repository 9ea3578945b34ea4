import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What was better than ever within the last thirty days.
struct RecordsContent: ProgressContent {
    private let records: [ExerciseRecord]
    private let unit: MassUnit

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        records = try source.diary.records(of: source.client.id, days: source.lastMonth, formula: source.formula)
        unit = source.unit
    }

    var summary: String { "\(Count.text(records.count, "record")) in the last 30 days." }
    var empty: String? {
        records.isEmpty ? "No record in the last 30 days. A first time is none. s starts a session." : nil
    }
    var stops: Int { records.count }
    func route(at stop: Int) -> Route? { records.indices.contains(stop) ? .exercise(records[stop].exercise) : nil }

    /// "5 reps", "e1RM".
    static func what(_ record: TrainingRecord) -> String {
        switch record.kind {
        case .load(let reps): Count.text(reps, "rep")
        case .estimate: "e1RM"
        }
    }

    var table: ProgressTable {
        let unit = unit.rawValue
        return ProgressTable(
            "Records of the last 30 days", ["day", "exercise", "record", "best (\(unit))", "before (\(unit))"],
            records.map {
                [
                    .text($0.record.day.iso), .text($0.name), .text(Self.what($0.record)),
                    .number($0.record.best.value(in: self.unit), decimals: 1),
                    .number($0.record.before.value(in: self.unit), decimals: 1),
                ]
            })
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        screen.progressTable(table, in: area, chosen: cursor)
    }
}
